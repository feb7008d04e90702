/** The contract suite: one call from a game's test file tries everything the platform relies on. For tests only. */
import { describe, it } from 'vitest';
import type { GameWithBots, Kit } from '../index.ts';
import { clones } from './clones.ts';
import { coverage } from './coverage.ts';
import { leak } from './leak.ts';
import { legality } from './legality.ts';
import { presses } from './presses.ts';
import { randomPlay } from './randomPlay.ts';
import { records } from './records.ts';
import { refusals } from './refusals.ts';
import { states } from './states.ts';
import { type ContractOptions, type Trial, termsOf } from './terms.ts';
import { undo } from './undo.ts';
import { words } from './words.ts';

export { randomMatch } from './playthrough.ts';
export type { Case, ContractOptions, Policy, Trial } from './terms.ts';

/** Registers the whole contract of a game with vitest. */
export function contract<K extends Kit>(game: GameWithBots<K>, options: ContractOptions<K>): void {
  describe(`the contract of ${game.id}`, () => {
    for (const { name, run } of trials(game, options))
      it(name, ({ task }) => {
        run((unused) => {
          task.meta.unused = unused;
        });
      });
  });
}

/** The tests of the contract, one by one. */
export function* trials<K extends Kit>(game: GameWithBots<K>, options: ContractOptions<K>): Generator<Trial> {
  const terms = termsOf(game, options);
  for (const part of PARTS) yield* part(terms);
}

const PARTS = [
  ...[randomPlay, legality, refusals, states, records, undo],
  ...[presses, leak, clones, words, coverage],
] as const;
