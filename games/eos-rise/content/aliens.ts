/** The 48 Alien ship cards: orders for a class, or the numbers of one ship (ER-14.4, ER-17, ER-23). */
import { keysOf } from '#engine';

export const ALIEN_CLASSES = ['dexer', 'galagat', 'vorde'] as const;
export type AlienClass = (typeof ALIEN_CLASSES)[number];

/** How many ship tokens of each class the bag holds. */
export const SHIP_TOKENS: Readonly<Record<AlienClass, number>> = { dexer: 15, galagat: 9, vorde: 6 };

export const TRAITS = ['protector', 'missile-swarm', 'tricky', 'hypersonic-bolt'] as const;
export type Trait = (typeof TRAITS)[number];

export interface AlienCard {
  readonly class: AlienClass;
  /** As orders: where the ships of the class go, and how many lanes. */
  readonly to: 'eos' | 'frb';
  readonly lanes: number;
  /** As a ship: what it does to the EOS, on which numbers, and what it takes to defeat it. */
  readonly damage: number;
  readonly pips: readonly number[];
  readonly hull: number;
  readonly credits: number;
  readonly intel: number;
  readonly skillLevels: number;
  readonly trait: Trait;
}

type Orders = readonly [to: 'eos' | 'frb', lanes: number];
/** Credits, intel, skill levels. */
type Reward = readonly [number, number, number];

function card(
  name: AlienClass,
  [to, lanes]: Orders,
  damage: number,
  pips: readonly number[],
  hull: number,
  [credits, intel, skillLevels]: Reward,
  trait: Trait,
): AlienCard {
  return { class: name, to, lanes, damage, pips, hull, credits, intel, skillLevels, trait };
}

