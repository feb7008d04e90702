/** `npm run fuzz`: junk by the million against a server of its own. Nothing may crash, hang, or be a fault of the server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { freePort } from '#scripts/ports.mjs';
import { Fuzzer } from './drive.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'fuzz' },
    program: { type: 'string', default: '' },
  },
});
const messages = Number(values.messages);
const data = mkdtempSync(join(tmpdir(), 'orrery-fuzz-'));
const port = await freePort();
const args = [values.program, '--host', '127.0.0.1', '--port', String(port), '--data', data];
const server = spawn(process.execPath, args, {
  env: { ...process.env, ORRERY_RATE: '100000', ORRERY_QUOTAS: 'off', ORRERY_LOG: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let exit: number | null | undefined;
server.once('exit', (code) => {
  exit = code;
});
// Whatever goes wrong here, it does not stay behind.
process.once('exit', () => server.kill('SIGKILL'));

/** What the server noted as its own fault. */
const faults: string[] = [];
createInterface({ input: server.stdout }).on('line', (line) => {
  if (line.startsWith('{')) faults.push(line.slice(0, 600));
});

const url = `http://127.0.0.1:${port}`;
const isReady = () =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
// On a starved machine a start takes minutes; one that ends meanwhile does not come.
while (!(await isReady())) {
  if (exit !== undefined) throw new Error(`the server does not start: it ended with ${exit}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const started = Date.now();
const memory: number[] = [];
const look = () => {
  const found = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  memory.push(Math.round(Number(found ?? 0) / 1024));
};
const timer = setInterval(() => {
  if (exit === undefined) look();
}, 2000);
const fuzzer = new Fuzzer({
  url,
  messages,
  seed: values.seed,
  progress: (sent) => process.stderr.write(`\r${sent} of ${messages}, ${memory.at(-1) ?? 0} MB`),
});
const tally = await fuzzer.run();
process.stderr.write('\n');
clearInterval(timer);
const healthy = await isReady();
look();

const middle = (share: number) => memory[Math.min(memory.length - 1, Math.floor(memory.length * share))] ?? 0;
const faulty = {
  crashed: exit === undefined ? 0 : 1,
  unhealthy: healthy ? 0 : 1,
  unanswered: tally.codes.unanswered ?? 0,
  noCode: tally.codes['no code'] ?? 0,
  unavailable: tally.codes.unavailable ?? 0,
  fives: Object.entries(tally.statuses).reduce((sum, [status, n]) => sum + (status === '500' ? n : 0), 0),
  faults: faults.length,
};
const report = {
  ...tally,
  seconds: Math.round((Date.now() - started) / 1000),
  faulty,
  memory: { tenth: middle(0.1), third: middle(0.33), half: middle(0.5), end: memory.at(-1) },
  firstFaults: faults.slice(0, 5),
};
console.log(JSON.stringify(report, undefined, 2));
if (exit === undefined) server.kill('SIGKILL');
rmSync(data, { recursive: true, force: true });
process.exit(Object.values(faulty).some((count) => count > 0) ? 1 : 0);
