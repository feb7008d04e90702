/** Scenes for rule tests: a position in a line or two, then what happens. `+tutor` is Rift, `tutor` is Directorate. */

import { expect } from 'vitest';
import { canonical, fastDraws, heard, Play, type Told } from '#engine';
import type { FounderId } from '../content/founders.ts';
import type { ExoshipEvent } from '../event.ts';
import { exoship } from '../index.ts';
import { stateProblem } from '../invariants.ts';
import { type Given, positionOf } from '../positions.ts';
import type { AbilityAction, Exoship, ExoshipAction, Generation, State } from '../state.ts';

export const END: ExoshipAction = { type: 'end' };
export const CHANGE_COURSE: ExoshipAction = { type: 'changeCourse' };

/** The use of an ability. */
export function use(by: FounderId, more: Omit<AbilityAction, 'type' | 'by'> = {}): AbilityAction {
  return { type: 'ability', by, ...more };
}

export class Scene {
  readonly play: Play<Exoship>;
  readonly told: Told<ExoshipEvent>[] = [];
  #heard = 0;

  constructor(given: Given, seed = 'scene') {
    const s = positionOf(given);
    expect(stateProblem(s)).toBeUndefined();
    this.play = new Play(exoship, s, fastDraws(seed));
    this.play.events = this.told;
    this.play.run();
    this.#hear();
  }

  /** Everything that is told can be said. */
  #hear(): void {
    for (; this.#heard < this.told.length; this.#heard++)
      for (const event of heard(this.told.slice(this.#heard, this.#heard + 1), 0))
        expect(exoship.words.event(event), JSON.stringify(event)).not.toMatch(UNSAID);
  }

  get s(): State {
    return this.play.s;
  }

  get events(): ExoshipEvent[] {
    return heard(this.told, 0);
  }

  get legal(): ExoshipAction[] {
    return this.play.legal(0);
  }

  /** Takes legal actions, one after the other. */
  when(...actions: ExoshipAction[]): this {
    for (const action of actions) {
      expect(this.play.objection(0, action), JSON.stringify(action)).toBeUndefined();
      expect(this.legal.map(canonical)).toContain(canonical(action));
      this.play.act(0, action);
      this.#hear();
      if (!this.play.over) expect(stateProblem(this.s)).toBeUndefined();
    }
    return this;
  }

  offers(action: ExoshipAction): boolean {
    return this.legal.some((legal) => canonical(legal) === canonical(action));
  }

  /** The rule that forbids an action. */
  forbids(action: ExoshipAction): string | undefined {
    const found = this.play.objection(0, action);
    // The kernel has its own words for what is not asked.
    if (found?.rule.startsWith('XS-'))
      expect(exoship.words.objection(found), JSON.stringify(found)).not.toMatch(UNSAID);
    if (found?.about) expect(found.about, found.code).not.toEqual({});
    return found?.rule;
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

/** What words look like that were given nothing to say. */
const UNSAID = /undefined|NaN|\[object/;

export function given(position: Given, seed?: string): Scene {
  return new Scene(position, seed);
}
