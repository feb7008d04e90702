/** The numbers that a hint tells the gain of, where none of its reasons holds. */
import type { Counsel } from '#ui/kit/counsel.ts';
import type { EosRise } from '../../state.ts';
import { NUMBERS } from '../numbers.ts';

export const counsel: Counsel<EosRise> = { numbers: () => NUMBERS };
