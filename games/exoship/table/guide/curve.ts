/** How a voyage went, for the curve at its end. */
import type { Quick } from '#ui/kit/end.ts';
import { sense } from '../../bot/index.ts';
import type { Exoship } from '../../state.ts';

/** What the search is sure of early on is still open to a person: its log-odds, set back and drawn together. */
const HEAD_START = 3;
const SPREAD = 2;

function value(...seen: Parameters<typeof sense.value>): number {
  const sure = Math.min(Math.max(sense.value(...seen), 1e-6), 1 - 1e-6);
  const odds = Math.log(sure / (1 - sure));
  return 1 / (1 + Math.exp((HEAD_START - odds) / SPREAD));
}

export const quick: Quick<Exoship> = { ...sense, value };
