/** What a seat did that only the positions tell: against which odds it won, from how far it struck, what it broke in one turn. */
import type { Seat } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import type { MothershipEvent } from '../../event.ts';
import { ownerIn } from '../../outlook/heard.ts';
import { plannedScene } from '../../outlook/scene.ts';
import { placeOf } from '../../outlook/ways.ts';
import { spacesApart } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';
import { type View, view } from '../../view.ts';

interface Feats {
  /** The least chance it had in a dogfight that it won as attacker; 1 where there was none. */
  longestOdds: number;
  /** The most spaces between its Mothership and what it destroyed from afar. */
  farthest: number;
  /** Motherships and stations it destroyed. */
  bigKills: number;
  /** A Mothership fell in one turn, from full shield and hull. */
  pierced: boolean;
  /** It cancelled a card while a fight was on. */
  countered: boolean;
}

const FULL_HULL = 12;

export function featsOf(film: readonly Scene<Mothership>[], seat: Seat): Feats {
  const feats: Feats = { longestOdds: 1, farthest: 0, bigKills: 0, pierced: false, countered: false };
  let before: View | undefined;
  let turnBegan: View | undefined;
  for (const scene of film) {
    const { state } = scene;
    const heard = scene.hear(seat);
    if (before) note(feats, { heard, before, turnBegan, seat });
    if (state === undefined) continue;
    before = view(state, seat);
    if (turnBegan === undefined || heard.some(({ type }) => type === 'turn')) turnBegan = before;
  }
  return feats;
}

/** What a seat heard of one press, and what it saw before it. */
interface Hearing {
  readonly heard: readonly MothershipEvent[];
  readonly before: View;
  readonly turnBegan: View | undefined;
  readonly seat: Seat;
}

function note(feats: Feats, hearing: Hearing): void {
  const { heard, before, seat } = hearing;
  const afar = heard.find((event) => event.type === 'declared' && event.ranged);
  for (const event of heard) {
    if (event.type === 'dogfight' && event.defender && event.winner === 'attacker') {
      const ships = event.attackers.map(({ unit }) => unit);
      if (ships.every((ship) => ownerIn(ship) === seat && placeOf(before, ship)))
        feats.longestOdds = Math.min(feats.longestOdds, plannedScene(before, event.target, ships).odds.win);
    }
    if (event.type === 'cancelled' && before.fight && event.play.seat !== seat)
      feats.countered ||= heard.some((one) => one.type === 'played' && one.seat === seat);
    if (event.type !== 'destroyed' || event.by !== seat || ownerIn(event.unit) === seat) continue;
    kill(feats, event.unit, hearing, afar !== undefined);
  }
}

function kill(feats: Feats, unit: UnitId, { before, turnBegan, seat }: Hearing, afar: boolean): void {
  const from = before.units.find(({ owner, class: kind }) => owner === seat && kind === 'mothership')?.at;
  const to = placeOf(before, unit);
  if (afar && from && to) feats.farthest = Math.max(feats.farthest, spacesApart(from, to));
  if (unit.endsWith('-m') || unit.endsWith('-s')) feats.bigKills += 1;
  const owner = ownerIn(unit);
  const fleet = owner === undefined ? undefined : turnBegan?.fleets[owner];
  if (unit.endsWith('-m') && fleet?.hp === FULL_HULL && fleet.shield === fleet.energy.shields)
    feats.pierced = true;
}
