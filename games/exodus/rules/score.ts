/** XD-21 Scoring: standing, agendas, ranks. */

import { AGENDAS, type AgendaId, type Condition } from '../content/agendas.ts';
import { FACTION, type FactionId } from '../content/factions.ts';
import { SECRETS } from '../content/secrets.ts';
import type { Standing } from '../event.ts';
import type { G, House, State } from '../state.ts';
import { deeds, find, held, heldInAll, houseOf, issuersHeld } from './houses.ts';
import { personalOf } from './leaders.ts';
import { isContained, knows, scoreOf } from './secrets.ts';

const MOST_GUARD = 12;
const FEWEST_SEATS = 3;
const AGENDA_WORTH = 3;

/** XD-3.4 voice, guarded value, sacrifice, par. */
export function guardedValue(s: State, faction: FactionId): number {
  const { traits } = s;
  switch (faction) {
    case 'church':
      return traits.faith;
    case 'government':
      return traits.justice;
    case 'military':
      return traits.might;
    case 'network':
      return 12 - traits.treachery;
    case 'researchers': {
      const owned = s.secrets.filter(
        ({ id, owner }) => owner === faction && SECRETS[id].kind === 'discovery',
      );
      return Math.min(MOST_GUARD, 3 * owned.length + (find(s, faction)?.progress ?? 0));
    }
    case 'underworld':
      return Math.min(MOST_GUARD, s.stash);
    case 'security':
      return 12 - traits.edge;
    case 'opposition':
      return 12 - traits.justice;
  }
}

export function parOf(s: State, faction: FactionId): number {
  return FACTION[faction].par[s.seats - FEWEST_SEATS] ?? 0;
}

/** Own institutional and office secrets still contained. */
export function keptSecrets(s: State, faction: FactionId): number {
  return s.secrets.filter(
    (secret) =>
      secret.owner === faction &&
      !secret.public &&
      (SECRETS[secret.id].kind === 'institutional' || SECRETS[secret.id].kind === 'office'),
  ).length;
}

function foreignSecrets(s: State, faction: FactionId): number {
  return s.secrets.filter(
    (secret) => secret.owner !== faction && isContained(secret) && knows(secret, faction),
  ).length;
}

/** The part of a standing that everyone can see. */
export function publicStanding(s: State, house: House): number {
  const { faction } = house;
  const owed = s.houses.reduce((sum, other) => sum + held(other, faction), 0);
  return (
    guardedValue(s, faction) -
    parOf(s, faction) +
    house.renown +
    (heldInAll(house) - owed) +
    2 * keptSecrets(s, faction) +
    (house.office ? 2 : 0) +
    (s.regime === faction ? 2 : 0)
  );
}

/** XD-21.1; `known` judges agendas by what the faction itself can know. */
export function standing(s: State, house: House, known = false): Standing {
  const { faction } = house;
  const owed = s.houses.reduce((sum, other) => sum + held(other, faction), 0);
  const parts = {
    guard: guardedValue(s, faction) - parOf(s, faction),
    renown: house.renown,
    markers: heldInAll(house) - owed,
    secrets: 2 * keptSecrets(s, faction),
    personal: personalOf(s, faction)?.public ? 0 : 1,
    known: Math.min(3, foreignSecrets(s, faction)),
    office: house.office ? 2 : 0,
    regime: s.regime === faction ? 2 : 0,
    advantages: scoreOf(s, faction),
    agendas: AGENDA_WORTH * agendasMet(s, house, known).length,
  };
  const total = Object.values(parts).reduce((sum, points) => sum + points, 0);
  return { ...parts, total };
}

/** XD-4.3 the two that are kept; what was returned lies behind them. */
export const keptAgendas = ({ agendas }: House): readonly AgendaId[] => agendas.slice(0, 2);

export function agendasMet(s: State, house: House, known = false): AgendaId[] {
  return keptAgendas(house).filter((id) => isMet(s, house, id, known));
}

export function isMet(s: State, house: House, id: AgendaId, known = false): boolean {
  const { when }: { readonly when: readonly Condition[] } = AGENDAS[id];
  return when.every((condition) => holds(s, house, condition, known));
}

