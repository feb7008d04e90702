/** Positions of Exoship to measure with. */
import { fastDraws, Play, pick } from '#engine';
import { exoship } from '#games/exoship/index.ts';
import { dice } from '../dice.ts';

const table = { seats: 1, options: { origin: 'earth', hard: false } } as const;
/** A position in the middle of a game, always the same. */
export function midGame() {
  const choices = dice(7);
  const play = new Play(exoship, exoship.setup(table), fastDraws('mid-game'));
  play.run();
  for (let i = 0; i < 5; i++) play.act(play.seat, pick(play.legal(play.seat), choices));
  return play.s;
}
