/** The work of a review in small pieces: each is done by itself, anywhere, and always comes out the same. */
import { nth } from '#engine';
import { type Ref, refsOf, type Step, stepsOf } from './account.ts';
import { type Candidate, candidatesOf, type Judged, judgedOf } from './candidates.ts';
import { estimate, estimateAfter, estimateApart, type Lens } from './estimate.ts';
import { type Explanation, explain } from './explain.ts';
import { tried } from './lines.ts';
import { millionths } from './statistics.ts';
import type { Story } from './story.ts';

/** Playouts that make one round of a comparison. */
export const PLAYOUTS = 4;

export type Task =
  | { readonly kind: 'value'; readonly ref: Ref; readonly lens: Lens; readonly batch: number }
  | {
      readonly kind: 'compare';
      readonly at: number;
      readonly lens: Lens;
      readonly batch: number;
      /** Those still in the running. */
      readonly running: readonly number[];
    }
  | { readonly kind: 'explain'; readonly at: number; readonly best: number };

export type Answer = readonly (number | null)[] | Explanation;

/** A story with all that its tasks are about; what is costly is worked out when it is first wanted. */
export class Desk {
  readonly story: Story;
  readonly steps: readonly Step[];
  readonly refs: readonly Ref[];
  readonly judged: readonly Judged[];
  readonly #candidates = new Map<number, readonly Candidate[]>();

  constructor(story: Story) {
    this.story = story;
    this.steps = stepsOf(story);
    this.refs = refsOf(story, this.steps);
    this.judged = judgedOf(story);
  }

  judgedAt(at: number): Judged {
    const found = this.judged.find((one) => one.at === at);
    if (found === undefined) throw new RangeError(`nothing is judged at moment ${at}`);
    return found;
  }

  candidates(at: number): readonly Candidate[] {
    const known = this.#candidates.get(at);
    if (known !== undefined) return known;
    const found = candidatesOf(this.story, this.judgedAt(at));
    this.#candidates.set(at, found);
    return found;
  }

  perform(task: Task): Answer {
    switch (task.kind) {
      case 'value':
        return this.#value(task.ref, task.lens, task.batch);
      case 'compare':
        return this.#compare(task.at, task.lens, task.batch, task.running);
      case 'explain':
        return explain(this.story, this.judgedAt(task.at), this.candidates(task.at), task.best);
    }
  }

  #seed(what: string, lens: Lens, batch: number): string {
    return `${this.story.hash}/${this.story.yardstick.id}/${what}/${lens}/${batch}`;
  }

  #value(ref: Ref, lens: Lens, batch: number): readonly number[] {
    return this.#estimate(ref, lens, batch).map(millionths);
  }

  #estimate(ref: Ref, lens: Lens, batch: number): readonly number[] {
    const { story } = this;
    switch (ref.kind) {
      case 'value':
        return estimate(story, nth(story.states, ref.at), lens, this.#seed(`v${ref.at}`, lens, batch));
      case 'chance':
        return estimateAfter(story, ref.at, lens, this.#seed(`q${ref.at}`, lens, batch));
      case 'apart':
        return estimateApart(
          story,
          ref.at,
          ref.seat,
          lens,
          this.#seed(`w${ref.at}.${ref.seat}`, lens, batch),
        );
      case 'result':
        throw new RangeError('a result is not estimated');
    }
  }

  #compare(at: number, lens: Lens, batch: number, running: readonly number[]): readonly (number | null)[] {
    const { story } = this;
    const judged = this.judgedAt(at);
    const times = story.yardstick.estimate === 'tree' ? 1 : PLAYOUTS;
    return this.candidates(at).map((candidate, i) => {
      if (!running.includes(i)) return null;
      let sum = 0;
      for (let time = 0; time < times; time++) {
        const luck = `${this.#seed(`c${at}`, lens, batch)} ${time}`;
        sum += tried({ story, judged, candidate, lens, luck });
      }
      return millionths(sum / times);
    });
  }
}

/** How many playouts, or searches, a task takes. */
export function costOf({ yardstick }: Story, task: Task): number {
  const tree = yardstick.estimate === 'tree';
  if (task.kind === 'value') return tree ? 1 : yardstick.effort;
  return task.kind === 'compare' ? task.running.length * (tree ? 1 : PLAYOUTS) : 2 * 64;
}
