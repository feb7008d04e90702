/** What every written order is worth to every faction, worked out as it is asked for. */
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { type Intent, type OrderKey, slipOf } from '../content/orders.ts';
import { find, houseOf, orderOf } from '../rules/houses.ts';
import { pageOf } from '../rules/legalSlips.ts';
import { weight } from '../rules/weights.ts';
import type { State } from '../state.ts';
import { type Temper, USUAL } from './character.ts';
import { type Eyes, eyesOf } from './eyes.ts';
import { assistWorth, type FleetPlan, netOf, planFleet } from './plan.ts';
import { orderWorth } from './worth.ts';

/** A second harvest, or one that nobody counted on, adds little. */
const SPARE_HARVEST = 0.2;

interface Entry {
  readonly net: number;
  readonly worth: (number | undefined)[];
}

export class Ledger {
  readonly s: State;
  /** In whose eyes; undefined in playouts, where everybody's mind is open. */
  readonly viewer: FactionId | undefined;
  readonly temper: Temper;
  readonly plan: FleetPlan;
  readonly #eyes = new Map<FactionId, Eyes>();
  /** By faction that acts, then by order: its odds, and what it is worth to each. */
  readonly #entries = new Map<FactionId, Map<OrderKey, Entry>>();
  /** By whose taste it is and by the faction that acts. */
  readonly #favourites = new Map<number, OrderKey>();

  constructor(s: State, viewer?: FactionId, temper = USUAL) {
    this.s = s;
    this.viewer = viewer;
    this.temper = temper;
    this.plan = planFleet(s, (faction) => this.eyes(faction), s.resolved);
  }

  eyes(faction: FactionId): Eyes {
    let eyes = this.#eyes.get(faction);
    if (eyes === undefined) {
      eyes = eyesOf(this.s, houseOf(this.s, faction), this.viewer, this.temper);
      this.#eyes.set(faction, eyes);
    }
    return eyes;
  }

  /** What it is worth to one faction that another carries out an order. */
  worth(to: FactionId, faction: FactionId, key: OrderKey): number {
    const entry = this.#entry(faction, key);
    const place = orderOf(to);
    entry.worth[place] ??= this.#weigh(this.eyes(to), faction, key, entry.net);
    return entry.worth[place] ?? 0;
  }

  #entry(faction: FactionId, key: OrderKey): Entry {
    let page = this.#entries.get(faction);
    if (page === undefined) {
      page = new Map();
      this.#entries.set(faction, page);
    }
    let entry = page.get(key);
    if (entry === undefined) {
      entry = { net: netOf(this.s, faction, key, this.viewer), worth: [] };
      page.set(key, entry);
    }
    return entry;
  }

  #weigh(eyes: Eyes, faction: FactionId, key: OrderKey, net: number): number {
    const { s, plan } = this;
    const setting = plan.settings.get(faction);
    if (setting === undefined) return 0;
    const { id, target } = slipOf(key);
    if (id === 'assist') return target === undefined ? 0 : assistWorth(s, eyes, faction, target, plan) - 0.05;
    const worth = orderWorth(s, eyes, faction, key, setting, net);
    return id === 'harvest' && plan.orders.get(faction) !== 'harvest' ? SPARE_HARVEST * worth : worth;
  }

  /** What a faction would most like another to do. */
  favourite(of: FactionId, faction: FactionId): OrderKey {
    const place = FACTIONS.length * orderOf(of) + orderOf(faction);
    const known = this.#favourites.get(place);
    if (known !== undefined) return known;
    const best = this.#bestFor(of, faction);
    this.#favourites.set(place, best);
    return best;
  }

  #bestFor(of: FactionId, faction: FactionId): OrderKey {
    let best: OrderKey = 'rest';
    let highest = Number.NEGATIVE_INFINITY;
    for (const key of pageOf(this.s, faction).orders) {
      // What others might want with whom is anybody's guess.
      if (of !== this.viewer && slipOf(key).target !== undefined) continue;
      const worth = this.worth(of, faction, key);
      if (worth > highest) {
        highest = worth;
        best = key;
      }
    }
    return best;
  }

  weight(writer: FactionId, faction: FactionId): number {
    return weight(this.s, writer, faction);
  }

  /** XD-10.1, XD-10.2 what comes of a set of intents for a faction. */
  winner(faction: FactionId, written: (writer: FactionId) => Intent | undefined): OrderKey {
    const totals = new Map<OrderKey, number>();
    let best: OrderKey = 'rest';
    let most = 0;
    const own = find(this.s, faction) === undefined ? undefined : written(faction);
    for (const { faction: writer } of this.s.houses) {
      const key = written(writer);
      if (key === undefined || key === 'none') continue;
      const total = (totals.get(key) ?? 0) + this.weight(writer, faction);
      totals.set(key, total);
      if (total > most || (total === most && key === own)) {
        most = total;
        best = key;
      }
    }
    return best;
  }
}
