// What `npm start` and the container run: the server in a process of its own, and a watch over it.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Supervisor } from './process/supervisor.ts';

/** Bundled, the server's code lies beside this one. */
const SERVER = fileURLToPath(new URL('./main.js', import.meta.url));

const supervisor = new Supervisor({
  start(port) {
    const where = port === undefined ? [] : ['--port', String(port)];
    const args = [...process.execArgv, SERVER, ...process.argv.slice(2), ...where];
    return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  },
  say: (words) => console.error(words),
  now: () => performance.now(),
  // Whoever asks it to end while it waits is not kept waiting.
  pause: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => supervisor.leave(signal));
}
process.exit(await supervisor.run());
