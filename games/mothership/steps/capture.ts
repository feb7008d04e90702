/** MS-7.7 Capture, by whatever means, and what comes with it; MS-17.7 what becomes of Developments. */

import { type ActionOf, type FrameOf, type Objection, pileSize, shuffledPile, type Verb } from '#engine';
import type { CardId } from '../content/cards.ts';
import { SOURCES } from '../content/panel.ts';
import type { DrawCause } from '../event.ts';
import type { Capture } from '../frame.ts';
import { objection } from '../objections.ts';
import { boardOf } from '../rules/board.ts';
import { controls, decider, fleetOf, has } from '../rules/fleet.ts';
import { watchTarget } from '../rules/losses.ts';
import { energyFrom, kindOf, planetId, planetOf } from '../rules/planets.ts';
import { isNpc, type Owner, whoIs } from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { refillMarket } from './market.ts';

export function capture(g: G, number: number, by: Owner, how: Capture): void {
  const { s } = g;
  const planet = planetOf(s, number);
  const from = planet.owner;
  const lost = energyFrom(planet);
  if (how === 'attack' && from !== undefined) returnDevelopments(g, number);
  planet.owner = by;
  g.tell({
    type: 'captured',
    planet: planetId(s, number),
    by: whoIs(s, by),
    how,
    ...(from === undefined ? {} : { from: whoIs(s, from) }),
  });
  g.then('checks');
  // MS-21.8 the NPC gets no card
  if (isNpc(s, by)) {
    if (!s.claimed.includes(number)) s.claimed.push(number);
  } else {
    g.then({ step: 'captureMore', seat: by, planet: number });
    if (kindOf(s, number) !== 'planetoid')
      g.then({ step: 'captureCard', seat: by, planet: number, ...(from === undefined ? {} : { from }) });
    watchTarget(g, by);
    if (from !== undefined && has(s, from, 'embargo') && fleetOf(s, from).hand.length > 0)
      g.use('technology', 'embargo');
  }
  changeEnergy(g, by, energyFrom(planet));
  if (from !== undefined) changeEnergy(g, from, -lost);
}

/** MS-5.3, MS-17.5 cubes gained or lost at once, the owner choosing where. */
export function changeEnergy(g: G, owner: Owner, cubes: number): void {
  if (cubes !== 0 && decider(g.s, owner) !== undefined) g.then({ step: 'energy', seat: owner, cubes });
}

/** MS-17.7 destroyed Developments are shuffled back into the deck. */
export function returnDevelopments(g: G, number: number): void {
  const { s } = g;
  const planet = planetOf(s, number);
  if (planet.built.length === 0) return;
  g.tell({ type: 'developmentsLost', planet: planetId(s, number), count: planet.built.length });
  s.developments = shuffledPile([...s.developments.flatMap(({ cards }) => cards), ...planet.built].sort());
  planet.built = [];
  // The Market may have run short while the deck was empty.
  refillMarket(g);
}

/** MS-7.7, R34 whether a random card can be taken from the seat that lost the planet. */
export function stealProblem(s: State, from: Owner | undefined): Objection | undefined {
  if (from === undefined) return objection('MS-7.7', 'noSteal');
  if (has(s, from, 'embargo')) return objection('MS-R34', 'embargo', { seat: from });
  return fleetOf(s, from).hand.length > 0 ? undefined : objection('MS-R34', 'hasNothing', { seat: from });
}

/** Nothing to ask when there is neither a card to draw nor one to steal. */
export function asksForCard(s: State, { seat, from }: FrameOf<Mothership, 'captureCard'>): Owner | undefined {
  const something = pileSize(s.deck) > 0 || stealProblem(s, from) === undefined;
  return something ? decider(s, seat) : undefined;
}

export const captureFrom: Verb<Mothership, ActionOf<Mothership, 'capture'>> = {
  options: () => SOURCES.map((from) => ({ type: 'capture', from })),
  check(s, { from }, _, frame) {
    if (frame.step !== 'captureCard') return objection('MS-7.7', 'noSteal');
    if (from === 'hand') return stealProblem(s, frame.from);
    return pileSize(s.deck) > 0 ? undefined : objection('MS-13.1', 'deckEmpty');
  },
  do(g, { from }, seat, frame) {
    if (frame.step !== 'captureCard') return;
    if (from === 'hand' && frame.from !== undefined) stealCard(g, seat, frame.from);
    else drawCards(g, seat, 1, 'capture');
  },
};

/** MS-13.1 the deck is never reshuffled. */
export function drawCards(g: G, seat: Owner, count: number, cause: DrawCause): void {
  const { s } = g;
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = g.draw(s.deck);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) {
    g.tell({ type: 'deckEmpty', seat });
    return;
  }
  fleetOf(s, seat).hand.push(...cards);
  const drawn = { type: 'drawn', seat, count: cards.length, cause } as const;
  g.tellOnly([seat], { ...drawn, cards }, drawn);
}

/** A random card changes hands; thief and victim know it. */
export function stealCard(g: G, by: Owner, from: Owner): void {
  const { s } = g;
  const victim = fleetOf(s, from);
  const [card] = victim.hand.splice(g.int(victim.hand.length, 'steal'), 1);
  if (card === undefined) return;
  forget(s, from, card);
  // Nobody else can tell any longer whether a card they knew of is still there.
  victim.known = victim.known.filter(({ to }) => to === by);
  const thief = fleetOf(s, by);
  thief.hand.push(card);
  thief.known.push({ card, to: from });
  const stolen = { type: 'stolen', by, from } as const;
  g.tellOnly([by, from], { ...stolen, card }, stolen);
}

/** A card has left this hand: whoever knew of one like it knows of one less. */
export function forget(s: State, owner: Owner, card: CardId): void {
  const fleet = fleetOf(s, owner);
  if (fleet.known.length === 0) return;
  const told = new Set<number>();
  fleet.known = fleet.known.filter((known) => {
    if (known.card !== card || told.has(known.to)) return true;
    told.add(known.to);
    return false;
  });
}

/** Ancient Prophesy, then the Moon. */
export function captureMore(g: G, { seat, planet }: FrameOf<Mothership, 'captureMore'>): void {
  const { s } = g;
  const body = boardOf(s).bodies[planet];
  if (body?.moon) {
    // MS-18.2 a planet's Moon may be rolled for; MS-18.3 a planetoid always rolls
    if (body.kind === 'planetoid') g.then({ step: 'bonusRoll', seat });
    else g.then({ step: 'moonRoll', seat, planet });
  }
  if (!controls(s, seat, 'ancient-prophesy')) return;
  g.use('artifact', 'ancient-prophesy');
  drawCards(g, seat, 1, 'prophesy');
}
