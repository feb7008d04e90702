/** XW-4 What each kind of part of an event does. */
import type { Seat } from '#engine';
import { fits } from '../content/cards.ts';
import type { BranchId } from '../content/ids.ts';
import type { ChoosePart, Destroy, Otherwise, Part, PlaceTokens } from '../content/parts.ts';
import { INDEX, type Resource } from '../content/resources.ts';
import { type BaseToken, TOKEN_INDEX } from '../content/tokens.ts';
import type { PartsFrame } from '../frame.ts';
import { placeOf } from '../rules/base.ts';
import { countFitting, drawInto, handOf } from '../rules/cards.ts';
import { canTire, cure, tire } from '../rules/health.ts';
import { currentCrew, currentSeat, seatsFromCurrent, seatsInPlay } from '../rules/order.ts';
import { loseEmergency, loseSupply } from '../rules/supplies.ts';
import { putToken, takes, tokensLeft } from '../rules/tokens.ts';
import { type G, HOME, type State } from '../state.ts';

export function carryOutPart(g: G, part: Part, { effect, branch, at }: PartsFrame): void {
  const { s } = g;
  const here: PartsFrame = branch === undefined ? { effect, at } : { effect, branch, at };
  switch (part.do) {
    case 'lose':
    case 'drain':
    case 'put':
      plainly(g, part);
      break;
    case 'place':
    case 'destroy':
      chooseSpots(g, part, here);
      break;
    case 'putEvery':
      putEvery(g, part.token, (place) => part.where(s, place, []));
      break;
    case 'tire':
      tireAll(g, part.who);
      break;
    case 'tireOthers':
      if (!s.lockdown) g.then({ step: 'tiring', ...here, left: part.count, used: [] });
      break;
    case 'health':
      currentCrew(s).health.push(part.issue);
      g.tell({ type: 'fell-ill', character: currentCrew(s).id, health: part.issue });
      cure(g, currentSeat(s));
      break;
    case 'ban':
      ban(g, part.transfers, part.protocols);
      break;
    case 'cross':
      g.then({ step: 'crossing' }, 'passLeft');
      break;
    case 'draw':
      drawInto(g, currentSeat(s));
      break;
    case 'mostCards':
      g.then({ step: 'naming', count: part.count });
      break;
    case 'discard':
      if (part.who === 'any') g.then({ step: 'naming', colour: part.colour, count: 1 });
      else g.then({ step: 'discarding', seat: currentSeat(s), colour: part.colour, left: 1 });
      break;
    case 'choose':
      g.then({ step: 'choosing', ...here });
      break;
  }
}

function plainly(g: G, part: Otherwise): void {
  const { s } = g;
  if (part.do === 'lose') loseSupply(g, INDEX[part.resource], part.amount + (part.more?.(s) ?? 0));
  else if (part.do === 'drain') loseEmergency(g, part.amount);
  else putOne(g, part.at === 'home' ? HOME : currentCrew(s).at, part.token);
}

function putOne(g: G, at: number, token: BaseToken): void {
  const { s } = g;
  const t = TOKEN_INDEX[token];
  if (s.lockdown || !takes(placeOf(s, at), t)) return;
  if (tokensLeft(s, t) > 0) putByEvent(g, at, t);
  else g.tell({ type: 'noTokens', token });
}

/** XW-4.3 where a token of this event lies, the player may place no other. */
export function putByEvent(g: G, at: number, token: number): void {
  const { s } = g;
  if (!s.placed?.includes(at)) s.placed = [...(s.placed ?? []), at];
  putToken(g, at, token, 'event');
}

function putEvery(g: G, token: BaseToken, where: (place: number) => boolean): void {
  for (const place of g.s.base.keys()) if (where(place)) putOne(g, place, token);
}

/** XW-4.3 The current player chooses; where no place is as the card says, its otherwise applies. */
function chooseSpots(g: G, part: PlaceTokens | Destroy, here: PartsFrame): void {
  const { s } = g;
  if (part.do === 'place') {
    if (s.lockdown) return;
    if (part.tokens.every((token) => tokensLeft(s, TOKEN_INDEX[token]) === 0)) {
      for (const token of part.tokens) g.tell({ type: 'noTokens', token });
      return;
    }
  }
  if (spotsFor(s, part, []).length > 0) {
    g.then({ step: 'placing', ...here, left: part.count, used: [] });
  } else if (part.otherwise) {
    g.tell({ type: 'otherwise', effect: here.effect });
    plainly(g, part.otherwise);
  }
}

/** The modules that are as the card says and can take a token of it. */
export function spotsFor(s: State, part: PlaceTokens | Destroy, used: readonly number[]): number[] {
  const found: number[] = [];
  for (let place = HOME + 1; place < s.base.length; place++) {
    if (part.where(s, place, used) && canTakeOne(s, part, place, used)) found.push(place);
  }
  return found;
}

/** XW-4.3 not a second token of the same event. */
function canTakeOne(s: State, part: PlaceTokens | Destroy, place: number, used: readonly number[]): boolean {
  if (part.do === 'destroy') return true;
  if (used.includes(place) || s.placed?.includes(place)) return false;
  return part.tokens.some((token) => canTake(s, place, TOKEN_INDEX[token]));
}

export function canTake(s: State, place: number, token: number): boolean {
  return takes(placeOf(s, place), token) && tokensLeft(s, token) > 0;
}

/** Everyone in turn order while there are tokens. */
function tireAll(g: G, who: 'current' | 'every'): void {
  const { s } = g;
  if (s.lockdown) return;
  const count = who === 'current' ? 1 : s.crew.length;
  for (let i = 0; i < count; i++) {
    const crew = s.crew[(s.current + i) % s.crew.length];
    if (crew !== undefined && canTire(s, crew)) tire(g, crew);
  }
}

/** XW-R16 from now on: what was played before stands. */
function ban(g: G, transfers: boolean, protocols: boolean): void {
  const { s } = g;
  const until = currentSeat(s);
  if (transfers) s.noTransfers = until;
  if (protocols) s.noProtocols = until;
  g.tell({ type: 'banned', transfers, protocols, until });
}

/** The seats that the current player may name: for a colour those known to hold it, else those with the most cards (XW-R17). */
export function nameable(s: State, colour: Resource | undefined): Seat[] {
  if (colour !== undefined)
    return seatsFromCurrent(s).filter((seat) => isKnownToHold(s, seat, INDEX[colour]));
  const seats = seatsInPlay(s);
  const most = Math.max(...seats.map((seat) => handOf(s, seat).cards.length));
  return most === 0 ? [] : seats.filter((seat) => handOf(s, seat).cards.length === most);
}

/** Whether the current player knows of a card of this colour in a hand (XW-9.2 they ask nobody). */
function isKnownToHold(s: State, seat: Seat, colour: number): boolean {
  const { cards, seen } = handOf(s, seat);
  const own = 1 << currentSeat(s);
  return cards.some((card, i) => fits(card, colour) && (!s.incommunication || ((seen[i] ?? 0) & own) !== 0));
}

/** What a branch asks for before anything else must be there. */
export function canTakeBranch(s: State, { branches }: ChoosePart, branch: BranchId): boolean {
  const first = branches.find(({ id }) => id === branch)?.parts[0];
  if (first?.do !== 'discard') return first !== undefined;
  return first.who === 'any'
    ? nameable(s, first.colour).length > 0
    : countFitting(handOf(s, currentSeat(s)).cards, INDEX[first.colour]) > 0;
}
