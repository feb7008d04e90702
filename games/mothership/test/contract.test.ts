import { fileURLToPath } from 'node:url';
import { contract, golden, type Table } from '#engine/testing';
import { mothership } from '../index.ts';

const ALL = ['artifacts', 'influence', 'developments', 'moons'];

const seldom = ['concede'];

/** Modes × modules × seats, each value at least once. */
const TABLES: readonly Table[] = [
  { seats: 2, label: 'Duel' },
  { seats: 1, options: { mode: 'solo' }, label: 'Solo 1' },
  { seats: 4, options: { mode: 'vp', modules: ALL }, label: 'VP 4 all' },
].map((table) => ({ ...table, seldom }));

contract(mothership, { tables: TABLES, games: 3, coverageGames: 300, leakEvery: 3 });
void golden; void fileURLToPath;
