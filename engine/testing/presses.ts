/**
 * Contract: a press of several actions comes to what the same actions come to one by one, is kept by its record, and is
 * taken back whole. A draft, tried on what a seat knows, tells what really follows.
 */
import {
  blankDraft,
  dealt,
  draws,
  HOST,
  type Kit,
  Match,
  Play,
  putDown,
  type Random,
  type Seat,
  stream,
  thawed,
} from '../index.ts';
import { expectEqual, fail, telling } from './difference.ts';
import { perception } from './perception.ts';
import { begin, playthrough, type Stride } from './playthrough.ts';
import { type Terms, type Trial, tableName, trial } from './terms.ts';

/** So many actions of a game are pressed: what a press must keep does not change with the length of a game. */
const PRESSED = 400;
/** So many games are played at most until something is proposed. */
const ENOUGH_GAMES = 40;
/** So many actions are one press at most. */
const AT_ONCE = 5;
/** No game has such an action. */
const NONSENSE = { type: '__proto__' };

export function* presses<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const { game, maxActions, closeGames, lookEvery } = terms;
  for (const table of terms.tables) {
    yield trial(`a press equals its actions one by one: ${tableName(table)}`, () => {
      for (let i = 0; i < closeGames; i++) {
        const seed = `presses ${i}`;
        const past: string[] = [begin(game, table, seed).hash()];
        const single = playthrough(game, table, seed, {
          maxActions,
          after: ({ match, number }) => {
            if (number < PRESSED) past.push(match.hash());
          },
        });
        const pressed = begin(game, table, seed);
        telling(
          () => pressed.record(),
          () => pressAll(pressed, single.record().actions, past, stream(seed)),
        );
      }
    });

    if (game.batches)
      yield trial(`what is proposed for one press is legal: ${tableName(table)}`, () => {
        let found = 0;
        // A short game may end before there is anything to propose.
        for (let games = 0; found === 0 && games < ENOUGH_GAMES; games++) {
          playthrough(game, table, games === 0 ? 'batches' : `batches ${games}`, {
            maxActions,
            before: (stride) => {
              found += checkBatches(terms, stride);
            },
          });
        }
        if (found === 0) fail('nothing was ever proposed for one press');
      });

    yield trial(`a draft tells what follows: ${tableName(table)}`, () => {
      playthrough(game, table, 'drafts', {
        maxActions,
        after: (stride) => {
          if (stride.number % lookEvery === 0 && stride.seat !== HOST) checkDraft(terms, stride);
        },
      });
    });
  }
}

/** What is proposed may be pressed: of each row at least the first is done, and nothing in it is refused. */
function checkBatches<K extends Kit>({ game }: Terms<K>, { decisions, state, number }: Stride<K>): number {
  let found = 0;
  for (const { seat, actions } of decisions) {
    if (seat === HOST) continue;
    const proposed =
      game.batches?.(dealt(game, state, seat), seat, actions, stream(`batches ${number}`)) ?? [];
    for (const { id, actions: row } of proposed) {
      found++;
      const play = new Play(game, thawed<K['state']>(state), draws('fast', 'batches'));
      for (const action of row) {
        if (play.over || play.learnt || !play.invited().includes(seat)) break;
        const objection = play.objection(seat, action);
        if (objection) fail(`the batch ${id} is stopped by ${objection.rule}: ${JSON.stringify(action)}`);
        play.act(seat, action);
      }
    }
  }
  return found;
}

/** Presses the actions of a match in handfuls, and compares with the positions they came to one by one. */
function pressAll<K extends Kit>(
  match: Match<K>,
  actions: readonly (readonly [Seat, K['action']])[],
  past: readonly string[],
  random: Random,
): void {
  let at = 0;
  while (at < past.length - 1) {
    const most = Math.min(at + 1 + random.int(AT_ONCE), past.length - 1);
    const [seat] = actions[at] ?? fail('the match has no more actions');
    const others = actions.slice(at, most).findIndex(([other]) => other !== seat);
    const end = others < 0 ? most : at + others;
    const handful: unknown[] = actions.slice(at, end).map(([, action]) => action);
    if (random.int(4) === 0) handful.push(NONSENSE);
    at += checkPress(match, seat, handful, past);
  }
  checkRecord(match);
}

