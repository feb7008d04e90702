/** The bots' worker, started when first needed and shared by all tables. The page itself never thinks. */
import { type Port, type RemoteBot, remoteBot } from '#bots';
import BotsWorker from './worker.ts?worker';

interface Thinkers {
  readonly bot: RemoteBot;
  /** Rejects when the worker breaks down. */
  readonly broken: Promise<never>;
}

let started: Thinkers | undefined;

export function thinkers(): Thinkers {
  started ??= start();
  return started;
}

function start(): Thinkers {
  const worker = new BotsWorker({ name: 'bots' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      started = undefined;
      worker.terminate();
      reject(new Error(message || 'the bots’ worker could not be started'));
    });
  });
  broken.catch(() => undefined);
  const port: Port = {
    post: (message) => worker.postMessage(message),
    listen: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
  };
  return { bot: remoteBot(port), broken };
}
