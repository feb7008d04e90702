/**
 * A review in the making. Which tasks come next is decided in rounds from the results of all rounds before, never by who
 * is first, so it comes out the same with any number of threads, and when it is left and taken up again.
 */
import { keyOf, type Ref } from './account.ts';
import { running } from './compare.ts';
import type { Lens } from './estimate.ts';
import type { Explanation } from './explain.ts';
import { gradeOf, isSettled } from './labels.ts';
import { type Answer, costOf, type Desk, type Task } from './tasks.ts';
import { type StepVerdict, verdictsOf } from './verdicts.ts';

/** How much is done. */
export interface Effort {
  /** Estimates of a moment, and of what an action leads to before its luck. */
  readonly values: number;
  readonly chances: number;
  /** Rounds of every comparison, and the most of one whose label is not clear. */
  readonly screening: number;
  readonly most: number;
  /** It ends after the round in which so many playouts were made. */
  readonly playouts?: number;
  /** Accounts through the eyes of these seats too. */
  readonly lenses?: readonly Lens[];
  /** Reasons and better lines are worked out. */
  readonly explains: boolean;
}

export const EFFORTS = {
  quick: { values: 1, chances: 1, screening: 0, most: 0, explains: false },
  standard: { values: 2, chances: 4, screening: 4, most: 16, explains: true },
  deep: { values: 8, chances: 16, screening: 16, most: 128, explains: true },
} as const satisfies Readonly<Record<string, Effort>>;

const ROUND = 64;
/** Truth is asked where what was decided seems to have cost so much there, and in so many rounds. */
const SUSPECT = -80_000;
const TRUTH_ROUNDS = 8;
/** What counts as much luck: it is estimated better. */
const MUCH = 50_000;

export type Samples = Map<string, (readonly (number | null)[])[]>;

export class Reviewing {
  readonly desk: Desk;
  rounds = 0;
  playouts = 0;
  readonly samples: Samples = new Map();
  readonly explained = new Map<number, Explanation>();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** The next round of tasks; none once the effort is made. */
  next(effort: Effort): Task[] {
    if (effort.playouts !== undefined && this.playouts >= effort.playouts) return [];
    for (const stage of this.#stages(effort)) {
      const tasks = stage().slice(0, ROUND);
      if (tasks.length > 0) return tasks;
    }
    return [];
  }

  /** Takes the answers to a whole round, in the order of its tasks. */
  take(tasks: readonly Task[], answers: readonly Answer[]): void {
    tasks.forEach((task, i) => {
      const answer = answers[i];
      if (answer === undefined) throw new RangeError('a task has no answer');
      this.playouts += costOf(this.desk.story, task);
      if (task.kind === 'explain') this.explained.set(task.at, answer as Explanation);
      else this.#samplesOf(sampleKey(task))[task.batch] = answer as readonly (number | null)[];
    });
    this.rounds++;
  }

  /** Does everything here and now. */
  run(effort: Effort): void {
    for (let tasks = this.next(effort); tasks.length > 0; tasks = this.next(effort))
      this.take(
        tasks,
        tasks.map((task) => this.desk.perform(task)),
      );
  }

  /** Looks closer into one decision, whatever its label: compares, and says why. */
  lookInto(at: number, rounds: number): void {
    const { seat } = this.desk.judgedAt(at);
    const perform = (tasks: Task[]) =>
      this.take(
        tasks,
        tasks.map((task) => this.desk.perform(task)),
      );
    for (
      let tasks = this.#comparison(at, seat, rounds);
      tasks.length > 0;
      tasks = this.#comparison(at, seat, rounds)
    )
      perform(tasks);
    const verdict = verdictsOf(this).verdicts.find((one) => one.at === at);
    if (verdict !== undefined && this.explained.get(at)?.best !== verdict.best)
      perform([{ kind: 'explain', at, best: verdict.best }]);
  }

  rowsOf(key: string): readonly (readonly (number | null)[])[] {
    return this.samples.get(key) ?? [];
  }

