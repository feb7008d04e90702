/** The four resources, which are also the four colours of cards (oxygen red, water blue, food green, energy yellow). */

export const RESOURCES = ['oxygen', 'water', 'food', 'energy'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The place of a resource in every list of four. */
export const INDEX: Readonly<Record<Resource, number>> = { oxygen: 0, water: 1, food: 2, energy: 3 };

export const AMBIENTS = ['radiation', 'pressure', 'co2', 'humidity'] as const;
export type Ambient = (typeof AMBIENTS)[number];

/** A planet's ambient values, 0 to 2. */
export type Ambience = Readonly<Record<Ambient, number>>;

export function resourceAt(index: number): Resource {
  return RESOURCES[index] ?? 'oxygen';
}
