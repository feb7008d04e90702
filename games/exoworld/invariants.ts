/** What must hold of any state of Exoworld Survival, also of one that was loaded from outside. */
import type { Problem } from '#engine';
import { CARD_IDS, CARDS, type CardId, isProtocol } from './content/cards.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { copiesOf, isAboutCommunication, partsOf } from './content/events.ts';
import { EVENT_IDS, type EventId } from './content/ids.ts';
import { FATIGUE_MOST, stacks, TOKEN_SUPPLY, tokenAt } from './content/tokens.ts';
import type { ExoworldFrame } from './frame.ts';
import { adjacent } from './rules/base.ts';
import { fatigueLeft, isCuredBy } from './rules/health.ts';
import { isInPlay, isSolo, seatsInPlay } from './rules/order.ts';
import { productionOf } from './rules/production.ts';
import { tokensLeft } from './rules/tokens.ts';
import { HOME, type State } from './state.ts';

/** What no shape can say. */
export function invariants(s: State): Problem | undefined {
  return (
    seatsProblem(s) ??
    baseProblem(s) ??
    cardsProblem(s) ??
    eventsProblem(s) ??
    crewProblem(s) ??
    turnProblem(s) ??
    framesProblem(s)
  );
}

function wrong(field: string, reason: string): Problem {
  return { field: `state.${field}`, reason };
}

function seatsProblem(s: State): Problem | undefined {
  if (s.hands.length !== s.seats) return wrong('hands', 'must be one a seat');
  if (s.hands.some(({ cards, seen }) => cards.length !== seen.length))
    return wrong('hands', 'must say of every card who has seen it');
  if (isSolo(s) && s.incommunication) return wrong('incommunication', 'needs at least two players');
  if (s.outcome === undefined && s.stack.length === 0) return wrong('stack', 'must say what comes next');
  return undefined;
}

/** Home first, every module on a space of its own and connected, production as it follows from them (XW-5.4). */
function baseProblem(s: State): Problem | undefined {
  const [home, ...modules] = s.base;
  if (home?.card !== 'home' || home.x !== 0 || home.y !== 0)
    return wrong('base', 'must begin with the home base at 0, 0');
  if (modules.some(({ card }) => card === 'home')) return wrong('base', 'must hold one home base');
  const spaces = new Set(s.base.map(({ x, y }) => `${x},${y}`));
  if (spaces.size !== s.base.length) return wrong('base', 'must not hold two modules on one space');
  if (!isConnected(s)) return wrong('base', 'must be connected to the home base');
  for (let t = 0; t < TOKEN_SUPPLY.length; t++) {
    if (tokensLeft(s, t) < 0) return wrong('base', `must not hold more ${tokenAt(t)} tokens than there are`);
    if (!stacks(t) && s.base.some(({ tokens }) => (tokens[t] ?? 0) > 1))
      return wrong('base', `must not hold two ${tokenAt(t)} tokens on one place`);
  }
  const production = productionOf(s);
  if (production.some((sum, r) => sum !== s.production[r]))
    return wrong('production', `must be ${production.join(', ')}, as it follows from the modules`);
  if (s.outcome === undefined && production.every((sum) => sum >= 0))
    return wrong('production', 'must be below 0 somewhere while the game goes on');
  return undefined;
}

function isConnected(s: State): boolean {
  const reached = [HOME];
  for (const here of reached) {
    const from = s.base[here];
    s.base.forEach((place, there) => {
      if (from && !reached.includes(there) && adjacent(from, place)) reached.push(there);
    });
  }
  return reached.length === s.base.length;
}

/** Every card is in one place. */
function cardsProblem(s: State): Problem | undefined {
  if (s.deck.some(({ cards }) => cards.length === 0)) return wrong('deck', 'must not hold an empty layer');
  if (s.stack.at(-1)?.step === 'setUp') return undefined;
  if (s.out.some((card) => !isProtocol(card))) return wrong('out', 'must hold protocols only');
  const counts = new Map<CardId, number>();
  const count = (card: CardId) => counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const { cards } of s.hands) cards.forEach(count);
  for (const { cards } of s.deck) cards.forEach(count);
  for (const cards of [s.faceUp, s.discards, s.out, s.aside]) cards.forEach(count);
  for (const { card } of s.passing) count(card);
  for (const { card } of s.base) if (card !== 'home') count(card);
  if (s.site) count(s.site.module);
  if (s.offer?.kind === 'give' && s.offer.card !== undefined) count(s.offer.card);
  for (const card of CARD_IDS) {
    const found = counts.get(card) ?? 0;
    if (found !== CARDS[card].copies)
      return wrong('deck', `must hold ${CARDS[card].copies} of ${card} with all other places, not ${found}`);
  }
  if (s.deck.length === 0 && s.discards.length > 0)
    return wrong('discards', 'must have become the deck when that ran out');
  return undefined;
}

/** Every event is in one place, and every event of the deck is of a pile. */
function eventsProblem(s: State): Problem | undefined {
  if (s.events.some(({ cards }) => cards.length === 0))
    return wrong('events', 'must not hold an empty layer');
  const deck = s.events.flatMap(({ cards }) => cards);
  if (deck.length !== s.sections.length)
    return wrong('sections', 'must name the pile of every event of the deck');
  if (s.stack.at(-1)?.step === 'setUp') return undefined;
  const everywhere: EventId[] = [...deck, ...s.eventDiscards, ...s.eventsOut];
  for (const { health } of s.crew) everywhere.push(...health);
  const drawn = s.drawn?.event;
  // A health issue that is being carried out may have gone to its character already.
  if (drawn && !everywhere.includes(drawn)) everywhere.push(drawn);
  else if (drawn && copiesOf(drawn) > 1) everywhere.push(drawn);
  for (const event of EVENT_IDS) {
    const expected = isSolo(s) && isAboutCommunication(event) ? 0 : copiesOf(event);
    const found = everywhere.filter((other) => other === event).length;
    if (found !== expected)
      return wrong('events', `must hold ${expected} of ${event} with all other places, not ${found}`);
  }
  return undefined;
}

