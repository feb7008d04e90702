/**
 * A long record is played in a worker, where it holds nothing up: the messages, the side that plays it and the side
 * that asks. The page takes the positions in as they come and plays none of them itself.
 */
import type { FindGame, Port } from '#bots';
import { type Game, type Kit, type MatchRecord, NOBODY, named, type People, type Refusal } from '#engine';
import { asFarAsItGoes, developed, type Filmed, type Shot, shoot } from './film.ts';

/** So many positions come in one message, which the page takes in without anyone noticing. */
const AT_ONCE = 16;

interface Request {
  readonly film: MatchRecord;
  /** What the people at its seats are called, for its words. */
  readonly people: People;
}

type Reply<K extends Kit> =
  | { readonly shots: readonly Shot<K>[] }
  | { readonly done: true }
  | { readonly refusal: Refusal };

export const isFilmRequest = (message: unknown): message is Request =>
  typeof message === 'object' && message !== null && 'film' in message;

/** The side that plays. */
export async function serveFilm(
  { film: record, people }: Request,
  post: (reply: unknown) => void,
  find: FindGame,
): Promise<void> {
  const say = (reply: Reply<Kit>) => post(reply);
  const game = await find(record.game);
  if (game === undefined) throw new RangeError(`there is no game ${record.game}`);
  let shots: Shot<Kit>[] = [];
  const send = () => {
    say({ shots });
    shots = [];
  };
  const played = shoot<Kit>(named(game, people), record, (shot) => {
    if (shots.push(shot) === AT_ONCE) send();
  });
  send();
  say(played.ok ? { done: true } : { refusal: played.refusal });
}

/** The side that asks; it is told how many actions have been played, the setting up being one. */
export function film<K extends Kit>(
  port: Port,
  game: Game<K>,
  record: MatchRecord,
  onProgress: (done: number) => void,
): Promise<Filmed<K>> {
  return new Promise((resolve) => {
    const shots: Shot<K>[] = [];
    let done = 0;
    port.listen((message) => {
      const reply = message as Reply<K>;
      if ('shots' in reply) {
        shots.push(...reply.shots);
        done += reply.shots.reduce((sum, { press }) => sum + (press?.length ?? 1), 0);
        onProgress(done);
      } else
        resolve(
          'refusal' in reply
            ? asFarAsItGoes(game, record, shots, reply.refusal)
            : developed(game, record, shots),
        );
    });
    port.post({ film: record, people: game.people ?? NOBODY } satisfies Request);
  });
}
