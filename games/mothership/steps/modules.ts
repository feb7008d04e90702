/** MS-15 Artifacts, MS-16 Influence and MS-17 Developments: what a seat does with them in its turn. */
import { type ActionOf, type Objection, pileSize, shuffledPile, type Verb } from '#engine';
import { ARTIFACT_ENERGY } from '../content/artifacts.ts';
import { development } from '../content/developments.ts';
import { objection } from '../objections.ts';
import { fleetOf, friendly, inGame } from '../rules/fleet.ts';
import { watchTarget } from '../rules/losses.ts';
import {
  kindOf,
  planetCalled,
  planetDefence,
  planetId,
  planetNumber,
  planetOf,
  planetOwner,
  planetsOf,
  planetsWhere,
  roomOn,
} from '../rules/planets.ts';
import { NOBODY, type Owner } from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { capture, changeEnergy } from './capture.ts';
import { refillMarket } from './market.ts';
import { needsModule, ownPlanetProblem } from './subject.ts';

export const EXPLORE_PRICE = 3;
const REFRESH_PRICE = 2;

/** MS-15.1 only an own planet that nobody has explored, and for its price. */
export function exploreProblem(s: State, seat: Owner, id: string, free: boolean): Objection | undefined {
  const problem = needsModule(s, 'artifacts', 'MS-15.1') ?? ownPlanetProblem(s, seat, id, 'MS-15.1');
  if (problem) return problem;
  if (planetOf(s, planetCalled(s, id)).artifact !== undefined)
    return objection('MS-15.1', 'explored', { planet: id });
  return free || fleetOf(s, seat).minerals >= EXPLORE_PRICE
    ? undefined
    : objection('MS-15.1', 'tooPoor', { price: EXPLORE_PRICE, what: 'minerals' });
}

export const explore: Verb<Mothership, ActionOf<Mothership, 'explore'>> = {
  options: (s, seat) =>
    s.table.modules.includes('artifacts')
      ? planetsOf(s, seat).map((planet) => ({ type: 'explore', planet: planetId(s, planet) }))
      : [],
  check: (s, { planet }, seat, frame) => exploreProblem(s, seat, planet, frame.step === 'bonusExplore'),
  do(g, { planet }, seat, frame) {
    if (frame.step !== 'bonusExplore') {
      fleetOf(g.s, seat).minerals -= EXPLORE_PRICE;
      g.then('main');
    }
    explorePlanet(g, seat, planetCalled(g.s, planet));
  },
};

/** MS-2.7 nobody has seen the tokens, so which one lies here is settled when it is turned. */
export function explorePlanet(g: G, seat: Owner, number: number): void {
  const artifact = g.draw(g.s.tokens);
  if (artifact === undefined) return;
  planetOf(g.s, number).artifact = artifact;
  g.tell({ type: 'explored', seat, planet: planetId(g.s, number), artifact });
  g.use('artifact', artifact);
  changeEnergy(g, seat, ARTIFACT_ENERGY[artifact] ?? 0);
}

/** MS-17.3 each one on a planet costs a Mineral more than the last. */
export function developPrice(s: State, number: number): number {
  return planetOf(s, number).built.length + 1;
}

/** MS-17.1, MS-17.2; R55 a free one ignores price and the once a turn. */
function developProblem(
  s: State,
  seat: Owner,
  { development: id, planet }: ActionOf<Mothership, 'develop'>,
  free: boolean,
): Objection | undefined {
  const problem = needsModule(s, 'developments', 'MS-17.1') ?? ownPlanetProblem(s, seat, planet, 'MS-17.1');
  if (problem) return problem;
  const number = planetCalled(s, planet);
  const { built, artifact, builtNow } = planetOf(s, number);
  const about = { planet, development: id };
  if (!s.market.includes(id)) return objection('MS-17.1', 'notInMarket', about);
  if (artifact === undefined) return objection('MS-17.1', 'unexplored', about);
  const { only } = development(id);
  if (only !== undefined && only !== kindOf(s, number)) return objection('MS-17.2', 'wrongPlanet', about);
  if (built.includes(id)) return objection('MS-17.2', 'alreadyBuilt', about);
  if (built.length >= roomOn(s, number)) return objection('MS-17.2', 'planetFull', about);
  if (free) return undefined;
  if (builtNow) return objection('MS-17.2', 'builtNow', about);
  const price = developPrice(s, number);
  return fleetOf(s, seat).minerals >= price
    ? undefined
    : objection('MS-17.3', 'tooPoor', { price, what: 'minerals' });
}

function developOptions(s: State, seat: Owner): ActionOf<Mothership, 'develop'>[] {
  if (s.market.length === 0) return [];
  const planets = planetsOf(s, seat).filter((planet) => planetOf(s, planet).artifact !== undefined);
  const cards = [...new Set(s.market)];
  return planets.flatMap((planet) =>
    cards.map(
      (id): ActionOf<Mothership, 'develop'> => ({
        type: 'develop',
        development: id,
        planet: planetId(s, planet),
      }),
    ),
  );
}

