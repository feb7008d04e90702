/** XD-13.1, XD-13.4, R34, R61 Posted orders: Assist, Protective Detail, Traffic Audit. */
import { covertOf } from '../content/covert.ts';
import { FACTION, type FactionId } from '../content/factions.ts';
import { slipOf } from '../content/orders.ts';
import type { State } from '../state.ts';
import { entryOf, houseOf } from './houses.ts';

/** Where the help of one faction to another goes: its public test, its covert test, or nowhere. */
export function assistGoes(s: State, from: FactionId, to: FactionId): 'public' | 'covert' | 'nowhere' {
  const { assists } = FACTION[from];
  const order = entryOf(s.resolved, to);
  if (order !== undefined) {
    const { test, keywords } = slipOf(order).order;
    if (test !== undefined && (assists === 'any' || keywords.some((word) => assists.includes(word))))
      return 'public';
  }
  const covert = covertOf(houseOf(s, to).covert);
  const tested = covert !== undefined && covert.kind !== 'leak';
  return tested && (assists === 'any' || assists.includes('covert')) ? 'covert' : 'nowhere';
}

/** Assists from several factions add up. */
export function assistsFor(s: State, faction: FactionId, channel: 'public' | 'covert'): number {
  let sum = 0;
  for (const house of s.houses) {
    const order = entryOf(s.resolved, house.faction);
    if (order === undefined) continue;
    const { id, target } = slipOf(order);
    if (id === 'assist' && target === faction && assistGoes(s, house.faction, faction) === channel) sum++;
  }
  return sum;
}

/** CT-9 Protective Detail covers its target and Security itself. */
export function isGuarded(s: State, target: FactionId): boolean {
  const order = s.resolved.security;
  if (order === undefined || slipOf(order).id !== 'sec-detail') return false;
  return target === 'security' || slipOf(order).target === target;
}

/** CT-6 Traffic Audit listens to the faction it names. */
export function isAudited(s: State, actor: FactionId): boolean {
  const order = s.resolved.network;
  if (order === undefined) return false;
  const { id, target } = slipOf(order);
  return id === 'net-audit' && target === actor;
}
