/** Scenes for rule tests: a position in a line or two, then what happens. `+tutor` is Rift, `tutor` is Directorate. */

import { expect } from 'vitest';
import { clone, fastDraws, heard, stateProblem } from '#engine';
import { Scene as SharedScene } from '#engine/testing/scene';
import type { AbilityAction, ExoshipAction } from '../action.ts';
import { FOUNDER_IDS, type FounderId } from '../content/founders.ts';
import { TIMELINE_SIDE_IDS, type TimelineSideId } from '../content/ids.ts';
import type { ExoshipEvent } from '../event.ts';
import type { ExoshipFrame } from '../frame.ts';
import { exoship } from '../index.ts';
import { setup } from '../setup.ts';
import type { Exoship, Founder, Generation, State, TimelineCard } from '../state.ts';
import { TURN } from '../steps/turn.ts';

export const END: ExoshipAction = { type: 'end' };
export const CHANGE_COURSE: ExoshipAction = { type: 'changeCourse' };

/** The use of an ability. */
export function use(by: FounderId, more: Omit<AbilityAction, 'type' | 'by'> = {}): AbilityAction {
  return { type: 'ability', by, ...more };
}

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

export class Scene extends SharedScene<Exoship> {
  constructor(given: Given, seed = 'scene') {
    super(exoship, positionOf(given), fastDraws(seed));
  }

  get events(): ExoshipEvent[] {
    return heard(this.told, 0);
  }

  get legal(): ExoshipAction[] {
    return this.play.legal(0);
  }

  /** A generation in the short notation. */
  column(generation: Generation): string {
    return this.s.grid[generation].map(({ id, side }) => (side === 'rift' ? `+${id}` : id)).join(' ');
  }

  get grid(): Record<Generation, string> {
    return { elder: this.column('elder'), midlife: this.column('midlife'), young: this.column('young') };
  }

  /** The known cards of the stack, in order. */
  get known(): FounderId[] {
    return this.s.reserve.flatMap((layer) => (layer.seen === 'all' ? layer.cards : []));
  }
}

export function given(position: Given, seed?: string): Scene {
  return new Scene(position, seed);
}

export function positionOf(position: Given): State {
  const given = clone(position);
  const s = setup({ seats: 1, options: { origin: 'earth', hard: given.hard ?? false } });
  for (const generation of ['elder', 'midlife', 'young'] as const)
    s.grid[generation] = founders(given[generation]);
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
  expect(stateProblem(exoship, s)).toBeUndefined();
  return s;
}

function phasesFrom(phase: ExoshipFrame['step']): ExoshipFrame[] {
  const order: ExoshipFrame['step'][] = ['move', ...TURN];
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

function cardOf(face: TimelineSideId): TimelineCard {
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
