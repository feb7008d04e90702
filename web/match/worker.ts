/** The app's worker: bots think in it, long records are played in it and matches reviewed. A game is loaded when it is asked for. */
import { serve } from '#bots';
import type { GameWithBots } from '#engine';
import { isLineRequest, isReviewRequest, serveLine, serveReview } from '../review/serving.ts';
import { isFilmRequest, serveFilm } from './filming.ts';
import { isTrialRequest, serveTrial } from './trial.ts';

/** Each with its bots and its words, in a chunk of its own. */
const GAMES: Readonly<Record<string, () => Promise<GameWithBots>>> = {
  exoship: async () => (await import('#games/exoship/index.ts')).exoship,
  exoworld: async () => (await import('#games/exoworld/index.ts')).exoworld,
  mothership: async () => (await import('#games/mothership/index.ts')).mothership,
  'eos-rise': async () => (await import('#games/eos-rise/index.ts')).eosRise,
  exodus: async () => (await import('#games/exodus/index.ts')).exodus,
};
const find = async (id: string) => (Object.hasOwn(GAMES, id) ? GAMES[id]?.() : undefined);

const post = (message: unknown) => postMessage(message);
const port = {
  post,
  listen: (receive: (message: unknown) => void) =>
    addEventListener('message', ({ data }) => {
      // Not a rejected promise but an error of the worker: those who started it wait for one.
      if (isFilmRequest(data)) serveFilm(data, post, find).catch(reportError);
      else if (isTrialRequest(data)) serveTrial(data, post, find).catch(reportError);
      else if (isReviewRequest(data)) serveReview(data, post, find, pause).catch(reportError);
      else if (isLineRequest(data)) serveLine(data, post);
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

serve(port, find, { now: () => performance.now(), pause });
