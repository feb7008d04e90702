/** XW-8.2 Joining and leaving between turns. */
import { type ActionOf, HOST, type Verb } from '#engine';
import { MOST_PLAYERS } from '../limits.ts';
import { objection } from '../objections.ts';
import { discard, handOf } from '../rules/cards.ts';
import { crewOf, isInPlay, isSolo, leftOf, nextCrew, seatsInPlay } from '../rules/order.ts';
import { newHand } from '../setup.ts';
import { type Exoworld, type G, HOME, type State } from '../state.ts';
import { drawCards, newCrew } from './setUp.ts';
import { NONE } from './turn.ts';

const FEWEST_PLAYERS = 2;

type Join = ActionOf<Exoworld, 'join'>;
type Leave = ActionOf<Exoworld, 'leave'>;
const JOIN: readonly Join[] = [{ type: 'join' }];

/** Whether the table may seat and see off players now. */
export function isBetweenTurns(s: State): boolean {
  return s.fresh && !isSolo(s);
}

function hostObjection(s: State, seat: number) {
  if (seat !== HOST) return objection('XW-8.2', 'notYourTurn');
  if (isSolo(s)) return objection('XW-8.2', 'alone');
  return s.fresh ? undefined : objection('XW-8.2', 'turnBegun');
}

export const join: Verb<Exoworld, Join> = {
  options: (_s, seat) => (seat === HOST ? JOIN : NONE),
  check: (s, _, seat) =>
    hostObjection(s, seat) ??
    (seatsInPlay(s).length < MOST_PLAYERS ? undefined : objection('XW-8.2', 'tableFull')),
  do(g) {
    const { s } = g;
    // Next in order after the last seat; at a full table, the seat that someone left.
    const seat = s.seats < MOST_PLAYERS ? s.seats++ : s.crew.findIndex(({ away }) => away);
    const [character] = s.spare.splice(g.int(s.spare.length), 1);
    if (character === undefined) throw new Error('no character is left');
    s.crew[seat] = newCrew(character, seat);
    s.hands[seat] = newHand();
    g.use('rule', 'join');
    g.tell({ type: 'joined', seat, character });
    drawCards(g, seat);
    g.then('actions');
  },
};

export const leave: Verb<Exoworld, Leave> = {
  options: (s, seat) =>
    seat === HOST ? seatsInPlay(s).map((leaving): Leave => ({ type: 'leave', seat: leaving })) : NONE,
  check(s, { seat: leaving }, seat) {
    const host = hostObjection(s, seat);
    if (host) return host;
    if (!isInPlay(s, leaving)) return objection('XW-8.2', 'notSeated');
    return seatsInPlay(s).length > FEWEST_PLAYERS ? undefined : objection('XW-8.2', 'tableSmall');
  },
  do(g, { seat }) {
    const { s } = g;
    const crew = crewOf(s, seat);
    const { cards } = handOf(s, seat);
    crew.away = true;
    crew.at = HOME;
    crew.fatigue = 0;
    s.eventDiscards.push(...crew.health);
    crew.health = [];
    s.spare.push(crew.id);
    s.hands[seat] = newHand();
    g.use('rule', 'leave');
    g.tell({ type: 'left', seat, character: crew.id });
    forget(s, seat);
    if (s.incommunication) g.reveal();
    discard(g, ...cards);
    if (s.current === seat) passTurn(g);
    else g.then('actions');
  },
};

/** What only this seat knew is known by one fewer; bans until its next turn last until the next player's. */
function forget(s: State, seat: number): void {
  const bit = 1 << seat;
  for (const hand of s.hands) hand.seen = hand.seen.map((seen) => seen & ~bit);
  for (const layer of s.events) {
    if (layer.seen !== undefined && layer.seen !== 'all')
      layer.seen = layer.seen.filter((other) => other !== seat);
  }
  s.said = s.said.filter((said) => said.seat !== seat);
  if (s.noTransfers === seat) s.noTransfers = leftOf(s, seat);
  if (s.noProtocols === seat) s.noProtocols = leftOf(s, seat);
}

/** The player whose turn has just come leaves: the turn is the next player's. */
function passTurn(g: G): void {
  const { s } = g;
  s.stack.length = 0;
  s.turn--;
  s.current = nextCrew(s);
  g.then('startOfTurn');
}
