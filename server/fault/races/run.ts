/** Runs sequences, several side by side on the same servers, and makes one that fails as short as it can. */
import { Evening } from './evening.ts';
import { judge, judgeTables } from './judge.ts';
import { drawScript, type Script, told } from './script.ts';
import type { World } from './world.ts';

/** Of `tables`, so many began and so many are over. */
export type Counts = {
  sequences: number;
  bursts: number;
  operations: number;
  acknowledged: number;
  tables: number;
  begun: number;
  over: number;
  lines: number;
  /** Presses of several actions. */
  presses: number;
};

export interface RaceTerms {
  readonly sequences: number;
  readonly seed: string;
  /** How many are run side by side. */
  readonly jobs: number;
  readonly onProgress?: (done: number) => void;
}

export interface RaceReport {
  readonly counts: Counts;
  /** The first sequence that failed, as short as it could be made, with what was wrong. */
  readonly failure?: string;
}

export async function race(world: World, terms: RaceTerms): Promise<RaceReport> {
  const { sequences, seed, jobs, onProgress } = terms;
  const counts = noCounts();
  let next = 0;
  let failed: Failed | undefined;
  const work = async () => {
    while (next < sequences && failed === undefined) {
      const script = drawScript(`${seed} ${next++}`, world.nodes.length);
      const wrong = await play(world, script, counts);
      if (wrong.length > 0) failed ??= { script, wrong };
      counts.sequences++;
      onProgress?.(counts.sequences);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  const troubles = world.troubles();
  if (failed === undefined)
    return troubles.length > 0 ? { counts, failure: [world.name, ...troubles].join('\n') } : { counts };
  const { script, wrong, again } = await shorten(world, failed);
  const often = again ? '' : '\n(it did not fail again when tried once more)';
  const words = [`${world.name}: ${wrong.join('; ')}`, told(script) + often, ...troubles];
  return { counts, failure: words.join('\n') };
}

interface Failed {
  readonly script: Script;
  readonly wrong: readonly string[];
  /** Whether it failed once more. */
  readonly again?: true;
}

const noCounts = (): Counts => ({
  sequences: 0,
  bursts: 0,
  operations: 0,
  acknowledged: 0,
  tables: 0,
  begun: 0,
  over: 0,
  lines: 0,
  presses: 0,
});

/** What is wrong after the first burst that something is wrong after. */
async function play(world: World, script: Script, counts: Counts): Promise<string[]> {
  const evening = await Evening.open(world, script);
  for (const [i, { steps, begin, flips }] of script.bursts.entries()) {
    const before = new Map(evening.tables);
    if (flips) world.flip();
    const done = begin
      ? await evening.begin()
      : (await Promise.all(steps.map((step) => evening.do(step)))).flat();
    await evening.look();
    const wrong = judge(evening, before, done);
    counts.bursts++;
    counts.operations += done.length;
    counts.acknowledged += done.filter(({ answer }) => answer.ok).length;
    if (wrong.length > 0) return wrong.map((words) => `after burst ${i + 1}, ${words}`);
  }
  counts.tables += evening.tables.size;
  for (const { row, lines } of evening.tables.values()) {
    counts.lines += lines.length;
    counts.presses += lines.filter(({ body, number }) => body.press === number).length;
    if (row !== undefined && row.status !== 'open') counts.begun++;
    if (row?.status === 'over') counts.over++;
  }
  return judgeTables(evening);
}

/** A race is lost now and then: each shorter one is tried so often, side by side. */
const TRIES = 6;

async function shorten(world: World, failed: Failed): Promise<Failed> {
  let best = failed;
  const attempt = async (bursts: Script['bursts']) => {
    const script = { ...best.script, bursts };
    const tries = Array.from({ length: TRIES }, () => play(world, script, noCounts()));
    // One that breaks off tells nothing; what was found before is what is told.
    const tried = await Promise.allSettled(tries);
    const wrong = tried
      .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      .find((found) => found.length > 0);
    if (wrong) best = { script, wrong, again: true };
  };
  const without = <T>(list: readonly T[], i: number) => list.filter((_, at) => at !== i);
  const { bursts: all } = failed.script;
  for (let i = all.length - 1; i >= 0; i--) await attempt(without(best.script.bursts, i));
  for (let i = best.script.bursts.length - 1; i >= 0; i--) {
    for (let j = (best.script.bursts[i]?.steps.length ?? 0) - 1; j >= 0; j--)
      await attempt(
        best.script.bursts.map((burst, at) =>
          at === i ? { ...burst, steps: without(burst.steps, j) } : burst,
        ),
      );
  }
  return best;
}
