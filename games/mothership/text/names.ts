/** How units, planets, seats and the like are called, in English. */
import { personAt } from '#engine';
import type { TargetId } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { Subsystem } from '../content/panel.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { Source } from '../outlook/scene.ts';
import { CARD_WORDS } from './cards.ts';
import { ARTIFACT_WORDS, TECHNOLOGY_WORDS } from './content.ts';

const CLASS_NAMES: Readonly<Record<string, string>> = {
  m: 'Mothership',
  f: 'Fighter',
  b: 'Bomber',
  g: 'Guardian',
  s: 'Colony Station',
};

const PLANET_NAMES: Readonly<Record<string, readonly string[]>> = {
  m: ['Ochre', 'Tallow', 'Bracken', 'Sorrel', 'Umber', 'Madder', 'Saffron', 'Rust'],
  g: ['Vesper', 'Haze'],
  o: ['Pebble', 'Crumb', 'Marble', 'Kernel'],
};

/** Boards with more planets than names count on. */
function planetName(id: string): string {
  const names = PLANET_NAMES[id.charAt(0)] ?? [];
  const number = Number(id.slice(1)) - 1;
  const name = names[number % Math.max(1, names.length)] ?? id;
  return number < names.length ? name : `${name} ${Math.floor(number / names.length) + 1}`;
}

/** A unit or a planet by its id. */
export function thing(id: TargetId | string | undefined): string {
  if (id === undefined) return 'something';
  const [owner = '', slot] = id.split('-');
  if (slot === undefined) return planetName(owner);
  const number = slot.slice(1);
  return `${owner === 'npc' ? 'the NPC’s' : `${personAt(Number(owner.slice(1)) - 1) ?? `player ${owner.slice(1)}`}’s`} ${CLASS_NAMES[slot.charAt(0)]}${number ? ` ${number}` : ''}`;
}

/** At the beginning of a sentence. */
export function Thing(id: TargetId | string | undefined): string {
  return capital(thing(id));
}

/** A unit without its owner, for lists of the own units. */
export function shortThing(id: TargetId | undefined): string {
  const [, slot] = (id ?? '').split('-');
  if (slot === undefined) return thing(id);
  return `${CLASS_NAMES[slot.charAt(0)]}${slot.length > 1 ? ` ${slot.slice(1)}` : ''}`;
}

/** Seats are counted from 1 where people read; the enemy of the Solo Challenge is nobody's seat. */
export function seatName(owner: number | string | undefined): string {
  const seat = Number(owner ?? 0);
  return owner === 'npc' ? 'the NPC' : (personAt(seat) ?? `Player ${seat + 1}`);
}

export function cardName(card: CardId): string {
  return CARD_WORDS[card].name;
}

export function technologyName(id: TechnologyId): string {
  return TECHNOLOGY_WORDS[id].name;
}

export const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  minerals: 'Minerals',
  gas: 'Gas',
  influence: 'Influence',
};

export const SUBSYSTEM_NAMES: Readonly<Record<Subsystem, string>> = {
  engines: 'engines',
  weapons: 'weapons',
  shields: 'shields',
};

export function amount(count: number, what: string): string {
  if (what === 'minerals') return `${count} Mineral${count === 1 ? '' : 's'}`;
  return `${count} ${RESOURCE_NAMES[what] ?? what}`;
}

export function listed(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? 'nobody')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What adds to a roll. */
export function sourceName(source: Source): string {
  if ('technology' in source) return technologyName(source.technology);
  if ('artifact' in source) return ARTIFACT_WORDS[source.artifact].name;
  if ('card' in source) return cardName(source.card);
  if ('wingmen' in source) return source.wingmen === 1 ? '1 wingman' : `${source.wingmen} wingmen`;
  return source.of === 'gas' ? 'Gas' : 'Wingman card';
}

/** What a card brings when it is sold. */
export function resale({
  minerals = 0,
  gas = 0,
}: {
  readonly minerals?: number;
  readonly gas?: number;
}): string {
  return [minerals ? amount(minerals, 'minerals') : '', gas ? amount(gas, 'gas') : '']
    .filter(Boolean)
    .join(' and ');
}
