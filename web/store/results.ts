/** Results of finished matches: small, and kept when the match itself is deleted. */
import type { Result } from '#ui/kit/ladder.ts';
import { isObject } from './isObject.ts';
import { allKept, keep, kept } from './kept.ts';

/** A result with what the pages of this app need beside it. */
export interface KeptResult extends Result {
  readonly rules: string;
  /** In milliseconds. */
  readonly started: number;
  readonly ended: number;
  /** How it came out, in the game's words. */
  readonly outcome: string;
  /** The chance to win as the bots saw it at a glance, 0 to 100, from the beginning to the end. */
  readonly curve: readonly number[];
  /** The match on a server that it is of. */
  readonly online?: string;
  /** How many people sat at the table. */
  readonly people: number;
  /** No pointer was used. */
  readonly keys?: true;
}

/** Oldest first; of one game, or of all. */
export function listResults(game?: string): KeptResult[] {
  return [...allKept('results').values()]
    .flatMap((value) => resultOf(value) ?? [])
    .filter((result) => game === undefined || result.game === game)
    .sort((a, b) => a.ended - b.ended);
}

export function readResult(id: string): KeptResult | undefined {
  return resultOf(kept('results', id));
}

export function writeResult(result: KeptResult): void {
  keep('results', result.id, result);
}

const NUMBERS = [
  'seats',
  'seat',
  'turns',
  'hints',
  'undos',
  'seconds',
  'started',
  'ended',
  'people',
] as const;
const TEXTS = ['id', 'game', 'rules', 'outcome'] as const;

export function resultOf(value: unknown): KeptResult | undefined {
  if (!isObject(value) || typeof value.won !== 'boolean' || !Array.isArray(value.levels)) return undefined;
  if (!NUMBERS.every((name) => typeof value[name] === 'number')) return undefined;
  if (!TEXTS.every((name) => typeof value[name] === 'string')) return undefined;
  if (!isObject(value.options) || !isObject(value.facts) || !Array.isArray(value.curve)) return undefined;
  // A file of JSON has no word for a seat without a bot.
  const levels = value.levels.map((level: unknown) => (typeof level === 'string' ? level : undefined));
  return { ...(value as unknown as KeptResult), levels };
}
