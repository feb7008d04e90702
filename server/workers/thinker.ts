/** The code of one thread of bots. */
import { parentPort } from 'node:worker_threads';
import { serve } from '#bots';
import { findGame } from '#games';

const port = parentPort;
if (port === null) throw new Error('this is a thread of the server, not a program');

serve(
  {
    post: (message) => port.postMessage(message),
    listen: (receive) => port.on('message', receive),
  },
  findGame,
  {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  },
);
