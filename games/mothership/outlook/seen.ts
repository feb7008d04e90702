/**
 * The position as a view tells it: all that everybody sees, kept as the rules keep it, so that they can be asked how far a
 * ship gets, who may attack whom and what stands guard. Hidden cards are no part of it.
 */

import { defaultOptions } from '#engine';
import { OPTIONS, type Options } from '../options.ts';
import { boardOf } from '../rules/board.ts';
import { enginePower, fleetOf, shieldPoints, unitOf } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { unitNumber } from '../rules/units.ts';
import { setup } from '../setup.ts';
import { BOOSTS, type Boost, type State } from '../state.ts';
import type { SeenUnit, View } from '../view.ts';

const kept = new WeakMap<View, State>();

/** Whoever asks must not change it. */
export function positionIn(view: View): State {
  const known = kept.get(view);
  if (known) return known;
  const made = positionOf(view);
  kept.set(view, made);
  return made;
}

/** Made anew: whoever asks may do with it as they like. */
export function positionOf(view: View): State {
  const { table, layout, fleets } = view;
  const options: Options = { ...(defaultOptions(OPTIONS) as Options), mode: table.mode, teams: table.teams };
  const s = setup({ seats: fleets.filter(({ npc }) => !npc).length, options });
  s.table = table;
  s.layout = layout;
  s.active = view.active;
  s.round = view.round;
  for (const unit of s.units) unit.at = NOWHERE;
  s.planets = boardOf(s).bodies.map(({ id }) => {
    const seen = view.planets.find((planet) => planet.id === id);
    if (seen === undefined) return { gone: true, built: [], builtNow: false };
    const { owner, artifact, built, repelled } = seen;
    return {
      ...{ gone: false, built: built.slice(), builtNow: false },
      ...(owner === undefined ? {} : { owner }),
      ...(artifact === undefined ? {} : { artifact }),
      ...(repelled ? { repelled: repelled.slice() } : {}),
    };
  });
  for (const [owner, seen] of fleets.entries()) {
    const { minerals, gas, influence, technologies, energy, prodded, energySet, hp, stationHp, shield } =
      seen;
    const fleet = fleetOf(s, owner);
    Object.assign(fleet, { minerals, gas, influence, energySet, hp, stationHp });
    fleet.hand = seen.hand?.slice() ?? [];
    fleet.technologies = technologies.slice();
    fleet.energy = { ...energy };
    fleet.prodded = { ...prodded };
    if (seen.out) fleet.out = 1;
    fleet.shieldLost = Math.max(0, shieldPoints(s, owner) - shield);
  }
  for (const seen of view.units) place(s, seen);
  return s;
}

function place(s: State, { id, at, moved, attacked, held, engine }: SeenUnit): void {
  const number = unitNumber(s, id);
  if (number === undefined) return;
  const unit = unitOf(s, number);
  unit.at = boardOf(s).numbers.get(at) ?? NOWHERE;
  unit.moved = moved;
  unit.attacked = attacked;
  if (held) s.holds.push({ how: 'tractor', unit: number, by: s.active });
  if (engine > enginePower(s, number)) unit.boosts = boostsFor(s, number, engine);
}

/** The cards that were played on its engines are not told; what they came to is. */
function boostsFor(s: State, number: number, engine: number): Boost[] {
  const unit = unitOf(s, number);
  const pairs = BOOSTS.flatMap((first) => BOOSTS.map((second) => [first, second]));
  for (const boosts of [...BOOSTS.map((one) => [one]), ...pairs]) {
    unit.boosts = boosts;
    if (enginePower(s, number) === engine) return boosts;
  }
  return [];
}
