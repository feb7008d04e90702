/** Blocking: who is blocked cannot join where you sit, and is not heard by you. What you both sit at already goes on. */
import { DONE, type Failure, fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import type { Player } from '../store/index.ts';

const MOST = 500;

export async function block(house: House, player: Player, other: string): Promise<Reply> {
  const { blocks, people } = house.store;
  if (other === player.id) return fail('bad-request', 'player must be someone else', { field: 'player' });
  const known = await people.player(other);
  if (known === undefined) return fail('bad-request', 'player is nobody here', { field: 'player' });
  if ((await blocks.of(player.id)).length >= MOST) {
    return fail('forbidden', `you have blocked ${MOST} people already; let one go first`);
  }
  await blocks.add(player.id, { player: other, name: known.name, created: house.now() });
  return DONE;
}

/** Why someone cannot sit down at a table: a person who sits there, or set it up, has blocked them. */
export async function unwelcome(house: House, match: string, player: Player): Promise<Failure | undefined> {
  return (await house.store.blocks.isUnwelcome(match, player.id))
    ? fail('forbidden', 'someone at this table does not want to play with you')
    : undefined;
}
