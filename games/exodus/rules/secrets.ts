/** XD-18 Secrets: who knows them, when they come out, and what they are worth. */
import { nth } from '#engine';
import type { OnceKind } from '../content/advantage.ts';
import type { FactionId } from '../content/factions.ts';
import { SECRETS, type SecretId } from '../content/secrets.ts';
import type { G, House, Secret, State } from '../state.ts';
import {
  ASSISTING,
  type Assisted,
  DEBATING,
  GIVING,
  type Gift,
  giversOf,
  SCORING,
  SHIELDING,
  type Shielded,
  weighing,
} from './advantages.ts';
import { apply } from './effectAtoms.ts';
import { find, houseOf, seatOf } from './houses.ts';

/** XD-18.3 so many counted factions make a secret public. */
const ENOUGH = 3;

export const isContained = (secret: Secret): boolean => !secret.public && !secret.void;

export function knows(secret: Secret, faction: FactionId): boolean {
  if (secret.owner === faction) return true;
  const { knowers } = secret;
  for (const knower of knowers) if (knower.faction === faction) return true;
  return false;
}

/** XD-18.2, XD-18.3, R46 the Network never counts, nor does a leader's own faction. */
export function counted(secret: Secret): number {
  let sum = SECRETS[secret.id].kind === 'personal' || secret.owner === 'network' ? 0 : 1;
  for (const { faction } of secret.knowers) if (faction !== 'network') sum++;
  return sum;
}

/** A faction learns a secret; `aware` are told that it did. */
export function learn(g: G, index: number, faction: FactionId, aware: readonly FactionId[]): void {
  const { s } = g;
  const secret = s.secrets[index];
  if (secret === undefined || !isContained(secret) || knows(secret, faction)) return;
  secret.knowers.push({ faction, aware: [...aware] });
  const told = g.events === undefined ? [] : [faction, ...aware].map((who) => seatOf(s, who));
  g.tellOnly(told, { type: 'learnt', by: faction, secret: secret.id, owner: secret.owner });
  if (counted(secret) < ENOUGH) return;
  // XD-18.7 hush: the owner may make the newest knower forget
  if (usableOnce(s, secret.owner, 'hush') !== undefined) {
    g.then(
      { step: 'window', faction: secret.owner, kinds: ['hush'], secret: index },
      { step: 'publish', secret: index },
    );
  } else publish(g, index);
}

/** XD-18.5 the impact is applied once, at once. */
export function publish(g: G, index: number): void {
  const secret = g.s.secrets[index];
  if (secret === undefined || !isContained(secret)) return;
  secret.public = true;
  g.use('secret', secret.id);
  g.reveal();
  const { id, owner } = secret;
  if (g.events !== undefined)
    g.tell({ type: 'published', secret: id, owner, knowers: secret.knowers.map(({ faction }) => faction) });
  apply(g, SECRETS[id].impact, { self: owner });
}

/** What the advantages of a kind are worth to a faction. */
function sum({ secrets }: State, faction: FactionId, gift: Gift | undefined): number {
  let total = 0;
  const givers = giversOf(secrets, gift);
  for (const { secret, worth, lasting } of givers) {
    if (gives(secret, lasting) && knows(secret, faction)) total += worth;
  }
  return total;
}

/** XD-18.4: a C advantage helps as long as its secret is contained, a P advantage also once it is public. */
const gives = (secret: Secret, lasting: boolean): boolean => !secret.void && (!secret.public || lasting);

export const assistsOf = (s: State, faction: FactionId, order: Assisted): number =>
  sum(s, faction, ASSISTING.get(order));

export const debatesOf = (s: State, faction: FactionId, against: FactionId): number =>
  sum(s, faction, DEBATING.get(against));

export const shieldsOf = (s: State, faction: FactionId, from: Shielded): number =>
  sum(s, faction, SHIELDING.get(from));

/** XD-10.3 weight that a faction has for another by what it knows. */
export const weightFrom = (s: State, faction: FactionId, target: FactionId): number =>
  sum(s, faction, weighing(target));

/** Only while contained. */
export const scoreOf = (s: State, faction: FactionId): number => sum(s, faction, SCORING);

/** The secret by which a faction can still use a once-per-match advantage. */
export function usableOnce(s: State, faction: FactionId, once: OnceKind): SecretId | undefined {
  const givers = giversOf(s.secrets, GIVING.get(once));
  for (const { secret, lasting } of givers) {
    if (!gives(secret, lasting) || !knows(secret, faction)) continue;
    const house = find(s, faction);
    if (house !== undefined && !isUsed(house, secret.id, once)) return secret.id;
  }
  return undefined;
}

function isUsed({ used }: House, secret: SecretId, once: OnceKind): boolean {
  return used.some((use) => use.secret === secret && use.once === once);
}

/** Whether any secret in the match gives one of these advantages to anybody. */
export function isGiven({ secrets }: State, kinds: readonly OnceKind[]): boolean {
  for (let k = 0; k < kinds.length; k++)
    if (giversOf(secrets, GIVING.get(nth(kinds, k))).length > 0) return true;
  return false;
}

export function useOnce(g: G, faction: FactionId, once: OnceKind): void {
  const secret = usableOnce(g.s, faction, once);
  if (secret === undefined) return;
  houseOf(g.s, faction).used.push({ secret, once });
  g.use('once', once);
  g.tell({ type: 'onceUsed', faction, once });
}

/** XD-11.9, R47 leverage: knowing a contained personal secret of another's leader. */
export function hasLeverage(s: State, faction: FactionId, over: FactionId): boolean {
  const { secrets } = s;
  for (const secret of secrets) {
    if (secret.owner !== over || !isContained(secret) || !knows(secret, faction)) continue;
    if (SECRETS[secret.id].kind === 'personal') return true;
  }
  return false;
}

/** Contained secrets of an owner that a faction does not know yet, of some kinds. */
export function unknownTo(
  s: State,
  faction: FactionId,
  owner: FactionId,
  kinds: readonly string[],
): number[] {
  const list: number[] = [];
  const { secrets } = s;
  for (let i = 0; i < secrets.length; i++) {
    const secret = nth(secrets, i);
    if (secret.owner !== owner || !isContained(secret) || knows(secret, faction)) continue;
    if (kinds.includes(SECRETS[secret.id].kind)) list.push(i);
  }
  return list;
}

export function indexOf(s: State, id: SecretId): number {
  const { secrets } = s;
  for (let i = 0; i < secrets.length; i++) if (nth(secrets, i).id === id) return i;
  return -1;
}
