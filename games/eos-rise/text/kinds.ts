/** The kinds of things to do, as the cards beside the board name them. In English. */
import { CHARACTERS } from '../content/characters.ts';
import { threatAt } from '../rules/threat.ts';
import type { View } from '../view.ts';
import { CHARACTER_NAMES, count } from './names.ts';
import { percent } from './table.ts';

const NONE = 'No figure of yours can do that now.';

/** Who is nearest to a breakdown. */
function mostStressed({ crew }: View): string {
  const [worst] = [...CHARACTERS].sort(
    (a, b) => crew[a].breakdown - crew[a].stress - (crew[b].breakdown - crew[b].stress),
  );
  return worst ? `${CHARACTER_NAMES[worst]}: stress ${crew[worst].stress} of ${crew[worst].breakdown}` : '';
}

export const KIND_WORDS = {
  grow: {
    name: 'Grow',
    note: (view: View) => `levels, rooms, cards · ${count(view.credits, 'credit')}`,
    none: () => NONE,
  },
  defend: {
    name: 'Defend',
    note: (view: View) =>
      `shields, hull ${view.totalHull} · ${threatAt(view).any > 0 ? `${percent(threatAt(view).any)} that ships come` : 'nobody can reach us'}`,
    none: () => NONE,
  },
  rest: {
    name: 'Treatment',
    note: (view: View) => mostStressed(view),
    none: () => NONE,
  },
  ship: {
    name: 'Ship',
    note: (view: View) => `Rooms of the ship · hull ${view.totalHull}`,
    none: () => 'No room can be built or mended now.',
  },
  fly: {
    name: 'Fly',
    note: (view: View) =>
      view.crew.pilot.cubes > 0
        ? `${count(view.lanesLeft, 'lane')}, ${view.crew.pilot.cubes} more with Afterburners. Press where to go.`
        : `${count(view.lanesLeft, 'lane')}. Press where to go.`,
    none: (view: View) =>
      view.crew.pilot.cubes > 0
        ? 'No lane is left; an Afterburner brings one more.'
        : 'The EOS can fly no farther.',
  },
  tools: {
    name: 'Technology and skills',
    note: () => 'Cards and abilities of the crew, also against the orders of the Aliens',
    none: () => 'Nobody has a card or ability for this.',
  },
} as const;
