import { fileURLToPath } from 'node:url';
import { contract } from '#engine/testing';
import { golden, wholeRecords } from '#engine/testing/golden';
import { eosRise } from '../index.ts';
import { curious } from './curious.ts';

const ONE = { seats: 1, options: { difficulty: 'easy' }, label: 'one, easy' };
const TWO = {
  seats: 2,
  options: { difficulty: 'hard', traits: true, shields: 'expire' },
  label: 'two, hard, traits',
};
const THREE = { seats: 3, options: { cycles: 'unlimited' }, label: 'three, no limit' };
const FOUR = { seats: 4, options: { traits: true, facilitator: 3 }, label: 'four, traits' };
const SHARED = {
  seats: 2,
  options: { difficulty: 'easy', commander: 2, pilot: 1, specialist: 1, engineer: 2 },
  label: 'two, shared out anew',
};

contract(eosRise, {
  tables: [ONE, TWO, THREE, FOUR, SHARED],
  games: 20,
  coverageGames: 800,
  lookEvery: 2,
  leakEvery: 6,
  // Chance alone never fills the Progress track.
  play: curious,
});

golden(eosRise, fileURLToPath(new URL('golden', import.meta.url)), [
  { name: 'one-easy', table: ONE, seed: 'one-easy' },
  { name: 'two-hard-traits', table: TWO, seed: 'two-hard-traits' },
  { name: 'four-traits', table: FOUR, seed: 'four-traits' },
]);

// Opened by tests of the table: a first fight, a crew of four, and a match that comes to the Last Dash.
wholeRecords(eosRise, fileURLToPath(new URL('records', import.meta.url)), [
  { name: 'one-easy', table: ONE, seed: 'one-easy' },
  { name: 'four-traits', table: FOUR, seed: 'four-traits' },
  { name: 'last-dash-one', table: ONE, seed: 'dash-109' },
]);
