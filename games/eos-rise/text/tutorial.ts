/** What the coach says, in English. */
import { PARADISE } from '../content/tracks.ts';

export const TUTORIAL_WORDS = {
  goal: {
    title: 'Seven years',
    text: `Earth dies in 2040. Fill Progress to ${PARADISE} before then: radio bursts (FRB) and intel move it. Each year the number in the lit box is added to Alien attacks. If the Command room falls to 0 hull, all is lost.`,
  },
  crew: {
    title: 'Four figures, four actions',
    text: 'Pick a figure, then an icon on the ship. Train the Pilot, then the Engineer: level 2 brings the first TOOL. Then the Combat Specialist builds Medical. Last, the Commander charges shield level 1 for two tokens.',
  },
  warp: {
    title: 'Fly',
    text: 'The EOS flies lane by lane. Look at a galaxy to see what the way collects and wakes. Fly to 5/6 for the skill token and give the level to the Combat Specialist; then to 5/5 for the radio burst. An Afterburner could add a lane, but stop here.',
  },
  shields: {
    title: 'Under attack',
    text: 'The Aliens moved by their orders cards, and two of them reached the EOS. One die is rolled for both: the Lurker hits on 4 and 6, the Harrower on 4, 5 and 6, and much harder. A shield token covers one number of one ship. Cover 4 and 6 of the Harrower, and watch the chances.',
  },
  hull: {
    title: 'Where it hurts least',
    text: 'A 5, the one number left open: six points of hull damage. The Engineer spreads them, point by point. Let the Engine room take them all; at 0 it could not fly. Keep the Quick Fix cubes for later: go on.',
  },
  round: {
    title: 'A new year',
    text: 'Read the event beside the map: this Round Rule counts until the next one. Be ready, train the Combat Specialist and the Commander, stand by, then fly to 15/6, where a Dexer waits, and stop. Ships you enter take up pursuit and carry what lay there.',
  },
  fight: {
    title: 'Attack',
    text: 'Everyone takes part: more dice. They are rolled; STRESS faces hurt who rolled them, and pills could cancel that. Then pick a die, and press a matching icon on a damage card. A card with all icons filled fires at a ship.',
  },
  dash: {
    title: 'The Last Dash',
    text: 'When Progress is full, the Paradise Planet appears somewhere on the map. Aliens race you there; you have four cycles to reach it and beat whatever stands in the way. This match is yours now: play on, or start your own.',
  },
} as const;