function crewProblem(s: State): Problem | undefined {
  const choosing = s.offers.length > 0 || s.stack.at(-1)?.step === 'setUp';
  if (choosing) {
    if (s.crew.length > 0) return wrong('crew', 'must be empty while characters are chosen');
    if (s.offers.length > 0 && s.offers.length !== s.seats) return wrong('offers', 'must be one a seat');
  } else {
    if (s.crew.length !== (isSolo(s) ? 3 : s.seats))
      return wrong('crew', 'must be one a seat, or three when playing alone');
    if (s.crew.some(({ seat }, i) => seat !== (isSolo(s) ? 0 : i)))
      return wrong('crew', 'must be in seat order');
    if (s.current >= s.crew.length || s.crew[s.current]?.away)
      return wrong('current', 'must be a character in play');
    if (seatsInPlay(s).length < Math.min(2, s.seats)) return wrong('crew', 'must be at least two players');
  }
  const names = [...s.spare, ...s.offers.flat(), ...s.crew.filter(({ away }) => !away).map(({ id }) => id)];
  if (
    s.stack.at(-1)?.step !== 'setUp' &&
    CHARACTER_IDS.some((id) => names.filter((other) => other === id).length !== 1)
  )
    return wrong('crew', 'must hold every character once with those out of play');
  return healthProblem(s);
}

function healthProblem(s: State): Problem | undefined {
  if (fatigueLeft(s) < 0) return wrong('crew', 'must not have more fatigue tokens than there are');
  for (const { at, fatigue, health, seat, away } of s.crew) {
    if (at >= s.base.length) return wrong('crew', 'must stand on places of the base');
    if (fatigue > FATIGUE_MOST) return wrong('crew', 'must not have more than two fatigue tokens each');
    if (new Set(health).size !== health.length) return wrong('crew', 'must not have a health issue twice');
    if (away && (fatigue > 0 || health.length > 0)) return wrong('crew', 'must be well once they are gone');
    if (away && at !== HOME) return wrong('crew', 'must leave no pawn behind');
    if (health.some((issue) => isCuredBy(s, seat, issue)))
      return wrong('crew', 'must not be ill with the cure in hand');
  }
  return undefined;
}

/** What lasts for a turn or an event is there only while that lasts. */
function turnProblem(s: State): Problem | undefined {
  if (s.outcome === undefined && s.drawn === undefined) {
    if (s.lockdown) return wrong('lockdown', 'must end with the event');
    if (s.placed !== undefined) return wrong('placed', 'must end with the event');
  }
  if (s.placed?.some((at) => at >= s.base.length)) return wrong('placed', 'must be places of the base');
  if (s.placed && new Set(s.placed).size !== s.placed.length)
    return wrong('placed', 'must name each place once');
  if (new Set(s.played).size !== s.played.length) return wrong('played', 'must name each card once');
  for (const [name, seat] of Object.entries({ noTransfers: s.noTransfers, noProtocols: s.noProtocols }))
    if (seat !== undefined && !isInPlay(s, seat)) return wrong(name, 'must last until the turn of a player');
  if (s.refusedBy.some(({ seat }) => !isInPlay(s, seat))) return wrong('refusedBy', 'must be of players');
  if (s.said.some(({ seat }) => !isInPlay(s, seat)) || (s.said.length > 0 && !s.incommunication))
    return wrong('said', 'must be of players whose hands are secret');
  const said = new Set(s.said.map(({ seat, what, colour }) => `${seat} ${what} ${colour}`));
  if (said.size !== s.said.length) return wrong('said', 'must not repeat itself');
  return s.fresh && (s.spent > 0 || s.chores > 0)
    ? wrong('fresh', 'must end with the first action')
    : undefined;
}

/** A decision must be one that can be taken here. */
function framesProblem(s: State): Problem | undefined {
  if (s.outcome !== undefined) return undefined;
  for (const frame of s.stack) {
    const problem = frameProblem(s, frame);
    if (problem) return wrong('stack', `has a step ${frame.step} that ${problem}`);
  }
  const top = s.stack.at(-1)?.step;
  if ((top === 'pay') !== (s.site !== undefined))
    return wrong('site', 'must be there exactly while a deployment is paid for');
  if ((top === 'consent') !== (s.offer !== undefined))
    return wrong('offer', 'must be there exactly while it is answered');
  if (top === 'survey' && s.aside.length === 0) return wrong('aside', 'must hold the cards looked at');
  return undefined;
}

function frameProblem(s: State, frame: ExoworldFrame): string | undefined {
  for (const seat of [
    'by' in frame ? frame.by : undefined,
    'seat' in frame ? frame.seat : undefined,
    'from' in frame ? frame.from : undefined,
    'to' in frame ? frame.to : undefined,
  ]) {
    if (seat !== undefined && !isInPlay(s, seat)) return 'names a seat not in play';
  }
  if ('effect' in frame && partsOf(frame.effect, frame.branch)[frame.at] === undefined)
    return 'names no part of an event';
  if ('place' in frame && frame.place >= s.base.length) return 'names no place';
  return undefined;
}
