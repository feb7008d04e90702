import { fileURLToPath } from 'node:url';
import { type Case, contract } from '#engine/testing';
import { golden } from '#engine/testing/golden';
import { exoworld } from '../index.ts';

/** Every planet, every number of players, every variant; together in as many ways as there is time for. */
const TABLES: readonly Case[] = [
  { seats: 1, options: { scenario: 'proxima-b' }, label: 'alone on Proxima' },
  { seats: 2, options: { scenario: 'ross-128-b' }, label: 'two on Ross 128' },
  { seats: 3, options: { scenario: 'trappist-1e', first: 2 }, label: 'three on TRAPPIST-1e' },
  { seats: 4, options: { scenario: 'teegarden-b' }, label: 'four on Teegarden' },
  { seats: 5, options: { scenario: 'lhs-1140-b' }, label: 'five on LHS 1140' },
  { seats: 1, options: { scenario: 'trappist-1d', critical: true }, label: 'alone on TRAPPIST-1d, critical' },
  {
    seats: 2,
    options: { scenario: 'trappist-1f', incommunication: true },
    label: 'two on TRAPPIST-1f, incommunication',
  },
  {
    seats: 3,
    options: { scenario: 'trappist-1g', incommunication: true },
    label: 'three on TRAPPIST-1g, incommunication',
  },
  {
    seats: 4,
    options: { scenario: 'gliese-667cc', critical: true },
    label: 'four on Gliese 667 C, critical',
  },
  {
    seats: 5,
    options: { scenario: 'trappist-1b', incommunication: true },
    label: 'five on TRAPPIST-1b, incommunication',
  },
  {
    seats: 2,
    options: { scenario: 'trappist-1c', critical: true, incommunication: true },
    label: 'two on TRAPPIST-1c, all variants',
  },
  { seats: 3, options: { scenario: 'trappist-1h' }, label: 'three on TRAPPIST-1h' },
];

contract(exoworld, { tables: TABLES, games: 10, coverageGames: 300, leakEvery: 3, lookEvery: 3 });

/** The smallest table, a usual one, and the largest with everything on. */
golden(exoworld, fileURLToPath(new URL('golden', import.meta.url)), [
  { name: 'proxima-b-1', table: { seats: 1, options: { scenario: 'proxima-b' } }, seed: 'golden 1' },
  { name: 'trappist-1e-3', table: { seats: 3, options: { scenario: 'trappist-1e' } }, seed: 'golden 3' },
  {
    name: 'trappist-1c-5',
    table: { seats: 5, options: { scenario: 'trappist-1c', critical: true, incommunication: true } },
    seed: 'golden 11',
  },
]);
