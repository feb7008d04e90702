/** Playing again: one offers it, and each of the others takes the seat that is kept for them, or says no. */

import { Match } from '#engine';
import { fail, type Reply, refused } from '../answer.ts';
import { isClosedTo, notOpen } from '../people/shunning.ts';
import type { MatchRow, Player, SeatRow } from '../store/index.ts';
import { newMatchId, newSeed } from '../tokens.ts';
import { aroundFresh } from './fresh.ts';
import type { HeldTable } from './heldTable.ts';
import { AGAIN, type House } from './house.ts';
import { begunIfComplete, notBegun, shown, type TableReply } from './lobby.ts';
import { freed, reseat } from './seating.ts';

/** Says no to the seats that are kept for this person: they are free for anyone. */
export function decline(house: House, id: string, player: Player): Promise<Reply> {
  return reseat(house, id, (live) => {
    if (live.row.status !== 'open') return fail('bad-request', 'alreadyStarted');
    const kept = live.seats.filter((seat) => seat.kept === player.id);
    return kept.length === 0 ? fail('bad-request', 'notAsked') : { ok: true, to: { seats: kept.map(freed) } };
  });
}

/**
 * The same table once more. The first to ask sets it up, owns it, and sits there: who came by a link waits until one of
 * the others does. For the others their seats are kept, and each takes theirs or says no.
 */
export async function rematch(house: House, id: string, player: Player): Promise<TableReply> {
  const found = await aroundFresh(
    house,
    id,
    async (live): Promise<Reply<{ rematch: string }> | typeof AGAIN> => {
      const { row } = live;
      if (live.heldBy(player.id).length === 0) return fail('forbidden', 'rematchForPlayers');
      if (row.status !== 'over') return fail('bad-request', 'notOver');
      if (row.rematch) return { ok: true, rematch: row.rematch };
      if (!live.heldBy(player.id).some((seat) => live.ownerOf(seat)?.player === player.id))
        return fail('forbidden', 'rematchForOwners');
      const game = house.games.find((one) => one.id === row.game);
      if (game === undefined) return fail('unknown-game', ['gameGone', row.game]);
      const blocks = await house.store.blocks.among([...new Set(live.holders.map((one) => one.player))]);
      if (blocks.some(({ blocked }) => blocked === player.id)) return notOpen();
      // Whom someone there has blocked is not asked to sit with them again.
      const isOut = (who: string) => blocks.some(({ blocked }) => blocked === who);
      // Under the rules of today, which may no longer allow what was chosen then.
      const now = house.now();
      // Who has left for good is not waited for: those who are left move up.
      const stayed = live.seats.filter(({ kind }) => kind !== 'closed');
      const fresh = { ...freshly(row, now), owner: player.id, rules: game.version, seats: stayed.length };
      const { seats: count, options, seed } = fresh;
      const begun = Match.start(game, { seats: count, options, random: { kind: 'keyed', seed } });
      if (!begun.ok) return refused(begun.refusal);
      const seats = stayed.map((known, place) => ({ ...seatAgain(live, known, player, isOut), seat: place }));
      const placed = live.holders.flatMap((holder) => {
        const place = stayed.findIndex(({ seat }) => seat === holder.seat);
        return seats[place]?.kind === 'person' && !isOut(holder.player) ? [{ ...holder, seat: place }] : [];
      });
      const next = begunIfComplete(game, fresh, { seats, holders: placed }, now);
      if (!(await house.store.lobby.rematch(row, next, seats, placed))) return AGAIN;
      await house.refresh(live);
      return { ok: true, rematch: next.id };
    },
  );
  if (!found.ok) return found;
  // Who set it up first may have blocked who comes second.
  return (await isClosedTo(house, found.rematch, player))
    ? notOpen()
    : shown(house, found.rematch, player, {});
}

/** Who asks sits where they sat; a bot plays for those the server has forgotten; the others are asked. */
function seatAgain(
  live: HeldTable,
  { seat, name, level }: SeatRow,
  asker: Player,
  isOut: (who: string) => boolean,
): SeatRow {
  const known = { seat, level, resigned: false };
  const held = live.holders.some((holder) => holder.seat === seat);
  const who = live.ownerOf(seat)?.player;
  if (who === asker.id) return { ...known, name, kind: 'person' };
  if (!held) return { ...known, name, kind: 'bot' };
  if (who === undefined || isOut(who)) return { ...known, name: '', kind: 'free' };
  return { ...known, name, kind: 'free', kept: who };
}

function freshly(row: MatchRow, now: number): MatchRow {
  const { game, rules, options, seats, owner, visibility, atZero, level, standIn, delay, language } = row;
  const { clock, paced, reserve } = row;
  const seed = newSeed();
  return {
    game,
    rules,
    options,
    seats,
    owner,
    visibility,
    atZero,
    level,
    delay,
    language,
    ...(standIn ? { standIn } : {}),
    ...(clock === undefined ? {} : { clock }),
    ...(reserve === undefined ? {} : { reserve }),
    ...(paced ? { paced } : {}),
    id: newMatchId(now),
    seed,
    luck: seed,
    ...notBegun(now),
  };
}
