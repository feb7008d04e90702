/**
 * Which Alien ships may reach the EOS when they next move: counted exactly over the orders cards nobody has seen yet, or
 * certain where a class's orders lie face up. Every ship of a class follows the same card.
 */
import { ALIEN_CLASSES, ALIEN_IDS, type AlienClass, type AlienId } from '../content/aliens.ts';
import type { Ship } from '../state.ts';
import type { View } from '../view.ts';
import { courses } from './course.ts';
import { type GalaxyId, galaxyAt, INDEX } from './universe.ts';

export interface Threat {
  /** The chance of each group of ships to come: those of one class in one galaxy. */
  readonly ships: readonly {
    readonly class: AlienClass;
    readonly at: GalaxyId;
    readonly count: number;
    readonly chance: number;
  }[];
  /** How many come on average. */
  readonly mean: number;
  /** The chance that at least one comes. */
  readonly any: number;
}

/** The cards a class's orders may be: the one that lies open, or those left to draw (ER-22.2: of an empty deck its discards). */
export function possibleOrders(view: View, name: AlienClass): readonly AlienId[] {
  const known = view.orders[name];
  if (known) return [known];
  const { unseen, discard } = view.decks[name];
  const pile = unseen.length > 0 ? unseen : discard;
  return ALIEN_IDS.filter((id) => pile.includes(id));
}

/** What each orders card of a class may bring: how many of its ships come to the EOS, by the galaxy they stand in. */
export interface Coming {
  readonly class: AlienClass;
  readonly card: AlienId;
  readonly from: readonly GalaxyId[];
  readonly ships: number;
}

/**
 * Were the EOS at `eos` by then; ships in the galaxies it flies through have left the map for its pursuit, and radio
 * bursts lie there no more for others to go to.
 */
export function comings(
  view: View,
  name: AlienClass,
  eos: GalaxyId,
  way: readonly GalaxyId[],
): readonly Coming[] {
  const frbs = view.frbs.filter((at) => !way.includes(at));
  const fleet = fleetOf(view, name, way);
  const places = [...new Set(fleet.map(({ at }) => at))];
  if (places.length === 0) return [];
  return possibleOrders(view, name).map((card) => {
    const find = courses({ s: { ...view, eos, frbs, orders: { ...view.orders, [name]: card } } }, false);
    const from = places.filter((at) => find({ class: name, at })?.end === INDEX[eos]);
    return { class: name, card, from, ships: fleet.filter(({ at }) => from.includes(at)).length };
  });
}

function fleetOf(view: View, name: AlienClass, way: readonly GalaxyId[]): readonly Readonly<Ship>[] {
  return view.ships.filter((ship) => ship.class === name && !ship.anchored && !way.includes(ship.at));
}

/** As for the comings. */
export function threatAt(view: View, eos: GalaxyId = view.eos, way: readonly GalaxyId[] = []): Threat {
  const ships: Threat['ships'][number][] = [];
  let mean = 0;
  let none = 1;
  for (const name of ALIEN_CLASSES) {
    const cards = comings(view, name, eos, way);
    if (cards.length === 0) continue;
    none *= cards.filter(({ from }) => from.length === 0).length / cards.length;
    const fleet = fleetOf(view, name, way);
    for (const at of new Set(fleet.map((ship) => ship.at))) {
      const count = fleet.filter((ship) => ship.at === at).length;
      const chance = cards.filter(({ from }) => from.includes(at)).length / cards.length;
      mean += count * chance;
      ships.push({ class: name, at, count, chance });
    }
  }
  return { ships, mean, any: 1 - none };
}

export interface SeenCourse {
  readonly key: string;
  readonly class: AlienClass;
  /** From where it stands to where it will stop. */
  readonly path: readonly GalaxyId[];
}

/** ER-17.3 the way each Alien ship will take under orders that lie face up. */
export function coursesSeen(view: View): SeenCourse[] {
  const find = courses({ s: view });
  return view.ships.flatMap((ship, i) => {
    const path = ship.anchored ? undefined : find(ship)?.path().map(galaxyAt);
    return path ? [{ key: `${i} ${ship.at}`, class: ship.class, path }] : [];
  });
}
