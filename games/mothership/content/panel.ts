/** The Control Panel: what Energy gives, and the fixed values of the other classes. */

export const SUBSYSTEMS = ['engines', 'weapons', 'shields'] as const;
export type Subsystem = (typeof SUBSYSTEMS)[number];

export const RESOURCES = ['minerals', 'gas', 'influence'] as const;

/** What a card may name besides units, planets and seats. */
export const PICKS = [...RESOURCES, ...SUBSYSTEMS] as const;

/** What cards are bought with. */
export const PURSES = ['minerals', 'gas'] as const;
/** Where the card for a captured planet comes from. */
export const SOURCES = ['deck', 'hand'] as const;

export type Split = Record<Subsystem, number>;

/** MS-5.1 Energy is split over engines, weapons and shields. */
export const SUBSYSTEM_MAX = 12;
/** MS-5.6 Mothership HP start at 12 and never exceed 12. */
export const MOTHERSHIP_HP = 12;
/** MS-19.5 A Mothership that comes back has half of its HP. */
export const RESPAWN_HP = 6;
export const STATION_HP = 16;
export const STATION_STEP = 4;
/** MS-11.5 Gas for one roll. */
export const MOST_GAS = 4;
/** MS-17.1 Developments that lie open to be built. */
export const MARKET_SIZE = 3;

/** R10 spaces by engine Energy. */
export function spacesOf(energy: number): number {
  return Math.ceil(energy / 2);
}

/** R10 the sides of the die by weapon Energy; 0 is no die. */
export function dieOf(energy: number): number {
  return 2 * Math.ceil(energy / 2);
}

/** R14 a D2 is a D4 read odd = 1, even = 2. */
export function readD2(d4: number): number {
  return d4 % 2 === 1 ? 1 : 2;
}

/** MS-5.2 every way to divide this much Energy under the cap. */
export function splitsOf(energy: number): Split[] {
  const found: Split[] = [];
  for (let engines = 0; engines <= SUBSYSTEM_MAX; engines++) {
    for (let weapons = 0; weapons <= SUBSYSTEM_MAX; weapons++) {
      const shields = energy - engines - weapons;
      if (shields >= 0 && shields <= SUBSYSTEM_MAX) found.push({ engines, weapons, shields });
    }
  }
  return found;
}
