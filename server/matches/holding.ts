/**
 * Who holds a seat. Whoever first took it is its owner: they give the personal link, see who came by it and remove them.
 * Who came by link plays the seat as the owner does, but can do nothing about who holds it other than leave.
 */

import type { HeldBy } from '#client/protocol.ts';
import type { Seat } from '#engine';
import { DONE, type Failure, fail, type Reply } from '../answer.ts';
import { isClosedTo, notOpen } from '../people/shunning.ts';
import { type Holder, MOST_BY_LINK, type Player } from '../store/index.ts';
import { hashOf, newToken } from '../tokens.ts';
import { aroundFresh } from './fresh.ts';
import type { HeldTable } from './heldTable.ts';
import { AGAIN, type House } from './house.ts';
import { windUp } from './leaving.ts';
import { gaveUp } from './play.ts';

/** How long a request to whoever set the table up stands. */
const REQUEST = 10 * 60_000;

/** A personal link: whoever has it holds this seat, on any device. An older link stops working. */
export function newLink(
  house: House,
  id: string,
  player: Player,
  { seat, alone }: { seat: Seat; alone: boolean },
): Promise<Reply<{ token: string }>> {
  return aroundFresh(house, id, async (live): Promise<Reply<{ token: string }> | typeof AGAIN> => {
    const closed = notOwner(live, player, seat) ?? gaveUp(live, seat);
    if (closed) return closed;
    const token = newToken();
    const terms = { match: id, seat, token: hashOf(token) };
    const { holding } = house.store;
    const done = alone
      ? await holding.remove({ ...terms, owner: player.id })
      : await holding.link({ ...terms, player: player.id });
    // Someone else sits there by now.
    if (!done) return AGAIN;
    await house.refresh(live);
    return { ok: true, token };
  });
}

/** Everyone who holds the owner's seat, with what is known of where. */
export function heldBy(
  house: House,
  id: string,
  player: Player,
  seat: Seat,
): Promise<Reply<{ holders: HeldBy[] }>> {
  return aroundFresh(house, id, async (live): Promise<Reply<{ holders: HeldBy[] }>> => {
    const closed = notOwner(live, player, seat);
    if (closed) return closed;
    const all = live.holders.filter((holder) => holder.seat === seat);
    return { ok: true, holders: await Promise.all(all.map((one) => described(house, one, player.id))) };
  });
}

async function described(house: House, holder: Holder, me: string): Promise<HeldBy> {
  const { people } = house.store;
  const [person, sessions] = await Promise.all([
    people.player(holder.player),
    people.sessions(holder.player),
  ]);
  const [latest] = sessions;
  const own = holder.player === me;
  return {
    player: holder.player,
    name: person?.name ?? '',
    you: own,
    ...(holder.link ? { since: holder.link } : {}),
    ...(latest ? { seen: latest.seen } : {}),
    // Of others only what they came with is told.
    devices: own ? sessions.map(({ device }) => device) : holder.device ? [holder.device] : [],
  };
}

/** By the owner at any time; by whoever set the table up while the owner's request stands. */
export function removeHolders(
  house: House,
  id: string,
  player: Player,
  { seat, other }: { seat: Seat; other: string | undefined },
): Promise<Reply<{ removed: number }>> {
  return aroundFresh(house, id, async (live): Promise<Reply<{ removed: number }> | typeof AGAIN> => {
    const owner = live.ownerOf(seat);
    const asked = (owner?.asked ?? 0) > house.now() && live.row.owner === player.id;
    const closed = asked ? undefined : notOwner(live, player, seat);
    if (closed) return closed;
    if (other !== undefined && other === owner?.player) {
      return fail('bad-request', 'firstHolderStays', { field: 'player' });
    }
    const terms = { match: id, seat, owner: owner?.player ?? player.id, player: other };
    const gone = await house.store.holding.remove(terms);
    if (gone === undefined) return AGAIN;
    await house.refresh(live);
    return { ok: true, removed: gone.length };
  });
}

export function askForHelp(house: House, id: string, player: Player, seat: Seat): Promise<Reply> {
  return aroundFresh(house, id, async (live): Promise<Reply> => {
    const closed = notOwner(live, player, seat);
    if (closed) return closed;
    await house.store.holding.ask(id, seat, player.id, house.now() + REQUEST);
    await house.refresh(live);
    return DONE;
  });
}

/** Whether someone came to this seat by its link; then leaving concerns them alone. */
export async function letGo(house: House, id: string, player: Player, seat: Seat): Promise<boolean> {
  const left = await aroundFresh(house, id, async (live): Promise<Reply<{ left: boolean }>> => {
    if (live.ownerOf(seat)?.player === player.id) return { ok: true, left: false };
    await house.store.holding.letGo(id, seat, player.id);
    await house.refresh(live);
    return { ok: true, left: true };
  });
  return left.ok && left.left;
}

export async function claimSeat(
  house: House,
  id: string,
  player: Player,
  { token, device }: { token: string; device: string },
): Promise<Reply<{ seat: Seat }>> {
  const { comings, holding } = house.store;
  const by = { match: id, token: hashOf(token), player: player.id };
  const refusal = async (): Promise<Failure> => {
    if (await isClosedTo(house, id, player)) return notOpen();
    if (await holding.isFull(id, by.token)) return fail('too-many', ['linkFull', MOST_BY_LINK]);
    return fail('forbidden', 'linkInvalid', { field: 'token' });
  };
  // Anyone may try: at the table nothing is begun, and nobody told, for a link that leads nowhere.
  if (!(await holding.leads(id, by.token))) return house.around(id, refusal, { owner: player.id });
  return aroundFresh(house, id, async (live): Promise<Reply<{ seat: Seat }>> => {
    // The link of a newcomer's seat is good for one: whoever comes first is its owner.
    const taken = await comings.take({ match: id, which: by, player: player.id, name: player.name });
    const seat = taken ?? (await holding.claim({ ...by, device, at: house.now() }));
    if (seat === undefined) return refusal();
    if (taken !== undefined) await windUp(house, live, taken);
    else await house.refresh(live);
    return { ok: true, seat };
  });
}

function notOwner(live: HeldTable, player: Player, seat: Seat): Failure | undefined {
  if (live.ownerOf(seat)?.player === player.id) return undefined;
  return fail('forbidden', 'firstHolderOnly', {
    field: 'seat',
  });
}
