/** The app's worker, for every game of the registry: bots think in it, and long records are played in it. */
import { serve } from '#bots';
import { GAMES } from '#games';
import { isFilmRequest, serveFilm } from './filming.ts';

const post = (message: unknown) => postMessage(message);
const port = {
  post,
  listen: (receive: (message: unknown) => void) =>
    addEventListener('message', ({ data }) => {
      if (isFilmRequest(data)) serveFilm(data, post, GAMES);
      else receive(data);
    }),
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
