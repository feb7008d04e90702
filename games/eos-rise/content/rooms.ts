/** ER-9, ER-13.4 The rooms of the EOS, the Action icons in them, and the Space Station card. */
import { byId, keysOf } from '#engine';

/** The rooms with a hull track; Shield Control has none. */
export const HULL_ROOMS = [
  'command',
  'engine',
  'medical',
  'crafting',
  'cargo-bay',
  'mining-control',
  'scanner',
] as const;
export type HullRoom = (typeof HULL_ROOMS)[number];

export const LOCKABLE_ROOMS = ['medical', 'crafting', 'cargo-bay', 'mining-control', 'scanner'] as const;
export type LockableRoom = (typeof LOCKABLE_ROOMS)[number];

export const MAX_HULL: Readonly<Record<HullRoom, number>> = {
  command: 14,
  engine: 12,
  medical: 6,
  crafting: 5,
  'cargo-bay': 7,
  'mining-control': 5,
  scanner: 5,
};

export const BUILD_COST: Readonly<Record<LockableRoom, number>> = {
  medical: 5,
  crafting: 6,
  'cargo-bay': 7,
  'mining-control': 5,
  scanner: 7,
};

/** ER-3.8 how many shield tokens a charge level holds when full: levels 1, 2 and 3. */
export const CHARGE_LEVELS = [2, 3, 4] as const;
export const SHIELD_TOKENS = 15;

interface ActionSpec {
  /** Where its icons are. */
  readonly at: 'ship' | LockableRoom | 'station' | 'own';
  /** The icons, filled in this order. */
  readonly slots: readonly string[];
  /** ER-13.4 whether all icons must be filled before it pays. */
  readonly together?: true;
  /** ER-13.3 whether only a Character figure will do. */
  readonly characterOnly?: true;
  /** ER-21.6 nothing is funded, mined or delivered any more. */
  readonly notInLastDash?: true;
  /** What an action of the Space Station card costs. */
  readonly cost?: number;
}

const SPECS = {
  training: { at: 'ship', slots: ['training-1', 'training-2', 'training-3'], characterOnly: true },
  build: { at: 'ship', slots: ['build'] },
  repair: { at: 'ship', slots: ['repair-1', 'repair-2'] },
  'basic-treatment': { at: 'ship', slots: ['basic-treatment'], characterOnly: true },
  'charge-1': { at: 'ship', slots: ['charge-1'] },
  'charge-2': { at: 'ship', slots: ['charge-2a', 'charge-2b'], together: true },
  'charge-3': { at: 'ship', slots: ['charge-3a', 'charge-3b', 'charge-3c'], together: true },
  'advanced-treatment': { at: 'medical', slots: ['advanced-treatment'], characterOnly: true },
  technology: { at: 'crafting', slots: ['technology'] },
  contract: { at: 'cargo-bay', slots: ['contract'], notInLastDash: true },
  'mining-station': { at: 'mining-control', slots: ['mining-station'], notInLastDash: true },
  scan: { at: 'scanner', slots: ['scan'] },
  lottery: { at: 'station', slots: ['lottery'], cost: 2 },
  drydock: { at: 'station', slots: ['drydock'], cost: 2 },
  brokers: { at: 'station', slots: ['brokers'], cost: 4 },
  tutors: { at: 'station', slots: ['tutors'], cost: 5 },
  leave: { at: 'station', slots: ['leave'], cost: 0 },
  escort: { at: 'station', slots: ['escort'], cost: 3 },
  'advanced-room': { at: 'own', slots: ['advanced-room'] },
} as const satisfies Readonly<Record<string, ActionSpec>>;

export type CrewAction = keyof typeof SPECS;
export type SlotId = (typeof SPECS)[CrewAction]['slots'][number];

export interface CrewActionSpec extends ActionSpec {
  readonly slots: readonly SlotId[];
}

export const CREW_ACTIONS = keysOf(SPECS);
/** All of one shape, since they are looked at for every figure that could be placed. */
export const CREW_ACTION = byId(CREW_ACTIONS, (action): CrewActionSpec => {
  const { at, slots, together, characterOnly, notInLastDash, cost }: CrewActionSpec = SPECS[action];
  return { at, slots, together, characterOnly, notInLastDash, cost };
});
export const SLOTS: readonly SlotId[] = CREW_ACTIONS.flatMap((action) => CREW_ACTION[action].slots);

/** Without Forward Command the Training Center has two icons (R23). */
export const TRAINING_ICONS = 2;

/** ER-13.4 what treatments and repairs give, before Round Rules. */
export const BASIC_RELIEF = 3;
export const ADVANCED_RELIEF = 5;
export const REPAIR_POINTS = 3;

/** How far Mercenary Escort and Ambush Deck reach, and how near a field must be to be mined. */
export const ESCORT_RANGE = 3;
export const AMBUSH_RANGE = 2;
export const MINING_RANGE = 2;
export const MINING_STATIONS = 5;
export const ASTEROID_FIELDS = 10;
