/** People come, play a while at one table or another, and leave: what a server's memory does meanwhile. */
import { readFileSync } from 'node:fs';
import { type Random, stream } from '#engine';
import type { ServerProcess } from './node.ts';
import { FaultPlayer, pause } from './player.ts';

export interface SoakTerms {
  readonly node: ServerProcess;
  readonly minutes: number;
  /** How many are there at the same time. */
  readonly people: number;
  readonly seed: string;
  readonly onMinute?: (done: number) => void;
}

export type Minute = {
  readonly minute: number;
  /** Resident memory of the server, in MB: the least of the minute, which is what it cannot do without. */
  readonly memory: number;
  /** So many have come, played so many actions, and gone by then. */
  readonly came: number;
  readonly left: number;
  readonly actions: number;
};

/** How long someone stays, in milliseconds, at most. */
const STAY = 40_000;
/** How often the memory is looked at. */
const LOOK = 1000;

export async function soak({ node, minutes, people, seed, onMinute }: SoakTerms): Promise<Minute[]> {
  const end = Date.now() + minutes * 60_000;
  const tally = { came: 0, left: 0, actions: 0 };
  const visiting = Array.from({ length: people }, async (_, place) => {
    const random = stream(`${seed} ${place}`);
    while (Date.now() < end) await visit(node.url, tally, random, end);
  });
  const course: Minute[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    const memory = await leastMemory(node, end - (minutes - minute) * 60_000);
    course.push({ minute, memory, ...tally });
    onMinute?.(minute);
  }
  await Promise.all(visiting);
  return course;
}

/** Someone new sits down, plays for a while, and goes without a word; what they began stays as it is. */
async function visit(
  url: string,
  tally: { came: number; left: number; actions: number },
  random: Random,
  end: number,
): Promise<void> {
  const player = await FaultPlayer.at(url, tally.came++, `${random.int(1e9)}`);
  const playing = player.play();
  await pause(Math.min(1000 + random.int(STAY), Math.max(0, end - Date.now())));
  player.stop();
  await playing;
  player.close();
  tally.actions += player.count;
  tally.left++;
}

async function leastMemory(node: ServerProcess, until: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  do {
    await pause(Math.min(LOOK, Math.max(0, until - Date.now())));
    least = Math.min(least, residentMemory(node));
  } while (Date.now() < until);
  return least;
}

/** As the system counts it, in MB. */
function residentMemory({ pid }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

/** After so many minutes what is needed is there, and the rest of the time must not add to it. */
const SETTLED = 5;

/** By how much the memory has grown since it settled, as a share of what it was then; nothing for a run too short to say. */
export function growth(course: readonly Minute[]): number | undefined {
  const settled = course.find(({ minute }) => minute === SETTLED);
  const last = course.at(-1);
  if (settled === undefined || last === undefined || last.minute <= SETTLED) return undefined;
  return last.memory / settled.memory - 1;
}
