/** CT-15 What a step towards the kept agendas is worth: deeds, offices, the stash, what is known, found out and voted. */
import { AGENDAS, type AgendaId, type Condition } from '../content/agendas.ts';
import type { Deed } from '../content/deeds.ts';
import type { FactionId } from '../content/factions.ts';
import { deeds, held, issuersHeld } from '../rules/houses.ts';
import type { House, State } from '../state.ts';

/** XD-21.1 only if a colony is founded. */
const AGENDA = 3;
const PROGRESS_FOR_ONE = 3;

/** One condition of a kept agenda, and its part of the agenda's points. */
export interface Goal {
  readonly condition: Condition;
  readonly points: number;
}

export function goalsOf(agendas: readonly AgendaId[], greed: number): Goal[] {
  return agendas.flatMap((id) => {
    const when: readonly Condition[] = AGENDAS[id].when;
    return when.map((condition) => ({ condition, points: (greed * AGENDA) / when.length }));
  });
}

/** How likely a line is to be kept that is now passed by so much. */
export const likelihood = (over: number): number => 1 / (1 + Math.exp(-(over + 0.5) / 1.2));

type Goals = readonly Goal[];

/** What one more deed is worth. */
export function deedWish(goals: Goals, house: House, deed: Deed): number {
  let worth = 0;
  for (const { condition, points } of goals) {
    if (!('deed' in condition) || condition.deed !== deed) continue;
    const done = deeds(house, deed);
    if ('atMost' in condition) worth -= done === condition.atMost ? points : 0;
    else if (done < condition.atLeast) worth += points / condition.atLeast;
  }
  return worth;
}

/** What it is worth that a faction comes to hold its high office; that it loses it is worth the opposite. */
export function officeWish(goals: Goals, faction: FactionId): number {
  let worth = 0;
  for (const { condition, points } of goals) {
    if ('office' in condition && condition.office === faction) worth += condition.held ? points : -points;
    else if (faction === 'government' && isOdd(condition, 'sole-command')) worth -= points;
  }
  return worth;
}

/** XD-12.7 a regime of one's own makes up for a President. */
export function regimeWish(goals: Goals, s: State): number {
  if (s.houses[1]?.office !== true) return 0;
  return sumOf(goals, (condition) => isOdd(condition, 'sole-command'));
}

export function stashWish(goals: Goals, s: State, by: number): number {
  let worth = 0;
  for (const { condition, points } of goals)
    if ('stash' in condition)
      worth += points * (likelihood(s.stash + by - condition.stash) - likelihood(s.stash - condition.stash));
  return worth;
}

/** One more contained secret of another, after so many. */
export function learningWish(goals: Goals, known: number): number {
  let worth = 0;
  for (const { condition, points } of goals)
    if ('contained' in condition && known < condition.contained) worth += points / condition.contained;
  return worth;
}

/** A marker of a faction that owed nothing yet. */
export function markerWish(goals: Goals, house: House, issuer: FactionId): number {
  let worth = 0;
  for (const { condition, points } of goals)
    if ('markersOf' in condition && held(house, issuer) === 0)
      if (issuersHeld(house) < condition.markersOf) worth += points / condition.markersOf;
  return worth;
}

/** A point of research, while discoveries are missing. */
export function progressWish(goals: Goals, owned: number): number {
  let worth = 0;
  for (const { condition, points } of goals)
    if ('discoveries' in condition && owned < condition.atLeast)
      worth += points / (PROGRESS_FOR_ONE * condition.atLeast);
  return worth;
}

/** An own discovery that comes out. */
export function publishWish(goals: Goals): number {
  let worth = 0;
  for (const { condition, points } of goals)
    if ('discoveries' in condition)
      worth += (condition.discoveries === 'public' ? points : -points) / condition.atLeast;
  return worth;
}

/** One more system on the charts. */
export function scanWish(goals: Goals, s: State): number {
  let worth = 0;
  for (const { condition, points } of goals)
    if ('scanned' in condition && s.scans < condition.scanned) worth += (2 * points) / condition.scanned;
  return worth;
}

/** XD-23 who wins an election. */
export function electionWish(goals: Goals, house: House, winner: 'incumbent' | 'challenger'): number {
  if (winner === 'incumbent') return deedWish(goals, house, 'elections');
  const governed = house.leader.role === -1 && deeds(house, 'electionsLost') === 0;
  const lost = governed ? sumOf(goals, (condition) => isOdd(condition, 'first-governor')) : 0;
  return deedWish(goals, house, 'electionsLost') - lost;
}

/** A leader killed, while none was yet. */
export function killingWish(goals: Goals, s: State): number {
  return s.killed > 0 ? 0 : -sumOf(goals, (condition) => isOdd(condition, 'nobody-killed'));
}

/** What it would be worth in full that Justice and Might are level. */
export const levelWish = (goals: Goals): number => sumOf(goals, (condition) => isOdd(condition, 'balance'));

const isOdd = (condition: Condition, odd: Extract<Condition, { odd: string }>['odd']): boolean =>
  'odd' in condition && condition.odd === odd;

function sumOf(goals: Goals, speaks: (condition: Condition) => boolean): number {
  let sum = 0;
  for (const { condition, points } of goals) if (speaks(condition)) sum += points;
  return sum;
}
