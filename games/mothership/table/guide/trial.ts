/** Missions under way, for their tests. */
import type { Mission } from '#ui/kit/mission.ts';
import { MissionTrial } from '#ui/kit/testing/missions.ts';
import type { MothershipAction, MoveKind, TargetId } from '../../action.ts';
import { mothership } from '../../index.ts';
import { plannedScene } from '../../outlook/scene.ts';
import type { HexName } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';

type Actions = readonly MothershipAction[];

export const END: MothershipAction = { type: 'end' };
export const PASS: MothershipAction = { type: 'pass' };
export const flies = (ship: UnitId, to: HexName, kind: MoveKind = 'safe'): Actions => [
  { type: 'move', ship },
  { type: 'moveTo', to, kind },
];
export const attack = (target: TargetId, ...ships: UnitId[]): MothershipAction => ({
  ...{ type: 'attack', target, ships },
});
export const split = (engines: number, weapons: number, shields: number): Actions => [
  { type: 'divert' },
  { type: 'split', engines, weapons, shields },
];

/** The mission after these deeds, each looked at and answered as the mission says. */
export function after(mission: Mission<Mothership>, ...deeds: Actions): MissionTrial<Mothership> {
  const trial = new MissionTrial<Mothership>(mothership, mission);
  for (const action of deeds) trial.others().look().do(action);
  return trial.others().look();
}

/** What the table shows of an attack, in whole percents: to win, to tie, to lose. */
export function percents(
  { view }: MissionTrial<Mothership>,
  target: TargetId,
  ...ships: readonly UnitId[]
): number[] {
  const { win, tie, loss } = plannedScene(view, target, ships).odds;
  return [win, tie, loss].map((chance) => Math.round(100 * chance));
}
