/**
 * Contract: undo takes back to exactly what was, and is offered only while nothing was learnt. Honest undo: an action
 * that counts as nothing learnt looks the same to its seat in every state the seat could be in.
 */
import { clone, draws, HOST, heard, type Kit, type Match, redeal, stream } from '../index.ts';
import { expectEqual, fail } from './difference.ts';
import { consequence, perception } from './perception.ts';
import { onlookers, playthrough, type Stride } from './playthrough.ts';
import { replay } from './records.ts';
import { type Terms, type Trial, tableName, trial } from './terms.ts';

const REDEALS = 3;

export function* undo<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const { game, maxActions, closeGames } = terms;
  for (const table of terms.tables) {
    yield trial(`undo equals replaying the prefix: ${tableName(table)}`, () => {
      for (let i = 0; i < closeGames; i++) {
        const past: string[] = [];
        playthrough(game, table, `undo ${i}`, {
          maxActions,
          before: ({ match, number }) => {
            past[number] = appearance(match);
          },
          after: ({ match, number }) => {
            checkOffer(match);
            takeBack(match, past);
            // Each of these plays the whole match again.
            if (number % (number < 100 ? 10 : 100) === 0) checkPrefix(terms, match, past);
          },
        });
      }
    });

    yield trial(`what can be undone taught nothing: ${tableName(table)}`, () => {
      for (let i = 0; i < closeGames; i++) {
        playthrough(game, table, `honest undo ${i}`, {
          maxActions,
          after: (stride) => checkHonest(terms, stride),
        });
      }
    });
  }
}

/** All that anyone can see of a match, its state, and the end of its log and of its record. */
function appearance<K extends Kit>(match: Match<K>): string {
  const seats = [...onlookers(match.state), HOST];
  const logs = seats.map((seat) => match.log(seat));
  return JSON.stringify({
    hash: match.hash(),
    decisions: match.decisions(),
    views: onlookers(match.state).map((seat) => match.view(seat)),
    undoable: seats.map((seat) => match.undoable(seat)),
    logs: logs.map((log) => ({ length: log.length, end: log.slice(-20) })),
    entries: { length: match.entries.length, last: match.entries.at(-1) },
  });
}

function expectAppearance<K extends Kit>(match: Match<K>, expected: string | undefined, what: string): void {
  const found = appearance(match);
  if (found !== expected) expectEqual(JSON.parse(found), JSON.parse(expected ?? '{}'), what);
}

/** An offer reaches back over the last actions of one seat, up to the first that taught anything. */
function checkOffer<K extends Kit>(match: Match<K>): void {
  for (const seat of [...onlookers(match.state), HOST]) {
    const last = match.entries.findLastIndex((entry) => entry.learnt || entry.seat !== seat);
    const expected = match.entries.length - 1 - last;
    const offered = match.undoable(seat);
    if (offered !== expected)
      fail(`seat ${seat} is offered to undo ${offered} actions instead of ${expected}`);
    if (offered > 0) continue;
    const undone = match.undo(seat);
    if (undone.ok || undone.refusal.code !== 'nothing-to-undo')
      fail(`seat ${seat} could undo without an offer`);
  }
}

/** Takes back all that is offered, comparing each time with what was, and does it again. */
function takeBack<K extends Kit>(match: Match<K>, past: readonly string[]): void {
  const { actions } = match.record();
  const seat = actions.at(-1)?.[0] ?? HOST;
  const offered = match.undoable(seat);
  if (offered === 0) return;
  const now = appearance(match);
  for (let n = 1; n <= offered; n++) {
    const { version } = match;
    const undone = match.undo(seat);
    if (!undone.ok) fail(`undo was offered to seat ${seat}, but ${undone.refusal.message}`);
    if (match.version <= version) fail('the version does not grow with undo');
    expectAppearance(match, past[actions.length - n], `taking back ${n} actions does not give what was`);
  }
  for (const [who, action] of actions.slice(actions.length - offered)) match.act(who, action);
  expectAppearance(match, now, 'doing again what was taken back gives something else');
}

function checkPrefix<K extends Kit>(terms: Terms<K>, match: Match<K>, past: readonly string[]): void {
  const { hash: _, ...record } = match.record();
  const number = record.actions.length - 1;
  const prefix = replay(terms, { ...record, actions: record.actions.slice(0, number) });
  expectAppearance(prefix, past[number], `replaying ${number} actions differs`);
  for (const seat of onlookers(prefix.state)) {
    const log = prefix.log(seat);
    expectEqual(
      match.log(seat).slice(0, log.length),
      log,
      `the log of seat ${seat} differs after ${number} actions`,
    );
  }
}

function checkHonest<K extends Kit>({ game }: Terms<K>, stride: Stride<K>): void {
  const { match, state, seat, action, number } = stride;
  const { learnt, told } = match.entries.at(-1) ?? fail('an action left no entry');
  const { kind, seed } = match.record().random;
  const random = stream(`honest ${number}`);
  for (let n = 0; n < REDEALS; n++) {
    const other = consequence(game, redeal(game, state, seat, random), seat, action, draws(kind, seed));
    const what = `${JSON.stringify(action)} of seat ${seat}`;
    if (other.learnt !== learnt) {
      fail(
        `whether ${what} can be undone depends on what that seat does not know: learnt is ${learnt} here, ${other.learnt} elsewhere`,
      );
    }
    if (learnt) continue;
    const here = { ...perception(game, clone(match.state), seat), heard: heard(told, seat) };
    const there = { ...perception(game, other.state, seat), heard: heard(other.told, seat) };
    expectEqual(
      there,
      here,
      `${what} counts as nothing learnt, yet it tells apart what the seat could not tell before`,
    );
  }
}
