/** What the bots of Exodus say: of what is written in secret nothing, of what is done in the open why. */
import type { Voice } from '#ui/kit/voice.ts';
import type { Exodus } from '../state.ts';

const ALOUD = ['bear', 'star', 'aim', 'run'];

export const voice: Voice<Exodus> = {
  aloud: (reason) => ALOUD.includes(reason),
  figure: ({ houses }, seat) =>
    houses.filter((house) => house.seat === seat).map(({ faction }) => `faction:${faction}`),
};
