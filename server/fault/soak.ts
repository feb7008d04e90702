/** People come, play a while at one table or another, and leave: what a server's memory does meanwhile. */
import { readFileSync } from 'node:fs';
import { type Random, stream } from '#engine';
import type { ServerProcess } from './node.ts';
import { FaultPlayer, type Manner, pause } from './player.ts';

export interface SoakTerms {
  readonly node: ServerProcess;
  readonly minutes: number;
  /** How many are there at the same time. */
  readonly people: number;
  /** So many milliseconds lie between two actions of one of them: as much is played on a busy machine as on an idle one. */
  readonly beat: number;
  readonly seed: string;
  /** What opens the server's figures. */
  readonly token: string;
  readonly onMinute?: (minute: Minute) => void;
}

export type Minute = {
  readonly minute: number;
  /** So many have come by then, and so many actions were played in this minute. */
  readonly came: number;
  readonly actions: number;
  /** Resident memory of the server, in MB: the least of the minute, which is what it cannot do without. */
  readonly memory: number;
  /** In MB, of the heap: what was alive when the collector last went through all of it. */
  readonly heap: number;
  /** In MB, beside the heap: buffers. */
  readonly buffers: number;
  /** What the server has in memory at the end of the minute. */
  readonly matches: number;
  readonly lines: number;
  readonly watches: number;
  readonly moments: number;
  readonly thoughts: number;
};

/** How long someone stays, in milliseconds, at most. */
const STAY = 40_000;
/** How often the memory is looked at. */
const LOOK = 1000;

export async function soak(terms: SoakTerms): Promise<Minute[]> {
  const { node, minutes, people, beat, seed, token } = terms;
  const manner: Manner = { beat, watches: true };
  const end = Date.now() + minutes * 60_000;
  const here = new Set<FaultPlayer>();
  const tally = { came: 0, actions: 0 };
  const visiting = Array.from({ length: people }, async (_, place) => {
    const random = stream(`${seed} ${place}`);
    while (Date.now() < end) await visit(node.url, { here, tally, random, end, manner });
  });
  const trail: Minute[] = [];
  let before = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    const memory = await leastMemory(node, end - (minutes - minute) * 60_000);
    const played = [...here].reduce((sum, { count }) => sum + count, tally.actions);
    const figures = await figuresOf(node.url, token);
    const last = { minute, came: tally.came, actions: played - before, memory, ...figures };
    before = played;
    trail.push(last);
    terms.onMinute?.(last);
  }
  await Promise.all(visiting);
  return trail;
}

interface Visit {
  /** Everyone who is there. */
  readonly here: Set<FaultPlayer>;
  /** Of those who have come, and of those who have left. */
  readonly tally: { came: number; actions: number };
  readonly random: Random;
  readonly end: number;
  readonly manner: Manner;
}

/** Someone new sits down, plays for a while, and goes without a word; what they began stays as it is. */
async function visit(url: string, { here, tally, random, end, manner }: Visit): Promise<void> {
  const player = await FaultPlayer.at(url, tally.came++, `${random.int(1e9)}`, manner);
  here.add(player);
  const playing = player.play();
  await pause(Math.min(1000 + random.int(STAY), Math.max(0, end - Date.now())));
  player.stop();
  await playing;
  player.close();
  here.delete(player);
  tally.actions += player.count;
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

/** What the server says of itself. */
async function figuresOf(url: string, token: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  const megabytes = (name: string) => Math.round(of(name) / 1024 / 1024);
  return {
    heap: megabytes('orrery_live_heap_bytes'),
    buffers: megabytes('nodejs_external_memory_bytes'),
    matches: of('orrery_matches_in_memory'),
    lines: of('orrery_lines_in_memory'),
    watches: of('orrery_watches'),
    moments: of('orrery_moments_in_memory'),
    thoughts: of('orrery_thoughts'),
  };
}

/** After so many minutes what is needed is there, and the rest of the time must not add to it. */
const SETTLED = 5;

/** By how much something has grown since the memory settled, as a share of what it was then; nothing for a run too short to say. */
export function growth(
  trail: readonly Minute[],
  what: 'memory' | 'heap' | 'actions' = 'memory',
): number | undefined {
  const settled = trail.find(({ minute }) => minute === SETTLED);
  const last = trail.at(-1);
  if (settled === undefined || last === undefined || last.minute <= SETTLED) return undefined;
  return last[what] / settled[what] - 1;
}
