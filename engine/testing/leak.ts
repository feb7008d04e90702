/**
 * Contract: no leak. For every seat and a spectator, at every decision, a redealt state must look the same byte for
 * byte: view, own legal actions, who is waited for. What is then heard of an action may differ only where the view
 * differs too, and where nothing was learnt not at all.
 */
import {
  type Draws,
  dealt,
  draws,
  EVERYONE,
  type Game,
  HOST,
  hash,
  heard,
  type Kit,
  redeal,
  type Seat,
  same,
  stateProblem,
  stream,
  thawed,
} from '../index.ts';
import { expectEqual, fail } from './difference.ts';
import { type Consequence, canDo, consequence, perception } from './perception.ts';
import { begin, onlookers, playthrough, type Stride } from './playthrough.ts';
import { type Case, type Terms, type Trial, tableName, trial } from './terms.ts';

const REDEALS = 3;

export function* leak<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const { game, maxActions, leakEvery, closeGames } = terms;
  for (const table of terms.tables) {
    yield trial(`shows no seat more than it may know: ${tableName(table)}`, () => {
      let moved = 0;
      for (let i = 0; i < closeGames; i++) {
        playthrough(game, table, `leak ${i}`, {
          maxActions,
          before(stride) {
            if (stride.number % leakEvery !== 0) return;
            const before = hash(stride.state);
            const { kind, seed } = stride.match.record().random;
            const dice = draws(kind, seed);
            const truth = consequence(game, stride.state, stride.seat, stride.action, dice);
            for (const seat of lookers(stride)) if (checkSeat(terms, stride, seat, truth, dice)) moved++;
            // Once in a while: it concerns all seats, and changes less often than what one of them sees.
            if (stride.number % (4 * leakEvery) === 0) checkEveryone(terms, stride);
            if (hash(stride.state) !== before) fail('looking at the state or redealing it changed it');
          },
          after: ({ match }) => checkAudience(terms, match),
        });
      }
      if (terms.open && moved > 0)
        fail('the contract says that nothing is hidden, yet redeal changes the state');
      if (!terms.open && moved === 0) {
        fail(
          'redeal never changed anything, so nothing was tested; a game without secrets says `open: true`',
        );
      }
    });
  }

  yield trial('the opening tells nobody what the view does not show', () => {
    for (const table of terms.tables) checkOpenings(terms, table);
  });
}

/** The host looks too where it has something to decide. */
function lookers<K extends Kit>({ state, decisions }: Stride<K>): Seat[] {
  return decisions.some(({ seat }) => seat === HOST) ? [...onlookers(state), HOST] : onlookers(state);
}

/** Compares the true state with redealt ones for one seat. Returns whether the game's redeal moved anything. */
function checkSeat<K extends Kit>(
  terms: Terms<K>,
  stride: Stride<K>,
  seat: Seat,
  truth: Consequence<K>,
  dice: Draws,
): boolean {
  const { game } = terms;
  const { state, number } = stride;
  const random = stream(`leak ${number} ${seat}`);
  const seen = perception(game, state, seat);
  for (let n = 0; n < REDEALS; n++) {
    const redealt = redeal(game, state, seat, random);
    const problem = stateProblem(game, redealt);
    if (problem) fail(`redeal for seat ${seat} makes a broken state: ${problem.field} ${problem.reason}`);
    expectEqual(
      perception(game, redealt, seat),
      seen,
      `seat ${seat} can tell the true state from a redealt one`,
    );
    checkNext(terms, stride, seat, truth, redealt, dice);
    checkFairness(terms, state, redealt, seat);
  }
  const own = thawed<K['state']>(state);
  game.redeal(own, seat, random);
  return !same(own, state);
}

