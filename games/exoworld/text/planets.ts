/** The twelve planets: names, and what is known of them in a sentence or two. */
import type { ScenarioId } from '../content/scenarios.ts';

export const PLANET_WORDS: Readonly<Record<ScenarioId, { readonly name: string; readonly lore: string }>> = {
  'proxima-b': {
    name: 'Proxima Centauri b',
    lore: 'The nearest of them all, four light years out. One face always looks at its red star, and the star has a temper.',
  },
  'ross-128-b': {
    name: 'Ross 128 b',
    lore: 'Eleven light years away around a quiet red dwarf. Few flares, thick air, and a wind that seldom rests.',
  },
  'trappist-1e': {
    name: 'TRAPPIST-1e',
    lore: 'The most Earth-like of seven sisters: rocky, mild, and perhaps with a sea that its neighbours tug at.',
  },
  'teegarden-b': {
    name: 'Teegarden’s Star b',
    lore: 'A small warm world around one of the faintest stars nearby. Noon is as dim as a cloudy evening.',
  },
  'lhs-1140-b': {
    name: 'LHS 1140 b',
    lore: 'A dense super-Earth, perhaps with an ocean under its ice. Everything here is heavy, people included.',
  },
  'trappist-1d': {
    name: 'TRAPPIST-1d',
    lore: 'At the inner edge of the mild zone. Water does not stay where you leave it.',
  },
  'trappist-1f': {
    name: 'TRAPPIST-1f',
    lore: 'A cold world rich in carbon dioxide, with brine under the frost.',
  },
  'trappist-1g': {
    name: 'TRAPPIST-1g',
    lore: 'The largest of the seven. Deep ice, deep air, and ground that moves with the tides of its sisters.',
  },
  'gliese-667cc': {
    name: 'Gliese 667 Cc',
    lore: 'Three suns in one sky. The nearest of them keeps it warm, and sometimes far too warm.',
  },
  'trappist-1b': {
    name: 'TRAPPIST-1b',
    lore: 'The innermost sister: bare rock, no air to speak of, and heat that comes from above and below.',
  },
  'trappist-1c': {
    name: 'TRAPPIST-1c',
    lore: 'A scorched twin of Venus without its clouds. The star’s magnetism hums in every cable.',
  },
  'trappist-1h': {
    name: 'TRAPPIST-1h',
    lore: 'The outermost and coldest. The star is a red lamp low over a plain of ice.',
  },
};
