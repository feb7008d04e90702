/** MS-13.4, DF-3 and DF-4: Gas and Solar Beam beside the cards (MS-11.5), and the passing of windows. */
import { type ActionOf, type FrameOf, pileSize, type Verb } from '#engine';
import { MOST_GAS } from '../content/panel.ts';
import { objection } from '../objections.ts';
import { decider, fleetOf, has } from '../rules/fleet.ts';
import { isGuardian, isShip, mothershipOf, type Owner, unitId } from '../rules/units.ts';
import type { Fight, Mothership, Side, State } from '../state.ts';
import { askRolled, otherSide } from './afterRoll.ts';
import { harmed, loserOf, wouldBeLost } from './damage.ts';
import { mothershipIn } from './dogfight.ts';

const BEAM_COST = 2;

function fightAt(s: State, frame: Mothership['frame']): { fight: Fight; side: Side } | undefined {
  return frame.step === 'declare' && s.fight ? { fight: s.fight, side: frame.side } : undefined;
}

/** MS-11.5 Gas goes to the roll of a Mothership or a Guardian. */
function gasUnitIn(fight: Fight, side: Side): boolean {
  if (mothershipIn(fight, side)) return true;
  return side === 0 ? fight.attackers.some(isGuardian) : isGuardian(fight.target);
}

export const gas: Verb<Mothership, ActionOf<Mothership, 'gas'>> = {
  options(s, seat, frame) {
    const at = fightAt(s, frame);
    if (at === undefined || at.fight.gas[at.side] > 0 || !gasUnitIn(at.fight, at.side)) return [];
    return Array.from({ length: Math.min(fleetOf(s, seat).gas, MOST_GAS) }, (_, i) => ({
      type: 'gas',
      amount: i + 1,
    }));
  },
  check(s, { amount }, seat, frame) {
    const at = fightAt(s, frame);
    if (at === undefined || !gasUnitIn(at.fight, at.side)) return objection('MS-11.5', 'gasNobody');
    if (at.fight.gas[at.side] > 0) return objection('MS-11.5', 'gasOnce');
    return fleetOf(s, seat).gas >= amount
      ? undefined
      : objection('MS-11.5', 'tooPoor', { price: amount, what: 'gas' });
  },
  do(g, { amount }, seat, frame) {
    const at = fightAt(g.s, frame);
    if (at === undefined) return;
    fleetOf(g.s, seat).gas -= amount;
    at.fight.gas[at.side] = amount;
    g.use('rule', 'gas');
    g.tell({ type: 'gasSpent', seat, amount });
    g.then(frame);
  },
};

const BEAM: readonly ActionOf<Mothership, 'beam'>[] = [{ type: 'beam' }];

/** Solar Beam: R44 it rides on a dogfight, R45 it needs three hit points. */
export const beam: Verb<Mothership, ActionOf<Mothership, 'beam'>> = {
  options: (s, seat) => (has(s, seat, 'solar-beam') ? BEAM : []),
  check(s, _, seat, frame) {
    if (!has(s, seat, 'solar-beam'))
      return objection('MS-12.6', 'technologyMissing', { technology: 'solar-beam' });
    const at = fightAt(s, frame);
    if (at === undefined || !mothershipIn(at.fight, at.side))
      return objection('MS-R44', 'notInFight', { unit: unitId(s, mothershipOf(seat)) });
    if (at.fight.beam[at.side]) return objection('MS-R44', 'beamOnce');
    return fleetOf(s, seat).hp > BEAM_COST ? undefined : objection('MS-R45', 'tooWeak');
  },
  do(g, _, seat, frame) {
    const at = fightAt(g.s, frame);
    if (at === undefined) return;
    const fleet = fleetOf(g.s, seat);
    fleet.hp -= BEAM_COST;
    at.fight.beam[at.side] = true;
    g.use('technology', 'solar-beam');
    g.tell({ type: 'beam', seat, hp: fleet.hp });
    g.then(frame);
  },
};

const PASS: readonly ActionOf<Mothership, 'pass'>[] = [{ type: 'pass' }];

/** Nothing, or nothing more, in this window. */
export const pass: Verb<Mothership, ActionOf<Mothership, 'pass'>> = {
  options: () => PASS,
  check: (s, _, _seat, frame) =>
    frame.step === 'captureCard' && pileSize(s.deck) > 0 ? objection('MS-7.7', 'mustTake') : undefined,
  do(g, _, _seat, frame) {
    if (frame.step === 'rolled') askRolled(g, otherSide(frame.side), frame.passes + 1);
  },
};

/** DF-2 the owner of an attacked ship, enemies having declared it. */
export function escapes(s: State): Owner | undefined {
  const { fight } = s;
  return fight?.kind === 'ships' && isShip(fight.target) ? decider(s, fight.sides[1]) : undefined;
}

export function declares(s: State, { side }: FrameOf<Mothership, 'declare'>): Owner | undefined {
  return s.fight === undefined ? undefined : decider(s, s.fight.sides[side]);
}

export function looksAgain(s: State, { side }: FrameOf<Mothership, 'rolled'>): Owner | undefined {
  return s.fight === undefined ? undefined : decider(s, s.fight.sides[side]);
}

/** DF-9 Life Support for either side, Last Stand for a losing defender. */
export function loses(s: State, { card }: FrameOf<Mothership, 'lost'>): Owner | undefined {
  const { fight } = s;
  if (fight === undefined) return undefined;
  const may =
    card === 'life-support'
      ? harmed(fight).some((unit) => wouldBeLost(fight, unit))
      : fight.winner === 0 && !fight.ranged;
  return may ? decider(s, loserOf(fight)) : undefined;
}
