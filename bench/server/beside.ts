/** Our server beside the peer's: rounds in turn, so that whatever else the machine does meets both alike. */
import type { Child } from './child.ts';
import { ours } from './ours.ts';
import { peer } from './peer.ts';
import { type Contender, type Measured, percentile, round } from './rounds.ts';

const WARM_UP = 4;

export async function beside(own: Child, theirs: Child, rounds: number, tables: number) {
  const nothing = (): Measured => ({ ms: 0, cpu: 0, latencies: [] });
  const contenders: [Contender, Measured][] = [
    [await ours(own, 'Orrery on SQLite, durable'), nothing()],
    [await peer(theirs, 'boardgame.io 0.50.2, in memory'), nothing()],
  ];
  for (let n = 0; n < WARM_UP; n++)
    for (const [contender] of contenders) await round(contender, tables, nothing());
  for (let n = 0; n < rounds; n++) {
    for (const [contender, measured] of contenders) await round(contender, tables, measured);
  }
  const results = contenders.map(([{ name }, { ms, cpu, latencies }]) => {
    const sorted = latencies.sort((a, b) => a - b);
    return {
      name,
      moves: sorted.length,
      perSecond: (sorted.length / ms) * 1000,
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      cpuPerMove: (cpu / sorted.length) * 1000,
    };
  });
  for (const [contender] of contenders) await contender.close();
  const [mine, other] = results;
  return { results, ratio: mine && other ? mine.perSecond / other.perSecond : Number.NaN };
}
