/**
 * Bots in a worker, in the browser and on a server alike: the messages, the side that thinks and the side that asks.
 *
 * A worker is never given the true state. The host redeals it first: what is sent is one of the states that the seat
 * cannot tell from the true one, and the worker's own samples are redealt from that. So even a look into the worker's
 * memory shows nothing that the seat does not know.
 */
import { type Core, type Game, type GameWithBots, type Kit, redeal, type Seat, stream } from '#engine';
import { type Budget, type Intent, type Level, questionOf, type Thought } from './bot.ts';
import { type Progress, ponder } from './decide.ts';
import { type Interjection, interjectionOf, speakers } from './interjection.ts';
import { botOf } from './levels.ts';

/** One end of a channel, as a Web Worker and a worker thread both can be made to look. */
export interface Port {
  post(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
}

/** What the worker's host lends it. */
export interface Host {
  /** The clock, in milliseconds. */
  now(): number;
  /** Lets waiting messages in. */
  pause(): Promise<void>;
}

/** What is asked of a worker. */
export interface Request {
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  /** Redealt for the seat. */
  readonly state: Core;
  readonly seed: string;
  readonly budget?: Budget;
  /** Thinks on even when the answer is clear. */
  readonly full?: boolean;
  /** What the seat last set out to do. */
  readonly intent?: Intent | undefined;
}

/** What a bot that nobody waits for is asked: whether it has something to say. */
type Invitation = Pick<Request, 'game' | 'seat' | 'state' | 'seed'>;

type ToWorker =
  | ({ readonly type: 'think'; readonly id: number; readonly progress: boolean } & Request)
  | ({ readonly type: 'speak'; readonly id: number } & Invitation)
  | { readonly type: 'stop'; readonly id: number };

type FromWorker<A> =
  | ({ readonly type: 'progress'; readonly id: number } & Progress<A>)
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought<A> }
  | { readonly type: 'said'; readonly id: number; readonly action: A | undefined }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** Finds a game by its name; one that is not there yet is loaded. */
export type FindGame = (id: string) => GameWithBots | undefined | Promise<GameWithBots | undefined>;

/** The side that thinks: a worker's whole program. */
export function serve(port: Port, find: FindGame, host: Host): void {
  const stopped = new Set<number>();
  const busy = new Set<number>();

  async function gameOf(name: string): Promise<GameWithBots> {
    const game = await find(name);
    if (game === undefined) throw new RangeError(`there is no game ${name}`);
    return game;
  }

  async function think(message: Extract<ToWorker, { type: 'think' }>): Promise<Thought<Kit['action']>> {
    const { id, level, state, seat, progress, seed, budget, full, intent } = message;
    const game = await gameOf(message.game);
    const terms = {
      seed,
      now: () => host.now(),
      stopped: () => stopped.has(id),
      ...(budget && { budget }),
      ...(full && { full }),
      ...(progress && {
        onProgress: (news: Progress<Kit['action']>) => port.post({ type: 'progress', id, ...news }),
      }),
    };
    return ponder(botOf(level), questionOf(game, state, seat, { intent }), terms, () => host.pause());
  }

  async function speak({ game, state, seat, seed }: Invitation): Promise<Kit['action'] | undefined> {
    return interjectionOf(await gameOf(game), state, seat, seed);
  }

  port.listen((data) => {
    const message = data as ToWorker;
    const { id } = message;
    if (message.type === 'stop') {
      if (busy.has(id)) stopped.add(id);
      return;
    }
    busy.add(id);
    const answered =
      message.type === 'think'
        ? think(message).then((thought) => ({ type: 'thought', id, thought }))
        : speak(message).then((action) => ({ type: 'said', id, action }));
    answered
      .then(
        (answer) => port.post(answer),
        (error: unknown) => port.post({ type: 'failed', id, message: String(error) }),
      )
      .finally(() => {
        busy.delete(id);
        stopped.delete(id);
      });
  });
}

export interface RemoteTerms<A> {
  readonly seed: string;
  readonly budget?: Budget;
  readonly full?: boolean;
  readonly intent?: Intent | undefined;
  readonly onProgress?: (progress: Progress<A>) => void;
}

/** A bot at work elsewhere. */
export interface RemoteThinking<A> {
  readonly thought: Promise<Thought<A>>;
  /** Makes it answer with the best it has. */
  stop(): void;
}

export interface RemoteBot {
  /** Asks for a decision. The state stays here; what is sent is redealt for the seat. */
  think<K extends Kit>(
    level: Level,
    game: Game<K>,
    state: Readonly<K['state']>,
    seat: Seat,
    terms: RemoteTerms<K['action']>,
  ): RemoteThinking<K['action']>;
  /** Asks the bots that nobody waits for, seat by seat, and gives the first that has something to say. */
  speakUp<K extends Kit>(
    game: Game<K>,
    state: Readonly<K['state']>,
    levels: readonly (Level | undefined)[],
    seed: string,
  ): Promise<Interjection<K['action']> | undefined>;
  /** For when the worker is gone: whoever still waits is told so. */
  close(reason: string): void;
}

interface Waiting {
  receive(message: FromWorker<never>): void;
}

/** The side that asks. */
export function remoteBot(port: Port): RemoteBot {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.listen((data) => {
    const message = data as FromWorker<never>;
    const asker = waiting.get(message.id);
    if (message.type !== 'progress') waiting.delete(message.id);
    asker?.receive(message);
  });
  /** What a worker is told of a seat: never the true state. */
  const known = <K extends Kit>(game: Game<K>, state: Readonly<K['state']>, seat: Seat, seed: string) => ({
    game: game.id,
    seat,
    seed,
    state: redeal(game, state, seat, stream(`${seed} for the worker`)),
  });
  return {
    think<K extends Kit>(
      level: Level,
      game: Game<K>,
      state: Readonly<K['state']>,
      seat: Seat,
      { onProgress, ...terms }: RemoteTerms<K['action']>,
    ): RemoteThinking<K['action']> {
      const id = ++last;
      const thought = new Promise<Thought<K['action']>>((resolve, reject) => {
        waiting.set(id, {
          receive(message: FromWorker<K['action']>) {
            if (message.type === 'progress') onProgress?.({ done: message.done, thought: message.thought });
            else if (message.type === 'thought') resolve(message.thought);
            else if (message.type === 'failed') reject(new Error(message.message));
          },
        });
      });
      const progress = onProgress !== undefined;
      const asked = { ...known(game, state, seat, terms.seed), ...terms, level, progress };
      port.post({ type: 'think', id, ...asked } satisfies ToWorker);
      return { thought, stop: () => port.post({ type: 'stop', id } satisfies ToWorker) };
    },
    async speakUp<K extends Kit>(
      game: Game<K>,
      state: Readonly<K['state']>,
      levels: readonly (Level | undefined)[],
      seed: string,
    ): Promise<Interjection<K['action']> | undefined> {
      for (const seat of speakers(game, state, levels)) {
        const id = ++last;
        const action = await new Promise<K['action'] | undefined>((resolve, reject) => {
          waiting.set(id, {
            receive(message: FromWorker<K['action']>) {
              if (message.type === 'said') resolve(message.action);
              else if (message.type === 'failed') reject(new Error(message.message));
            },
          });
          port.post({ type: 'speak', id, ...known(game, state, seat, seed) } satisfies ToWorker);
        });
        if (action !== undefined) return { seat, action };
      }
      return undefined;
    },
    close(message) {
      for (const [id, asker] of waiting) asker.receive({ type: 'failed', id, message });
      waiting.clear();
    },
  };
}
