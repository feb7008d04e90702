/** XW-3.6 Produce, XW-3.7 Shut down, XW-3.8 Repair; and the end of the actions. */
import { int, type Objection, oneOf, type Verb } from '#engine';
import type { ActionOfType } from '../action.ts';
import { resourceAt } from '../content/resources.ts';
import { BASE_TOKENS, LANDSLIDE, SHUTDOWN, TOKEN_INDEX } from '../content/tokens.ts';
import { objection } from '../objections.ts';
import { byNumber } from '../rules/actionTable.ts';
import { colourOf, distancesFrom, has, isWorking, MOST_PLACES, placeOf } from '../rules/base.ts';
import { rest } from '../rules/health.ts';
import { crewOf, currentCharacter, currentCrew } from '../rules/order.ts';
import { mayToggle } from '../rules/production.ts';
import { SUPPLY_MOST } from '../rules/supplies.ts';
import { isRemovable, putToken, removeToken, tokensLeft } from '../rules/tokens.ts';
import { type Exoworld, type FrameOfStep, type G, HOME, type Place, type State } from '../state.ts';
import { hasAction, NONE, noAction, ofCurrent, spend } from './turn.ts';

type Produce = ActionOfType<'produce'>;
const PRODUCE: readonly Produce[] = [{ type: 'produce' }];

export const produce: Verb<Exoworld, Produce> = ofCurrent({
  fields: {},
  options: (s) => (currentCrew(s).at !== HOME && hasAction(s, true) ? PRODUCE : NONE),
  check(s) {
    const place = placeOf(s, currentCrew(s).at);
    if (!isWorking(place)) return objection(place.card === 'home' ? 'XW-3.6' : 'XW-R6', 'noProduction');
    if (has(place, LANDSLIDE)) return objection('XW-3.6', 'landslide');
    if ((s.supply[colourOf(place)] ?? 0) >= SUPPLY_MOST) return objection('XW-3.6', 'supplyFull');
    return noAction(s, true);
  },
  do(g) {
    const { s } = g;
    const crew = currentCrew(s);
    const resource = colourOf(placeOf(s, crew.at));
    const before = s.supply[resource] ?? 0;
    const produces = currentCharacter(s).produces ?? 1;
    const after = Math.min(SUPPLY_MOST, before + produces);
    s.supply[resource] = after;
    g.use('action', 'produce');
    if (produces > 1) g.use('skill', crew.id);
    g.tell({ type: 'produced', character: crew.id, resource: resourceAt(resource), amount: after - before });
    spend(g, true);
  },
});

const AT_ONE = byNumber(MOST_PLACES, (at): readonly number[] => [at]);

/** The places in reach of Repair and Shut down: one's own, or further for the Roboticist. */
function inReach(s: State): readonly number[] {
  const { at } = currentCrew(s);
  const reach = currentCharacter(s).reach ?? 0;
  if (reach === 0) return AT_ONE[at] ?? NONE;
  const away = distancesFrom(s, at, reach);
  const found: number[] = [];
  for (let there = 0; there < s.base.length; there++) if ((away[there] ?? -1) >= 0) found.push(there);
  return found;
}

function reachObjection(s: State, place: number): Objection | undefined {
  const { at } = currentCrew(s);
  if (place === at) return undefined;
  if (place >= s.base.length) return objection('XW-3.8', 'noPlace');
  const reach = currentCharacter(s).reach ?? 0;
  const away = reach > 0 ? distancesFrom(s, at, reach)[place] : -1;
  return (away ?? -1) >= 0 ? undefined : objection('XW-3.8', 'outOfReach');
}

/** The Roboticist at work from afar. */
function noteReach(g: G, place: number): void {
  const crew = currentCrew(g.s);
  if (place !== crew.at) g.use('skill', crew.id);
}

type ShutDown = ActionOfType<'shutDown'>;
const SHUT_DOWN = byNumber(MOST_PLACES, (place): ShutDown => ({ type: 'shutDown', place }));

