/** Opens the match on the table as a replay, at the moment one is at. */
import type { Kit } from '#engine';
import type { LocalMatch } from '../match/local.ts';
import { pack } from '../match/share.ts';
import { go, route, to } from '../router.ts';

export async function replaySoFar<K extends Kit>(match: LocalMatch<K>): Promise<void> {
  const at = match.moments.value.length - 1;
  const here = route.value;
  go(here.page === 'table' ? to.replay(here.save, at) : to.watch(await pack(match.record()), at));
}
