/**
 * What leaves the server for a seat. Everything is made from what the seat may know: events with their audience, and
 * either its view and legal actions or its `position`: the state dealt anew with fixed numbers, which is a function of
 * the seat's knowledge alone. Two true states that a seat cannot tell apart give the same bytes.
 */
import type { Change, DecisionInfo, EndInfo, SeatTime, Standing } from '#client/protocol.ts';
import {
  dealt,
  type Game,
  HOST,
  heard,
  type Kit,
  type Match,
  NO_DRAWS,
  Play,
  type Seat,
  SPECTATOR,
  unseenActions,
} from '#engine';
import type { RecordRow } from '../store/index.ts';
import { arrivalOf, eyesAt } from './arrivals.ts';
import { movesPosition } from './heldTable.ts';
import type { End } from './writing.ts';

export type Form = 'position' | 'view';

export interface Look {
  readonly seat: Seat;
  readonly as: Form;
}

/** What a seat knows, in the form the rules work on. Once the match is over, everything is shown. */
export function positionOf(game: Game, state: Readonly<Kit['state']>, seat: Seat, ended = false): object {
  if (ended || state.outcome !== undefined) return state;
  return dealt(game, state, seat);
}

/** How a match stands, or stood: the match itself, or a moment of it. */
export type Stood = Pick<Match<Kit>, 'state' | 'version' | 'outcome' | 'undoable'>;

/** What a standing is made from. */
export interface StandingSource {
  readonly id: string;
  readonly game: Game;
  readonly stood: Stood;
  readonly due?: number | undefined;
  readonly times?: readonly SeatTime[] | undefined;
  /** Nothing is decided any more, whatever the rules say. */
  readonly ended: boolean;
}

export function standingOf(source: StandingSource, { seat, as }: Look, changes: readonly Change[]): Standing {
  const { id, game, stood, due, times, ended } = source;
  const { state, version, outcome } = stood;
  const play = new Play(game, state, NO_DRAWS);
  return {
    match: id,
    version,
    seat,
    changes,
    awaited: ended ? [] : play.awaitedAs(seat),
    undoable: ended || seat === SPECTATOR ? 0 : stood.undoable(seat),
    ...(due === undefined ? {} : { due }),
    ...(times ? { times } : {}),
    ...(outcome ? { outcome } : {}),
    ...(as === 'position'
      ? { position: positionOf(game, state, seat, ended) }
      : seen(game, play, seat, ended)),
  };
}

/** The table as a seat sees it, and what it may decide there. */
function seen(game: Game, play: Play<Kit>, seat: Seat, ended: boolean) {
  const view = game.view(play.s, seat);
  return { view, ...(ended ? {} : decisionOf(game, play, seat, view)) };
}

/** What a seat may decide now. */
export function decisionOf(
  { words }: Game,
  play: Play<Kit>,
  seat: Seat,
  view: Kit['view'],
): { decision?: DecisionInfo } {
  if (!play.invited().includes(seat)) return {};
  const { kind } = play;
  const prompt = play.asking.step;
  return {
    decision: {
      prompt,
      kind,
      text: words.prompt(prompt, view),
      actions: play.legal(seat),
    },
  };
}

interface Lines {
  readonly lines: readonly RecordRow[];
  /** Absent where the rules are not at hand. */
  readonly game?: Game;
}

/** How a match ended, as its last line has it. */
export function endInfo(end: End): EndInfo {
  if (end.how !== 'rules') return end;
  // What ended before ends were lines has left no more of it.
  if (end.outcome === undefined) return { how: 'rules' };
  const { winners, places, points } = end.outcome;
  return { how: end.how, winners, ...(places ? { places } : {}), ...(points ? { points } : {}) };
}

/** Lines are only ever added to a record, so that what was counted once need not be counted again for every viewer. */
const counted = new WeakMap<readonly RecordRow[], number[]>();

/** How many actions stand after each line. */
function countsOf(lines: readonly RecordRow[]): readonly number[] {
  let counts = counted.get(lines);
  if (counts === undefined) {
    counts = [];
    counted.set(lines, counts);
  }
  for (const { kind, body } of lines.slice(counts.length)) {
    const before = counts.at(-1) ?? 0;
    const { to = 0 } = body;
    counts.push(kind === 'act' ? before + 1 : kind === 'undo' ? before - 1 : kind === 'back' ? to : before);
  }
  return counts;
}

/** The lines of the record as a seat may know them, all at once. */
export function changesOf(record: Lines, seat: Seat, after: number, upTo: number): Change[] {
  return [...eachChange(record, seat, after, upTo)];
}

/** The lines of the record as a seat may know them; others' actions are known by what was heard of them. */
export function* eachChange(
  { lines, game }: Lines,
  look: Seat,
  after: number,
  upTo: number,
): Generator<Change, undefined> {
  const unseen = game && unseenActions(game);
  const arrival = arrivalOf({ lines, ...(game ? { game } : {}) }, look);
  const counts = countsOf(lines);
  for (const line of lines.slice(Math.max(0, after), upTo)) {
    const { number, kind } = line;
    const { body } = line;
    const count = counts[number - 1] ?? 0;
    if (!movesPosition(kind)) {
      const { seat: by } = line;
      yield {
        number,
        kind,
        seat: by,
        count,
        events: [],
        ...(kind === 'end' ? { ended: endInfo(line.body as End) } : {}),
      };
      continue;
    }
    const seat = eyesAt(look, arrival, number);
    const { action, title, late, settled, press } = body;
    const events = heard(line.told ?? [], seat);
    // Without its rules nobody can tell what was asked unseen: then whatever was not heard of is kept back.
    const open = unseen !== undefined && !unseen.has(action?.type ?? '');
    const known = line.seat === seat || events.length > 0 || open;
    yield {
      number,
      kind,
      seat: known ? line.seat : HOST,
      count,
      events,
      ...(press !== undefined && known ? { press } : {}),
      ...(late && known ? { late } : {}),
      ...(settled && line.seat === seat ? { settled } : {}),
      ...(kind === 'act' && line.seat === seat && action ? { action, ...(title ? { title } : {}) } : {}),
    };
  }
  return undefined;
}
