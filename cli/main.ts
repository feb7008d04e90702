/** Where the `orrery` command begins. */
import { run } from './program.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop.abort();
    // A second one ends whatever does not listen.
    process.once(signal, () => process.exit(130));
  });
}

// Whoever reads us may go away, as `| head` does: that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

const code = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  signal: stop.signal,
});

process.exitCode = code;
// Stopped in the middle, something may still wait: for input, or for a database that is gone.
if (stop.signal.aborted) process.exit();
