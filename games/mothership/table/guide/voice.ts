/** What the bots of Mothership say: only what everyone sees on the map, and nothing that names whose a ship is, which everyone says differently. */
import type { Voice } from '#ui/kit/voice.ts';
import type { Mothership } from '../../state.ts';

const ALOUD = ['strip', 'hullNow', 'planet', 'safer', 'toward', 'home'];

export const voice: Voice<Mothership> = {
  aloud: (reason) => ALOUD.includes(reason),
  figure: (_, seat) => [`fleet:${seat}`],
};
