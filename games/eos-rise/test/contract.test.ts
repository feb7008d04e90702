import { fileURLToPath } from 'node:url';
import { contract } from '#engine/testing';
import { golden } from '#engine/testing/golden';
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

const name = ({ label }: { label: string }) => label.replaceAll(', ', '-').replaceAll(' ', '-');

golden(eosRise, fileURLToPath(new URL('golden', import.meta.url)), [
  ...[ONE, TWO, THREE, FOUR].map((table) => ({ name: name(table), table, seed: name(table) })),
  // Matches that come to the Last Dash.
  { name: 'last-dash-one', table: ONE, seed: 'dash-109' },
  {
    name: 'last-dash-four',
    table: { seats: 4, options: { difficulty: 'easy', traits: true }, label: 'four, easy, traits' },
    seed: 'dash-52',
  },
]);
