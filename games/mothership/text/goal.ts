/** How far one is from being rid of a rival, in English. */
import { distanceTo } from '../outlook/left.ts';
import type { SeenFleet, View } from '../view.ts';

/** Empty for friends, and before ships are placed: then nobody is near to anything. */
export function goalWords(view: View, { owner, npc, team }: SeenFleet): string {
  const { station, bare, ships } = distanceTo(view, owner);
  if (ships === 0 || team === view.fleets[view.me]?.team) return '';
  if (npc) return `Destroy ${ships === 1 ? 'the last Raider' : `all ${ships} Raiders`} to win`;
  const left = ships === 1 ? 'its last ship' : `all ${ships} ships`;
  return `To win: station ${station}${bare ? ' (unguarded)' : ''}, or ${left}`;
}
