/** XW-3.8 Repair: a token of a place, or fatigue of a character there. */
import type { ActionOf, FrameOf, Objection, Verb } from '#engine';
import { BASE_TOKENS, TOKEN_INDEX } from '../content/tokens.ts';
import { objection } from '../objections.ts';
import { byPlace, bySeat } from '../rules/actionTable.ts';
import { has, placeOf } from '../rules/base.ts';
import { rest } from '../rules/health.ts';
import { crewOf, currentCharacter } from '../rules/order.ts';
import { mayToggle } from '../rules/production.ts';
import { isRemovable, removeToken } from '../rules/tokens.ts';
import type { Crew, Exoworld, G, State } from '../state.ts';
import { inReach, noteReach, reachObjection } from './reach.ts';
import { hasAction, NONE, noAction, ofCurrent, ofStep, spend } from './turn.ts';

type Repair = ActionOf<Exoworld, 'repair'>;
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

type Relieve = ActionOf<Exoworld, 'relieve'>;
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

export function canAlsoRepair(s: State, { place }: FrameOf<Exoworld, 'alsoRepair'>): boolean {
  return (
    BASE_TOKENS.some((token) => isRemovable(s, place, TOKEN_INDEX[token])) ||
    s.crew.some((crew) => isTiredAt(crew, place))
  );
}

/** Who has left the table has no fatigue tokens (XW-8.2). */
function isTiredAt({ at, fatigue }: Crew, place: number): boolean {
  return at === place && fatigue > 0;
}

type AlsoRelieve = ActionOf<Exoworld, 'alsoRelieve'>;

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
