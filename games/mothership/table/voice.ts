/** What the bots of Mothership say: only what everyone sees on the map. */
import type { Voice } from '#ui/kit/voice.ts';
import type { Mothership } from '../state.ts';

const ALOUD = ['endsIt', 'guard', 'strip', 'hullNow', 'planet', 'group', 'safer', 'toward', 'guardian'];

export const voice: Voice<Mothership> = {
  aloud: (reason) => ALOUD.includes(reason),
  figure: (_, seat) => [`fleet:${seat}`],
};
