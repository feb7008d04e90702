/** Films records: short ones at once, long ones in a worker of their own. The page stays as quick as it was. */
import { type Game, type Kit, type MatchRecord, type Result, refuseProblem } from '#engine';
import { type Film, type Filmed, filmOf } from './film.ts';
import { film } from './filming.ts';
import FilmWorker from './worker.ts?worker';

/** Played before anyone notices, and sooner than a worker starts. */
const SHORT = 40;

export const isShort = ({ actions }: MatchRecord): boolean => actions.length <= SHORT;

export interface Showing<K extends Kit> {
  readonly film: Promise<Filmed<K>>;
  /** For when nobody waits any more. */
  stop(): void;
}

export function project<K extends Kit>(
  game: Game<K>,
  record: MatchRecord,
  onProgress: (done: number) => void = () => undefined,
): Showing<K> {
  if (isShort(record))
    return { film: new Promise((resolve) => resolve(filmOf(game, record))), stop: () => undefined };
  const worker = new FilmWorker({ name: 'film' });
  // What the rules stumble over is the fault of the record: it came from outside.
  const broken = new Promise<Result<never>>((resolve) => {
    worker.addEventListener('error', ({ message }) =>
      resolve(refuseProblem('bad-record', { field: 'record', reason: `cannot be played: ${message}` })),
    );
  });
  const port = {
    post: (message: unknown) => worker.postMessage(message),
    listen: (receive: (message: unknown) => void) =>
      worker.addEventListener('message', ({ data }) => receive(data)),
  };
  const stop = () => worker.terminate();
  return {
    film: Promise.race([film(port, game, record, onProgress), broken]).finally(stop),
    stop,
  };
}

/** A film just made for a match that is about to be opened: it need not be made twice. */
let kept: { readonly id: string; readonly film: AnyFilm } | undefined;
interface AnyFilm {
  readonly match: { readonly game: { readonly id: string } };
}

export function keepFilm<K extends Kit>(id: string, made: Film<K>): void {
  kept = { id, film: made };
}

/** Gives it once: whoever opens the match plays on in it. */
export function keptFilm<K extends Kit>(id: string, game: Game<K>): Film<K> | undefined {
  if (kept?.id !== id) return undefined;
  const { film: made } = kept;
  kept = undefined;
  return isOf(game, made) ? made : undefined;
}

function isOf<K extends Kit>(game: Game<K>, made: AnyFilm): made is Film<K> {
  return made.match.game.id === game.id;
}
