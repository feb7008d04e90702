/** Where a replay stands, and its running by itself. */
import { signal } from '@preact/signals';
import { breath } from '../settings.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays at speed 1, beside the person's own breath, in milliseconds. */
const MOMENT_MS = 900;

export class Reel {
  readonly last: number;
  readonly at;
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  /** Whether the last step was one moment on, so that it can be animated. */
  readonly forward = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(last: number, at: number) {
    this.last = last;
    this.at = signal(Math.min(Math.max(at, 0), last));
  }

  goTo(at: number): void {
    const next = Math.min(Math.max(at, 0), this.last);
    this.forward.value = next === this.at.value + 1;
    this.at.value = next;
  }

  step(by: number): void {
    this.pause();
    this.goTo(this.at.value + by);
  }

  toggle(): void {
    if (this.playing.value) {
      this.pause();
      return;
    }
    if (this.at.value === this.last) this.goTo(0);
    this.playing.value = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing.value = false;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#tick(), (MOMENT_MS + breath()) / this.speed.value);
  }

  #tick(): void {
    this.goTo(this.at.value + 1);
    if (this.at.value === this.last) this.pause();
    else this.#wait();
  }
}
