/** XW-3.6 Produce, XW-3.7 Shut down, XW-3.8 Repair; and the end of the actions. */
import { nth, type Objection, type Verb } from '#engine';
import type { ActionOfType } from '../action.ts';
import { resourceAt } from '../content/resources.ts';
import { BASE_TOKENS, LANDSLIDE, SHUTDOWN, TOKEN_INDEX } from '../content/tokens.ts';
import type { FrameOfStep } from '../frame.ts';
import { objection } from '../objections.ts';
import { byPlace, bySeat } from '../rules/actionTable.ts';
import { colourOf, distancesFrom, has, isWorking, placeOf } from '../rules/base.ts';
import { rest } from '../rules/health.ts';
import { crewOf, currentCharacter, currentCrew } from '../rules/order.ts';
import { mayToggle } from '../rules/production.ts';
import { supplyOf } from '../rules/supplies.ts';
import { isRemovable, putToken, removeToken, tokensLeft } from '../rules/tokens.ts';
import { type Crew, type Exoworld, type G, HOME, type State, SUPPLY_MOST } from '../state.ts';
import { hasAction, NONE, noAction, ofCurrent, ofStep, spend } from './turn.ts';

type Produce = ActionOfType<'produce'>;
const PRODUCE: readonly Produce[] = [{ type: 'produce' }];

export const produce: Verb<Exoworld, Produce> = ofCurrent({
  options: () => PRODUCE,
  check(s) {
    const place = placeOf(s, currentCrew(s).at);
    if (!isWorking(place)) return objection(place.card === 'home' ? 'XW-3.6' : 'XW-R6', 'noProduction');
    if (has(place, LANDSLIDE)) return objection('XW-3.6', 'landslide');
    if (supplyOf(s, colourOf(place)) >= SUPPLY_MOST) return objection('XW-3.6', 'supplyFull');
    return noAction(s, true);
  },
  do(g) {
    const { s } = g;
    const crew = currentCrew(s);
    const resource = colourOf(placeOf(s, crew.at));
    const before = supplyOf(s, resource);
    const produces = currentCharacter(s).produces ?? 1;
    const after = Math.min(SUPPLY_MOST, before + produces);
    s.supply[resource] = after;
    g.use('action', 'produce');
    if (produces > 1) g.use('skill', crew.id);
    g.tell({ type: 'produced', character: crew.id, resource: resourceAt(resource), amount: after - before });
    spend(g, true);
  },
});

/** The places in reach of Repair and Shut down: one's own, or further for the Roboticist. */
function inReach(s: State): readonly number[] {
  const away = distancesFrom(s, currentCrew(s).at, currentCharacter(s).reach ?? 0);
  const found: number[] = [];
  for (let place = 0; place < s.base.length; place++) if (away[place] !== -1) found.push(place);
  return found;
}

function reachObjection(s: State, place: number): Objection | undefined {
  if (place >= s.base.length) return objection('XW-3.8', 'noPlace');
  return inReach(s).includes(place) ? undefined : objection('XW-3.8', 'outOfReach');
}

/** The Roboticist at work from afar. */
function noteReach(g: G, place: number): void {
  const crew = currentCrew(g.s);
  if (place !== crew.at) g.use('skill', crew.id);
}

type ShutDown = ActionOfType<'shutDown'>;
const SHUT_DOWN = byPlace((place): ShutDown => ({ type: 'shutDown', place }));

/** What stands against shutting a place in reach down. */
function shuttingObjection(s: State, place: number): Objection | undefined {
  // XW-R5
  if (place === HOME) return objection('XW-R5', 'notModule');
  if (has(placeOf(s, place), SHUTDOWN)) return objection('XW-3.7', 'alreadyShut');
  if (tokensLeft(s, SHUTDOWN) === 0) return objection('XW-3.7', 'noTokenLeft', { token: 'shutdown' });
  return noAction(s) ?? (mayToggle(s, place, SHUTDOWN) ? undefined : objection('XW-5.4', 'limits'));
}

