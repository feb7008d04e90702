/**
 * Whom a person mutes or blocks. Muting is theirs alone: their pages leave out what the other says. Who is blocked cannot
 * come where the person sits, and neither hears the other; what they both sit at already goes on.
 */
import { type Failure, fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import type { Player, Shuns } from '../store/index.ts';

/** Someone at a table: by their seat, or by the name only the server gives, which stands with what they say. */
export interface Someone {
  readonly seat?: number | undefined;
  readonly player?: string | undefined;
}

const MOST = 500;

/** The person that is meant; never the one who asks. */
export async function someone(house: House, match: string, by: Player, { seat, player }: Someone) {
  return house.around<Reply<{ person: Player }>>(match, async (live) => {
    if ((seat === undefined) === (player === undefined)) {
      return fail('bad-request', 'seatOrPlayer', { field: 'seat' });
    }
    const field = seat === undefined ? 'player' : 'seat';
    const id = seat === undefined ? player : live.ownerOf(seat)?.player;
    const person = id === undefined ? undefined : await house.store.people.player(id);
    if (person === undefined) return fail('bad-request', 'noPersonHere', { field });
    return person.id === by.id ? fail('bad-request', 'thatIsYou', { field }) : { ok: true, person };
  });
}

/** Adds someone to a list of this person's. */
export async function shun(
  house: House,
  list: Shuns,
  by: Player,
  { id, name }: Player,
): Promise<Reply<{ player: string; name: string }>> {
  if ((await list.of(by.id)).length >= MOST) {
    return fail('too-many', ['listFull', MOST]);
  }
  await list.add(by.id, { player: id, name, created: house.now() });
  return { ok: true, player: id, name };
}

/** Whether someone at a table that is not over has blocked a person who does not sit there. */
export async function isClosedTo({ store }: House, match: string, { id }: Player): Promise<boolean> {
  return (await store.blocks.closedTo(id, [match])).size > 0;
}

/** All that someone hears whom a person at the table has blocked. */
export function notOpen(): Failure {
  return fail('forbidden', 'notOpenToYou', { field: 'match' });
}