export const shutDown: Verb<Exoworld, ShutDown> = ofCurrent({
  fields: { place: int(0, MOST_PLACES - 1) },
  options(s) {
    if (s.base.length === 1 || !hasAction(s)) return NONE;
    let found: ShutDown[] | undefined;
    for (const place of inReach(s)) {
      if (place === HOME) continue;
      found ??= [];
      found.push(SHUT_DOWN[place] as ShutDown);
    }
    return found ?? NONE;
  },
  check(s, { place }) {
    const far = reachObjection(s, place);
    if (far) return far;
    // XW-R5
    if (place === HOME) return objection('XW-R5', 'notModule');
    if (has(placeOf(s, place), SHUTDOWN)) return objection('XW-3.7', 'alreadyShut');
    if (tokensLeft(s, SHUTDOWN) === 0) return objection('XW-3.7', 'noTokenLeft', { token: 'shutdown' });
    return noAction(s) ?? (mayToggle(s, place, SHUTDOWN) ? undefined : objection('XW-5.4', 'limits'));
  },
  do(g, { place }) {
    g.use('action', 'shutDown');
    noteReach(g, place);
    spend(g);
    putToken(g, place, SHUTDOWN, 'action');
  },
});

type Repair = ActionOfType<'repair'>;
const REPAIR = byNumber(MOST_PLACES, (place) =>
  BASE_TOKENS.map((token): Repair => ({ type: 'repair', place, token })),
);

export const repair: Verb<Exoworld, Repair> = ofCurrent({
  fields: { place: int(0, MOST_PLACES - 1), token: oneOf(BASE_TOKENS) },
  options(s) {
    if (!hasAction(s, true)) return NONE;
    let found: Repair[] | undefined;
    for (const place of inReach(s)) {
      const { tokens } = s.base[place] as Place;
      for (let t = 0; t < tokens.length; t++) {
        if (tokens[t] === 0) continue;
        found ??= [];
        found.push(REPAIR[place]?.[t] as Repair);
      }
    }
    return found ?? NONE;
  },
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
const RELIEVE = byNumber(5, (crew): Relieve => ({ type: 'relieve', crew }));

/** XW-3.8 Repair of a fatigue token. */
export const relieve: Verb<Exoworld, Relieve> = ofCurrent({
  fields: { crew: int(0, 4) },
  options(s) {
    let found: Relieve[] | undefined;
    for (let crew = 0; crew < s.crew.length; crew++) {
      if (crewOf(s, crew).fatigue === 0) continue;
      found ??= [];
      found.push(RELIEVE[crew] as Relieve);
    }
    return found ?? NONE;
  },
  check(s, { crew }) {
    const tired = s.crew[crew];
    if (tired === undefined || tired.away || tired.fatigue === 0) return objection('XW-3.8', 'noFatigue');
    return reachObjection(s, tired.at) ?? noAction(s, true);
  },
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
  for (let t = 0; t < BASE_TOKENS.length; t++) if (isRemovable(s, place, t)) return true;
  return s.crew.some(({ at, fatigue, away }) => at === place && fatigue > 0 && !away);
}

type AlsoRelieve = ActionOfType<'alsoRelieve'>;

export const alsoRelieve: Verb<Exoworld, AlsoRelieve> = {
  fields: { crew: int(0, 4) },
  options: (s) => s.crew.map((_, crew): AlsoRelieve => ({ type: 'alsoRelieve', crew })),
  check(s, { crew }, _, frame) {
    const tired = s.crew[crew];
    const there = frame.step === 'alsoRepair' && tired?.at === frame.place && !tired.away;
    return there && tired.fatigue > 0 ? undefined : objection('XW-3.8', 'noFatigue');
  },
  do(g, { crew }) {
    g.use('skill', 'systems-engineer');
    rest(g, crewOf(g.s, crew));
  },
};

type End = ActionOfType<'end'>;
const END: readonly End[] = [{ type: 'end' }];

export const end: Verb<Exoworld, End> = ofCurrent({
  fields: {},
  options: () => END,
  check: () => undefined,
  do(g) {
    g.s.fresh = false;
  },
});