export const shutDown: Verb<Exoworld, ShutDown> = ofCurrent({
  options(s) {
    const found: ShutDown[] = [];
    for (const place of inReach(s)) {
      if (shuttingObjection(s, place) === undefined) found.push(nth(SHUT_DOWN, place));
    }
    return found;
  },
  exact: true,
  check: (s, { place }) => reachObjection(s, place) ?? shuttingObjection(s, place),
  do(g, { place }) {
    g.use('action', 'shutDown');
    noteReach(g, place);
    spend(g);
    putToken(g, place, SHUTDOWN, 'action');
  },
});

type Repair = ActionOfType<'repair'>;
const REPAIR = byPlace((place) => BASE_TOKENS.map((token): Repair => ({ type: 'repair', place, token })));

export const repair: Verb<Exoworld, Repair> = ofCurrent({
  options(s) {
    if (!hasAction(s, true)) return NONE;
    const found: Repair[] = [];
    for (const place of inReach(s)) {
      for (const action of REPAIR[place] ?? NONE) {
        if (isRemovable(s, place, TOKEN_INDEX[action.token])) found.push(action);
      }
    }
    return found;
  },
  exact: true,
  check(s, { place, token }) {
    const far = reachObjection(s, place);
    if (far) return far;
    const t = TOKEN_INDEX[token];
    if (!has(placeOf(s, place), t)) return objection('XW-3.8', 'noSuchToken', { token });
    return noAction(s, true) ?? (mayToggle(s, place, t) ? undefined : objection('XW-5.4', 'limits'));
  },
  do(g, { place, token }) {
    g.use('action', 'repair');
    noteReach(g, place);
    spend(g, true);
    alsoAt(g, place);
    removeToken(g, place, TOKEN_INDEX[token], 'action');
  },
});

type Relieve = ActionOfType<'relieve'>;
const RELIEVE = bySeat((crew): Relieve => ({ type: 'relieve', crew }));

function relievingObjection(s: State, crew: number): Objection | undefined {
  const tired = s.crew[crew];
  if (!tired?.fatigue) return objection('XW-3.8', 'noFatigue');
  return reachObjection(s, tired.at) ?? noAction(s, true);
}

/** XW-3.8 Repair of a fatigue token. */
export const relieve: Verb<Exoworld, Relieve> = ofCurrent({
  options(s) {
    const found: Relieve[] = [];
    for (const action of RELIEVE) if (relievingObjection(s, action.crew) === undefined) found.push(action);
    return found;
  },
  exact: true,
  check: (s, { crew }) => relievingObjection(s, crew),
  do(g, { crew }) {
    const tired = crewOf(g.s, crew);
    g.use('action', 'relieve');
    noteReach(g, tired.at);
    spend(g, true);
    rest(g, tired);
    alsoAt(g, tired.at);
  },
});

/** The Systems Engineer removes a second token at the same place, if there is one. */
function alsoAt(g: G, place: number): void {
  if (currentCharacter(g.s).repairsTwo) g.then({ step: 'alsoRepair', place });
}

export function canAlsoRepair(s: State, { place }: FrameOfStep<'alsoRepair'>): boolean {
  return (
    BASE_TOKENS.some((token) => isRemovable(s, place, TOKEN_INDEX[token])) ||
    s.crew.some((crew) => isTiredAt(crew, place))
  );
}

/** Who has left the table has no fatigue tokens (XW-8.2). */
function isTiredAt({ at, fatigue }: Crew, place: number): boolean {
  return at === place && fatigue > 0;
}

type AlsoRelieve = ActionOfType<'alsoRelieve'>;

export const alsoRelieve: Verb<Exoworld, AlsoRelieve> = {
  options: (s) => s.crew.map((_, crew): AlsoRelieve => ({ type: 'alsoRelieve', crew })),
  check(s, { crew }, _, frame) {
    const tired = s.crew[crew];
    return tired && isTiredAt(tired, ofStep(frame, 'alsoRepair').place)
      ? undefined
      : objection('XW-3.8', 'noFatigue');
  },
  do(g, { crew }) {
    g.use('skill', 'systems-engineer');
    rest(g, crewOf(g.s, crew));
  },
};

type End = ActionOfType<'end'>;
const END: readonly End[] = [{ type: 'end' }];

export const end: Verb<Exoworld, End> = ofCurrent({
  options: () => END,
  check: () => undefined,
  do(g) {
    g.s.fresh = false;
  },
});
