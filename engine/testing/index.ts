/** The contract suite: one call from a game's test file tries everything the platform relies on. For tests only. */
import { describe } from 'vitest';
import type { Game, Kit } from '../index.ts';
import { clones } from './clones.ts';
import { coverage } from './coverage.ts';
import { leak } from './leak.ts';
import { legality } from './legality.ts';
import { randomPlay } from './random-play.ts';
import { records } from './records.ts';
import { refusals } from './refusals.ts';
import { states } from './states.ts';
import { type ContractOptions, termsOf } from './terms.ts';
import { undo } from './undo.ts';
import { words } from './words.ts';

export { type GoldenMatch, golden, goldenDrift, writeGolden } from './golden.ts';
export { randomMatch } from './playthrough.ts';
export type { ContractOptions, Policy, Table } from './terms.ts';

/** Registers the whole contract of a game with vitest. */
export function contract<K extends Kit>(game: Game<K>, options: ContractOptions<K>): void {
  const terms = termsOf(game, options);
  describe(`the contract of ${game.id}`, () => {
    randomPlay(terms);
    legality(terms);
    refusals(terms);
    states(terms);
    records(terms);
    undo(terms);
    leak(terms);
    clones(terms);
    words(terms);
    coverage(terms);
  });
}
