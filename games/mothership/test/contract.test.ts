import { fileURLToPath } from 'node:url';
import { pick, type Random, type Seat } from '#engine';
import { type Case, contract } from '#engine/testing';
import { golden } from '#engine/testing/golden';
import type { MothershipAction } from '../action.ts';
import { technology } from '../content/technologies.ts';
import { mothership } from '../index.ts';
import type { State } from '../state.ts';

const ARTIFACTS = ['artifacts'];
const INFLUENCE = ['influence'];
const BOTH = ['artifacts', 'influence'];
const DEVELOPMENTS = ['artifacts', 'influence', 'developments'];
const MOONS = ['artifacts', 'influence', 'developments', 'moons'];

/** Small, uneven, and with planets among the rocks. */
const YARD =
  'name Yard; radius 7; stations -5,0 5,0 1,-5; minerals 0,0 0,2 2,1 -2,3; gas 3,2; asteroids 1,2 -2,3; moons m1; planetoids -4,5';

/** Long random games: players seldom concede. */
const seldom = ['concede'];

const DUEL: Case = { seats: 2, options: { layout: 'duel' }, label: 'Duel', seldom };
const VP_MOONS: Case = {
  seats: 4,
  options: { mode: 'vp', modules: MOONS, vpTarget: '10' },
  label: 'Victory Points, four seats, all modules',
  seldom,
};
const SOLO: Case = {
  seats: 1,
  options: { mode: 'solo', layout: 'solo-a', soloLevel: 4 },
  label: 'Solo, level 4',
  seldom,
};
const TEAMS: Case = {
  seats: 4,
  options: { teams: '2v2', layout: 'twin-harbours', modules: DEVELOPMENTS, roundCap: '40' },
  label: 'Two against two, developments',
  seldom,
};

/** Modes × modules × seats: every value of every option stands in at least one table. */
const TABLES: readonly Case[] = [
  DUEL,
  VP_MOONS,
  SOLO,
  TEAMS,
  { seats: 2, options: { layout: 'gas-well', modules: MOONS, headStart: true }, label: 'Gas Well, moons' },
  {
    seats: 2,
    options: {
      layout: 'random',
      gasPlanets: '2',
      extraMinerals: '2',
      mode: 'vp-timed',
      rounds: 4,
      modules: ARTIFACTS,
    },
    label: 'Random, timed',
  },
  {
    seats: 3,
    options: { layout: 'triangle', modules: INFLUENCE, roundCap: '60', alwaysPause: true },
    label: 'Triangle, influence, always pausing',
  },
  {
    seats: 3,
    options: { layout: 'lodestone', mode: 'vp', vpTarget: '15', modules: BOTH },
    label: 'Lodestone, points',
  },
  {
    seats: 1,
    options: { mode: 'solo', layout: 'random', soloLevel: 2, modules: MOONS, asteroids: 8, gasPlanets: '1' },
    label: 'Solo, random, moons',
    seldom,
  },
  {
    seats: 3,
    options: { layout: 'own', board: YARD, modules: MOONS, roundCap: '40' },
    label: 'A board of one’s own',
  },
  { seats: 4, options: { layout: 'four-corners', modules: MOONS }, label: 'Four Corners, moons' },
  { seats: 4, options: { layout: 'crossroads', teams: '2v2' }, label: 'Crossroads, two against two' },
  {
    seats: 5,
    options: { layout: 'pentad', mode: 'vp', vpTarget: '20', modules: DEVELOPMENTS },
    label: 'Pentad, points',
  },
  {
    seats: 5,
    options: { layout: 'random', layoutSeed: 'five', gasPlanets: '0', extraMinerals: '1', roundCap: '100' },
    label: 'Random for five',
  },
  {
    seats: 6,
    options: { layout: 'hexagon', mode: 'vp-timed', modules: MOONS },
    label: 'Hexagon, timed, moons',
  },
  {
    seats: 6,
    options: { layout: 'pinwheel', teams: '3v3', modules: BOTH },
    label: 'Pinwheel, three against three',
  },
  { seats: 6, options: { layout: 'two-walls', teams: '3v3', roundCap: 'none' }, label: 'Two Walls' },
  {
    seats: 6,
    options: { layout: 'three-harbours', teams: '2v2v2', modules: DEVELOPMENTS },
    label: 'Three Harbours',
  },
  {
    seats: 1,
    options: { mode: 'solo', layout: 'solo-b', soloLevel: 9, modules: DEVELOPMENTS },
    label: 'Solo, level 9',
  },
];

/** Dice fall and leave no trace when nobody is hurt. */
const fleeting = [
  'firstRoll',
  'dogfight',
  'asteroidRoll',
  'planetAttack',
  'rerolled',
  'stationRocks',
  'bonusDie',
  'replicator',
] as const;

/** What leads to content that a sound player seldom gets to: deep technology, and whatever it brings. */
const RARE: readonly MothershipAction['type'][] = ['research', 'ability', 'jump', 'stationMove', 'develop'];

/** Half of the rare things are done as soon as they can be, the deepest technology first; much else is left to chance. */
function curious(
  s: State,
  seat: Seat,
  actions: readonly MothershipAction[],
  random: Random,
): MothershipAction {
  const rest = actions.length > 1 ? actions.filter(({ type }) => type !== 'concede') : actions;
  const rare = rest.filter(({ type }) => RARE.includes(type));
  if (rare.length > 0 && random.int(2) === 0) return deepest(rare, random);
  if (random.int(4) === 0) return pick(random.int(100) === 0 ? actions : rest, random);
  return mothership.sense.rollout(s, seat, rest, random);
}

function deepest(actions: readonly MothershipAction[], random: Random): MothershipAction {
  const tier = (action: MothershipAction) =>
    action.type === 'research' ? technology(action.technology).tier : 0;
  const top = Math.max(...actions.map(tier));
  return pick(
    actions.filter((action) => tier(action) === top),
    random,
  );
}

/** Seventeen tables with long games: each is looked at closely once. */
contract(mothership, {
  tables: TABLES,
  games: 4,
  closeGames: 1,
  coverageGames: 510,
  lookEvery: 3,
  play: curious,
  leakEvery: 6,
  fleeting,
});

/** The smallest table, the usual one, and one with everything on. */
golden(mothership, fileURLToPath(new URL('golden', import.meta.url)), [
  { name: 'solo-level-4', table: SOLO, seed: 'solo-level-4-3' },
  { name: 'duel', table: DUEL, seed: 'duel-3' },
  { name: 'four-seats-all-modules', table: VP_MOONS, seed: 'victory-points-four-seats-all-modules-1' },
]);
