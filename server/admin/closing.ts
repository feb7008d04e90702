/** The host closes a table: one in play ends where it is, one that has not begun is put away. */

import { DONE, fail, type Reply } from '../answer.ts';
import { end } from '../matches/ending.ts';
import { aroundFresh } from '../matches/fresh.ts';
import { AGAIN, type House } from '../matches/house.ts';

export function closeTable(house: House, id: string): Promise<Reply> {
  return aroundFresh(house, id, async (live): Promise<Reply | typeof AGAIN> => {
    if (live.row.status === 'over') return fail('over', 'alreadyOver', { field: 'match' });
    if (live.row.status === 'playing') return (await end(house, live, { how: 'closed' })) ? DONE : AGAIN;
    if (!(await house.store.lobby.remove(live.row))) return AGAIN;
    house.putAway(live);
    return DONE;
  });
}
