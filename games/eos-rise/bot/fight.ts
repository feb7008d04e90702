/** Spec 10.1 How to fight: dice, targets, and where the hull is hit. */
import { ALIENS } from '../content/aliens.ts';
import { type CharacterId, stressOf } from '../content/characters.ts';
import { DAMAGE, type DamageId, ICONS } from '../content/damage.ts';
import type { HullRoom } from '../content/rooms.ts';
import type { LaidCard, State } from '../state.ts';
import { matches } from '../terms/combat.ts';

/** Whether the free dice can still match all that a card lacks. */
export function canFinish(s: State, { open }: LaidCard): boolean {
  let wild = 0;
  for (const die of s.combat?.dice ?? []) if (!die.placed && die.face === 'crosshair') wild++;
  for (const icon of ICONS) {
    const need = open.filter((other) => other === icon).length;
    if (need === 0) continue;
    if (icon === 'crosshair') {
      wild -= need;
      continue;
    }
    let own = 0;
    for (const die of s.combat?.dice ?? []) if (!die.placed && die.face === icon) own++;
    if (own < need) wild -= matches(s, 'crosshair', icon) ? need - own : 99;
  }
  return wild >= 0;
}

export function laidOf(s: State, card: DamageId): LaidCard | undefined {
  return s.combat?.cards.find((laid) => laid.card === card);
}

/** A reroll is worth a cube while something stands and the free dice of this character show stress. */
export function lockHelps(s: State, who: CharacterId): boolean {
  const { combat } = s;
  if (combat === undefined) return false;
  const hull = s.pursuit.reduce((sum, { card }) => sum + ALIENS[card].hull, 0);
  const reach = combat.cards.reduce(
    (sum, laid) => sum + (canFinish(s, laid) ? DAMAGE[laid.card].damage : 0),
    0,
  );
  return reach < hull && combat.dice.some((die) => die.who === who && stressOf(die.face) > 0);
}

export function expectedRetaliation(s: State): number {
  return s.pursuit.reduce((sum, { card }) => sum + (ALIENS[card].damage * ALIENS[card].pips.length) / 6, 0);
}

/** A ship is worth its rewards and what it would have done. */
export function shipWorth(s: State, id: keyof typeof ALIENS): number {
  const { credits, intel, skillLevels, damage } = ALIENS[id];
  const raider = s.pursuit.find(({ card }) => card === id);
  return 1 + 0.6 * credits + 1.6 * intel + 2.5 * skillLevels + damage / 2 + 10 * (raider?.frb ?? 0);
}

/** Takes from the fullest room; the last points of Command and Engine are dear. */
export function hitAppeal(s: State, room: HullRoom): number {
  const hull = s.hull[room];
  if (room === 'command') return hull <= 3 ? -40 : hull - 6;
  return hull - (hull === 1 ? (room === 'engine' ? 14 : 8) : 0);
}
