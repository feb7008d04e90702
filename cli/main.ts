/** Where the `orrery` command begins. */
import { run } from './program.ts';

const stop = new AbortController();
process.once('SIGINT', () => {
  stop.abort();
  // A second Ctrl-C ends whatever does not listen.
  process.once('SIGINT', () => process.exit(130));
});

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
// Stopped by Ctrl-C, something may still wait for input.
if (code === 130) process.exit();
