/** What events take, in points: worked out on the position that was taken in. */
import { nth, type Seat } from '#engine';
import { effectOf, partsOf } from '../content/events.ts';
import type { EventId } from '../content/ids.ts';
import type { Part } from '../content/parts.ts';
import { INDEX } from '../content/resources.ts';
import { EMERGENCY, TOKEN_INDEX } from '../content/tokens.ts';
import { currentSeat } from '../rules/order.ts';
import type { State } from '../state.ts';
import { mind } from './mind.ts';
import { judge } from './outlook.ts';
import { bump, stock } from './stock.ts';
import { W } from './weights.ts';

/** How many points an event would take; with `tokens` false it places none. */
export function harmOf(s: State, event: EventId, tokens = true): number {
  return harmOfParts(s, partsOf(effectOf(s, event)), tokens);
}

const supply = [0, 0, 0, 0];
const leaks = [0, 0, 0, 0];

export function harmOfParts(s: State, parts: readonly Part[], tokens = true): number {
  const { emergency, alarms } = mind;
  for (let r = 0; r < 4; r++) {
    supply[r] = mind.supply[r] ?? 0;
    leaks[r] = mind.leaks[r] ?? 0;
  }
  const before = judge(s);
  let more = 0;
  for (const part of parts) more += suffer(s, part, tokens);
  const harm = before - judge(s) + more;
  for (let r = 0; r < 4; r++) {
    mind.supply[r] = supply[r] ?? 0;
    mind.leaks[r] = leaks[r] ?? 0;
  }
  mind.emergency = emergency;
  mind.alarms = alarms;
  return harm;
}

/** Carries a part out in mind; returns the points of what cannot be. */
function suffer(s: State, part: Part, tokens: boolean): number {
  const modules = s.base.length - 1;
  switch (part.do) {
    case 'lose':
      lose(INDEX[part.resource], Math.max(0, part.amount + (part.more?.(s) ?? 0)));
      return 0;
    case 'drain':
      mind.emergency -= part.amount;
      return 0;
    case 'put':
      if (tokens) lieDown(TOKEN_INDEX[part.token], 1);
      return 0;
    case 'place':
      if (!tokens) return 0;
      if (modules === 0) return part.otherwise ? suffer(s, part.otherwise, tokens) : 0;
      return lieDown(TOKEN_INDEX[part.tokens[0] ?? 'landslide'], Math.min(part.count, modules));
    case 'putEvery':
      if (tokens) lieDown(TOKEN_INDEX[part.token], Math.min(2, modules));
      return 0;
    case 'destroy':
      return 3;
    case 'tire':
      return tokens ? -W.fatigue * (part.who === 'every' ? s.crew.length : 1) : 0;
    case 'tireOthers':
      return tokens ? -W.fatigue * part.count : 0;
    case 'health':
      return -W.health;
    case 'choose':
      return 1;
    case 'draw':
      return -0.4;
    case 'discard':
      return holdsColour(currentSeat(s), INDEX[part.colour]) ? 0.5 : 1;
    case 'mostCards':
      return 1;
    case 'ban':
    case 'cross':
      return 0.3;
  }
}

function lose(resource: number, amount: number): void {
  const left = (mind.supply[resource] ?? 0) - amount;
  mind.supply[resource] = Math.max(0, left);
  if (left < 0) mind.emergency += left;
}

/** Tokens come to lie somewhere; those that switch modules off are priced at a guess. */
function lieDown(token: number, count: number): number {
  if (token < EMERGENCY) bump(mind.leaks, token, count);
  else if (token === EMERGENCY) mind.alarms += count;
  else return count * (token === TOKEN_INDEX.landslide ? -W.landslide : 1.2);
  return 0;
}

function holdsColour(seat: Seat, colour: number): boolean {
  return (nth(stock.hands, seat)[colour] ?? 0) > 0;
}
