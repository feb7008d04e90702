/** What must hold of any state of Project EOS Rise, also of one that was loaded from outside. */
import { fieldsProblem, type Problem } from '#engine';
import { ADVANCED_ROOMS } from './content/advanced-rooms.ts';
import { ALIEN_CLASSES, ALIEN_IDS, ALIENS, SHIP_TOKENS } from './content/aliens.ts';
import { BOARDS, CHARACTERS, LAST_BASIC, OWNER_OF } from './content/characters.ts';
import { CONTRACT_IDS } from './content/contracts.ts';
import { DAMAGE_IDS } from './content/damage.ts';
import { EVENT_IDS, EVENTS_OF } from './content/event-ids.ts';
import { REGIONS } from './content/regions.ts';
import { HULL_ROOMS, MAX_HULL, MINING_STATIONS, SHIELD_TOKENS } from './content/rooms.ts';
import { COPIES, TECHNOLOGY_IDS } from './content/technology-ids.ts';
import type { StepName } from './frame.ts';
import { STATE_FIELDS } from './shapes.ts';
import type { Deck, State } from './state.ts';
import { stressFloor, unlocked } from './terms/crew.ts';

export function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { field: 'state', reason: 'must be an object' };
  const problem = fieldsProblem(state as Record<string, unknown>, STATE_FIELDS, 'state');
  if (problem) return problem;
  const s = state as State;
  return crewProblem(s) ?? shipProblem(s) ?? cardProblem(s) ?? boardProblem(s) ?? flowProblem(s);
}

/** ER-5, ER-6, ER-7 */
function crewProblem(s: State): Problem | undefined {
  for (const who of CHARACTERS) {
    const { seat, level, track, room, contract, cargo } = s.crew[who];
    const field = `state.crew.${who}`;
    if (seat >= s.seats) return { field: `${field}.seat`, reason: 'must be a seat at this table' };
    if (level > LAST_BASIC ? track === undefined || OWNER_OF[track] !== who : track !== undefined)
      return {
        field: `${field}.track`,
        reason: 'must be one of this character’s tracks from level 5 on, else absent',
      };
    if (room !== undefined && (level <= LAST_BASIC || ADVANCED_ROOMS[room].of !== who))
      return { field: `${field}.room`, reason: 'must be this character’s own, from level 5 on' };
    if (cargo !== undefined && contract === undefined)
      return { field: `${field}.cargo`, reason: 'must belong to a contract' };
  }
  const floor = stressFloor(s);
  for (const who of CHARACTERS) {
    const { stress, cubes } = s.crew[who];
    if (stress < floor || stress >= BOARDS[who].breakdown)
      return {
        field: `state.crew.${who}.stress`,
        reason: `must be from ${floor} to below the breakdown hex`,
      };
    if (cubes > unlocked(s, who).squares)
      return { field: `state.crew.${who}.cubes`, reason: 'must each have a square' };
  }
  if (s.facilitator >= s.seats) return { field: 'state.facilitator', reason: 'must be a seat at this table' };
  return undefined;
}

/** A ship token is in the bag, on the map, on the Redeploy track, in the Mass Invasion region or about to land (D34). */
function shipProblem(s: State): Problem | undefined {
  for (const name of ALIEN_CLASSES) {
    const total =
      s.bag[name] +
      s.ships.filter((ship) => ship.class === name).length +
      s.redeploy.filter((ship) => ship === name).length +
      s.invasion.filter((ship) => ship === name).length +
      s.stack.filter((frame) => frame.step === 'signalSense' && frame.ship === name).length;
    if (total !== SHIP_TOKENS[name])
      return {
        field: `state.bag.${name}`,
        reason: `must make ${SHIP_TOKENS[name]} ships in all, not ${total}`,
      };
  }
  return undefined;
}

