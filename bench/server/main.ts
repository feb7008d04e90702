/** `npm run bench:server`: our server beside boardgame.io's, in one run and by the same rules, and many live matches. */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { columns } from '#lab';
import { type Child, child } from './child.ts';
import { live } from './live.ts';
import { ours } from './ours.ts';
import { peer } from './peer.ts';
import { type Contender, type Measured, percentile, round } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    tables: { type: 'string', default: '50' },
    matches: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
});
const WARM_UP = 4;
const [rounds, tables] = [Number(values.rounds), Number(values.tables)];

const servers: Child[] = [
  await child(new URL('./serveOurs.js', import.meta.url)),
  await child(new URL('./servePeer.js', import.meta.url)),
];
const [own, theirs] = servers;
if (!own || !theirs) throw new Error('the servers did not start');
const nothing = (): Measured => ({ ms: 0, cpu: 0, latencies: [] });
const contenders: [Contender, Measured][] = [
  [await ours(own, 'Orrery on SQLite, durable'), nothing()],
  [await peer(theirs, 'boardgame.io 0.50.2, in memory'), nothing()],
];

// Both get warm, then a round each in turn, so that whatever else this machine does meets both alike.
for (let n = 0; n < WARM_UP; n++)
  for (const [contender] of contenders) await round(contender, tables, nothing());
for (let n = 0; n < rounds; n++) {
  for (const [contender, measured] of contenders) await round(contender, tables, measured);
}
const results = contenders.map(([{ name }, { ms, cpu, latencies }]) => {
  const sorted = latencies.sort((a, b) => a - b);
  return {
    ...{ name, moves: sorted.length, perSecond: (sorted.length / ms) * 1000 },
    ...{ p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) },
    cpuPerMove: (cpu / sorted.length) * 1000,
  };
});
for (const [contender] of contenders) await contender.close();
await theirs.close();
const [mine, other] = results;
const many = await live(own, Number(values.matches), Number(values.seconds));
await own.close();

const lively = {
  ...{ matches: many.matches, moves: many.moves, perSecond: many.perSecond },
  ...{ p50: percentile(many.latencies, 0.5), p99: percentile(many.latencies, 0.99) },
  ...{ cpuPerMove: many.cpuPerMove, bytesPerMatch: many.bytesPerMatch },
};
const ratio = mine && other ? mine.perSecond / other.perSecond : Number.NaN;
if (values.json) {
  console.log(JSON.stringify({ results, ratio, live: lively }, undefined, 2));
} else {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.log(`${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}\n`);
  console.log(`Tic-tac-toe at ${tables} tables, one move outstanding at each, ${rounds} rounds:`);
  console.log(
    columns([
      ['', 'moves/s', 'median', 'p99', 'CPU a move'],
      ...results.map(({ name, perSecond, p50, p99, cpuPerMove }) => [
        ...[name, perSecond.toFixed(0), ms(p50), ms(p99), `${cpuPerMove.toFixed(3)} ms`],
      ]),
    ]).join('\n'),
  );
  console.log(
    `\n${ratio.toFixed(2)}x the moves of the peer (goal 2x), each on the disk before it is acknowledged.\n`,
  );
  console.log(`${lively.matches} live matches of five games, one move a second each:`);
  console.log(
    `  ${lively.perSecond.toFixed(0)} moves/s, median ${ms(lively.p50)}, p99 ${ms(lively.p99)} (goal 250 ms), ` +
      `${lively.cpuPerMove.toFixed(2)} ms CPU a move, ${(lively.bytesPerMatch / 1024).toFixed(0)} kB a live match`,
  );
}
process.exit();
