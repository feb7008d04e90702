/** Positions in a line or two, for missions and rule tests. `+tutor` is Rift, `tutor` is Directorate. */

import { clone } from '#engine';
import { FOUNDER_IDS, type FounderId } from './content/founders.ts';
import { TIMELINE_SIDE_IDS, type TimelineSideId } from './content/ids.ts';
import type { ExoshipFrame } from './frame.ts';
import { setup } from './setup.ts';
import { type Founder, GENERATIONS, type State, type TimelineCard } from './state.ts';
import { TURN } from './steps/turn.ts';

export interface Given {
  /** Founders by generation, rank 1 first, `+` for Rift. */
  elder?: string;
  midlife?: string;
  young?: string;
  /** Known cards of the stack, top first; everyone not named anywhere lies above them, undealt. */
  known?: string;
  /** Only these lie undealt on top; everyone else not named goes to the far end of the known cards. */
  undealt?: string;
  step?: number;
  destination?: State['destination'];
  /** The sides of steps 1 to 4 that are up; the rest are filled with the other cards' a sides. */
  timeline?: readonly TimelineSideId[];
  hard?: boolean;
  ship?: State['ship'];
  actionsLeft?: number;
  noSuspicion?: boolean;
  blinded?: FounderId[];
  /** The phase that comes next; the rest of the turn follows it. */
  phase?: ExoshipFrame['step'];
}

export function positionOf(position: Given): State {
  const given = clone(position);
  const s = setup({ seats: 1, options: { origin: 'earth', hard: given.hard ?? false } });
  for (const generation of GENERATIONS) s.grid[generation] = founders(given[generation]);
  const inPlay = Object.values(s.grid)
    .flat()
    .map(({ id }) => id);
  const known = ids(given.known);
  const rest = FOUNDER_IDS.filter((id) => !inPlay.includes(id) && !known.includes(id));
  const undealt = given.undealt === undefined ? rest : ids(given.undealt);
  const under = [...known, ...rest.filter((id) => !undealt.includes(id))];
  s.reserve = [
    ...(undealt.length > 0 ? [{ cards: undealt }] : []),
    ...(under.length > 0 ? [{ cards: under, seen: 'all' as const }] : []),
  ];
  s.timeline = timelineOf(given.timeline ?? []);
  s.step = given.step ?? 0;
  s.destination = given.destination ?? 'mariposa';
  s.ship = given.ship ?? s.ship;
  s.actionsLeft = given.actionsLeft ?? 2;
  s.noSuspicion = given.noSuspicion ?? false;
  s.blinded = given.blinded ?? [];
  s.stack = phasesFrom(given.phase ?? 'actions');
  return s;
}

/** What is still to come of a turn, from a phase on. */
export function phasesFrom(phase: ExoshipFrame['step']): ExoshipFrame[] {
  const order: ExoshipFrame['step'][] = phase === 'sleeper' ? [phase, ...TURN] : ['move', ...TURN];
  return order
    .slice(order.indexOf(phase))
    .reverse()
    .map((step) => ({ step }));
}

function timelineOf(up: readonly TimelineSideId[]): TimelineCard[] {
  const cards = up.map(cardOf);
  for (const card of [1, 2, 3, 4] as const) {
    if (!cards.some((used) => used.card === card)) cards.push({ card, side: 'a' });
  }
  return cards;
}

export function cardOf(face: TimelineSideId): TimelineCard {
  const index = TIMELINE_SIDE_IDS.indexOf(face);
  return { card: (Math.floor(index / 2) + 1) as TimelineCard['card'], side: index % 2 === 0 ? 'a' : 'b' };
}

function founders(words = ''): Founder[] {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      id: founderId(word.replace('+', '')),
      side: word.startsWith('+') ? 'rift' : 'directorate',
    }));
}

function ids(words = ''): FounderId[] {
  return words.split(' ').filter(Boolean).map(founderId);
}

function founderId(word: string): FounderId {
  const id = FOUNDER_IDS.find((known) => known === word);
  if (id === undefined) throw new Error(`no founder is called ${word}`);
  return id;
}
