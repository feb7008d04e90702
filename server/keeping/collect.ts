/** Puts away what nobody comes back for. Of several nodes one does it, in slices, so that nobody waits for it. */
import type { House } from '../matches/house.ts';
import { forget } from '../people/forget.ts';

const DAY = 24 * 3_600_000;
/** A session that was not used for so long ends. */
const UNUSED = 365 * DAY;
/** Of all nodes one looks, once in so long. */
const EVERY = 6 * 3_600_000;

export interface Collected {
  readonly tables: number;
  readonly guests: number;
}

/** Once in a while, by whichever node is first. Without `days` only sessions come to an end. */
export async function collect(house: House, days: number | undefined): Promise<Collected | undefined> {
  const { marks, keeping } = house.store;
  const now = house.now();
  if (!(await marks.mine('collect', now - EVERY, now))) return undefined;
  for (let after: string | undefined = ''; after !== undefined; ) {
    after = await keeping.endSessions(now - UNUSED, after);
    await breath();
  }
  if (days === undefined) return { tables: 0, guests: 0 };
  const before = now - days * DAY;
  const tables = await each(
    (after) => keeping.tables(before, after),
    async (id) => {
      if (!(await keeping.removeTable(id, before))) return false;
      house.forget(id);
      return true;
    },
  );
  const guests = await each(
    (after) => keeping.guests(before, after),
    async (id) => {
      await forget(house, id);
      return true;
    },
  );
  return { tables, guests };
}

/** Works through what is found page by page; gives how often it was done. */
async function each(
  page: (after: string) => Promise<readonly string[]>,
  work: (id: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (let after = ''; ; ) {
    const found = await page(after);
    for (const id of found) {
      if (await work(id)) done++;
      await breath();
    }
    const last = found.at(-1);
    if (last === undefined) return done;
    after = last;
  }
}

/** Lets everyone else have their turn. */
const breath = () => new Promise((resolve) => setImmediate(resolve));
