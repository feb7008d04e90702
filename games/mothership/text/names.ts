/** How units, planets, seats and the like are called, in English. */
import { NOBODY, type People } from '#engine';
import type { TargetId } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import { dieOf, type Split, SUBSYSTEMS, type Subsystem, spacesOf } from '../content/panel.ts';
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
export function planetName(id: string): string {
  const names = PLANET_NAMES[id.charAt(0)] ?? [];
  const number = Number(id.slice(1)) - 1;
  const name = names[number % Math.max(1, names.length)] ?? id;
  return number < names.length ? name : `${name} ${Math.floor(number / names.length) + 1}`;
}

/** What is called by whose it is. */
export interface Names {
  /** A unit or a planet by its id. */
  thing(id: TargetId | string | undefined): string;
  /** At the beginning of a sentence. */
  Thing(id: TargetId | string | undefined): string;
  /** Seats are counted from 1 where people read; the Raiders of the Solo Challenge are nobody's seat. */
  seatName(owner: number | string | undefined): string;
  /** In the middle of a sentence. */
  rival(owner: number, npc: boolean): string;
}

/** Who reads it, if that is said, reads of the own ships and fleet as theirs. */
export function namesAmong(people: People = NOBODY, reader?: number): Names {
  const player = (seat: number) => people[seat] ?? `player ${seat + 1}`;
  const thing = (id: TargetId | string | undefined): string => {
    if (id === undefined) return 'something';
    const [owner = '', slot] = id.split('-');
    if (slot === undefined) return planetName(owner);
    const seat = Number(owner.slice(1)) - 1;
    const whose = owner === 'npc' ? 'the Raiders’' : seat === reader ? 'your' : `${player(seat)}’s`;
    return `${whose} ${shortThing(id)}`;
  };
  return {
    thing,
    Thing: (id) => capital(thing(id)),
    seatName(owner) {
      const seat = Number(owner ?? 0);
      if (owner === 'npc') return 'the Raider fleet';
      return seat === reader ? 'your fleet' : (people[seat] ?? `Player ${seat + 1}`);
    },
    rival: (owner, npc) => (npc ? 'the Raiders' : player(owner)),
  };
}

/** As whoever looks on would say it. */
export const namesIn = ({ called, me }: { readonly called?: People; readonly me: number }): Names =>
  namesAmong(called, me);

/** A unit without its owner, for lists of the own units. */
export function shortThing(id: TargetId | string | undefined): string {
  if (id === undefined) return 'something';
  const [planet = '', slot] = id.split('-');
  if (slot === undefined) return planetName(planet);
  return `${CLASS_NAMES[slot.charAt(0)]}${slot.length > 1 ? ` ${slot.slice(1)}` : ''}`;
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

/** What a split buys; a cube that reaches no step is named. */
export function splitName({ engines, weapons, shields }: Split): string {
  const spare = [engines, weapons].map((cubes) => cubes > 0 && cubes % 2 === 0);
  const where = SUBSYSTEMS.filter((_, row) => spare[row]).map((row) => SUBSYSTEM_NAMES[row]);
  const die = dieOf(weapons);
  return `flies ${spacesOf(engines)}, ${die > 0 ? `D${die}` : 'no die'}, shield ${shields}${where.length > 0 ? ` (a cube to spare on ${listed(where)})` : ''}`;
}

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
