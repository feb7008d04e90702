/** Sitting down at a table that waits for players: in a seat, or in any that is free. */

import { words } from '../text/en.ts';
import { dice } from './dice.ts';
import { asMe, introduce, myName, namedSoFar } from './link.ts';

/** Who has not said a name sits down as a guest. Gives what went wrong. */
export async function sitDown(match: string, seat?: number): Promise<string | undefined> {
  const name = namedSoFar.value.trim() || words.online.room.guest;
  const failed = myName.value === undefined ? await introduce(name) : undefined;
  if (failed !== undefined) return failed;
  const joined = await asMe(() => dice.join(match, seat === undefined ? {} : { seat }));
  return joined.ok ? undefined : joined.error.message;
}
