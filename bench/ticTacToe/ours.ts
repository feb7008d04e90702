/** Random tic-tac-toe through our kernel: every legal action is listed, one is chosen uniformly. */
import { fastDraws, Play, pick } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { dice } from '../dice.ts';

const random = dice();
const draws = fastDraws('bench');
const table = { seats: 2, options: {} };

/** Gives the number of moves. */
export function playout(): number {
  const play = new Play(ticTacToe, ticTacToe.setup(table), draws);
  play.run();
  let moves = 0;
  while (!play.over) {
    const { seat } = play;
    play.act(seat, pick(play.legal(seat), random));
    moves++;
  }
  return moves;
}
