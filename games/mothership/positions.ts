/** Positions in a few lines, for missions and rule tests. */
import { clone, defaultOptions, nth, type Seat } from '#engine';
import { ARTIFACT_IDS, type ArtifactId } from './content/artifacts.ts';
import { actionDeck, type CardId } from './content/cards.ts';
import { type DevelopmentId, developmentDeck } from './content/developments.ts';
import type { PlanetId } from './content/layouts.ts';
import { OPTIONS, type Options } from './options.ts';
import { boardOf } from './rules/board.ts';
import { fleetOf, unitOf } from './rules/fleet.ts';
import { type HexName, NOWHERE } from './rules/hex.ts';
import { planetNumber } from './rules/planets.ts';
import { mothershipOf, stationOf, type UnitId, unitNumber, unitsOf } from './rules/units.ts';
import { setup } from './setup.ts';
import type { Fleet, Planet, State } from './state.ts';

export interface Given {
  seats?: number;
  options?: Partial<Options>;
  active?: Seat;
  first?: Seat;
  round?: number;
  /** Where units stand; stations stand where the layout has them, everything else is off the board. */
  units?: Partial<Record<UnitId, HexName | 'off'>>;
  fleets?: readonly (Partial<Fleet> | undefined)[];
  planets?: Partial<Record<PlanetId, Partial<Planet>>>;
  market?: DevelopmentId[];
  /** The first cards of the deck, where a script draws them in order. */
  next?: readonly CardId[];
  /** The deck is empty, its cards on the discard pile. */
  emptyDeck?: boolean;
  change?: (s: State) => void;
  /** What comes next; the active seat's main phase by default. */
  stack?: State['stack'];
}

/** What is agreed on where a position says nothing else. */
export const USUAL_OPTIONS = defaultOptions(OPTIONS);

/** A position may be given again: what it is given is cloned, so that play never changes it. */
export function positionOf(scene: Given): State {
  const { change, ...plain } = scene;
  const given: Given = { ...clone(plain), ...(change ? { change } : {}) };
  const seats = given.seats ?? 2;
  const options: Options = { ...USUAL_OPTIONS, ...given.options };
  const s = setup({ seats, options });
  s.first = given.first ?? 0;
  s.active = given.active ?? 0;
  s.round = given.round ?? 3;
  placeUnits(s, given);
  for (const [seat, fleet] of (given.fleets ?? []).entries()) Object.assign(fleetOf(s, seat), fleet);
  s.outs = Math.max(0, ...s.fleets.map(({ out = 0 }) => out));
  for (const owner of s.fleets.keys()) {
    const fleet = fleetOf(s, owner);
    // MS-14.2 an eliminated fleet is off the board
    if (fleet.out !== undefined) for (const unit of unitsOf(owner)) unitOf(s, unit).at = NOWHERE;
    if (unitOf(s, mothershipOf(owner)).at === NOWHERE) fleet.hp = 0;
    if (unitOf(s, stationOf(owner)).at === NOWHERE) fleet.stationHp = 0;
  }
  for (const [id, planet] of Object.entries(given.planets ?? {})) {
    const number = planetNumber(s, id);
    if (number === undefined) throw new Error(`no planet ${id}`);
    Object.assign(nth(s.planets, number), planet);
  }
  dealCards(s, given);
  s.stack = given.stack ?? [{ step: 'main' }];
  given.change?.(s);
  return s;
}

function placeUnits(s: State, { units = {}, options }: Given): void {
  if (options?.mode === 'solo') {
    for (const [number, unit] of s.units.entries()) if (number < 9) unit.at = NOWHERE;
  }
  for (const [id, hex] of Object.entries(units)) {
    const number = unitNumber(s, id);
    if (number === undefined) throw new Error(`no unit ${id}`);
    const space = hex === 'off' ? NOWHERE : boardOf(s).numbers.get(hex);
    if (space === undefined) throw new Error(`no space ${hex}`);
    unitOf(s, number).at = space;
  }
}

/** What nobody holds lies in the decks. */
function dealCards(s: State, given: Given): void {
  const { modules } = s.table;
  const deck = actionDeck(modules);
  for (const { hand } of s.fleets) for (const card of hand) take(deck, card);
  const next = given.next ?? [];
  for (const card of next) take(deck, card);
  if (given.emptyDeck) s.discard = deck;
  else s.deck = [{ cards: [...next, ...deck] }];
  if (modules.includes('artifacts')) {
    const tokens: ArtifactId[] = ARTIFACT_IDS.slice();
    for (const { artifact } of s.planets) if (artifact !== undefined) take(tokens, artifact);
    s.tokens = [{ cards: tokens }];
  }
  if (!modules.includes('developments')) return;
  const developments = developmentDeck(boardOf(s).bodies.some(({ kind }) => kind === 'gas'));
  s.market = given.market ?? [];
  for (const card of s.market) take(developments, card);
  for (const { built } of s.planets) for (const card of built) take(developments, card);
  s.developments = [{ cards: developments }];
}

function take<C>(pile: C[], card: C): void {
  const index = pile.indexOf(card);
  if (index < 0) throw new Error(`there is no ${card} left`);
  pile.splice(index, 1);
}
