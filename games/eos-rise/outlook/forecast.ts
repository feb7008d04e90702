/**
 * What the Aliens of this year may cost the hull: those who come by their orders strike together, those who land on the
 * EOS when the year ends strike once more, with extinction damage, less what shields stop. Which cards lie where nobody
 * knows, so decks are dealt many times over; every number of the die counts in each.
 */
import { nth, type Random, stream } from '#engine';
import { ALIEN_CLASSES, ALIEN_IDS, ALIENS, type AlienClass, type AlienId } from '../content/aliens.ts';
import { has } from '../rules/crew.ts';
import { bestCover } from '../rules/odds.ts';
import { roundRule } from '../rules/roundRule.ts';
import { type Coming, comings } from '../rules/threat.ts';
import { type GalaxyId, landingChance } from '../rules/universe.ts';
import type { View } from '../view.ts';

export interface Forecast {
  /** Damage on average. */
  readonly mean: number;
  /** One time in six it is so much or more. */
  readonly bad: number;
  /** The chance that it is all the hull there is. */
  readonly lost: number;
}

const DEALS = 800;
/** However unlikely an attack is, so often it is dealt. */
const FEWEST = 24;
const SIDES = 6;
const BAD = 1 / 6;

/** How likely each sum of damage is, by the sum. */
type Chances = Map<number, number>;

/** Were the EOS at `eos` by then, having flown this way, with so many shield tokens; all of them are laid at once. */
export function forecast(
  view: View,
  eos: GalaxyId = view.eos,
  way: readonly GalaxyId[] = [],
  shields = view.shields,
): Forecast {
  const random = stream('forecast');
  const struck: Chances = new Map();
  let calm = 0;
  for (const { parts, chance } of together(view, eos, way)) {
    const ships = parts.reduce((sum, part) => sum + part.ships, 0);
    if (ships === 0) {
      calm += chance;
      continue;
    }
    const deals = Math.max(FEWEST, Math.round(DEALS * chance));
    for (let deal = 0; deal < deals; deal++) {
      const cards = parts.flatMap((part) => drawn(view, part, random));
      note(struck, view, cards, shields, chance / deals);
    }
  }
  // Whoever had to lay tokens when the ships came has none when others land.
  const sums: Chances = new Map();
  add(sums, struck, landing(view, eos, 0));
  add(sums, new Map([[0, calm]]), landing(view, eos, shields));
  return summary(sums, view.totalHull);
}

function summary(sums: Chances, hull: number): Forecast {
  let mean = 0;
  let lost = 0;
  let bad = 0;
  let above = 0;
  for (const [damage, chance] of [...sums].sort(([a], [b]) => b - a)) {
    mean += damage * chance;
    if (damage >= hull) lost += chance;
    if (above < BAD && above + chance >= BAD) bad = damage;
    above += chance;
  }
  return { mean, bad, lost };
}

/** The ships of one class that come, and the orders that may bring so many. */
interface Part {
  readonly class: AlienClass;
  readonly ships: number;
  readonly orders: readonly AlienId[];
}

/** Every combination of how many of each class come. */
function together(view: View, eos: GalaxyId, way: readonly GalaxyId[]) {
  let all: { readonly parts: readonly Part[]; readonly chance: number }[] = [{ parts: [], chance: 1 }];
  for (const name of ALIEN_CLASSES) {
    const cards = roundRule(view).truce === name ? [] : comings(view, name, eos, way);
    if (cards.length === 0) continue;
    const counts = [...new Set(cards.map(({ ships }) => ships))];
    all = all.flatMap(({ parts, chance }) =>
      counts.map((ships) => {
        const orders = cards.filter((one) => one.ships === ships).map(({ card }: Coming) => card);
        return {
          parts: [...parts, { class: name, ships, orders }],
          chance: (chance * orders.length) / cards.length,
        };
      }),
    );
  }
  return all;
}

/** The cards of the ships that come: the orders card is no longer among them; an empty deck is its discards (ER-22.2). */
function drawn(view: View, { class: name, ships, orders }: Part, random: Random): AlienId[] {
  if (ships === 0) return [];
  const order = nth(orders, random.int(orders.length));
  const { unseen, discard } = view.decks[name];
  const dealt: AlienId[] = [];
  for (const pile of [unseen, discard]) {
    const left = ALIEN_IDS.filter((id) => id !== order && pile.includes(id));
    while (dealt.length < ships && left.length > 0) {
      const [card] = left.splice(random.int(left.length), 1);
      if (card) dealt.push(card);
    }
  }
  return dealt;
}

/** What a strike of these ships does by each number of the die. */
function note(into: Chances, view: View, cards: readonly AlienId[], shields: number, chance: number): void {
  const { blows } = bestCover(
    cards.map((id) => ALIENS[id]),
    shields,
    view.extinctionDamage,
  );
  for (const blow of blows) put(into, reduced(view, blow), chance / SIDES);
}

/** ER-9.2 what the crew's abilities take off a blow. */
function reduced(view: View, blow: number): number {
  const hardened = blow > 0 && has(view, 'hardened-bulkheads') ? blow - 1 : blow;
  return view.effects.bulkheads > 0 ? Math.max(0, hardened - 2) : hardened;
}

/** ER-18.3 a ship of the Redeploy track or the Mass Invasion region comes down on the EOS. Two at once are too rare to count. */
function landing(view: View, eos: GalaxyId, shields: number): Chances {
  const chances: Chances = new Map();
  const ships = view.lastDash ? [] : [...view.redeploy, ...view.invasion];
  const each = landingChance(eos);
  let none = 1;
  for (const name of ships) {
    if (name === 'none' || roundRule(view).truce === name) continue;
    const { unseen, discard } = view.decks[name];
    const cards = ALIEN_IDS.filter((id) => (unseen.length > 0 ? unseen : discard).includes(id));
    for (const card of cards) note(chances, view, [card], shields, each / cards.length);
    none -= each;
  }
  put(chances, 0, none);
  return chances;
}

function put(into: Chances, damage: number, chance: number): void {
  into.set(damage, (into.get(damage) ?? 0) + chance);
}

function add(into: Chances, some: Chances, more: Chances): void {
  for (const [damage, chance] of some)
    for (const [other, its] of more) put(into, damage + other, chance * its);
}
