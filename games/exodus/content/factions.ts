/** XD-3 The eight factions: weights, voices, sacrifices, par, keywords (CT-1) and who has which covert order (XD-12.5). */
export const TRAITS = ['edge', 'faith', 'justice', 'might', 'supply', 'treachery', 'women'] as const;
export type Trait = (typeof TRAITS)[number];

/** The faction order: used whenever something is said to happen in order. */
export const FACTIONS = [
  'church',
  'government',
  'military',
  'network',
  'researchers',
  'underworld',
  'security',
  'opposition',
] as const;
export type FactionId = (typeof FACTIONS)[number];

/** The Keepers of the ritual, who decide the course. */
export const PRIMARIES = ['church', 'government', 'military'] as const;
export type Primary = (typeof PRIMARIES)[number];

export const SECONDARIES = FACTIONS.slice(3);

/** XD-3.2 in which order further factions sit down by default. */
export const DEFAULT_SECONDARIES: readonly FactionId[] = [
  'network',
  'underworld',
  'opposition',
  'researchers',
  'security',
];

export const KEYWORDS = [
  'civilian',
  'covert',
  'economic',
  'general',
  'military',
  'network',
  'religious',
  'science',
  'security',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const COVERT_KINDS = ['spying', 'leak', 'sabotage', 'assassination', 'coup'] as const;
export type CovertKind = (typeof COVERT_KINDS)[number];

/** What a faction gives up when it bears a strain by sacrifice (XD-14.7). */
export type Sacrifice = 'faith' | 'justice' | 'might' | 'renown' | 'stash';

export interface Faction {
  /** XD-3.3, R1 weight of what this faction writes, by faction in order. */
  readonly weights: readonly number[];
  readonly voice: Trait;
  readonly sacrifice: Sacrifice;
  /** XD-3.4 par with 3 seats, 4, 5, 6, 7 and 8. */
  readonly par: readonly [number, number, number, number, number, number];
  /** CT-1 the orders it may assist; `any` for the Network. */
  readonly assists: readonly Keyword[] | 'any';
  readonly covert: readonly CovertKind[];
}

export const FACTION: Readonly<Record<FactionId, Faction>> = {
  church: {
    weights: [5, 3, 3, 2, 1, 1, 1, 2],
    voice: 'faith',
    sacrifice: 'faith',
    par: [4, 2, 5, 4, 4, 5],
    assists: ['civilian', 'covert', 'religious'],
    // XD-12.7 the coup of the Church needs a Government marker
    covert: ['assassination', 'coup'],
  },
  government: {
    weights: [3, 5, 3, 3, 3, 2, 4, 1],
    voice: 'justice',
    sacrifice: 'justice',
    par: [0, 1, 2, 1, 2, 3],
    assists: ['civilian', 'covert', 'economic', 'science'],
    covert: ['spying', 'assassination'],
  },
  military: {
    weights: [3, 3, 5, 3, 1, 1, 3, 2],
    voice: 'might',
    sacrifice: 'might',
    par: [14, 12, 12, 12, 11, 10],
    assists: ['civilian', 'military', 'network', 'security', 'science'],
    covert: ['spying', 'assassination', 'coup'],
  },
  network: {
    weights: [2, 2, 2, 5, 2, 2, 2, 2],
    voice: 'justice',
    sacrifice: 'renown',
    par: [4, 4, 4, 3, 2, 2],
    assists: 'any',
    covert: ['spying', 'sabotage'],
  },
  researchers: {
    weights: [2, 3, 2, 3, 5, 2, 2, 2],
    voice: 'women',
    sacrifice: 'renown',
    par: [10, 10, 6, 6, 6, 7],
    assists: ['civilian', 'economic', 'network', 'science'],
    covert: ['assassination'],
  },
  underworld: {
    weights: [2, 2, 2, 3, 2, 5, 3, 3],
    voice: 'supply',
    sacrifice: 'stash',
    par: [9, 9, 8, 9, 8, 7],
    assists: ['civilian', 'covert', 'economic', 'security'],
    covert: ['spying', 'assassination'],
  },
  security: {
    weights: [2, 3, 2, 3, 1, 3, 5, 2],
    voice: 'justice',
    sacrifice: 'renown',
    par: [1, 1, 0, 0, 0, 2],
    assists: ['civilian', 'military', 'security'],
    covert: ['spying', 'assassination'],
  },
  opposition: {
    weights: [2, 2, 2, 3, 3, 3, 2, 5],
    voice: 'women',
    sacrifice: 'renown',
    par: [10, 10, 11, 11, 11, 8],
    assists: ['civilian', 'covert', 'science'],
    covert: ['spying', 'assassination'],
  },
};

/** XD-2.1 the values a fleet sets out with. */
export const START: Readonly<Record<Trait, number>> = {
  edge: 8,
  faith: 11,
  justice: 7,
  might: 9,
  supply: 12,
  treachery: 1,
  women: 10,
};

/** XD-14.7 dice of the strain pool and XD-14.8 dice of the whispers, by seats. */
export const STRAIN_DICE: Readonly<Record<number, number>> = { 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 8: 9 };
export const WHISPER_DICE: Readonly<Record<number, number>> = { 3: 2, 4: 3, 5: 3, 6: 3, 7: 4, 8: 4 };

export const isPrimary = (faction: FactionId): faction is Primary =>
  faction === 'church' || faction === 'government' || faction === 'military';
