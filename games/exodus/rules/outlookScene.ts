/** XD-11.9 What a seat can foretell of a forced test in the scene that is being played. */
import type { FactionId } from '../content/factions.ts';
import type { Stake } from '../content/plans.ts';
import { houseIn, type Outlook, outlook, secretDice, sideOf } from '../outlook.ts';
import type { View } from '../view/index.ts';

export function forcedOutlook(view: View, forcer: FactionId, other: FactionId): Outlook | undefined {
  const [own, theirs] = [houseIn(view, forcer), houseIn(view, other)];
  const { scene } = view;
  if (scene === undefined || own === undefined || theirs === undefined) return undefined;
  const leverage = (who: FactionId, over: FactionId) =>
    view.secrets.some(
      ({ kind, owner, knowers, public: open, void: gone }) =>
        kind === 'personal' && owner === over && !open && !gone && knowers.includes(who),
    );
  const debates = (who: FactionId, against: FactionId, by: number) =>
    secretDice(
      view,
      who,
      (one) => one.kind === 'debate' && (one.against === 'any' || one.against === against),
      by,
    );
  return outlook(sideOf(view, 'voice', forcer), sideOf(view, 'voice', other), [
    { why: 'ownIssue', by: scene.issue === forcer ? 1 : 0 },
    { why: 'theirIssue', by: scene.issue === other ? -1 : 0 },
    { why: 'leverage', by: leverage(forcer, other) ? 1 : 0 },
    { why: 'theirLeverage', by: leverage(other, forcer) ? -1 : 0 },
    { why: 'office', by: own.office && !theirs.office ? 1 : 0 },
    { why: 'theirOffice', by: theirs.office && !own.office ? -1 : 0 },
    { why: 'bystanders', by: Math.sign(bystanders(view, forcer) - bystanders(view, other)) },
    { why: 'repeated', by: -own.forced },
    ...debates(forcer, other, 1),
    ...debates(other, forcer, -1),
  ]);
}

/** What a faction has written or balloted on the issue of the scene. */
export function standIn(view: View, faction: FactionId): Stake | undefined {
  const house = houseIn(view, faction);
  const { scene } = view;
  if (scene?.phase !== 'resolve') return house?.ballot;
  return scene.issue === undefined ? undefined : (house?.written[scene.issue] ?? 'none');
}

function bystanders(view: View, faction: FactionId): number {
  const { scene } = view;
  const side = faction === scene?.opener ? scene.demand : standIn(view, faction);
  if (side === undefined) return 0;
  return view.houses.filter(
    ({ faction: third }) =>
      third !== scene?.opener && third !== scene?.respondent && standIn(view, third) === side,
  ).length;
}
