import type { Words } from '#engine';
import type { Exodus } from '../state.ts';
export const words: Words<Exodus> = { title: 'Exodus' } as unknown as Words<Exodus>;
