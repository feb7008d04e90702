/** Scenes for rule tests: a position in a line or two, then what happens. `+tutor` is Rift, `tutor` is Directorate. */

import { fastDraws, heard } from '#engine';
import { Scene as SharedScene } from '#engine/testing/scene';
import type { AbilityAction, ExoshipAction } from '../action.ts';
import type { FounderId } from '../content/founders.ts';
import type { ExoshipEvent } from '../event.ts';
import { exoship } from '../index.ts';
import { type Given, positionOf } from '../positions.ts';
import type { Exoship, Generation } from '../state.ts';

export const END: ExoshipAction = { type: 'end' };
export const CHANGE_COURSE: ExoshipAction = { type: 'changeCourse' };

/** The use of an ability. */
export function use(by: FounderId, more: Omit<AbilityAction, 'type' | 'by'> = {}): AbilityAction {
  return { type: 'ability', by, ...more };
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
