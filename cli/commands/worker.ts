/** `orrery worker`: takes bot turns of the online tables from the queue, for servers that share their load. */

import { once } from 'node:events';
import { GAMES } from '#games';
import { Fault } from '../fault.ts';
import { type Shell, say } from '../shell.ts';
import { shown } from '../shown.ts';

export async function takeBotTurns(shell: Shell): Promise<void> {
  const { DATABASE_URL: url, REDIS_URL: redis } = shell.env;
  if (!url || !redis) {
    throw new Fault('workerNeeds');
  }
  // Only this command needs the server.
  const { openOnline } = await import('#server');
  const online = await openOnline({
    games: GAMES,
    place: { url, file: '' },
    redis,
    trouble: (what, error) =>
      shell.errors.write(`${shown(`${what}: ${error instanceof Error ? error.message : error}`)}\n`),
  });
  say(shell, shell.words.worker.waiting);
  await once(shell.signal, 'abort');
  await online.close();
}
