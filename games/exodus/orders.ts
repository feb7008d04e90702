/** XD-9.4 Which orders are legal for a faction, and XD-10.3 what an intent weighs. */
import { FACTION, type FactionId } from './content/factions.ts';
import type { Intent, OrderKey } from './content/orders.ts';
import { SECRETS } from './content/secrets.ts';
import { find, orderOf } from './houses.ts';
import { pageOf } from './pages.ts';
import type { Secret, State } from './state.ts';

export function legalOrders(s: State, faction: FactionId): readonly OrderKey[] {
  return pageOf(s, faction).orders;
}

/** Whether something may be written for a faction: it is asked about, and the order is legal or no opinion. */
export function isChoice(s: State, faction: FactionId, intent: Intent): boolean {
  return s.asked.includes(faction) && pageOf(s, faction).legal.has(intent);
}

/** XD-10.3 A secret that adds to a faction's weight for another. */
interface Gift {
  readonly writer: FactionId;
  readonly target: FactionId;
}
const NO_GIFTS: readonly Gift[] = [];

/** All weight that comes from secrets. */
export function giftsOf(s: State): readonly Gift[] {
  let gifts: Gift[] | undefined;
  const { secrets } = s;
  for (let i = 0; i < secrets.length; i++) {
    const secret = secrets[i] as Secret;
    if (secret.public || secret.void) continue;
    for (const advantage of SECRETS[secret.id].advantages) {
      if (advantage.kind !== 'weight') continue;
      gifts ??= [];
      gifts.push({ writer: secret.owner, target: advantage.faction });
      for (const { faction } of secret.knowers) gifts.push({ writer: faction, target: advantage.faction });
    }
  }
  return gifts ?? NO_GIFTS;
}

/** XD-10.3 */
export function weight(s: State, writer: FactionId, target: FactionId, gifts = giftsOf(s)): number {
  let base = FACTION[writer].weights[orderOf(target)] ?? 1;
  const house = find(s, writer);
  if (s.regime !== undefined && target === 'government') {
    if (writer === s.regime) base = 5;
    else if (writer === 'government') base = 3;
  }
  if (writer === target && house !== undefined && house.leaderless >= s.cycle) base = Math.min(base, 3);
  if (house?.greased.includes(target)) base += 2;
  for (let i = 0; i < gifts.length; i++) {
    const gift = gifts[i] as Gift;
    if (gift.writer === writer && gift.target === target) base++;
  }
  return Math.max(1, base);
}
