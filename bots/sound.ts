/**
 * The sound bot: the considered choice of the game's own player. A game without one is played by one ply over its
 * evaluation, averaged over sampled states; where there are many actions, the worse half is dropped after every sample
 * until few are left.
 */
import { type Kit, nth, stream } from '#engine';
import { type Bot, forced, type Question, settled, type Thinking, type Thought } from './bot.ts';
import { Ply } from './ply.ts';
import { forgetOthers } from './standing.ts';

const SAMPLES = 8;
/** So many actions are compared over all samples. */
const FINALISTS = 12;

interface Candidate<A> {
  readonly action: A;
  total: number;
  visits: number;
  /** How many cuts it came through. */
  rounds: number;
}

class OnePly<K extends Kit> implements Thinking<K['action']> {
  iterations = 0;
  readonly #question: Question<K>;
  readonly #seed: string;
  readonly #all: readonly Candidate<K['action']>[];
  /** Those still in the running. */
  #running: readonly Candidate<K['action']>[];
  #ply: Ply<K>;
  #sample = 0;
  #next = 0;

  constructor(question: Question<K>, seed: string) {
    this.#question = question;
    this.#seed = seed;
    this.#all = question.actions.map((action) => ({ action, total: 0, visits: 0, rounds: 0 }));
    this.#running = this.#all;
    this.#ply = new Ply(question, `${seed} 0`);
  }

  step(iterations: number): void {
    for (let i = 0; i < iterations && this.#sample < SAMPLES; i++) this.#weighNext();
  }

  done(): boolean {
    return this.#sample >= SAMPLES;
  }

  best(): Thought<K['action']> {
    if (this.iterations === 0) this.step(1);
    const ranked = this.#all.filter(({ visits }) => visits > 0).sort(better);
    const estimates = ranked.map((candidate) => ({
      action: candidate.action,
      value: mean(candidate),
      visits: candidate.visits,
      share: candidate.visits / this.iterations,
    }));
    const { action } = nth(ranked, 0);
    return { action, estimates, iterations: this.iterations };
  }

  #weighNext(): void {
    const candidate = nth(this.#running, this.#next++);
    candidate.total += this.#ply.value(candidate.action);
    candidate.visits++;
    this.iterations++;
    if (this.#next === this.#running.length) this.#nextSample();
  }

  #nextSample(): void {
    this.#next = 0;
    this.#sample++;
    if (this.#sample >= SAMPLES) return;
    this.#ply = new Ply(this.#question, `${this.#seed} ${this.#sample}`);
    const kept = Math.max(FINALISTS, Math.ceil(this.#running.length / 2));
    if (this.#running.length > kept) this.#running = this.#running.toSorted(better).slice(0, kept);
    for (const candidate of this.#running) candidate.rounds++;
  }
}

function better<A>(a: Candidate<A>, b: Candidate<A>): number {
  return b.rounds - a.rounds || mean(b) - mean(a);
}

function mean<A>({ total, visits }: Candidate<A>): number {
  return total / visits;
}

export const sound: Bot = {
  level: 'sound',
  think(question, seed) {
    const only = forced(question);
    if (only !== undefined) return settled(only);
    const { game, seat, actions } = question;
    if (game.sense.thinks === undefined) return new OnePly(question, seed);
    const random = stream(seed);
    const s = question.sample(random);
    forgetOthers(s, seat);
    return settled(game.sense.thinks.choose(s, seat, actions, random));
  },
};
