import { fileURLToPath } from 'node:url';
import { contract } from '#engine/testing';
import { golden } from '#engine/testing/golden';
import { exoship } from '../index.ts';

const EARTH = { seats: 1, options: { origin: 'earth', hard: false }, label: 'Earth' };
const MARS = { seats: 1, options: { origin: 'mars', hard: false }, label: 'Mars' };
const EARTH_HARD = { seats: 1, options: { origin: 'earth', hard: true }, label: 'Earth, hard' };
const MARS_HARD = { seats: 1, options: { origin: 'mars', hard: true }, label: 'Mars, hard' };

contract(exoship, { tables: [EARTH, MARS, EARTH_HARD, MARS_HARD], games: 50, coverageGames: 400 });

golden(
  exoship,
  fileURLToPath(new URL('golden', import.meta.url)),
  [EARTH, MARS, EARTH_HARD, MARS_HARD].flatMap((table) =>
    [1, 2, 3].map((n) => {
      const name = `${table.label.toLowerCase().replace(', ', '-')}-${n}`;
      return { name, table, seed: name };
    }),
  ),
);