function holds(s: State, house: House, condition: Condition, known: boolean): boolean {
  if ('trait' in condition) {
    const value = s.traits[condition.trait];
    return 'atLeast' in condition ? value >= condition.atLeast : value <= condition.atMost;
  }
  if ('deed' in condition) {
    const done = deeds(house, condition.deed);
    return 'atLeast' in condition ? done >= condition.atLeast : done <= condition.atMost;
  }
  if ('stash' in condition) return s.stash >= condition.stash;
  if ('scanned' in condition) return s.scans >= condition.scanned;
  if ('office' in condition) return (find(s, condition.office)?.office ?? false) === condition.held;
  if ('contained' in condition) return foreignSecrets(s, house.faction) >= condition.contained;
  if ('markersOf' in condition) return issuersHeld(house) >= condition.markersOf;
  if ('discoveries' in condition) {
    const wanted = condition.discoveries === 'public';
    const own = s.secrets.filter(
      ({ id, owner, public: open }) =>
        owner === house.faction && SECRETS[id].kind === 'discovery' && open === wanted,
    );
    return own.length >= condition.atLeast;
  }
  return isOdd(s, house, condition.odd, known);
}

type Odd = Extract<Condition, { odd: string }>['odd'];

const UNBROKEN_JUMPS = 8;

function isOdd(s: State, house: House, odd: Odd, known: boolean): boolean {
  const { faction } = house;
  switch (odd) {
    case 'unbroken':
      return s.jumpsFailed === 0 && s.jumps >= UNBROKEN_JUMPS;
    case 'first-governor':
      return house.leader.role === -1 && deeds(house, 'electionsLost') === 0;
    case 'sole-command':
      return s.regime === faction || !houseOf(s, 'government').office;
    case 'nothing-public':
      return !s.secrets.some((secret) => secret.owner === faction && secret.public);
    case 'nobody-knows':
      return !s.secrets.some(
        (secret) =>
          secret.owner === faction &&
          (secret.public ||
            (!secret.void && secret.knowers.some(({ aware }) => !known || aware.includes(faction)))),
      );
    case 'nobody-killed':
      return s.killed === 0;
    case 'balance':
      return Math.abs(s.traits.justice - s.traits.might) <= 1;
  }
}

/** XD-21.2 the tie-breaks, in their order; a marked turncoat is last (XD-20.7). */
function compare(s: State, a: House, b: House): number {
  const turned = (house: House) => Number(s.options.infection === 'turncoat' && house.marked > 0);
  return (
    turned(a) - turned(b) ||
    standing(s, b).total - standing(s, a).total ||
    agendasMet(s, b).length - agendasMet(s, a).length ||
    b.renown - a.renown ||
    heldInAll(b) - heldInAll(a)
  );
}

/** XD-21.1 what every seat has now. */
export function points(s: State): number[] {
  const found = new Array<number>(s.seats).fill(0);
  for (const house of s.houses) found[house.seat] = standing(s, house).total;
  return found;
}

/** XD-15.4 `found`: the match ends and everyone is judged. */
export function finish(g: G): void {
  const { s } = g;
  g.reveal();
  const places = new Array<number>(s.seats).fill(0);
  for (const house of s.houses) {
    places[house.seat] = 1 + s.houses.filter((other) => compare(s, other, house) < 0).length;
    for (const id of keptAgendas(house)) g.use('agenda', id);
  }
  const winners = [...places.keys()].filter((seat) => places[seat] === 1);
  g.tell({
    type: 'colony',
    winners: s.houses.filter(({ seat }) => winners.includes(seat)).map(({ faction }) => faction),
    standings: s.houses.map((house) => ({ faction: house.faction, ...standing(s, house) })),
    traits: { ...s.traits },
  });
  g.end({ winners, reason: 'colony', rule: 'XD-21.2', points: points(s), places });
}

/** XD-21.3 what a result is worth on a ladder. */
export function resultValue(seats: number, place: number): number {
  return 0.4 + (0.6 * (seats - place)) / (seats - 1);
}