/** What the Bonus Die could build. */
export function freeDevelopments(s: State, seat: Owner): ActionOf<Mothership, 'develop'>[] {
  return developOptions(s, seat).filter((action) => developProblem(s, seat, action, true) === undefined);
}

export const develop: Verb<Mothership, ActionOf<Mothership, 'develop'>> = {
  options: (s, seat) => developOptions(s, seat),
  check: (s, action, seat, frame) => developProblem(s, seat, action, frame.step === 'bonusDevelopment'),
  do(g, { development: id, planet }, seat, frame) {
    const { s } = g;
    const number = planetCalled(s, planet);
    const place = planetOf(s, number);
    const free = frame.step === 'bonusDevelopment';
    const price = free ? 0 : developPrice(s, number);
    if (!free) {
      fleetOf(s, seat).minerals -= price;
      place.builtNow = true;
      g.then('main');
    }
    place.built.push(id);
    s.market.splice(s.market.indexOf(id), 1);
    g.use('development', id);
    g.tell({ type: 'developed', seat, planet, development: id, price });
    refillMarket(g);
    changeEnergy(g, seat, development(id).energy ?? 0);
    watchTarget(g, seat);
  },
};

/** MS-16.3 an enemy's planet anywhere, for as much Influence as it has defence. */
export const sway: Verb<Mothership, ActionOf<Mothership, 'sway'>> = {
  options: (s, seat) =>
    s.table.modules.includes('influence') && fleetOf(s, seat).influence > 0
      ? planetsWhere(s, ({ owner }) => owner !== undefined && !friendly(s, owner, seat)).map((planet) => ({
          type: 'sway',
          planet: planetId(s, planet),
        }))
      : [],
  check(s, { planet }, seat) {
    const problem = needsModule(s, 'influence', 'MS-16.3');
    if (problem) return problem;
    const number = planetNumber(s, planet);
    if (number === undefined) return objection('MS-16.3', 'noSuchPlanet', { planet });
    const owner = planetOwner(s, number);
    if (owner === NOBODY) return objection('MS-16.3', 'neutral', { planet });
    if (friendly(s, owner, seat)) return objection('MS-20.3', 'friendlyTarget', { unit: planet });
    const price = planetDefence(s, number);
    return fleetOf(s, seat).influence >= price
      ? undefined
      : objection('MS-16.3', 'tooPoor', { price, what: 'influence' });
  },
  do(g, { planet }, seat) {
    const number = planetCalled(g.s, planet);
    const price = planetDefence(g.s, number);
    fleetOf(g.s, seat).influence -= price;
    g.use('rule', 'sway');
    g.tell({ type: 'swayed', seat, planet, price });
    g.then('main');
    capture(g, number, seat, 'sway');
  },
};

/** MS-16.5; R35 Embargo does not protect. */
export const smear: Verb<Mothership, ActionOf<Mothership, 'smear'>> = {
  options: (s, seat) =>
    s.table.modules.includes('influence') && fleetOf(s, seat).influence > 0
      ? s.fleets.flatMap((_, other) => (other === seat ? [] : [{ type: 'smear', seat: other } as const]))
      : [],
  check(s, { seat: other }, seat) {
    const problem = needsModule(s, 'influence', 'MS-16.5');
    if (problem) return problem;
    if (other >= s.seats || !inGame(s, other)) return objection('MS-16.5', 'outOfGame', { seat: other });
    if (friendly(s, other, seat)) return objection('MS-20.3', 'noOne', { seat: other });
    if (fleetOf(s, other).influence === 0) return objection('MS-16.5', 'hasNothing', { seat: other });
    return fleetOf(s, seat).influence >= 1
      ? undefined
      : objection('MS-16.5', 'tooPoor', { price: 1, what: 'influence' });
  },
  do(g, { seat: other }, seat) {
    fleetOf(g.s, seat).influence -= 1;
    fleetOf(g.s, other).influence -= 1;
    g.use('rule', 'smear');
    g.tell({ type: 'smeared', seat, target: other });
    g.then('main');
  },
};

const REFRESH: readonly ActionOf<Mothership, 'refresh'>[] = [{ type: 'refresh' }];

/** MS-16.6 three new cards for 2 Influence. */
export const refresh: Verb<Mothership, ActionOf<Mothership, 'refresh'>> = {
  options: (s) => (s.table.modules.includes('developments') ? REFRESH : []),
  check(s, _, seat) {
    const problem = needsModule(s, 'developments', 'MS-16.6');
    if (problem) return problem;
    if (pileSize(s.developments) === 0) return objection('MS-17.8', 'marketEmpty');
    return fleetOf(s, seat).influence >= REFRESH_PRICE
      ? undefined
      : objection('MS-16.6', 'tooPoor', { price: REFRESH_PRICE, what: 'influence' });
  },
  do(g, _, seat) {
    const { s } = g;
    fleetOf(s, seat).influence -= REFRESH_PRICE;
    // At the bottom in random order: a layer of its own that has no order yet.
    s.developments.push(...shuffledPile(s.market));
    s.market = [];
    g.use('rule', 'refresh');
    g.tell({ type: 'marketRefreshed', seat });
    refillMarket(g);
    g.then('main');
  },
};
