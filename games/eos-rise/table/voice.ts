/** What the bots of Project EOS Rise say: all of the ship is everyone's, so every reason may be told. */
import type { Voice } from '#ui/kit/voice.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { EosRise } from '../state.ts';

export const voice: Voice<EosRise> = {
  aloud: () => true,
  figure: ({ crew }, seat) => CHARACTERS.filter((who) => crew[who].seat === seat).map((who) => `crew:${who}`),
};
