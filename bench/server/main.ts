/** `npm run bench:server`: our server beside boardgame.io's, many live matches, and what one guest can do to others. */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { columns } from '#lab';
import { beside } from './beside.ts';
import { child } from './child.ts';
import { holds } from './holds.ts';
import { live } from './live.ts';
import { percentile } from './rounds.ts';
import { worst } from './worst.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    tables: { type: 'string', default: '50' },
    matches: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    worst: { type: 'string', default: '8' },
    attack: { type: 'string' },
    holds: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [rounds, tables, matches] = [Number(values.rounds), Number(values.tables), Number(values.matches)];
const [seconds, bad] = [Number(values.seconds), Number(values.worst)];
const start = (program: string, env = {}) => child(new URL(`./${program}.js`, import.meta.url), env);
const ms = (value: number) => `${value.toFixed(1)} ms`;
if (values.holds) {
  const server = await start('serveUsual', { ORRERY_BENCH_LIMITS: 'off' });
  const held = await holds(server);
  await server.close();
  if (values.json) console.log(JSON.stringify(held, undefined, 2));
  else console.log(columns(held.map(({ what, ms: took }) => [what, ms(took)])).join('\n'));
  process.exit();
}

const own = await start('serveOurs');
const theirs = rounds > 0 ? await start('servePeer') : undefined;
const compared = theirs && (await beside(own, theirs, rounds, tables));
await theirs?.close();
const many = matches > 0 ? await live(own, matches, seconds) : undefined;
await own.close();
const lively = many && {
  matches: many.matches,
  moves: many.moves,
  perSecond: many.perSecond,
  p50: percentile(many.latencies, 0.5),
  p99: percentile(many.latencies, 0.99),
  cpuPerMove: many.cpuPerMove,
  bytesPerMatch: many.bytesPerMatch,
};
const usual = bad > 0 ? await start('serveUsual') : undefined;
const fared = usual && (await worst(usual, bad, values.attack));
await usual?.close();

if (values.json) console.log(JSON.stringify({ ...compared, live: lively, worst: fared }, undefined, 2));
else print();
process.exit();

function print(): void {
  console.log(`${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}\n`);
  if (compared) {
    console.log(`Tic-tac-toe at ${tables} tables, one move outstanding at each, ${rounds} rounds:`);
    console.log(
      columns([
        ['', 'moves/s', 'median', 'p99', 'CPU a move'],
        ...compared.results.map(({ name, perSecond, p50, p99, cpuPerMove }) => [
          ...[name, perSecond.toFixed(0), ms(p50), ms(p99), `${cpuPerMove.toFixed(3)} ms`],
        ]),
      ]).join('\n'),
    );
    console.log(
      `\n${compared.ratio.toFixed(2)}x the moves of the peer (goal 2x), each on the disk before it is acknowledged.\n`,
    );
  }
  if (lively) {
    console.log(`${lively.matches} live matches of five games, one move a second each:`);
    console.log(
      `  ${lively.perSecond.toFixed(0)} moves/s, median ${ms(lively.p50)}, p99 ${ms(lively.p99)} (goal 250 ms), ` +
        `${lively.cpuPerMove.toFixed(2)} ms CPU a move, ${(lively.bytesPerMatch / 1024).toFixed(0)} kB a live match\n`,
    );
  }
  if (fared) {
    console.log('While one guest does his worst, the others (goal: p99 under 250 ms):');
    console.log(
      columns([
        ['', '/healthz median', 'p99', 'their moves', 'median', 'p99', 'longest hold'],
        ...fared.map(({ what, health, moves, held }) => [
          ...[what, ms(health.p50), ms(health.p99), String(moves.count), ms(moves.p50), ms(moves.p99)],
          ms(held),
        ]),
      ]).join('\n'),
    );
  }
}
