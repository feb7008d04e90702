/** MS-2 Set-up: the random part of it, and the placing of ships. */

import { shuffledPile } from '#engine';
import { ARTIFACT_IDS } from '../content/artifacts.ts';
import { actionDeck } from '../content/cards.ts';
import { developmentDeck } from '../content/developments.ts';
import { kindOfLayout, randomName } from '../content/layoutName.ts';
import { boardOf } from '../rules/board.ts';
import { shipsOf } from '../rules/units.ts';
import { layOut } from '../setup.ts';
import type { G } from '../state.ts';
import { drawCards } from './capture.ts';
import { refillMarket } from './market.ts';
import { headStart } from './turn.ts';

const SEEDS = 2 ** 31;
const START_CARDS = 2;

export function setUp(g: G): void {
  const { s } = g;
  if (s.layout === '') {
    s.layout = randomName(g.int(SEEDS).toString(36), s.table.generator);
    layOut(s);
  }
  g.tell({ type: 'layout', layout: s.layout });
  g.use('layout', kindOfLayout(s.layout));
  const { modules } = s.table;
  const artifacts = modules.includes('artifacts');
  // MS-2.3 shuffle the Action Cards.
  s.deck = shuffledPile(actionDeck(modules));
  for (let seat = 0; seat < s.seats; seat++) drawCards(g, seat, START_CARDS, 'start');
  // MS-2.7 tokens have no place until they are turned: nobody can tell them apart before
  if (artifacts) s.tokens = shuffledPile(ARTIFACT_IDS);
  // MS-2.8 without a gas planet the cards for one are set aside
  if (modules.includes('developments')) {
    s.developments = shuffledPile(developmentDeck(boardOf(s).bodies.some(({ kind }) => kind === 'gas')));
    refillMarket(g);
  }
  // MS-21.3 alone one takes the first turn
  s.first = s.table.mode === 'solo' ? 0 : firstPlayer(g);
  s.active = s.first;
  headStart(g);
  // MS-2.6 in turn order, six ships one at a time
  const seats = Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats);
  const places = seats.flatMap((seat) =>
    shipsOf(seat).map((unit) => ({ step: 'land', seat, unit, where: 'place' }) as const),
  );
  g.then(...places, 'turnStart');
}

/** MS-2.5 highest D12, tied leaders roll again. */
function firstPlayer(g: G): number {
  let leaders = Array.from({ length: g.s.seats }, (_, seat) => seat);
  for (;;) {
    const rolls = leaders.map((seat) => [seat, g.roll(12, 'first')] as const);
    const best = Math.max(...rolls.map(([, face]) => face));
    leaders = rolls.filter(([, face]) => face === best).map(([seat]) => seat);
    const [first = 0] = leaders;
    g.tell({ type: 'firstRoll', rolls, first });
    if (leaders.length === 1) return first;
  }
}
