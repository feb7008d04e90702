/** XD-9.4 Which orders are legal for a faction, and XD-10.3 what an intent weighs. */
import { FACTION, type FactionId } from './content/factions.ts';
import {
  BOOK,
  type Intent,
  type Need,
  type OrderId,
  type OrderKey,
  type Slip,
  slipOf,
} from './content/orders.ts';
import { find, inPlay, orderOf } from './houses.ts';
import { has, isBinding, ordersMeeting } from './mandates.ts';
import { weightsOf } from './secrets.ts';
import type { House, State } from './state.ts';

/** XD-3.5 all that unheld Researchers do. */
const UNHELD: readonly OrderId[] = [
  'res-research',
  'res-blood-trial',
  'res-reclamation',
  'res-medicine',
  'res-plot',
  'rest',
];

const ELDER = 0;

export function legalOrders(s: State, faction: FactionId): OrderKey[] {
  const house = find(s, faction);
  if (house === undefined) return UNHELD.filter((id) => isPossible(s, faction, slipOf(id)));
  const duty = dutiesOf(s, house);
  if (duty !== undefined) return duty;
  const keys: OrderKey[] = [];
  const book = BOOK[faction];
  for (let i = 0; i < book.length; i++) {
    const slip = book[i];
    if (slip !== undefined && isPossible(s, faction, slip)) keys.push(slip.key);
  }
  return keys;
}

/** XD-16.5 with mandates, exactly the orders that meet one of them. */
function dutiesOf(s: State, house: House): OrderKey[] | undefined {
  if (house.mandates.length === 0) return undefined;
  const keys = new Set<OrderKey>();
  for (const mandate of house.mandates) {
    if (!isBinding(s, mandate)) continue;
    for (const id of ordersMeeting(house.faction, mandate.kind)) keys.add(id);
  }
  return keys.size > 0 ? [...keys] : undefined;
}

/** The same for one order, without listing them all. */
export function isLegalOrder(s: State, faction: FactionId, key: OrderKey): boolean {
  const house = find(s, faction);
  const slip = slipOf(key);
  if (house === undefined) return UNHELD.includes(slip.id) && isPossible(s, faction, slip);
  const duty = dutiesOf(s, house);
  if (duty !== undefined) return duty.includes(key);
  const { faction: book } = slip.order;
  return (book === faction || book === 'general') && isPossible(s, faction, slip);
}

/** XD-9.4, XD-13.3 whether the precondition of an order holds at this moment. */
export function isPossible(s: State, faction: FactionId, { order, target }: Slip): boolean {
  if (target !== undefined && (target === faction || !inPlay(s, target))) return false;
  return order.need === undefined || meetsNeed(s, faction, order.need);
}

function meetsNeed(s: State, faction: FactionId, need: Need): boolean {
  const house = find(s, faction);
  switch (need) {
    case 'extraction':
      return hasExtraction(s);
    case 'no-office':
      // XD-19.3 an Elder who leads cannot become Pontifex
      return house !== undefined && !house.office && !(faction === 'church' && house.leader.role === ELDER);
    case 'quarantine':
    case 'repair':
      return house !== undefined && has(house, need);
    case 'bearing':
      return s.systems[s.here]?.bearing === false;
    case 'stash-1':
      return s.stash >= 1;
    case 'stash-3':
      return s.stash >= 3;
  }
}

/** XD-13.6 a live extraction: something to gain here that is not worked out. */
export function hasExtraction(s: State): boolean {
  const system = s.systems[s.here];
  return system !== undefined && system.left > 0;
}

/** Whether something may be written for a faction: it is asked about, and the order is legal or no opinion. */
export function isChoice(s: State, faction: FactionId, intent: Intent): boolean {
  return s.asked.includes(faction) && (intent === 'none' || isLegalOrder(s, faction, intent));
}

/** XD-9.4 what may be written for a faction; nothing if only one order is legal. */
export function choicesFor(s: State, faction: FactionId): OrderKey[] {
  const legal = legalOrders(s, faction);
  return legal.length > 1 ? legal : [];
}

/** XD-10.3 */
export function weight(s: State, writer: FactionId, target: FactionId): number {
  let base = FACTION[writer].weights[orderOf(target)] ?? 1;
  const house = find(s, writer);
  if (s.regime !== undefined && target === 'government') {
    if (writer === s.regime) base = 5;
    else if (writer === 'government') base = 3;
  }
  if (writer === target && house !== undefined && house.leaderless >= s.cycle) base = Math.min(base, 3);
  if (house?.greased.includes(target)) base += 2;
  return Math.max(1, base + weightsOf(s, writer, target));
}