/** What nobody has seen can be dealt anew without anybody telling the difference. */
function checkEveryone<K extends Kit>({ game }: Terms<K>, stride: Stride<K>): void {
  const { state, number } = stride;
  const redealt = redeal(game, state, EVERYONE, stream(`everyone ${number}`));
  const problem = stateProblem(game, redealt);
  if (problem) fail(`redeal for everyone makes a broken state: ${problem.field} ${problem.reason}`);
  for (const seat of lookers(stride)) {
    expectEqual(
      perception(game, redealt, seat),
      perception(game, state, seat),
      `seat ${seat} can tell the true state from one redealt for everyone`,
    );
  }
}

/** A bot of this seat must think the same on both states: the same numbers deal the same cards. */
function checkFairness<K extends Kit>(
  { game }: Terms<K>,
  state: K['state'],
  redealt: K['state'],
  seat: Seat,
): void {
  const [one, other] = [state, redealt].map((s) => redeal(game, s, seat, stream(`fair ${seat}`)));
  expectEqual(other, one, `redeal for seat ${seat} depends on more than the seat knows`);
}

/** The same next action on the true and on the redealt state, as this seat perceives it. */
function checkNext<K extends Kit>(
  { game, fleeting }: Terms<K>,
  { seat: actor, action }: Stride<K>,
  seat: Seat,
  truth: Consequence<K>,
  redealt: K['state'],
  dice: Draws,
): void {
  if (!canDo(game, redealt, actor, action)) {
    if (actor === seat)
      fail(`seat ${seat} can do ${JSON.stringify(action)} in the true state but not in a redealt one`);
    return;
  }
  const other = consequence(game, redealt, actor, action, dice);
  const what = `after ${JSON.stringify(action)} of seat ${actor}, seat ${seat}`;
  checkDealt(game, truth.state, other.state, seat, what);
  if (!truth.learnt && !other.learnt) {
    expectEqual(
      heard(other.told, seat),
      heard(truth.told, seat),
      `${what} hears of something that was not revealed`,
    );
    expectEqual(
      perception(game, other.state, seat),
      perception(game, truth.state, seat),
      `${what} sees something that was not revealed`,
    );
    return;
  }
  const lasting = ({ told }: Consequence<K>) =>
    heard(told, seat).filter(({ type }) => !fleeting.includes(type));
  if (JSON.stringify(game.view(other.state, seat)) !== JSON.stringify(game.view(truth.state, seat))) return;
  expectEqual(lasting(other), lasting(truth), `${what} hears what its view does not show (see \`fleeting\`)`);
}

/** What looks alike to a seat must be dealt to it alike, or the state it is given tells what its view does not. */
function checkDealt<K extends Kit>(
  game: Game<K>,
  one: K['state'],
  other: K['state'],
  seat: Seat,
  what: string,
): void {
  if (!same(perception(game, one, seat), perception(game, other, seat))) return;
  expectEqual(
    dealt(game, other, seat),
    dealt(game, one, seat),
    `${what} is dealt what its view does not show`,
  );
}

function checkAudience<K extends Kit>({ game }: Terms<K>, match: Stride<K>['match']): void {
  const entry = match.entries.at(-1) ?? fail('an action left no entry');
  for (const seat of onlookers(match.state)) {
    const log: readonly unknown[] = match.log(seat);
    for (const { event, to } of entry.told) {
      if (to !== undefined && !to.includes(seat) && log.includes(event))
        fail(`seat ${seat} heard ${event.type} of ${game.id}`);
    }
  }
}

function checkOpenings<K extends Kit>({ game, fleeting }: Terms<K>, table: Case): void {
  const openings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => begin(game, table, `opening ${seed}`));
  for (const seat of onlookers({ seats: table.seats })) {
    const heardBy = new Map<string, unknown>();
    for (const match of openings) {
      const view = JSON.stringify(match.view(seat));
      const opening = match.opening(seat).filter(({ type }) => !fleeting.includes(type));
      const before = heardBy.get(view) ?? opening;
      expectEqual(
        opening,
        before,
        `${tableName(table)}: seat ${seat} hears in the opening what its view does not show`,
      );
      heardBy.set(view, before);
    }
  }
}