const CARDS = {
  'dexer-needle': card('dexer', ['eos', 4], 3, [5, 6], 3, [1, 1, 0], 'hypersonic-bolt'),
  'dexer-gnat': card('dexer', ['eos', 4], 2, [6], 2, [1, 0, 0], 'tricky'),
  'dexer-skimmer': card('dexer', ['eos', 4], 3, [4, 5], 3, [0, 1, 0], 'missile-swarm'),
  'dexer-barb': card('dexer', ['eos', 5], 2, [5, 6], 3, [2, 0, 0], 'hypersonic-bolt'),
  'dexer-wasp-lance': card('dexer', ['eos', 4], 3, [4, 6], 3, [1, 1, 0], 'missile-swarm'),
  'dexer-thorn': card('dexer', ['eos', 4], 3, [4, 5, 6], 4, [0, 0, 1], 'tricky'),
  'dexer-ember': card('dexer', ['eos', 3], 3, [3, 6], 3, [1, 1, 0], 'hypersonic-bolt'),
  'dexer-splinter': card('dexer', ['eos', 5], 2, [5], 2, [2, 0, 0], 'missile-swarm'),
  'dexer-razorback': card('dexer', ['eos', 4], 4, [4, 5, 6], 4, [2, 1, 0], 'protector'),
  'dexer-glint': card('dexer', ['eos', 4], 3, [2, 6], 3, [0, 1, 0], 'tricky'),
  'dexer-hornet': card('dexer', ['eos', 3], 3, [5, 6], 3, [3, 0, 0], 'missile-swarm'),
  'dexer-cinder': card('dexer', ['eos', 4], 4, [3, 5, 6], 5, [1, 2, 0], 'hypersonic-bolt'),
  'dexer-warden-kite': card('dexer', ['frb', 3], 3, [5, 6], 4, [0, 2, 0], 'protector'),
  'dexer-lurker': card('dexer', ['frb', 4], 2, [4, 6], 3, [1, 1, 0], 'tricky'),
  'dexer-pilferer': card('dexer', ['frb', 5], 2, [6], 2, [3, 0, 0], 'tricky'),
  'dexer-picket': card('dexer', ['frb', 3], 3, [5, 6], 3, [1, 1, 0], 'protector'),
  'dexer-sentinel-mote': card('dexer', ['frb', 2], 4, [4, 5, 6], 5, [0, 1, 1], 'protector'),
  'dexer-scavenger': card('dexer', ['frb', 4], 3, [1, 6], 4, [4, 0, 0], 'missile-swarm'),
  'galagat-bulwark': card('galagat', ['frb', 2], 6, [3, 4, 5, 6], 10, [1, 2, 0], 'protector'),
  'galagat-marauder': card('galagat', ['eos', 3], 6, [3, 4, 5, 6], 10, [2, 2, 0], 'missile-swarm'),
  'galagat-javelin': card('galagat', ['eos', 4], 5, [4, 5, 6], 8, [1, 2, 0], 'hypersonic-bolt'),
  'galagat-harrower': card('galagat', ['eos', 3], 6, [4, 5, 6], 10, [3, 1, 0], 'tricky'),
  'galagat-gatekeeper': card('galagat', ['frb', 3], 6, [2, 4, 5, 6], 10, [0, 2, 1], 'protector'),
  'galagat-corsair': card('galagat', ['eos', 4], 5, [3, 5, 6], 8, [4, 1, 0], 'missile-swarm'),
  'galagat-trapper': card('galagat', ['frb', 3], 6, [4, 5, 6], 9, [2, 2, 0], 'tricky'),
  'galagat-reaver': card('galagat', ['eos', 3], 7, [3, 4, 5, 6], 12, [2, 3, 0], 'hypersonic-bolt'),
  'galagat-cantor': card('galagat', ['frb', 3], 4, [4, 6], 8, [1, 2, 0], 'tricky'),
  'galagat-ironclad': card('galagat', ['frb', 2], 7, [3, 4, 5, 6], 12, [0, 3, 0], 'protector'),
  'galagat-pursuer': card('galagat', ['eos', 4], 5, [4, 5, 6], 8, [0, 1, 1], 'hypersonic-bolt'),
  'galagat-hexguard': card('galagat', ['frb', 3], 6, [4, 5, 6], 10, [3, 2, 0], 'protector'),
  'galagat-flanker': card('galagat', ['eos', 3], 4, [5, 6], 9, [2, 1, 1], 'missile-swarm'),
  'galagat-choir-ship': card('galagat', ['frb', 2], 6, [3, 5, 6], 10, [1, 3, 0], 'tricky'),
  'galagat-talon': card('galagat', ['eos', 4], 5, [4, 5, 6], 10, [2, 2, 0], 'missile-swarm'),
  'galagat-custodian': card('galagat', ['frb', 3], 7, [2, 4, 5, 6], 12, [1, 2, 1], 'hypersonic-bolt'),
  'vorde-monolith': card('vorde', ['frb', 1], 10, [3, 4, 5, 6], 15, [2, 4, 0], 'protector'),
  'vorde-leviathan': card('vorde', ['frb', 2], 10, [4, 5, 6], 15, [3, 3, 0], 'missile-swarm'),
  'vorde-basilisk': card('vorde', ['eos', 2], 10, [4, 5, 6], 15, [0, 3, 1], 'hypersonic-bolt'),
  'vorde-hollow-crown': card('vorde', ['frb', 2], 12, [3, 4, 5, 6], 18, [3, 4, 1], 'protector'),
  'vorde-warhost': card('vorde', ['eos', 3], 8, [4, 5, 6], 14, [2, 3, 0], 'missile-swarm'),
  'vorde-old-tyrant': card('vorde', ['frb', 2], 10, [2, 4, 6], 15, [1, 3, 1], 'tricky'),
  'vorde-dreadmaw': card('vorde', ['eos', 3], 8, [3, 5, 6], 15, [4, 3, 0], 'hypersonic-bolt'),
  'vorde-famished-spire': card('vorde', ['frb', 2], 3, [5, 6], 12, [2, 2, 0], 'tricky'),
  'vorde-gravewarden': card('vorde', ['frb', 1], 10, [3, 4, 6], 16, [0, 4, 1], 'protector'),
  'vorde-oblivion-choir': card('vorde', ['frb', 2], 8, [2, 3, 6], 14, [3, 3, 0], 'missile-swarm'),
  'vorde-broken-herald': card('vorde', ['frb', 3], 3, [3, 5, 6], 12, [1, 2, 1], 'tricky'),
  'vorde-starforge': card('vorde', ['frb', 2], 12, [4, 5, 6], 18, [5, 4, 0], 'protector'),
  'vorde-night-engine': card('vorde', ['eos', 2], 10, [1, 6], 15, [2, 3, 1], 'hypersonic-bolt'),
  'vorde-last-witness': card('vorde', ['frb', 1], 6, [3, 4, 5, 6], 15, [1, 5, 0], 'tricky'),
};

export type AlienId = keyof typeof CARDS;
export const ALIENS: Readonly<Record<AlienId, AlienCard>> = CARDS;
export const ALIEN_IDS = keysOf(CARDS);
