/** What a person has played to its end: how it came out, with whom, when, and how long it took. */
import type { FinishedInfo } from '#client/protocol.ts';
import { fail, type Reply } from '../answer.ts';
import type { Player } from '../store/index.ts';
import type { House } from './house.ts';
import { tableOf } from './lobby.ts';
import { endInfo } from './standing.ts';
import type { End } from './writing.ts';

/** So many are told at once. */
const AT_ONCE = 30;
const NEWEST = { updated: Number.MAX_SAFE_INTEGER, id: '' };

export async function historyOf(
  house: House,
  player: Player,
  before: string | undefined,
): Promise<Reply<{ matches: FinishedInfo[]; more?: true }>> {
  const last = before === undefined ? NEWEST : await house.store.tables.match(before);
  if (last === undefined) return fail('unknown-match', ['noMatch', before ?? ''], { field: 'before' });
  const found = await house.store.tables.finishedBy(player.id, last, AT_ONCE + 1);
  const matches = await Promise.all(
    found.slice(0, AT_ONCE).map(
      async ({ row, end, began }): Promise<FinishedInfo> => ({
        table: await tableOf(house, row, player),
        moves: Math.max(0, row.number - 1),
        ...(end ? { ended: endInfo(end as End) } : {}),
        ...(began === undefined ? {} : { began }),
      }),
    ),
  );
  return { ok: true, matches, ...(found.length > AT_ONCE ? { more: true } : {}) };
}