  #samplesOf(key: string): (readonly (number | null)[])[] {
    const known = this.samples.get(key);
    if (known !== undefined) return known;
    const made: (readonly (number | null)[])[] = [];
    this.samples.set(key, made);
    return made;
  }

  #stages(effort: Effort): (() => Task[])[] {
    const { refs } = this.desk;
    const lenses: readonly Lens[] = ['truth', ...(effort.lenses ?? [])];
    return [
      // The first curve, from coarse to fine: a round each.
      ...inHalvedGaps(refs).map((some) => () => this.#values(some, 'truth', 1)),
      ...lenses.map((lens) => () => this.#values(refs, lens, effort.values)),
      () => this.#comparisons(effort.screening),
      () => this.#strokes(effort.chances),
      () => this.#refinements(effort.most),
      () => (effort.screening > 0 ? this.#hidden() : []),
      () => (effort.explains ? this.#explanations() : []),
    ];
  }

  #values(refs: readonly Ref[], lens: Lens, count: number): Task[] {
    return refs.flatMap((ref): Task[] => {
      const batch = this.rowsOf(`${keyOf(ref)}/${lens}`).length;
      return batch < count ? [{ kind: 'value', ref, lens, batch }] : [];
    });
  }

  /** Steps with much luck: how much it was is worth knowing better. */
  #strokes(count: number): Task[] {
    const large = verdictsOf(this)
      .entries.filter(({ luck }) => luck.some((one) => Math.abs(one) >= MUCH))
      .flatMap(({ to, at }) => {
        const step = this.desk.steps.find((one) => one.at === at && one.to === to);
        return step ? [step.decided, step.after].filter(({ kind }) => kind !== 'result') : [];
      });
    return this.#values(large, 'truth', count);
  }

  #comparisons(count: number): Task[] {
    return this.desk.judged.flatMap(({ at, seat }) => this.#comparison(at, seat, count));
  }

  #comparison(at: number, lens: Lens, count: number): Task[] {
    const rows = this.rowsOf(`c${at}/${lens}`);
    const candidates = this.desk.candidates(at);
    if (rows.length >= count || candidates.length < 2) return [];
    return [{ kind: 'compare', at, lens, batch: rows.length, running: running(rows, candidates.length) }];
  }

  /** Decisions whose label could well change, the gravest first. */
  #refinements(most: number): Task[] {
    const open = verdictsOf(this).verdicts.filter(
      (verdict) =>
        verdict.rounds < most &&
        (!isSettled(verdict.measured, verdict.isBest) ||
          // So many decisions ask for more certainty than one by itself.
          (gradeOf(verdict.measured) > 0 && !isBlamed(verdict.label))),
    );
    return open
      .toSorted((a, b) => urgency(b) - urgency(a) || a.at - b.at)
      .flatMap(({ at, seat }) => this.#comparison(at, seat, most));
  }

  /** Right by what one knew, and yet: what the truth would have said. */
  #hidden(): Task[] {
    if (this.desk.story.yardstick.open) return [];
    const { verdicts, entries } = verdictsOf(this);
    return verdicts.flatMap((verdict) => {
      const { at, seat } = verdict;
      const entry = entries.find((one) => one.at <= at && at < one.to && one.seat === seat);
      if (gradeOf(verdict.measured) > 0 || (entry?.decision[seat] ?? 0) > SUSPECT) return [];
      return this.#comparison(at, 'truth', TRUTH_ROUNDS);
    });
  }

  #explanations(): Task[] {
    return verdictsOf(this)
      .verdicts.filter(({ at, label }) => !this.explained.has(at) && isBlamed(label))
      .map(({ at, best }) => ({ kind: 'explain', at, best }));
  }
}

export function isBlamed(label: StepVerdict['label']): boolean {
  return label === 'inaccuracy' || label === 'mistake' || label === 'blunder';
}

/** How much there is to be told apart: a grave loss that is not clear yet. */
function urgency({ measured: { loss, se } }: StepVerdict): number {
  return Math.max(0, loss) + se;
}

function sampleKey(task: Exclude<Task, { kind: 'explain' }>): string {
  return task.kind === 'value' ? `${keyOf(task.ref)}/${task.lens}` : `c${task.at}/${task.lens}`;
}

/** Every eighth, then those halfway between, and so on. */
function inHalvedGaps<T>(list: readonly T[]): T[][] {
  const gapOf = (i: number) => (i % 8 === 0 ? 0 : i % 4 === 0 ? 1 : i % 2 === 0 ? 2 : 3);
  return [0, 1, 2, 3].map((gap) => list.filter((_, i) => gapOf(i) === gap));
}
