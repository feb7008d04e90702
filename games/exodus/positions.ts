/** Positions in a few lines, for missions and rule tests. */
import { clone, defaultOptions, nth } from '#engine';
import { AGENDAS_OF, type AgendaId } from './content/agendas.ts';
import { FAMILY_NAMES, GIVEN_NAMES, WORLDS } from './content/characters.ts';
import type { FactionId, Trait } from './content/factions.ts';
import type { Intent, OrderKey } from './content/orders.ts';
import { INSTITUTIONAL_OF, PERSONAL_OF, type SecretId } from './content/secrets.ts';
import type { ExodusFrame } from './frame.ts';
import { OPTIONS } from './options.ts';
import { houseOf } from './rules/houses.ts';
import { discoverSystem, newSystem } from './rules/map.ts';
import { setup } from './setup.ts';
import type { Exodus, Secret, State, System } from './state.ts';

export interface Given {
  readonly seats?: number;
  readonly options?: Partial<Exodus['options']>;
  /** Who sits at the first seat; the others follow in faction order. */
  readonly first?: FactionId;
  readonly traits?: Partial<Record<Trait, number>>;
  /** Two of a faction, and one of its leader. */
  readonly secrets?: Partial<Record<FactionId, readonly SecretId[]>>;
  /** The two that are kept. */
  readonly agendas?: Partial<Record<FactionId, readonly [AgendaId, AgendaId]>>;
  /** Given name, family name and home world. */
  readonly leaders?: Partial<Record<FactionId, string>>;
  /** The system the fleet is in, and those linked to it; one that is worked out and three nobody has scanned. */
  readonly here?: Partial<System>;
  readonly near?: readonly Partial<System>[];
  /** What lies written, by who wrote it and for whom. */
  readonly slips?: Slips;
  /** The resolved orders of a cycle in its fourth step. */
  readonly orders?: Partial<Record<FactionId, OrderKey>>;
  readonly change?: (s: State) => void;
  /** What comes next, first things first; under it lies a disposition. */
  readonly next: readonly (ExodusFrame | ExodusFrame['step'])[];
}
export type Slips = Readonly<Partial<Record<FactionId, Readonly<Partial<Record<FactionId, Intent>>>>>>;

export function positionOf(given: Given): State {
  const s = setup({
    seats: given.seats ?? 3,
    options: { ...defaultOptions(OPTIONS), ...given.options },
  });
  seatHouses(s, given);
  s.systems = [{ ...newSystem(), visited: true, reward: 0, ...given.here }];
  for (const system of given.near ?? [{}, {}, {}])
    Object.assign(nth(s.systems, discoverSystem(s, 0)), system);
  s.cycle = 1;
  s.visit = 1;
  s.asked = s.houses.map(({ faction }) => faction);
  Object.assign(s.traits, given.traits);
  s.resolved = { ...given.orders };
  given.change?.(s);
  const frames = given.next.map((step) => (typeof step === 'string' ? ({ step } as ExodusFrame) : step));
  s.stack = [{ step: 'disposition' }, ...frames.reverse()];
  // What is given stays as it was, to be given again.
  return clone(s);
}

function seatHouses(s: State, { first, secrets, agendas, leaders, slips }: Given): void {
  const [one] = s.houses;
  const order = [first ?? one?.faction, ...s.houses.map(({ faction }) => faction)];
  const seats = [...new Set(order)];
  for (const house of s.houses) {
    const { faction } = house;
    house.seat = seats.indexOf(faction);
    house.kept = true;
    const kept: readonly AgendaId[] = agendas?.[faction] ?? [];
    house.agendas = [...kept, ...AGENDAS_OF[faction].filter((id) => !kept.includes(id))].slice(0, 3);
    for (const id of secrets?.[faction] ?? plainSecrets(faction)) addSecret(s, faction, id);
    house.leader = { ...house.leader, ...named(leaders?.[faction] ?? '') };
    Object.assign(house.written, slips?.[faction]);
  }
}

const HOMES: readonly string[] = WORLDS;

function named(name: string): { given: number; family: number; world: number } {
  const [given = '', family = '', world = ''] = name.split(' ');
  return {
    world: Math.max(0, HOMES.indexOf(world)),
    given: Math.max(0, GIVEN_NAMES.indexOf(given)),
    family: Math.max(0, FAMILY_NAMES.indexOf(family)),
  };
}

/** The third and the sixth secret of each book, and the first personal one: few of them have advantages that matter. */
function plainSecrets(faction: FactionId): (SecretId | undefined)[] {
  const book = INSTITUTIONAL_OF[faction];
  return [book[2], book[5], PERSONAL_OF[faction][0]];
}

export function addSecret(s: State, owner: FactionId, id: SecretId | undefined): Secret {
  if (id === undefined) throw new Error('no such secret');
  const secret: Secret = { id, owner, knowers: [], public: false, void: false };
  s.secrets.push(secret);
  return secret;
}

/** A marker of the issuer in the hands of the holder. */
export function mark(s: State, issuer: FactionId, holder: FactionId): void {
  houseOf(s, issuer).pool--;
  const { held } = houseOf(s, holder);
  held[issuer] = (held[issuer] ?? 0) + 1;
}
