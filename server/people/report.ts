/** Reporting someone to the host, with what they said and what stood around it. */
import { SPECTATOR } from '#engine';
import { DONE, fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import { audible } from '../matches/viewers.ts';
import type { Player } from '../store/index.ts';
import { newId } from '../tokens.ts';

const HOUR = 3_600_000;
/** Reports of one person within an hour. */
const MOST = 10;

export interface Complaint {
  readonly person: string;
  readonly reason: string;
  /** The lines it is about, by number. */
  readonly lines: readonly number[];
}

export async function report(house: House, id: string, by: Player, complaint: Complaint): Promise<Reply> {
  const { person, reason, lines } = complaint;
  const { reports, people, talk } = house.store;
  const now = house.now();
  if (person === by.id) return fail('bad-request', 'player must be someone else', { field: 'player' });
  const about = await people.player(person);
  if (about === undefined) return fail('bad-request', 'player is nobody here', { field: 'player' });
  if ((await reports.count(by.id, now - HOUR)) >= MOST) {
    return fail('too-fast', 'you have reported much of late; wait a while');
  }
  return house.around(id, async (live): Promise<Reply> => {
    const [seat = SPECTATOR] = live.heldBy(by.id);
    // Only what the reporter could read; and the person must have to do with this table.
    const said = audible(live, await talk.quoted(id, person, lines), seat);
    const isHere = live.heldBy(person).length > 0 || said.some(({ player }) => player === person);
    if (!isHere) return fail('bad-request', 'player has nothing to do with this table', { field: 'player' });
    await reports.add({
      ...{ id: newId(), match: id, reporter: by.id, person, name: about.name, reason, created: now },
      lines: said,
    });
    return DONE;
  });
}
