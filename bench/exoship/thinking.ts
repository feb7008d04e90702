/** The strong bot at work: iterations on a fresh question, so that the growing tree is part of it. */
import { botOf, questionOf } from '#bots';
import { exoship } from '#games/exoship/index.ts';
import { midGame } from './games.ts';

const ITERATIONS = 1000;
const state = midGame();
let asked = 0;

export function think(): number {
  const thinking = botOf('strong').think(questionOf(exoship, state, 0), `bench ${asked++}`);
  thinking.step(ITERATIONS);
  return thinking.iterations;
}
