/** Bots at work: whole games of the sound one, decisions of the strong one at positions of such games, and how long each takes. */
import { botOf, decide, type Level, questionOf } from '#bots';
import { fastDraws, type GameWithBots, type Kit, Play, readOptions, type Seat } from '#engine';
import { type Job, playGames } from '#lab';
import type { TimedWork, Work } from './measure.ts';

/** Games of so many seats with the standard options; each call plays one. */
export function soundGames(game: GameWithBots, seats: number): Work {
  const bots = Array.from({ length: seats }, () => 'sound' as const);
  const job: Job = {
    game: game.id,
    seats,
    options: optionsOf(game),
    seed: 'bench',
    bots,
    games: 1,
    cap: 10_000,
  };
  let played = 0;
  return () => {
    const { games } = playGames(game, job, played, played + 1);
    played++;
    return games;
  };
}

/** Each call makes one decision that is one, at the next position of a game of sound players. */
export function decisions(game: GameWithBots, seats: number, level: Level): TimedWork {
  const times: number[] = [];
  const asked = positions(game, seats);
  const work = () => {
    const { question, seed } = asked.next().value;
    const before = process.cpuUsage();
    decide(botOf(level), question, { seed });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return 1;
  };
  return Object.assign(work, { times });
}

type Posed = { readonly question: ReturnType<typeof questionOf>; readonly seed: string };

function* positions<K extends Kit>(game: GameWithBots<K>, seats: number): Generator<Posed, never> {
  for (let number = 0; ; number++) {
    const seed = `bench ${number}`;
    const play = new Play(game, game.setup({ seats, options: optionsOf(game) }), fastDraws(seed));
    play.run();
    for (let taken = 0; !play.over; taken++) {
      const { seat }: { seat: Seat } = play;
      const legal = play.legal(seat);
      const question = questionOf(game, play.s, seat, { legal });
      // Every tenth is thought about: a game has hundreds of decisions that are alike.
      if (question.actions.length > 1 && taken % 10 === number % 10)
        yield { question, seed: `${seed} ${taken}` };
      play.act(seat, decide(botOf('sound'), question, { seed: `${seed} ${taken}` }).action);
    }
  }
}

function optionsOf<K extends Kit>(game: GameWithBots<K>): K['options'] {
  const read = readOptions(game.options, undefined);
  if ('problem' in read) throw new RangeError(`${read.problem.field} ${read.problem.reason}`);
  return game.amongBots?.(read.values) ?? read.values;
}
