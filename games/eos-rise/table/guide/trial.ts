/** Missions played otherwise than their coach says. */
import type { Mission } from '#ui/kit/mission.ts';
import { MissionTrial } from '#ui/kit/testing/missions.ts';
import type { EosAction } from '../../action.ts';
import type { CharacterId } from '../../content/characters.ts';
import type { DamageId, Icon } from '../../content/damage.ts';
import type { HullRoom } from '../../content/rooms.ts';
import { eosRise } from '../../index.ts';
import type { GalaxyId } from '../../rules/universe.ts';
import type { EosRise } from '../../state.ts';
import { hit, join, warp } from '../../test/scene.ts';

export function trial(mission: Mission<EosRise>, ...deeds: readonly EosAction[]): MissionTrial<EosRise> {
  const begun = new MissionTrial<EosRise>(eosRise, mission);
  for (const action of deeds) begun.look().do(action);
  return begun.look();
}

export const fly = (...way: readonly GalaxyId[]): EosAction[] => way.map(warp);
export const hits = (room: HullRoom, times: number): EosAction[] =>
  Array.from({ length: times }, () => hit(room));
export const level = (who: CharacterId): EosAction => ({ type: 'level', who });
export const lay = (face: Icon, card: DamageId, icon: Icon = face): EosAction => ({
  ...{ type: 'placeDie', face, card, icon },
});
export const ALL_JOIN: readonly EosAction[] = [join(true), join(true), join(true)];
export const STAND_BY: EosAction = { type: 'standBy' };
