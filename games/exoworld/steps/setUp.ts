/** XW-1 Set-up; XW-9.3 alone, three characters are kept of four. */
import { type ActionOf, type Seat, shuffledPile, type Verb } from '#engine';
import { type CardId, MODULES_AND_ITEMS, PROTOCOL_IDS } from '../content/cards.ts';
import { CHARACTER_IDS, type CharacterId } from '../content/characters.ts';
import { copiesOf, isAboutCommunication } from '../content/events.ts';
import { CRITICAL_EVENTS, type EventId, NORMAL_EVENTS } from '../content/ids.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { objection } from '../objections.ts';
import { drawInto, restock } from '../rules/cards.ts';
import { isSolo } from '../rules/order.ts';
import { type Crew, type Exoworld, type G, HOME, type State } from '../state.ts';

const PILES = 5;
const NORMAL_A_PILE = 4;
const FIRST_CARDS = 2;

export function setUp(g: G): void {
  const { s } = g;
  // XW-1.2 as many protocols as the planet says; the rest are out of the game, unseen
  const protocols: CardId[] = g.shuffle(PROTOCOL_IDS);
  s.out = protocols.splice(SCENARIOS[s.scenario].protocols);
  s.deck = shuffledPile([...MODULES_AND_ITEMS, ...protocols]);
  stackEvents(g);
  // XW-1.4 of two characters one is kept, of four three where one plays alone
  const characters = g.shuffle(CHARACTER_IDS);
  const dealt = isSolo(s) ? 4 : 2;
  s.offers = s.hands.map(() => characters.splice(0, dealt));
  s.spare = characters;
  restock(g);
  g.tell({ type: 'landed', scenario: s.scenario, faceUp: s.faceUp.slice() });
  g.then(isSolo(s) ? 'companions' : 'characters', 'deal');
}

/** XW-1.3 five piles, each of a critical and four normal events; which of its five comes when is not known. */
function stackEvents(g: G): void {
  const { s } = g;
  const { critical: allCritical, normal: allNormal } = isSolo(s) ? ALONE : TOGETHER;
  const critical = g.shuffle(allCritical);
  const normal = g.shuffle(allNormal);
  for (let pile = 0; pile < PILES; pile++) {
    const cards = [...critical.splice(0, 1), ...normal.splice(0, NORMAL_A_PILE)];
    s.events.push({ cards });
    for (const _ of cards) s.sections.push(pile + 1);
  }
  s.eventsOut = [...critical, ...normal];
}

/** XW-9.3 alone, the cards about communication stay in the box. */
export function copies(alone: boolean, events: readonly EventId[]): EventId[] {
  return events
    .filter((event) => !alone || !isAboutCommunication(event))
    .flatMap((event) => Array.from({ length: copiesOf(event) }, () => event));
}

const TOGETHER = { critical: copies(false, CRITICAL_EVENTS), normal: copies(false, NORMAL_EVENTS) };
const ALONE = { critical: copies(true, CRITICAL_EVENTS), normal: copies(true, NORMAL_EVENTS) };

type Keep = ActionOf<Exoworld, 'keep'>;
type Dismiss = ActionOf<Exoworld, 'dismiss'>;

/** The seats that have not settled on a character. */
export function undecided(s: State): Seat[] {
  return s.offers.flatMap((offered, seat) => (offered.length > 1 ? [seat] : []));
}

/** XW-1.4 one of two characters; the players may talk about it, so it is chosen openly and in any order. */
export const keep: Verb<Exoworld, Keep> = {
  options: (s, seat) => (s.offers[seat] ?? []).map((character): Keep => ({ type: 'keep', character })),
  check: (s, { character }, seat) =>
    s.offers[seat]?.includes(character) ? undefined : objection('XW-1.4', 'notOffered', { character }),
  do(g, { character }, seat) {
    const { s } = g;
    s.spare.push(...(s.offers[seat] ?? []).filter((other) => other !== character));
    s.offers[seat] = [character];
    g.tell({ type: 'kept', seat, character });
    g.then('characters');
  },
};

/** XW-9.3 alone one keeps three characters by sending the fourth away. */
export const dismiss: Verb<Exoworld, Dismiss> = {
  options: (s) => (s.offers[0] ?? []).map((character): Dismiss => ({ type: 'dismiss', character })),
  check: (s, { character }) =>
    s.offers[0]?.includes(character) ? undefined : objection('XW-9.3', 'notOffered', { character }),
  do(g, { character }) {
    const { s } = g;
    s.spare.push(character);
    s.offers[0] = (s.offers[0] ?? []).filter((other) => other !== character);
    g.tell({ type: 'dismissed', character });
  },
};

/** Pawns on the home base, two cards a hand, and who begins. */
export function deal(g: G): void {
  const { s } = g;
  s.crew = s.offers.flatMap((characters, seat) => characters.map((id) => newCrew(id, seat)));
  s.offers = [];
  keepPlaces(s);
  for (let seat = 0; seat < s.seats; seat++) drawCards(g, seat);
  s.current = s.first > 0 ? s.first - 1 : isSolo(s) ? 0 : g.int(s.seats);
  g.tell({ type: 'began', seat: isSolo(s) ? 0 : s.current });
  g.then('startOfTurn');
}

/** What is absent now keeps its place in the state: one that changed its shape in play would be slow to look at. */
function keepPlaces(s: State): void {
  s.drawn = undefined;
  s.site = undefined;
  s.offer = undefined;
  s.noTransfers = undefined;
  s.noProtocols = undefined;
}

export function newCrew(id: CharacterId, seat: Seat): Crew {
  return { id, seat, at: HOME, fatigue: 0, health: [], away: false };
}

export function drawCards(g: G, seat: Seat): void {
  for (let i = 0; i < FIRST_CARDS; i++) drawInto(g, seat);
}
