/** XW-3.5 Move, and the Commander's free move. */
import type { ActionOf, Objection, Verb } from '#engine';
import { CHARACTERS } from '../content/characters.ts';
import type { MoveCause } from '../event.ts';
import { objection } from '../objections.ts';
import { byPlace } from '../rules/actionTable.ts';
import { distancesFrom, placeOf } from '../rules/base.ts';
import { speedOf } from '../rules/health.ts';
import { currentCrew } from '../rules/order.ts';
import { spotOf } from '../rules/tokens.ts';
import type { Crew, Exoworld, G, State } from '../state.ts';
import { goOn, hasAction, hasSkill, NONE, noAction, ofCurrent, skillObjection, spend } from './turn.ts';

type Move = ActionOf<Exoworld, 'move'>;
type Command = ActionOf<Exoworld, 'command'>;

const COMMANDED = 3;
const MOVE = byPlace((to): Move => ({ type: 'move', to }));
const COMMAND = byPlace((to): Command => ({ type: 'command', to }));

export const move: Verb<Exoworld, Move> = ofCurrent({
  options: (s) => (hasAction(s, true) ? reachable(s, MOVE, usualSpeed(s)) : NONE),
  exact: true,
  check: (s, { to }) => noAction(s, true) ?? moveObjection(s, to, usualSpeed(s)),
  do(g, { to }) {
    g.use('action', 'move');
    moveTo(g, currentCrew(g.s), to, 'move');
    spend(g, true);
  },
});

export const command: Verb<Exoworld, Command> = ofCurrent({
  options: (s) => (hasSkill(s, 'commander') ? reachable(s, COMMAND, commandedSpeed(s)) : NONE),
  exact: true,
  check: (s, { to }) => skillObjection(s, 'commander') ?? moveObjection(s, to, commandedSpeed(s)),
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

/** XW-10 Hypoxia goes before the skill. */
function commandedSpeed(s: State): number {
  return speedOf(currentCrew(s), COMMANDED);
}

/** The actions of the places that a speed reaches, but for the one where the character stands (XW-R12). */
function reachable<A>(s: State, actions: readonly A[], speed: number): A[] {
  const away = distancesFrom(s, currentCrew(s).at, speed, true);
  return actions.filter((_, to) => (away[to] ?? 0) > 0);
}

function moveObjection(s: State, to: number, speed: number): Objection | undefined {
  const { at } = currentCrew(s);
  if (to >= s.base.length) return objection('XW-3.5', 'noPlace');
  // XW-R12 what would change nothing is not offered.
  if (to === at) return objection('XW-3.5', 'standsThere');
  return distancesFrom(s, at, speed, true)[to] === -1 ? objection('XW-3.5', 'tooFar', { speed }) : undefined;
}

export function moveTo(g: G, crew: Crew, to: number, cause: MoveCause): void {
  crew.at = to;
  g.tell({ type: 'moved', character: crew.id, to: spotOf(placeOf(g.s, to)), cause });
}
