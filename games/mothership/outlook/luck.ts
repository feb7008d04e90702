/** How the dice treated a seat: what it won of fights and captures, beside what their odds promised. */
import type { Seat } from '#engine';
import { dieOf } from '../content/panel.ts';
import type { MothershipEvent, Rolled } from '../event.ts';
import { chanceOf, oddsOf, waysOf } from '../rules/odds.ts';
import type { View } from '../view.ts';
import { ownerIn } from './heard.ts';

export interface Luck {
  readonly won: number;
  /** The sum of the chances there were, with all that was added to the dice. */
  readonly expected: number;
}

/** What a fleet has on its weapons when a game begins. */
const WEAPONS = 5;

/** `view`: any of the match; what no seat owns keeps its die through it. */
export function luckOf(told: readonly MothershipEvent[], seat: Seat, view: View): Luck {
  const weapons = new Map<Seat, number>();
  const breaksTies = new Set<Seat>();
  let [won, expected] = [0, 0];
  const sidesOf = ({ unit, face }: Rolled): number => {
    const sides = dieIn(view, unit, weapons);
    // A doubled face shows more than its die has.
    return Math.max(face, face > sides ? 2 * sides : sides);
  };
  const mine = (unit: string | undefined): boolean => unit !== undefined && ownerIn(unit) === seat;
  const waysFor = (rolls: readonly Rolled[], total: number) =>
    waysOf(rolls.map(sidesOf), total - rolls.reduce((sum, { face }) => sum + face, 0));
  for (const event of told) {
    if (event.type === 'diverted') weapons.set(event.seat, event.weapons);
    if (event.type === 'energy' && event.subsystem === 'weapons')
      weapons.set(event.seat, (weapons.get(event.seat) ?? WEAPONS) + event.change);
    if (event.type === 'researched' && event.technology === 'targeting-computer') breaksTies.add(event.seat);
    if (event.type === 'planetAttack' && event.rolls.some(({ unit }) => mine(unit))) {
      won += event.captured ? 1 : 0;
      expected += chanceOf(waysFor(event.rolls, event.total), event.defence);
    }
    if (event.type !== 'dogfight' || event.defender === undefined) continue;
    const attacks = event.attackers.some(({ unit }) => mine(unit));
    if (!attacks && !mine(event.defender.unit)) continue;
    const by = ownerIn(event.attackers[0]?.unit ?? '');
    const odds = oddsOf(waysFor(event.attackers, event.attack), waysFor([event.defender], event.defence));
    const ties = by !== undefined && breaksTies.has(by) ? odds.tie : 0;
    won += event.winner === (attacks ? 'attacker' : 'defender') ? 1 : 0;
    expected += attacks ? odds.win + ties : odds.loss;
  }
  return { won, expected };
}

/** Fighters and Guardians have a D6, Bombers a D8; a Mothership what its weapons had when it rolled. */
function dieIn(view: View, unit: string, weapons: ReadonlyMap<Seat, number>): number {
  const slot = unit.split('-')[1]?.charAt(0);
  if (slot !== 'm') return slot === 'b' ? 8 : 6;
  const owner = ownerIn(unit);
  if (owner !== undefined) return dieOf(weapons.get(owner) ?? WEAPONS);
  return view.units.find(({ id }) => id === unit)?.die ?? 6;
}
