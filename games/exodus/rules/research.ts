/** XD-18.6 Research: progress, and the discoveries it leads to. */
import { pileSize } from '#engine';
import type { FactionId } from '../content/factions.ts';
import type { DiscoveryId } from '../content/secrets.ts';
import type { G } from '../state.ts';
import { find, seatOf } from './houses.ts';
import { renown } from './markers.ts';
import { publish } from './secrets.ts';

const ENOUGH = 3;

export function progress(g: G, faction: FactionId, by: number): void {
  const { s } = g;
  const house = find(s, faction);
  const now = (house?.progress ?? s.unheldProgress) + by;
  const left = now >= ENOUGH ? now - ENOUGH : now;
  if (house === undefined) s.unheldProgress = left;
  else house.progress = left;
  g.tell({ type: 'progress', faction, now: left });
  if (now >= ENOUGH) breakthrough(g, faction);
}

function breakthrough(g: G, faction: FactionId): void {
  const { s } = g;
  const house = find(s, faction);
  const first = g.draw(s.deck);
  if (first === undefined) {
    // XD-18.6 nothing left to discover
    renown(g, faction, 1);
    return;
  }
  if (house === undefined) {
    // XD-3.5 unheld Researchers publish at once
    own(g, faction, first);
    publish(g, s.secrets.length - 1);
    return;
  }
  if (pileSize(s.deck) === 0) {
    own(g, faction, first);
    return;
  }
  const second = g.draw(s.deck);
  house.offer = second === undefined ? [first] : [first, second];
  g.then({ step: 'discover', faction });
}

/** A discovery is a secret of the faction that made it. */
export function own(g: G, faction: FactionId, id: DiscoveryId): void {
  g.s.secrets.push({ id, owner: faction, knowers: [], public: false, void: false });
  if (find(g.s, faction) === undefined) return;
  g.tellOnly(
    [seatOf(g.s, faction)],
    { type: 'discovered', faction, discovery: id },
    { type: 'discovered', faction },
  );
}
