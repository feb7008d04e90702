import { contract } from '#engine/testing';
import { sealedBids } from './fixtures/sealedBids.ts';

contract(sealedBids, {
  tables: [
    ...[2, 3, 4, 5, 6, 7, 8].map((seats) => ({ seats })),
    { seats: 3, options: { double: false } },
    { seats: 3, options: { hearts: 1 } },
  ],
});
