import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { type Case, contract } from '#engine/testing';
import { golden, wholeRecords } from '#engine/testing/golden';
import { exodus } from '../index.ts';
import { explore } from './explorer.ts';

// Coverage plays a great many matches of up to eight seats.
vi.setConfig({ testTimeout: 600_000 });

const CLOSE: readonly Case[] = [
  { seats: 3, label: '3 seats' },
  {
    seats: 4,
    options: { assign: 'draft', journey: 'short', brisk: true },
    label: '4 seats, draft, short, brisk',
  },
  {
    seats: 5,
    options: { infection: 'turncoat', unheldResearchers: true, dawnSwap: true, womenLabel: 'people' },
    label: '5 seats, turncoats, unheld Researchers',
  },
  {
    seats: 6,
    options: { secondaries: ['network', 'researchers', 'security'], journey: 'long', fleetQuestions: false },
    label: '6 seats, long, other factions',
  },
  { seats: 7, options: { infection: 'off', brisk: true }, label: '7 seats, no infection' },
  {
    seats: 8,
    options: {
      fudge: true,
      brisk: true,
      secondaries: ['network', 'researchers', 'underworld', 'security', 'opposition'],
    },
    label: '8 seats, fudge',
  },
];

contract(exodus, {
  tables: CLOSE,
  games: 1,
  coverageGames: 1000,
  play: explore,
  maxActions: 40_000,
  leakEvery: 7,
  lookEvery: 4,
  // Dice are seen by all and soon covered by the next; what is heard in private stays with who heard it.
  fleeting: [
    'elected',
    'onceUsed',
    'tested',
    'polled',
    'ballots',
    'crisis',
    'scanned',
    'astrometrics',
    'convenience',
    'strain',
  ],
});

/** The smallest table, a usual one, and the largest with its own options. */
golden(
  exodus,
  fileURLToPath(new URL('golden', import.meta.url)),
  CLOSE.filter(({ seats }) => seats === 3 || seats === 5 || seats === 8).map((table) => {
    const name = `seats-${table.seats}`;
    return { name, table, seed: name };
  }),
);

// Opened by tests of the table in a browser.
wholeRecords(
  exodus,
  fileURLToPath(new URL('records', import.meta.url)),
  CLOSE.filter(({ seats }) => seats === 3).map((table) => ({ name: 'seats-3', table, seed: 'seats-3' })),
);
