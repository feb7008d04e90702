/** The 46 player cards: 30 modules, 4 items, 12 protocols. Copies of a card are alike, so a card goes by its kind. */
import { byId } from '#engine';
import { MODULE_IDS, MODULES, type ModuleId } from './modules.ts';
import { INDEX, type Resource } from './resources.ts';

export const ITEM_IDS = ['sealant-foam', 'field-rover', 'first-aid-kit', 'exo-battery'] as const;
export type ItemId = (typeof ITEM_IDS)[number];

export const PROTOCOL_IDS = [
  'rapid-fabrication',
  'overtime-order',
  'shared-manifest',
  'damage-control',
  'strategic-reserve',
  'last-ditch-conversion',
  'remote-override',
  'archive-recovery',
  'forecast-model',
  'stand-down',
  'bulkhead-lockdown',
  'ration-discipline',
] as const;
export type ProtocolId = (typeof PROTOCOL_IDS)[number];

export const CARD_IDS = [...MODULE_IDS, ...ITEM_IDS, ...PROTOCOL_IDS] as const;
export type CardId = (typeof CARD_IDS)[number];

/** XW-R10 items have a printed colour. */
export const ITEM_COLOURS: Readonly<Record<ItemId, Resource>> = {
  'sealant-foam': 'oxygen',
  'field-rover': 'water',
  'first-aid-kit': 'food',
  'exo-battery': 'energy',
};

/** What the rules ask of a card again and again. */
export interface CardFacts {
  readonly kind: 'module' | 'item' | 'protocol';
  /** The index of its colour; 4 for a protocol, which stands for any. */
  readonly colour: number;
  readonly copies: number;
}

/** The colour of a protocol. */
export const WILD = 4;

export const CARDS: Readonly<Record<CardId, CardFacts>> = {
  ...byId(
    MODULE_IDS,
    (id): CardFacts => ({ kind: 'module', colour: INDEX[MODULES[id].colour], copies: MODULES[id].copies }),
  ),
  ...byId(ITEM_IDS, (id): CardFacts => ({ kind: 'item', colour: INDEX[ITEM_COLOURS[id]], copies: 1 })),
  ...byId(PROTOCOL_IDS, (): CardFacts => ({ kind: 'protocol', colour: WILD, copies: 1 })),
};

export function isModule(card: CardId): card is ModuleId {
  return CARDS[card].kind === 'module';
}

export function isItem(card: CardId): card is ItemId {
  return CARDS[card].kind === 'item';
}

export function isProtocol(card: CardId): card is ProtocolId {
  return CARDS[card].kind === 'protocol';
}

/** Whether a card counts as one of this colour: its own, or any for a protocol. */
export function fits(card: CardId, colour: number): boolean {
  const own = CARDS[card].colour;
  return own === colour || own === WILD;
}

/** Every module and item, copy by copy (XW-1.2). */
export const MODULES_AND_ITEMS: readonly CardId[] = CARD_IDS.filter((id) => !isProtocol(id)).flatMap((id) =>
  Array.from({ length: CARDS[id].copies }, () => id),
);
