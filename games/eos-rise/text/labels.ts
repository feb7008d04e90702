/** What a listener hears of a place of the table, in English. */
import { type GalaxyId, REGION_OF } from '../rules/universe.ts';
import type { View } from '../view.ts';
import { CHARACTER_NAMES, CLASS_NAMES, count, galaxyName, listed, REGION_NAMES } from './names.ts';

/** What lies in a galaxy, as the table reads it from the view. */
interface Lying {
  readonly ships: readonly { readonly class: keyof typeof CLASS_NAMES }[];
  readonly frbs: number;
  readonly skills: number;
  readonly credits: number;
  readonly asteroids: number;
  readonly mined: number;
  readonly cargo: readonly (keyof typeof CHARACTER_NAMES)[];
  readonly station?: keyof typeof REGION_NAMES;
  readonly gate: boolean;
  readonly planet: boolean;
  readonly eos: boolean;
}

/** Everything in a galaxy, thing by thing. */
export function lyingWords(here: Lying): string[] {
  const some = (n: number, thing: string): string[] => (n > 0 ? [count(n, thing)] : []);
  return [
    ...(here.eos ? ['the EOS'] : []),
    ...(here.planet ? ['the Paradise Planet'] : []),
    ...here.ships.map((ship) => `a ${CLASS_NAMES[ship.class]}`),
    ...some(here.frbs, 'radio burst'),
    ...some(here.skills, 'skill token'),
    ...some(here.credits, 'credit'),
    ...here.cargo.map((who) => `cargo of the ${CHARACTER_NAMES[who]}`),
    ...some(here.asteroids, 'asteroid field'),
    ...some(here.mined, 'Mining Station'),
    ...(here.station ? [`the ${REGION_NAMES[here.station]} station`] : []),
    ...(here.gate ? ['a jump gate'] : []),
  ];
}

export function galaxyLabel(
  view: View,
  id: GalaxyId,
  here: Lying,
  lanes: number | undefined,
  choices: number,
): string {
  const things = lyingWords(here);
  const held = things.length > 0 ? listed(things) : 'empty';
  const way =
    view.eos === id ? '' : lanes === undefined ? ' Out of reach.' : ` ${count(lanes, 'lane')} away.`;
  const can = choices > 0 ? ` ${count(choices, 'choice')}.` : '';
  return `Galaxy ${galaxyName(id)}, ${REGION_NAMES[REGION_OF[id]]}: ${held}.${way}${can}`;
}
