/** CT-2 to CT-9 The public orders: all 65 in one table, put together from the books of the factions. */

import { byId, keysOf } from '#engine';
import type { Deed } from './deeds.ts';
import type { Effect } from './effect.ts';
import { FACTIONS, type FactionId, type Keyword, type Trait } from './factions.ts';
import { CIVIC_ORDERS } from './ordersCivic.ts';
import { KEEPER_ORDERS } from './ordersKeepers.ts';

/** What is rolled: a trait, or the voice of the acting faction, against a trait or the voice of the target. */
export interface OrderTest {
  readonly trait: Trait | 'voice';
  readonly against: Trait | 'voice';
}

export type Need = 'extraction' | 'no-office' | 'quarantine' | 'repair' | 'bearing' | 'stash-1' | 'stash-3';

/** CT-15 What agendas count of an order, and by what: its result, Treachery that it lowered, the Bearing it gave. */
export interface OrderDeed {
  readonly counts: Deed;
  /** `partial` counts a success too. */
  readonly by: 'success' | 'partial' | 'failure' | 'lowered' | 'bearing';
}

export interface Order {
  readonly faction: FactionId | 'general';
  readonly keywords: readonly Keyword[];
  readonly test?: OrderTest;
  /** Without a test the success is what happens. */
  readonly failure?: Effect;
  readonly partial?: Effect;
  readonly success: Effect;
  /** Aimed at another faction in play. */
  readonly aimed?: true;
  /** XD-13.1 takes effect before covert orders. */
  readonly posted?: true;
  /** XD-13.5 a hunt: all of a cycle together lower Treachery by 2 at most. */
  readonly hunt?: true;
  readonly need?: Need;
  readonly deed?: OrderDeed;
}

export const ORDERS = { ...KEEPER_ORDERS, ...CIVIC_ORDERS } as const satisfies Record<string, Order>;
export type OrderId = keyof typeof ORDERS;
export const ORDER_IDS = keysOf(ORDERS);

/** An order with its target, as it is written on a slip (XD-9.5). */
export type OrderKey = OrderId | `${OrderId}@${FactionId}`;
/** A written intent; `none` is no opinion. */
export type Intent = OrderKey | 'none';

export interface Slip {
  readonly key: OrderKey;
  readonly id: OrderId;
  readonly order: Order;
  readonly target: FactionId | undefined;
}

function slipsOf(id: OrderId): Slip[] {
  const order: Order = ORDERS[id];
  if (!order.aimed) return [{ key: id, id, order, target: undefined }];
  return FACTIONS.filter((target) => target !== order.faction).map((target) => ({
    key: `${id}@${target}` as const,
    id,
    order,
    target,
  }));
}

const SLIPS: readonly Slip[] = ORDER_IDS.flatMap(slipsOf);
const BY_KEY: ReadonlyMap<string, Slip> = new Map(SLIPS.map((slip) => [slip.key, slip]));
export const ORDER_KEYS: readonly OrderKey[] = SLIPS.map(({ key }) => key);

export function slipOf(key: OrderKey): Slip {
  const slip = BY_KEY.get(key);
  if (slip === undefined) throw new Error(`there is no order ${key}`);
  return slip;
}

/** Everything that can ever be written for a faction: its own book, then the general orders. */
export const BOOK: Readonly<Record<FactionId, readonly Slip[]>> = byId(FACTIONS, (faction) => [
  ...SLIPS.filter(({ order }) => order.faction === faction),
  ...SLIPS.filter(({ order, target }) => order.faction === 'general' && target !== faction),
]);
