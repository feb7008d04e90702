/** What the bots of Exoworld Survival say: why they do what they do, and what they need. */
import type { Voice } from '#ui/kit/voice.ts';
import type { Exoworld } from '../../state.ts';

const OPEN = ['sickness', 'playNow', 'fastest', 'planetGood', 'repair', 'lifts', 'place', 'uses'];
/** These speak of hands, which nobody may do in incommunication. */
const OF_HANDS = ['completes', 'gathers', 'forOther', 'meet', 'refuses'];

export const voice: Voice<Exoworld> = {
  aloud: (reason, { incommunication }) =>
    OPEN.includes(reason) || (!incommunication && OF_HANDS.includes(reason)),
  figure: ({ crew }, seat) => [
    `seat:${seat}`,
    ...crew.filter((one) => one.seat === seat).map((one) => `crew:${one.crew}`),
  ],
};
