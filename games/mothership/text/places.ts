/** Spaces by what lies near them: nobody at a table thinks in coordinates. In English. */
import { axialOf, DIRECTIONS, type HexName, spacesApart } from '../rules/hex.ts';
import type { View } from '../view.ts';
import { namesAmong, planetName } from './names.ts';

const WAYS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'];

/** As much of a table as a place is told by; without it, its coordinates have to do. */
type Seen = Pick<View, 'units' | 'planets' | 'me' | 'fleets' | 'called'>;

interface Landmark {
  readonly name: string;
  readonly at: HexName;
}

/** Stations and planets: what never moves, or hardly. */
function landmarks({ units, planets, me, fleets, called }: Seen): Landmark[] {
  return [
    ...planets.map(({ id, at }) => ({ name: planetName(id), at })),
    ...units
      .filter(({ class: kind }) => kind === 'station')
      .map(({ owner, at }) => ({
        name:
          owner === me
            ? 'your station'
            : `the station of ${namesAmong(called).seatName(fleets[owner]?.npc ? 'npc' : owner)}`,
        at,
      })),
  ];
}

/** “beside Ochre, west side”, or “3 east and 1 north-east of your station”. */
export function spaceName(view: Seen | undefined, at: HexName): string {
  if (view === undefined) return at;
  const [near] = landmarks(view).sort((a, b) => spacesApart(a.at, at) - spacesApart(b.at, at));
  if (near === undefined) return at;
  const steps = stepsFrom(near.at, at);
  const [first, ...more] = steps;
  if (first === undefined) return near.name;
  if (more.length === 0 && first.count === 1) return `beside ${near.name}, ${first.way} side`;
  return `${steps.map(({ count, way }) => `${count} ${way}`).join(' and ')} of ${near.name}`;
}

/** At most two neighbouring directions lead anywhere. */
function stepsFrom(from: HexName, to: HexName): { readonly count: number; readonly way: string }[] {
  const [a, b] = [axialOf(from), axialOf(to)];
  const [q, r] = [b.q - a.q, b.r - a.r];
  if (q === 0 && r === 0) return [];
  for (const [d, one] of DIRECTIONS.entries()) {
    const next = DIRECTIONS[(d + 1) % 6] ?? one;
    const whole = one.q * next.r - one.r * next.q;
    const first = (q * next.r - r * next.q) / whole;
    const second = (one.q * r - one.r * q) / whole;
    if (first > 0 && second >= 0)
      return [
        { count: first, way: WAYS[d] ?? '' },
        { count: second, way: WAYS[(d + 1) % 6] ?? '' },
      ].filter(({ count }) => count > 0);
  }
  return [];
}