/** Presses, looks, takes back, looks, and presses again. Returns how many actions were done. */
function checkPress<K extends Kit>(
  match: Match<K>,
  seat: Seat,
  handful: readonly unknown[],
  past: readonly string[],
): number {
  const { length: from } = match.entries;
  const done = press(match, seat, handful);
  const told = match.entries.slice(from).flatMap((entry) => entry.told);
  expectEqual(done.events, told, 'a press tells something else than its actions');
  if (match.entries.length !== from + done.done) fail('a press says that it did more or less than it did');
  checkStop(match, seat, handful.length, done);
  if (match.hash() !== past[from + done.done]) fail('a press comes to another position');
  const undone = match.undo(seat);
  const learnt = match.entries.length > 0 && !undone.ok;
  if (learnt) {
    if (match.undoable(seat) > 0) fail('a press that taught nothing cannot be taken back');
    return done.done;
  }
  if (match.hash() !== past[from] || match.entries.length !== from)
    fail('taking a press back does not give what was before it');
  const again = press(match, seat, handful);
  if (again.done !== done.done || match.hash() !== past[from + done.done])
    fail('pressing again what was taken back gives something else');
  return done.done;
}

function press<K extends Kit>(match: Match<K>, seat: Seat, handful: readonly unknown[]) {
  const { version } = match;
  const done = match.press(seat, handful, version);
  if (!done.ok) return fail(`a press was refused: ${done.refusal.message}`);
  if (done.version !== version + done.done) fail('the version does not grow with every action of a press');
  return done;
}

/** A press stops where something was learnt, where others decide and where it is refused, and nowhere else. */
function checkStop<K extends Kit>(
  match: Match<K>,
  seat: Seat,
  length: number,
  { done, stopped }: { done: number; stopped?: unknown },
): void {
  const learnt = match.entries.at(-1)?.learnt === true;
  const invited = match.decisions().some((decision) => decision.seat === seat);
  if ((stopped === undefined) !== (done === length))
    fail('a press is cut short without a word, or says so though it is not');
  if (stopped === undefined || match.outcome !== undefined) return;
  if (learnt !== (stopped === 'learnt'))
    fail(`something was learnt: ${learnt}; the press says ${JSON.stringify(stopped)}`);
  if (!learnt && !invited && stopped !== 'others')
    fail(`others decide; the press says ${JSON.stringify(stopped)}`);
}

function checkRecord<K extends Kit>(match: Match<K>): void {
  const record = match.record();
  const replayed = Match.replay(match.game, record);
  if (!replayed.ok) fail(`the record of presses does not replay: ${replayed.refusal.message}`);
  expectEqual(replayed.match.record().presses, record.presses, 'the record of the replay has other presses');
  const seat = record.actions.at(-1)?.[0] ?? HOST;
  const [here, there] = [match.undo(seat), replayed.match.undo(seat)];
  if (here.ok !== there.ok || match.hash() !== replayed.match.hash())
    fail('a press is taken back otherwise once its record was replayed');
}

function checkDraft<K extends Kit>({ game }: Terms<K>, { match, state, seat, action }: Stride<K>): void {
  const draft = putDown(game, seat, blankDraft(game, state, seat), action);
  const goesOn = match.outcome === undefined && match.entries.at(-1)?.learnt === false;
  const awaited = match.decisions().some((decision) => decision.seat === seat && decision.awaited);
  const what = `${JSON.stringify(action)} of seat ${seat}`;
  if (draft === undefined) {
    if (goesOn && awaited) fail(`${what} teaches nothing, yet it cannot be put down`);
    return;
  }
  if (!goesOn) fail(`${what} was put down, though it teaches something or ends the game`);
  const known = perception(game, thawed<K['state']>(draft.state), seat);
  expectEqual(
    known,
    perception(game, thawed<K['state']>(match.state), seat),
    `a draft of ${what} shows something else`,
  );
}
