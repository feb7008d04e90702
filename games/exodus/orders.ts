/** XD-9.4 Which orders are legal for a faction, and XD-10.3 what an intent weighs. */
import { FACTION, FACTIONS, type FactionId } from './content/factions.ts';
import type { Intent, OrderKey } from './content/orders.ts';
import { SECRET_IDS, SECRETS, type SecretId } from './content/secrets.ts';
import { houseOf, orderOf } from './houses.ts';
import { pageOf } from './pages.ts';
import type { House, Secret, State } from './state.ts';

export function legalOrders(s: State, faction: FactionId): readonly OrderKey[] {
  return pageOf(s, faction).orders;
}

/** Whether something may be written for a faction: it is asked about, and the order is legal or no opinion. */
export function isChoice(s: State, faction: FactionId, intent: Intent): boolean {
  return s.asked.includes(faction) && pageOf(s, faction).legal.has(intent);
}

/** XD-10.3 A secret that adds to a faction's weight for another. */
export interface Gift {
  readonly writer: FactionId;
  readonly target: FactionId;
}
const NO_GIFTS: readonly Gift[] = [];

/** The factions towards which a secret adds weight. */
const TOWARDS: ReadonlyMap<SecretId, readonly FactionId[]> = new Map(
  SECRET_IDS.map((id) => [
    id,
    SECRETS[id].advantages.flatMap((advantage) => (advantage.kind === 'weight' ? [advantage.faction] : [])),
  ]),
);

/** All weight that comes from secrets. */
export function giftsOf(s: State): readonly Gift[] {
  let gifts: Gift[] | undefined;
  const { secrets } = s;
  for (let i = 0; i < secrets.length; i++) {
    const secret = secrets[i] as Secret;
    if (secret.public || secret.void) continue;
    const towards = TOWARDS.get(secret.id);
    if (towards === undefined || towards.length === 0) continue;
    gifts ??= [];
    for (const target of towards) {
      gifts.push({ writer: secret.owner, target });
      for (const { faction } of secret.knowers) gifts.push({ writer: faction, target });
    }
  }
  return gifts ?? NO_GIFTS;
}

/** XD-3.3 by the places of writer and target. */
const WEIGHTS = FACTIONS.map((faction) => FACTION[faction].weights);

/** XD-10.3 */
export function weight(s: State, writer: FactionId, target: FactionId, gifts = giftsOf(s)): number {
  return weightOf(s, houseOf(s, writer), target, gifts);
}

export function weightOf(s: State, house: House, target: FactionId, gifts: readonly Gift[]): number {
  const writer = house.faction;
  let base = WEIGHTS[orderOf(writer)]?.[orderOf(target)] ?? 1;
  if (s.regime !== undefined && target === 'government') {
    if (writer === s.regime) base = 5;
    else if (writer === 'government') base = 3;
  }
  if (writer === target && house.leaderless >= s.cycle) base = Math.min(base, 3);
  if (house.greased.length > 0 && house.greased.includes(target)) base += 2;
  for (let i = 0; i < gifts.length; i++) {
    const gift = gifts[i] as Gift;
    if (gift.writer === writer && gift.target === target) base++;
  }
  return Math.max(1, base);
}
