import { fileURLToPath } from 'node:url';
import { contract } from '#engine/testing';
import { golden, wholeRecords } from '#engine/testing/golden';
import { exoship } from '../index.ts';

const EARTH = { seats: 1, options: { origin: 'earth', hard: false }, label: 'Earth' };
const MARS = { seats: 1, options: { origin: 'mars', hard: false }, label: 'Mars' };
const EARTH_HARD = { seats: 1, options: { origin: 'earth', hard: true }, label: 'Earth, hard' };
const MARS_HARD = { seats: 1, options: { origin: 'mars', hard: true }, label: 'Mars, hard' };

contract(exoship, { tables: [EARTH, MARS, EARTH_HARD, MARS_HARD], games: 50, coverageGames: 400 });

golden(exoship, fileURLToPath(new URL('golden', import.meta.url)), [
  { name: 'earth', table: EARTH, seed: 'earth-1' },
  { name: 'mars', table: MARS, seed: 'mars-1' },
  { name: 'mars-hard', table: MARS_HARD, seed: 'mars-hard-1' },
]);

// Opened by tests of the replay.
wholeRecords(exoship, fileURLToPath(new URL('records', import.meta.url)), [
  { name: 'earth-1', table: EARTH, seed: 'earth-1' },
]);
