/** XW-3.5 Move, and the Commander's free move. */
import { int, type Objection, type Verb } from '#engine';
import type { ActionOfType } from '../action.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { MoveCause } from '../event.ts';
import { objection } from '../objections.ts';
import { byNumber } from '../rules/actionTable.ts';
import { adjacent, distancesFrom, MOST_PLACES, placeOf } from '../rules/base.ts';
import { speedOf } from '../rules/health.ts';
import { currentCrew } from '../rules/order.ts';
import { spotOf } from '../rules/tokens.ts';
import type { Crew, Exoworld, G, State } from '../state.ts';
import { goOn, hasAction, NONE, noAction, ofCurrent, skillObjection, spend } from './turn.ts';

type Move = ActionOfType<'move'>;
type Command = ActionOfType<'command'>;

const COMMANDED = 3;
const MOVE = byNumber(MOST_PLACES, (to): Move => ({ type: 'move', to }));

export const move: Verb<Exoworld, Move> = ofCurrent({
  fields: { to: int(0, MOST_PLACES - 1) },
  options(s) {
    const count = s.base.length;
    if (count === 1 || !hasAction(s, true)) return NONE;
    const found: Move[] = [];
    const away = distancesFrom(s, currentCrew(s).at, usualSpeed(s), true);
    for (let to = 0; to < count; to++) if ((away[to] ?? -1) > 0) found.push(MOVE[to] as Move);
    return found;
  },
  check: (s, { to }) => noAction(s, true) ?? moveObjection(s, to, usualSpeed(s)),
  do(g, { to }) {
    g.use('action', 'move');
    moveTo(g, currentCrew(g.s), to, 'move');
    spend(g, true);
  },
});

export const command: Verb<Exoworld, Command> = ofCurrent({
  fields: { to: int(0, MOST_PLACES - 1) },
  options(s) {
    if (currentCrew(s).id !== 'commander' || s.skillUsed) return NONE;
    return s.base.map((_, to): Command => ({ type: 'command', to }));
  },
  // XW-10 Hypoxia goes before the skill.
  check: (s, { to }) =>
    skillObjection(s, 'commander') ?? moveObjection(s, to, speedOf(currentCrew(s), COMMANDED)),
  do(g, { to }) {
    g.s.skillUsed = true;
    g.use('skill', 'commander');
    moveTo(g, currentCrew(g.s), to, 'commander');
    goOn(g);
  },
});

function usualSpeed(s: State): number {
  const crew = currentCrew(s);
  return speedOf(crew, CHARACTERS[crew.id].speed);
}

function moveObjection(s: State, to: number, speed: number): Objection | undefined {
  const { at } = currentCrew(s);
  if (to >= s.base.length) return objection('XW-3.5', 'noPlace');
  // XW-R12
  if (to === at) return objection('XW-3.5', 'standsThere');
  // Nobody is so slow that the next place is too far.
  if (adjacent(placeOf(s, at), placeOf(s, to))) return undefined;
  return (distancesFrom(s, at, speed, true)[to] ?? -1) > 0
    ? undefined
    : objection('XW-3.5', 'tooFar', { speed });
}

export function moveTo(g: G, crew: Crew, to: number, cause: MoveCause): void {
  crew.at = to;
  g.tell({ type: 'moved', character: crew.id, to: spotOf(placeOf(g.s, to)), cause });
}
