/** Tables as the rules set them up, for tests that begin at the beginning. */
import { fastDraws, Play } from '#engine';
import { exoworld } from '../index.ts';
import { setup } from '../setup.ts';
import type { Exoworld } from '../state.ts';

export const PLAIN: Exoworld['options'] = {
  scenario: 'proxima-b',
  critical: false,
  incommunication: false,
  first: 0,
};

/** A table that has been set up and asks for the first time. */
export function start(
  seats: number,
  options: Partial<Exoworld['options']> = {},
  seed = 'start',
): Play<Exoworld> {
  const play = new Play(exoworld, setup({ seats, options: { ...PLAIN, ...options } }), fastDraws(seed));
  play.run();
  return play;
}

/** The same after everyone took the first character offered: the first turn's actions. */
export function seated(
  seats: number,
  options: Partial<Exoworld['options']> = {},
  seed = 'start',
): Play<Exoworld> {
  const play = start(seats, options, seed);
  while (play.asking.step !== 'actions') {
    const [first] = play.legal(play.seat);
    if (first) play.act(play.seat, first);
  }
  return play;
}
