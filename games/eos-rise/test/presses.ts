/** How many presses a recorded game is at the table: what is laid out together is sent together, what is settled not at all. */
import { canonical, Match, type MatchRecord, nth } from '#engine';
import type { EosAction } from '../action.ts';
import type { CharacterId } from '../content/characters.ts';
import type { StepName } from '../frame.ts';
import { eosRise } from '../index.ts';
import { batches } from '../outlook/batches.ts';
import { settled } from '../outlook/settled.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';

type SeatAction = readonly [seat: number, action: EosAction];

/** What the table lays out for one press. */
const TOGETHER: Readonly<Partial<Record<EosAction['type'], string>>> = {
  buyCube: 'planning',
  scrap: 'planning',
  ready: 'planning',
  afterburner: 'flight',
  warp: 'flight',
  stop: 'flight',
  join: 'fighters',
  placeDie: 'volley',
  target: 'volley',
  shield: 'shields',
  targetLock: 'reroll',
  mark: 'reroll',
  reroll: 'reroll',
  hit: 'damage',
  repair: 'repair',
  strike: 'strikes',
};

/** What a plan of the crew's year is made of; it is carried out with one press, up to where something is learnt. */
const PLANNED: ReadonlySet<EosAction['type']> = new Set([
  ...(['place', 'build', 'repair', 'level', 'track', 'takeRoom', 'mine', 'cube', 'haul', 'tow'] as const),
  ...(['pickCharacter', 'pickShip', 'decoy', 'pills'] as const),
]);

interface Counted {
  readonly presses: number;
  readonly actions: number;
  /** Presses by the step that asked. */
  readonly by: Readonly<Record<string, number>>;
  readonly hash: string;
}

/**
 * Plays a record again press by press; a press that is stopped goes on with the next. `carried`: figures are placed by
 * *Carry out the plan*, else one by one.
 */
export function pressesOf({ seats, options, random, actions }: MatchRecord, carried = false): Counted {
  const begun = Match.start(eosRise, { seats, options, random });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const lines = actions as readonly SeatAction[];
  const by: Record<string, number> = {};
  let presses = 0;
  for (let at = 0; at < lines.length; ) {
    const [seat, first] = nth(lines, at);
    const step = match.state.stack.at(-1)?.step;
    const free = settledBy(
      match.state,
      seat,
      match.decisions().find((one) => one.seat === seat)?.actions ?? [],
    );
    const answered = free?.every((action, i) => is(lines[at + i]?.[1], action)) ? free : undefined;
    let end = at + (answered?.length ?? 1);
    const heir = heirOf(lines.slice(at));
    if (!answered) while (joins(lines.slice(end, end + 2), nth(lines, at), { step, heir, carried })) end++;
    const sent = match.press(
      seat,
      lines.slice(at, end).map(([, action]) => action),
    );
    if (!sent.ok) throw new Error(`${JSON.stringify(first)}: ${sent.refusal.message}`);
    at += sent.done;
    if (answered) continue;
    presses++;
    by[step ?? ''] = (by[step ?? ''] ?? 0) + 1;
  }
  return { presses, actions: lines.length, by, hash: match.hash() };
}

const is = (one: EosAction | undefined, other: EosAction): boolean =>
  one !== undefined && canonical(one) === canonical(other);

function settledBy(s: Readonly<State>, seat: number, legal: readonly EosAction[]) {
  return settled(view(s), legal, batches(s, seat, legal));
}

interface Pressed {
  readonly step: StepName | undefined;
  /** Who was promised the levels of a flight. */
  readonly heir: CharacterId | undefined;
  readonly carried: boolean;
}

/** Before it flies a crew says who gets the levels on the way: one for all of them. */
function heirOf(lines: readonly SeatAction[]): CharacterId | undefined {
  for (const [, action] of lines) {
    if (action.type === 'level') return action.who;
    if (TOGETHER[action.type] !== 'flight') return undefined;
  }
  return undefined;
}

const isVolley = (first: EosAction, step: StepName | undefined): boolean =>
  TOGETHER[first.type] === 'volley' || (first.type === 'pass' && step === 'rollWindow');

/** A room is built by the press that puts a figure on it; dice are fired as they were rolled. */
function joins(
  [line, next]: readonly SeatAction[],
  [by, first]: SeatAction,
  { step, heir, carried }: Pressed,
): boolean {
  if (line === undefined || line[0] !== by) return false;
  const [, action] = line;
  if (first.type === 'place' && carried) return PLANNED.has(action.type);
  if (first.type === 'place') return first.action === 'build' && action.type === 'build';
  const family = isVolley(first, step) ? 'volley' : TOGETHER[first.type];
  if (family === 'flight' && action.type === 'level') return action.who === heir;
  // What a defeated ship brings goes to whom it was promised; an Overcharge Cell that changes nothing is kept.
  if (isVolley(first, step) && action.type === 'level') return true;
  if (isVolley(first, step) && action.type === 'pass')
    return next !== undefined && TOGETHER[next[1].type] === 'volley';
  if (step === 'shields' && action.type === 'pass') return family === 'shields';
  if (family === 'strikes' && action.type === 'pills') return action.count === 0;
  if (family === 'strikes' && action.type === 'pass') return true;
  return family !== undefined && TOGETHER[action.type] === family;
}
