/** What must hold of any state of Exodus, also of one that was loaded from outside. */
import { fieldsProblem, flag, int, list, maybe, object, oneOf, type Problem, type Shape } from '#engine';
import { FACTIONS, type FactionId, PRIMARIES } from '../content/factions.ts';
import { frame } from '../frameShapes.ts';
import { bitsOf, held, orderOf } from '../rules/houses.ts';
import { MARKERS } from '../rules/markers.ts';
import * as shapes from '../shapes.ts';
import type { State } from '../state.ts';
import { holdingsProblem } from './holdings.ts';
import { peopleProblem } from './people.ts';

const { count, faction, factions } = shapes;

const options = object({
  journey: oneOf(['short', 'standard', 'long']),
  infection: oneOf(['off', 'marked', 'turncoat']),
  fudge: flag(),
  draft: flag(),
  questions: flag(),
  brisk: flag(),
  unheld: flag(),
  dawnSwap: flag(),
  reach: int(1, 12),
  people: flag(),
  inPlay: int(7, 255),
});

const FIELDS: Readonly<Record<string, Shape<unknown>>> = {
  stack: list(frame, { max: 200 }),
  seats: int(3, shapes.MOST_SEATS),
  draws: int(0, Number.MAX_SAFE_INTEGER),
  outcome: maybe(shapes.outcome),
  options,
  houses: list(shapes.house, { min: 3, max: FACTIONS.length }),
  traits: shapes.traits,
  fatigue: count,
  bearing: count,
  readiness: int(0, 3),
  stash: int(0, 12),
  law: flag(),
  regime: maybe(faction),
  burden: faction,
  cycle: int(0, 80),
  visit: count,
  byJump: flag(),
  arrivals: count,
  jumps: count,
  jumpsFailed: count,
  scans: count,
  killed: count,
  succeeded: count,
  dawns: int(0, 1),
  systems: list(shapes.system, { max: 1000 }),
  here: int(0, 999),
  risk: int(-3, 3),
  reported: flag(),
  pushed: flag(),
  force: maybe(shapes.force),
  secrets: list(shapes.secret, { max: 114 }),
  deck: shapes.deck,
  unheldProgress: int(0, 2),
  answers: shapes.answers,
  perks: shapes.answers,
  votes: shapes.votes,
  asked: factions,
  resolved: shapes.some(FACTIONS, shapes.order),
  tally: shapes.tally,
  dissented: flag(),
  lastOpener: maybe(faction),
  scene: maybe(shapes.scene),
  pledges: list(shapes.pledge, { max: 500 }),
  noRest: flag(),
  restMore: oneOf([0, 1, 9]),
  jumpAssist: flag(),
  restBonus: flag(),
  leadBonus: flag(),
  upkeepOff: flag(),
  scanMore: int(0, 200),
  picket: int(0, 2),
  hunted: int(0, 2),
  harvested: factions,
  scanning: int(0, 200),
  aimed: flag(),
  strains: int(0, 10),
  steadied: int(0, 200),
  covertRevealed: flag(),
  courseRound: int(0, 2),
  surveyed: int(0, 999),
  electionVotes: list(object({ faction, who: oneOf(['incumbent', 'challenger']) }), {
    max: shapes.MOST_SEATS,
  }),
  foreseen: maybe(object({ by: faction, of: faction })),
};

export function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) {
    return { field: 'state', reason: 'must be an object' };
  }
  const problem = fieldsProblem(state as Record<string, unknown>, FIELDS, 'state');
  if (problem) return problem;
  const s = state as State;
  return (
    housesProblem(s) ??
    markersProblem(s) ??
    secretsProblem(s) ??
    mapProblem(s) ??
    flowProblem(s) ??
    peopleProblem(s) ??
    holdingsProblem(s)
  );
}

