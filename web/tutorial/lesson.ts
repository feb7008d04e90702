/** Which beat of a tutorial is on, and what may be done in it. */

import { computed, effect, signal } from '@preact/signals';
import type { Kit } from '#engine';
import type { Beat } from '#ui/table.ts';
import type { LocalFeed } from '../match/localFeed.ts';

export class Lesson<K extends Kit> {
  readonly match: LocalFeed<K>;
  readonly beats: readonly Beat<K>[];
  readonly at = signal(0);
  readonly skipped = signal(false);
  /** The first beat whose action has not been taken yet; earlier ones can only be read again. */
  readonly reached = signal(0);
  readonly beat = computed(() => (this.skipped.value ? undefined : this.beats[this.at.value]));
  /** Whether the person must act before the next beat. */
  readonly mustAct = computed(
    () => this.beat.value?.done !== undefined && this.at.value >= this.reached.value,
  );

  constructor(match: LocalFeed<K>, beats: readonly Beat<K>[]) {
    this.match = match;
    this.beats = beats;
    match.onAct = (seat, action) => {
      if (seat === match.viewer.value) this.#acted(action);
    };
    effect(() => {
      // Looking back at an earlier beat, nothing may be done: its action is taken already.
      const { value: beat } = this.beat;
      match.allows.value =
        this.at.value < this.reached.value
          ? nothing
          : beat?.allows && ((action) => beat.allows?.(action) ?? true);
    });
  }

  next(): void {
    if (this.mustAct.value) return;
    this.at.value++;
    this.reached.value = Math.max(this.reached.value, this.at.value);
    if (this.at.value >= this.beats.length) this.skip();
  }

  back(): void {
    this.at.value = Math.max(0, this.at.value - 1);
  }

  skip(): void {
    this.skipped.value = true;
    this.reached.value = 0;
    this.at.value = 0;
  }

  #acted(action: K['action']): void {
    const { value: beat } = this.beat;
    if (!beat?.done?.(action)) return;
    this.reached.value = this.at.value + 1;
    this.next();
  }
}

const nothing = () => false;
