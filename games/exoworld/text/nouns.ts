/** Words for resources, tokens and ambient values, and how words are put together. */
import type { People } from '#engine';
import type { CharacterId } from '../content/characters.ts';
import { type Ambient, RESOURCES, type Resource } from '../content/resources.ts';
import type { Token } from '../content/tokens.ts';
import type { Colour } from '../event.ts';
import { CHARACTER_WORDS } from './characters.ts';

export const RESOURCE_WORDS: Readonly<Record<Resource, { readonly name: string; readonly colour: string }>> =
  {
    oxygen: { name: 'oxygen', colour: 'red' },
    water: { name: 'water', colour: 'blue' },
    food: { name: 'food', colour: 'green' },
    energy: { name: 'energy', colour: 'yellow' },
  };

export const AMBIENT_WORDS: Readonly<Record<Ambient, string>> = {
  radiation: 'Radiation',
  pressure: 'Pressure',
  co2: 'CO₂',
  humidity: 'Humidity',
};

export const TOKEN_WORDS: Readonly<Record<Token, { readonly name: string; readonly text: string }>> = {
  'oxygen-leak': { name: 'oxygen leak', text: 'Takes 1 oxygen in every update.' },
  'water-leak': { name: 'water leak', text: 'Takes 1 water in every update.' },
  'food-leak': { name: 'food leak', text: 'Takes 1 food in every update.' },
  'energy-leak': { name: 'energy leak', text: 'Takes 1 energy in every update.' },
  emergency: { name: 'emergency token', text: 'Takes 1 of the emergency supply in every update.' },
  shutdown: { name: 'shutdown token', text: 'The module has no effect at all.' },
  frozen: { name: 'frozen token', text: 'The module’s increases do not count; its decreases do.' },
  landslide: {
    name: 'landslide token',
    text: 'Movement ends here; no building and no producing from here.',
  },
  fatigue: { name: 'fatigue token', text: 'One action fewer each turn, never under two.' },
};

export const NO_EFFECT = 'nothing here';

/** A card's effect on this planet, resource by resource. */
export function effectWords(effect: readonly number[]): string {
  const parts = RESOURCES.flatMap((resource, r) =>
    effect[r] ? [`${RESOURCE_WORDS[resource].name} ${signed(effect[r] ?? 0)}`] : [],
  );
  return parts.length > 0 ? parts.join(', ') : NO_EFFECT;
}

export function colourWord(colour: Colour): string {
  return colour === 'protocol' ? 'protocol' : RESOURCE_WORDS[colour].colour;
}

/** A number with its sign, with a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A table as far as it says who is who. */
export interface Company {
  readonly called?: People | undefined;
  readonly crew?: readonly { readonly id: CharacterId; readonly seat: number }[] | undefined;
  readonly solo?: boolean | undefined;
}

/** Who sits there: by their own name where it is known, else by the character they play. Alone one leads them all. */
export function player(seat: number, { called, crew, solo }: Company): string {
  const own = crew?.find((one) => one.seat === seat);
  return called?.[seat] ?? (own ? (solo ? 'The crew' : CHARACTER_WORDS[own.id].name) : `Player ${seat + 1}`);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A production with its sign; 0 has both. */
export function evenly(production: number): string {
  return production === 0 ? '±0' : signed(production);
}
