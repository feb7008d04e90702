/** What must hold of any state of Exodus, also of one that was loaded from outside. */
import type { Problem } from '#engine';
import { FACTIONS, type FactionId, PRIMARIES } from '../content/factions.ts';
import { bitsOf, held, orderOf } from '../rules/houses.ts';
import { MARKERS } from '../rules/markers.ts';
import type { State } from '../state.ts';
import { holdingsProblem } from './holdings.ts';
import { peopleProblem } from './people.ts';

/** What no shape can say. */
export function invariants(s: State): Problem | undefined {
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
