import { contract } from '#engine/testing';
import { counterspell } from './fixtures/counterspell.ts';

contract(counterspell, {
  tables: [
    ...[2, 3, 4, 5].map((seats) => ({ seats })),
    { seats: 4, options: { mode: 'teams' } },
    { seats: 3, options: { dropIn: true } },
  ],
  maxActions: 2000,
});