/** Every card is in one place. */
function cardProblem(s: State): Problem | undefined {
  const { decks, crew } = s;
  const inFrames = s.stack.flatMap((frame): string[] => {
    if (frame.step === 'thirdCard') return [frame.card];
    return 'cards' in frame ? [...frame.cards] : [];
  });
  const all = (deck: Deck<string>) => [...deck.draw.flatMap(({ cards }) => cards), ...deck.discard];
  const members = CHARACTERS.map((who) => crew[who]);
  const raiders = [...s.pursuit, ...s.attackers].map(({ card }) => card);
  const laid = s.combat?.cards.map(({ card }) => card) ?? [];
  const everywhere = [
    ...Object.values(decks).flatMap((deck) => all(deck as Deck<string>)),
    ...s.held,
    ...laid,
    ...members.flatMap(({ technology, contract }) => [...technology, ...(contract ? [contract] : [])]),
    ...Object.values(s.orders).filter((card) => card !== undefined),
    ...raiders,
    ...(s.event ? [s.event] : []),
    ...inFrames,
  ];
  const counts = new Map<string, number>();
  for (const card of everywhere) counts.set(card, (counts.get(card) ?? 0) + 1);
  const expect = (ids: readonly string[], copies: number) => ids.find((id) => counts.get(id) !== copies);
  const wrong =
    expect([...DAMAGE_IDS, ...ALIEN_IDS, ...CONTRACT_IDS, ...EVENT_IDS], 1) ?? expect(TECHNOLOGY_IDS, COPIES);
  if (wrong !== undefined)
    return {
      field: 'state.decks',
      reason: `must hold every card with what is in play: ${wrong} is there ${counts.get(wrong) ?? 0} times`,
    };
  for (const name of ALIEN_CLASSES) {
    const stray = all(decks[name]).find(
      (id) => !ALIEN_IDS.some((card) => card === id && ALIENS[card].class === name),
    );
    const order = s.orders[name];
    if (stray !== undefined || (order !== undefined && ALIENS[order].class !== name))
      return { field: `state.decks.${name}`, reason: `must hold ${name} cards only` };
  }
  for (const region of REGIONS) {
    const own: readonly string[] = EVENTS_OF[region];
    if (all(decks[region]).some((card) => !own.includes(card)))
      return { field: `state.decks.${region}`, reason: `must hold events of ${region} only` };
  }
  return undefined;
}

/** ER-9, ER-13, ER-16 */
function boardProblem(s: State): Problem | undefined {
  for (const room of HULL_ROOMS) {
    if (s.hull[room] > MAX_HULL[room])
      return { field: `state.hull.${room}`, reason: `must be at most ${MAX_HULL[room]}` };
  }
  if (s.hull.command === 0 && s.outcome === undefined)
    return { field: 'state.hull.command', reason: 'must be above 0 while the game goes on' };
  const tokens =
    s.shieldPool + s.shields + s.charge.reduce((sum, n) => sum + n, 0) + (s.strike?.shields.length ?? 0);
  if (tokens !== SHIELD_TOKENS)
    return {
      field: 'state.shieldPool',
      reason: `must make ${SHIELD_TOKENS} shield tokens in all, not ${tokens}`,
    };
  if (s.asteroids.filter(({ mined }) => mined).length > MINING_STATIONS)
    return { field: 'state.asteroids', reason: `must hold at most ${MINING_STATIONS} Mining Stations` };
  if (s.round > 0 && s.ships.some((ship) => ship.at === s.eos))
    return { field: 'state.ships', reason: 'must not rest in the EOS’s galaxy' };
  if (s.lastDash !== (s.planet !== undefined))
    return { field: 'state.planet', reason: 'must be on the map in the Last Dash, and only then' };
  return undefined;
}

/** Steps that only make sense in the middle of a fight or a strike roll. */
const IN_COMBAT: ReadonlySet<StepName> = new Set<StepName>([
  'combatRound',
  'drawDamageCards',
  'attackRoll',
  'takeStress',
  'fleeRoll',
  'endCombat',
  'xrayStorm',
  'firstStrike',
  'placeDice',
  'arms',
  'rollWindow',
  'ghost',
  'join',
  'confirmStrike',
  'tricky',
  'reroll',
  'overcharge',
  'target',
  'overpenetration',
]);
const IN_STRIKE: ReadonlySet<StepName> = new Set<StepName>([
  'capacitor',
  'shields',
  'strikeDie',
  'lens',
  'strikeBolts',
  'pointDefence',
  'strikeEnd',
]);

function flowProblem(s: State): Problem | undefined {
  if (s.outcome === undefined && s.stack.length === 0)
    return { field: 'state.stack', reason: 'must say what comes next' };
  for (const { step } of s.stack) {
    if (IN_COMBAT.has(step) && s.combat === undefined)
      return { field: 'state.combat', reason: `must be there for ${step}` };
    if (IN_STRIKE.has(step) && s.strike === undefined)
      return { field: 'state.strike', reason: `must be there for ${step}` };
  }
  const top = s.stack[s.stack.length - 1];
  if (top?.step === 'reroll' && !s.combat?.dice.some((die) => die.who === top.who))
    return { field: 'state.combat.dice', reason: 'must hold dice to reroll' };
  return undefined;
}
