/** Whole random games: set-up, every step, one of the legal actions chosen uniformly each time. */
import { fastDraws, type Game, type Kit, Play, readOptions } from '#engine';
import { dice } from './dice.ts';
import type { Work } from './measure.ts';

/** Games of so many seats with the standard options; each call plays one. */
export function playouts<K extends Kit>(game: Game<K>, seats: number): Work {
  const read = readOptions(game.options, undefined);
  if ('problem' in read) throw new RangeError(`${read.problem.field} ${read.problem.reason}`);
  const options = read.values as K['options'];
  const random = dice();
  let played = 0;
  return () => {
    const play = new Play(game, game.setup({ seats, options }), fastDraws(`bench ${played++}`));
    play.run();
    while (!play.over) {
      const { seat } = play;
      play.act(seat, play.pick(seat, random));
    }
    return 1;
  };
}
