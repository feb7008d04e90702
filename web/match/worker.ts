/** The bots' worker: serves every game of the registry. */
import { serve } from '#bots';
import { GAMES } from '#games';

const port = {
  post: (message: unknown) => postMessage(message),
  listen: (receive: (message: unknown) => void) => addEventListener('message', ({ data }) => receive(data)),
};

/** A message to oneself comes back after those already waiting, and sooner than a timer. */
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

function pause(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });
}

serve(port, GAMES, { now: () => performance.now(), pause });
