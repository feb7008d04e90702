/** Whole random games of Exoship: set-up, every step, every legal action listed and one chosen uniformly. */
import { fastDraws, Play, pick } from '#engine';
import { exoship } from '#games/exoship/index.ts';
import { dice } from '../dice.ts';

const table = { seats: 1, options: { origin: 'earth', hard: false } } as const;
const random = dice();
let played = 0;

export function playout(): number {
  const play = new Play(exoship, exoship.setup(table), fastDraws(`bench ${played++}`));
  play.run();
  while (!play.over) {
    const { seat } = play;
    play.act(seat, pick(play.legal(seat), random));
  }
  return 1;
}

/** A position in the middle of a game, always the same. */
export function midGame() {
  const choices = dice(7);
  const play = new Play(exoship, exoship.setup(table), fastDraws('mid-game'));
  play.run();
  for (let i = 0; i < 5; i++) play.act(play.seat, pick(play.legal(play.seat), choices));
  return play.s;
}
