/** The 40 damage cards: what must be matched, what they deal, and what a First Strike adds (ER-15). */
import { keysOf } from '#engine';

export const KEYWORDS = ['array', 'core', 'terminal', 'converter'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The faces that can be matched. A CROSSHAIR die is wild (ER-15.5). */
export const ICONS = ['arrow', 'gear', 'syringe', 'crosshair'] as const;
export type Icon = (typeof ICONS)[number];

export interface DamageCard {
  readonly keyword: Keyword;
  /** All of them must be matched to activate the card. */
  readonly icons: readonly Icon[];
  readonly damage: number;
  /** The stress a First Strike costs and the damage it adds. */
  readonly firstStrike: number;
}

const LETTERS = { A: 'arrow', G: 'gear', S: 'syringe', X: 'crosshair' } as const;
type Letter = keyof typeof LETTERS;

function card(keyword: Keyword, letters: readonly Letter[], damage: number, firstStrike: number): DamageCard {
  return { keyword, icons: letters.map((letter) => LETTERS[letter]), damage, firstStrike };
}

const CARDS = {
  'dmg-verteron-shift-array': card('array', ['A', 'G'], 3, 1),
  'dmg-impulse-sensor-array': card('array', ['A', 'S'], 4, 2),
  'dmg-lidar-burst-array': card('array', ['A'], 2, 1),
  'dmg-phased-lance-array': card('array', ['A', 'A', 'X'], 6, 3),
  'dmg-harmonic-net-array': card('array', ['S', 'S'], 4, 1),
  'dmg-decoy-swarm-array': card('array', ['G'], 2, 1),
  'dmg-gravimetric-lens-array': card('array', ['G', 'X'], 4, 2),
  'dmg-tachyon-comb-array': card('array', ['A', 'G', 'S'], 5, 2),
  'dmg-spectral-tuning-array': card('array', ['G', 'S'], 3, 2),
  'dmg-sidewinder-array': card('array', ['X'], 3, 1),
  'dmg-helix-plasma-core': card('core', ['G', 'G'], 4, 2),
  'dmg-cold-fusion-core': card('core', ['G', 'S'], 3, 1),
  'dmg-singularity-core': card('core', ['G', 'G', 'X'], 6, 3),
  'dmg-flywheel-core': card('core', ['A'], 2, 1),
  'dmg-ion-furnace-core': card('core', ['A', 'G'], 3, 2),
  'dmg-antimatter-drip-core': card('core', ['A', 'S', 'S'], 5, 2),
  'dmg-pulse-reservoir-core': card('core', ['A', 'A'], 4, 1),
  'dmg-quantum-lattice-core': card('core', ['S', 'X'], 4, 2),
  'dmg-coolant-flush-core': card('core', ['S'], 2, 1),
  'dmg-sunspot-core': card('core', ['X'], 3, 1),
  'dmg-fire-control-terminal': card('terminal', ['X'], 3, 1),
  'dmg-backup-navigation-terminal': card('terminal', ['A', 'S'], 3, 1),
  'dmg-countermeasure-terminal': card('terminal', ['S'], 2, 1),
  'dmg-ballistics-terminal': card('terminal', ['A', 'A', 'G'], 5, 2),
  'dmg-siege-protocol-terminal': card('terminal', ['A', 'S', 'X'], 6, 2),
  'dmg-drone-wing-terminal': card('terminal', ['A', 'G'], 4, 2),
  'dmg-jamming-terminal': card('terminal', ['G', 'S'], 3, 1),
  'dmg-logic-bomb-terminal': card('terminal', ['G', 'G', 'S'], 5, 3),
  'dmg-turret-relay-terminal': card('terminal', ['A'], 2, 1),
  'dmg-boarding-claw-terminal': card('terminal', ['A', 'X'], 4, 1),
  'dmg-flux-converter': card('converter', ['G'], 2, 1),
  'dmg-waste-heat-converter': card('converter', ['S'], 2, 1),
  'dmg-phase-inversion-converter': card('converter', ['A', 'S'], 3, 2),
  'dmg-muon-converter': card('converter', ['A', 'G'], 3, 1),
  'dmg-dark-current-converter': card('converter', ['G', 'S', 'S'], 5, 2),
  'dmg-vacuum-pressure-converter': card('converter', ['G', 'S'], 4, 2),
  'dmg-ramjet-converter': card('converter', ['A', 'A', 'S'], 5, 1),
  'dmg-resonance-converter': card('converter', ['X'], 3, 1),
  'dmg-photon-converter': card('converter', ['A', 'A'], 4, 2),
  'dmg-zero-point-converter': card('converter', ['A', 'G', 'S', 'X'], 7, 3),
};

export type DamageId = keyof typeof CARDS;
export const DAMAGE: Readonly<Record<DamageId, DamageCard>> = CARDS;
export const DAMAGE_IDS = keysOf(CARDS);
