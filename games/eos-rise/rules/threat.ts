/**
 * Which Alien ships may reach the EOS when they next move: counted exactly over the orders cards nobody has seen yet, or
 * certain where a class's orders lie face up. Every ship of a class follows the same card.
 */
import { ALIEN_CLASSES, ALIEN_IDS, ALIENS, type AlienClass, type AlienId } from '../content/aliens.ts';
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
  /** How many come on average, and what they would deal without shields, extinction damage included. */
  readonly mean: number;
  readonly damage: number;
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

/**
 * Were the EOS at `eos` by then; ships in the galaxies it flies through have left the map for its pursuit, and radio
 * bursts lie there no more for others to go to.
 */
export function threatAt(view: View, eos: GalaxyId = view.eos, way: readonly GalaxyId[] = []): Threat {
  const ships: Threat['ships'][number][] = [];
  let mean = 0;
  let none = 1;
  let damage = 0;
  let unharmed = 1;
  const frbs = view.frbs.filter((at) => !way.includes(at));
  for (const name of ALIEN_CLASSES) {
    const fleet = view.ships.filter(
      (ship) => ship.class === name && !ship.anchored && !way.includes(ship.at),
    );
    const places = [...new Set(fleet.map(({ at }) => at))];
    const cards = possibleOrders(view, name);
    if (cards.length === 0 || places.length === 0) continue;
    let calm = 0;
    const hits = new Map<GalaxyId, number>();
    for (const card of cards) {
      const find = courses({ s: { ...view, eos, frbs, orders: { ...view.orders, [name]: card } } }, false);
      const coming = places.filter((at) => find({ class: name, at })?.end === INDEX[eos]);
      for (const at of coming) hits.set(at, (hits.get(at) ?? 0) + 1);
      if (coming.length === 0) calm++;
    }
    none *= calm / cards.length;
    const { hits: risk, mean: blow } = blowOf(view, name);
    for (const at of places) {
      const count = fleet.filter((ship) => ship.at === at).length;
      const chance = (hits.get(at) ?? 0) / cards.length;
      mean += count * chance;
      damage += count * chance * blow;
      unharmed *= (1 - chance * risk) ** count;
      ships.push({ class: name, at, count, chance });
    }
  }
  damage += (1 - unharmed) * view.extinctionDamage;
  return { ships, mean, damage, any: 1 - none };
}

/** What one ship of a class does when it strikes, over the cards it may turn out to be. */
function blowOf(view: View, name: AlienClass): { readonly hits: number; readonly mean: number } {
  const { unseen, discard } = view.decks[name];
  const cards = ALIEN_IDS.filter((id) => (unseen.length > 0 ? unseen : discard).includes(id));
  const mean = (of: (card: AlienId) => number): number =>
    cards.reduce((sum, card) => sum + of(card), 0) / Math.max(1, cards.length);
  const hits = (card: AlienId): number => ALIENS[card].pips.length / 6;
  return { hits: mean(hits), mean: mean((card) => hits(card) * ALIENS[card].damage) };
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