function housesProblem(s: State): Problem | undefined {
  const { houses } = s;
  if (houses.length !== s.seats) return wrong('houses', `must be ${s.seats}, one for each seat`);
  for (const [i, { faction: id }] of houses.entries()) {
    const before = houses[i - 1];
    if (before !== undefined && orderOf(before.faction) >= orderOf(id))
      return wrong('houses', 'must stand in faction order, none of them twice');
  }
  for (const keeper of PRIMARIES)
    if (!houses.some(({ faction: id }) => id === keeper)) return wrong('houses', `lack the ${keeper}`);
  if (s.options.inPlay !== bitsOf(houses.map(({ faction: id }) => id)))
    return wrong('options.inPlay', 'must name the factions that have a house');
  const drafting = s.stack.some(({ step }) => step === 'draft' || step === 'assign');
  const seats = houses.map(({ seat }) => seat).filter((seat) => !(drafting && seat === -1));
  if (new Set(seats).size !== seats.length || seats.some((seat) => seat < 0 || seat >= s.seats))
    return wrong('houses', 'must each have a seat of their own');
  if (s.options.unheld && houses.some(({ faction: id }) => id === 'researchers'))
    return wrong('options', 'cannot leave the Researchers unheld when a seat holds them');
  return undefined;
}

const inPlay = (s: State, id: FactionId): boolean => s.houses.some((house) => house.faction === id);

/** XD-10.7 five markers each, wherever they are. */
function markersProblem(s: State): Problem | undefined {
  for (const { faction: id, pool, held: own } of s.houses) {
    const given = s.houses.reduce((sum, other) => sum + held(other, id), 0);
    if (pool + given !== MARKERS || own[id] !== undefined)
      return wrong('houses', `must hold the five markers of the ${id} in its pool or with others`);
  }
  for (const house of s.houses) {
    const stranger = FACTIONS.find((id) => house.held[id] !== undefined && !inPlay(s, id));
    if (stranger !== undefined)
      return wrong('houses', `hold a marker of the ${stranger}, who is not in play`);
  }
  return undefined;
}

function secretsProblem(s: State): Problem | undefined {
  const ids = s.secrets.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return wrong('secrets', 'must not name a secret twice');
  const cards = [...s.deck.flatMap(({ cards: layer }) => layer), ...s.houses.flatMap(({ offer }) => offer)];
  const twice = cards.find((id, i) => cards.indexOf(id) < i || ids.includes(id));
  if (twice !== undefined) return wrong('deck', `and the secrets hold ${twice} twice`);
  for (const { owner, knowers } of s.secrets) {
    if (!inPlay(s, owner) && !(owner === 'researchers' && s.options.unheld))
      return wrong('secrets', `belong to the ${owner}, who is not in play`);
    const known = knowers.map(({ faction: id }) => id);
    if (new Set(known).size !== known.length || known.some((id) => id === owner || !inPlay(s, id)))
      return wrong('secrets', 'must be known to other factions in play, each once');
  }
  return undefined;
}

function mapProblem(s: State): Problem | undefined {
  const begun = s.cycle > 0;
  if (begun && s.systems[s.here] === undefined) return wrong('here', 'is no system of the map');
  for (const [i, { links }] of s.systems.entries()) {
    if (links.some((other) => other === i || !s.systems[other]?.links.includes(i)))
      return wrong('systems', `must be linked both ways: ${i} is not`);
  }
  if (s.surveyed > 0 && s.systems[s.surveyed] === undefined && s.dawns === 0)
    return wrong('surveyed', 'is no system of the map');
  return undefined;
}

function flowProblem(s: State): Problem | undefined {
  if (s.outcome !== undefined)
    return s.stack.length === 0 ? undefined : wrong('stack', 'must be empty when the match is over');
  if (s.stack.length === 0) return wrong('stack', 'must say what comes next');
  if (!inPlay(s, s.burden)) return wrong('burden', 'is borne by a faction that is not in play');
  for (const step of s.stack) {
    if ('faction' in step && !inPlay(s, step.faction) && step.step !== 'publicOrder')
      return wrong('stack', `asks the ${step.faction}, who is not in play`);
  }
  const { scene } = s;
  const playing = s.stack.some(({ step }) => step.startsWith('scene'));
  if (playing !== (scene !== undefined))
    return wrong('scene', 'must be there while one is played, and only then');
  if (scene === undefined) return undefined;
  if (!inPlay(s, scene.opener) || (scene.respondent !== undefined && !inPlay(s, scene.respondent)))
    return wrong('scene', 'is played by a faction that is not in play');
  if (scene.threat !== undefined && s.secrets[scene.threat] === undefined)
    return wrong('scene', 'threatens with a secret that is none');
  return undefined;
}

function wrong(field: string, reason: string): Problem {
  return { field: `state.${field}`, reason };
}
