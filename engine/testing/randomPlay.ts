/** Contract: random games of every mode and number of seats come to an end, and someone can always act until then. */
import type { Game, Kit, MatchRecord, Outcome } from '../index.ts';
import { hash, stateProblem } from '../index.ts';
import { fail, telling } from './difference.ts';
import { begin, playout } from './playthrough.ts';
import { type Terms, type Trial, tableName, trial } from './terms.ts';

export function* randomPlay<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const { game, games, maxActions } = terms;

  yield trial('the options matrix has every number of seats and every mode', () => {
    const missing = missingFromMatrix(terms);
    if (missing.length > 0) fail(`no table of the contract has ${missing.join(', ')}`);
  });

  for (const table of terms.tables) {
    yield trial(`random games end: ${tableName(table)}`, () => {
      for (let i = 0; i < games; i++) {
        // Every game looks at other moments; all of them would take longer than to play them.
        const look = (reached: Readonly<K['state']>, number: number) => {
          if (number % LOOK_EVERY === i % LOOK_EVERY || reached.outcome !== undefined)
            checkSound(game, reached);
        };
        const { state, record } = playout(game, table, `random ${i}`, { maxActions, look });
        telling(
          () => record,
          () => checkOutcome(state.outcome, state.seats),
        );
      }
    });
  }

  yield trial('the same seed gives the same game, another seed another one', () => {
    for (const table of terms.tables) {
      const seeds = ['one', 'two', 'three', 'four', 'five'];
      const games = seeds.map((seed) => playout(game, table, seed, { maxActions }));
      const again = seeds.map((seed) => playout(game, table, seed, { maxActions }));
      const hashes = games.map(({ state }) => hash(state));
      const other = again.findIndex(({ state }, i) => hash(state) !== hashes[i]);
      if (other >= 0) tell(games[other]?.record, `${tableName(table)}: seed ${seeds[other]} gave two games`);
      const distinct = new Set(games.map(({ record }) => JSON.stringify(record.actions)));
      if (distinct.size < 2)
        tell(games[0]?.record, `${tableName(table)}: five seeds gave one and the same game`);
    }
  });

  yield trial('a match begins where its set-up says, whatever was played before', () => {
    for (const table of terms.tables) {
      const first = begin(game, table, 'first').hash();
      playout(game, table, 'between', { maxActions });
      if (begin(game, table, 'first').hash() !== first)
        fail(`${tableName(table)}: a played game changed the next one`);
    }
  });
}

function tell(record: MatchRecord | undefined, message: string): never {
  if (record === undefined) fail(message);
  return telling(
    () => record,
    () => fail(message),
  );
}

/** Of so many states of a random game one is held against the invariants. */
const LOOK_EVERY = 7;

function checkSound<K extends Kit>(game: Game<K>, state: Readonly<K['state']>): void {
  // As it would be loaded: a live state may hold keys without a value.
  const problem = stateProblem(game, JSON.parse(JSON.stringify(state)));
  if (problem) fail(`a random game came to a state in which ${problem.field} ${problem.reason}`);
}

function checkOutcome(outcome: Outcome | undefined, seats: number): void {
  if (outcome === undefined) fail('the game is over without an outcome');
  const { winners, rule, reason, points, places } = outcome;
  if (!winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)) {
    fail(`the winners ${JSON.stringify(winners)} are not all seats (there are ${seats})`);
  }
  if (new Set(winners).size !== winners.length)
    fail(`the winners ${JSON.stringify(winners)} name a seat twice`);
  if (!rule || !reason) fail('the outcome does not say by which rule and why');
  for (const counted of [points, places]) {
    if (counted !== undefined && counted.length !== seats) fail('the outcome does not count every seat');
  }
}

function missingFromMatrix<K extends Kit>({ game, tables }: Terms<K>): string[] {
  const missing: string[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    if (!tables.some((table) => table.seats === seats)) missing.push(`${seats} seats`);
  }
  for (const [name, spec] of Object.entries(game.options)) {
    const chosen = tables.map((table) => table.options?.[name] ?? spec.default);
    const values: readonly unknown[] =
      spec.kind === 'flag' ? [false, true] : spec.kind === 'choice' || spec.kind === 'set' ? spec.values : [];
    for (const value of values) {
      const covered = chosen.some((choice) =>
        Array.isArray(choice) ? choice.includes(value) : choice === value,
      );
      if (!covered) missing.push(`${name} ${value}`);
    }
  }
  return missing;
}
