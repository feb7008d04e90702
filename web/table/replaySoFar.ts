/** Opens the match on the table as a replay, at the moment one is at. */
import type { Kit } from '#engine';
import type { Feed } from '../match/feed.ts';
import { pack } from '../match/share.ts';
import { go, route, to } from '../router.ts';

export async function replaySoFar<K extends Kit>(match: Feed<K>): Promise<void> {
  const at = match.moments.value.length - 1;
  const here = route.value;
  const record = match.record();
  if (here.page === 'online') go(to.review(here.match, at));
  else if (here.page === 'table') go(to.replay(here.save, at));
  else if (record) go(to.watch(await pack(record), at));
}
