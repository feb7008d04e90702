import type { Words } from '#engine';
import type { Mothership } from '../state.ts';
export const words = {} as Words<Mothership>;
