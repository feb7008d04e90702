/** `npm run bench`: measured beside peers, in one run, so that the ratios mean something on any machine. */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { columns } from '#lab';
import type { Contestant } from './contestants.ts';
import { measure, type Rate, serveTurns, type Timing } from './measure.ts';

/** What is measured beside each other. */
const SECTIONS = {
  'Random tic-tac-toe, moves a second': [
    'Orrery’s kernel',
    'boardgame.io 0.50.2',
    'bare loop, copies',
    'bare loop, in place',
    'bare loop, in place, bits',
  ],
  'Random games a second of one core': [
    'Exoship',
    'Exoworld Survival, 2 seats',
    'Mothership, 4 seats',
    'Project EOS Rise, 4 seats',
    'Exodus, 5 seats',
    'tic-tac-toe, boardgame.io 0.50.2',
  ],
  'Games of the sound bot a second of one core': [
    'sound, Exoship',
    'sound, Exoworld Survival, 2 seats',
    'sound, Exoworld Survival, 4 seats',
    'sound, Mothership, 2 seats',
    'sound, Project EOS Rise, 1 seat',
    'sound, Exodus, 5 seats',
  ],
  'Decisions of the sound bot a second of one core': [
    'sound decides, Exoship',
    'sound decides, Exoworld Survival',
    'sound decides, Mothership',
    'sound decides, Project EOS Rise',
    'sound decides, Exodus',
  ],
  'Decisions of the strong bot a second of one core, 1,500 iterations at most': [
    'strong decides, Exoship',
    'strong decides, Exoworld Survival',
    'strong decides, Mothership',
    'strong decides, Project EOS Rise',
    'strong decides, Exodus',
  ],
  'Copies of an Exoship state a second': ['clone (ours)', 'structuredClone', 'JSON there and back'],
  'Hashes of an Exoship state a second': ['hash (ours)', 'JSON.stringify'],
  'Iterations on Exoship a second': ['strong bot'],
} satisfies Record<string, Contestant[]>;

/** So many times as fast as another, or so many a second; the quotient is printed either way. */
interface Goal {
  readonly of: Contestant;
  readonly to: Contestant;
  readonly ratio?: number;
  readonly perSecond?: number;
}

const PEER = 'tic-tac-toe, boardgame.io 0.50.2';

const GOALS: readonly Goal[] = [
  { of: 'Orrery’s kernel', to: 'boardgame.io 0.50.2', ratio: 300 },
  { of: 'Orrery’s kernel', to: 'bare loop, in place', ratio: 0.25 },
  { of: 'Exoship', to: PEER, ratio: 33 },
  { of: 'Exoworld Survival, 2 seats', to: PEER, perSecond: 5000 },
  { of: 'Mothership, 4 seats', to: PEER, perSecond: 1000 },
  { of: 'Project EOS Rise, 4 seats', to: PEER, perSecond: 3000 },
  { of: 'Exodus, 5 seats', to: PEER, perSecond: 3000 },
];

const QUICK: Timing = { rounds: 3, warmUpMs: 300, roundMs: 100 };
const THOROUGH: Timing = { rounds: 11, warmUpMs: 1500, roundMs: 300 };

async function bench({ json, quick, only }: { json: boolean; quick: boolean; only: string }): Promise<void> {
  const timing = quick ? QUICK : THOROUGH;
  const rates = new Map<Contestant, Rate>();
  const sections = Object.entries(SECTIONS).filter(([title]) =>
    title.toLowerCase().includes(only.toLowerCase()),
  );
  for (const [, names] of sections) {
    const measured = await measure<Contestant>(names, timing, new URL(import.meta.url));
    for (const name of names) rates.set(name, measured[name]);
  }
  const perSecond = (name: Contestant) => rates.get(name)?.perSecond ?? 0;
  const measured = GOALS.filter(({ of, to }) => rates.has(of) && rates.has(to));
  const goals = measured.map(({ of, to, ratio, perSecond: wanted }) => {
    const quotient = perSecond(of) / perSecond(to);
    const reached = quotient >= (ratio ?? 0) && perSecond(of) >= (wanted ?? 0);
    return { of, to, goal: wanted ? `${number(wanted)} a second` : `${ratio}x`, ratio: quotient, reached };
  });
  if (json) {
    console.log(
      JSON.stringify({ machine: machine(), timing, rates: Object.fromEntries(rates), goals }, undefined, 2),
    );
    return;
  }
  console.log(
    `${machine()}\n${timing.rounds} rounds of ${timing.roundMs} ms each, counted in processor time: medians, and from slowest to fastest\n`,
  );
  for (const [title, names] of sections) {
    const rows = names.map((name) => [name, ...cells(rates.get(name))]);
    console.log([title, ...columns(rows), ''].join('\n'));
  }
  const rows = goals.map(({ of, to, ratio, goal, reached }) => [
    `${of} / ${to}`,
    `${ratio.toPrecision(3)}x`,
    `goal ${goal}`,
    reached ? 'reached' : 'MISSED',
  ]);
  if (rows.length > 0) console.log(['Ratios of this run', ...columns(rows)].join('\n'));
}

function cells(rate: Rate | undefined): string[] {
  if (!rate) return [];
  const { perSecond, slowest, fastest, took } = rate;
  const longest = took
    ? [`median ${ms(took.median)}`, `99.9 % ${ms(took.most999)}`, `longest ${ms(took.most)}`]
    : [];
  return [number(perSecond), `${number(slowest)} to ${number(fastest)}`, ...longest];
}

function ms(value: number): string {
  return `${value.toPrecision(3)} ms`;
}

function machine(): string {
  return `Node ${process.versions.node}, ${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown CPU'}`;
}

function number(value: number): string {
  return value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString('en-US');
}

if (!isMainThread) {
  serveTurns();
} else if (process.env.NODE_ENV !== 'production') {
  console.error(
    'bench: set NODE_ENV=production (npm run bench does), or the peer checks more than it needs to',
  );
  process.exitCode = 2;
} else {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
  });
  await bench({ json: values.json ?? false, quick: values.quick ?? false, only: values.only ?? '' });
}
