/** XD-11 What each answer in a scene would change: the votes, what is given, what is risked. In English. */
import { houseIn } from '../outlook.ts';
import { forcedOutlook } from '../rules/outlookScene.ts';
import { tallyIf } from '../rules/outlookSlips.ts';
import type { View } from '../view/index.ts';
import type { Brief } from './briefs.ts';
import { secretLines } from './effects.ts';
import { Faction, order } from './names.ts';
import { SECRET_WORDS } from './secrets.ts';
import { SCENE_WORDS } from './stage.ts';
import { isOrder, item, stake } from './stakes.ts';

export function answerBrief(view: View, answer: 'agree' | 'refuse' | 'counter' | 'refuseByMarker'): Brief {
  switch (answer) {
    case 'agree':
      return { note: agreed(view).join(' ') };
    case 'refuse':
      return refused(view);
    case 'counter':
      return { note: SCENE_WORDS.counter };
    default:
      return { note: SCENE_WORDS.marker };
  }
}

/** What an agreement does to the vote, and what one has of it. */
function agreed(view: View): string[] {
  const { scene, faction } = view;
  if (scene?.respondent === undefined || scene.demand === undefined) return [];
  const { respondent, issue, demand, items, extra } = scene;
  const turned =
    issue === undefined || !(isOrder(demand) || demand === 'none')
      ? SCENE_WORDS.ballotNow(stake(demand))
      : turnedTo(view, issue, { [respondent]: demand });
  const given = [...items, ...(extra ? [extra] : [])];
  // Who opened the scene gives; who was asked gets.
  if (faction !== respondent) return [turned];
  return [
    turned,
    given.length === 0 ? SCENE_WORDS.nothing : SCENE_WORDS.get(given.map(item).join(', ')),
    ...given.flatMap((one) =>
      one.kind === 'vote' ? [turnedTo(view, one.faction, { [scene.opener]: one.intent })] : [],
    ),
  ];
}

/** What would be done by a faction if some had written otherwise. */
export function turnedTo(
  view: View,
  issue: Parameters<typeof tallyIf>[1],
  other: Parameters<typeof tallyIf>[2],
): string {
  const [first, second] = tallyIf(view, issue, other);
  if (first === undefined) return '';
  return first.order === view.resolved[issue]
    ? SCENE_WORDS.same(Faction(issue), order(first.order, view.people))
    : SCENE_WORDS.turned(Faction(issue), order(first.order, view.people), first.total, second?.total ?? 0);
}

/** The argument in the open, as whoever asked would force it; and what a threat lets out. */
function refused(view: View): Brief {
  const { scene, faction } = view;
  if (scene === undefined || faction === undefined || houseIn(view, faction) === undefined) return {};
  const outlook = faction === scene.opener ? undefined : forcedOutlook(view, scene.opener, faction);
  const { threat } = scene;
  const out =
    threat === undefined ? [] : [SCENE_WORDS.outNow(SECRET_WORDS[threat].name, secretLines(threat).impact)];
  return {
    note: [...out, SCENE_WORDS.refuse].join(' '),
    // The odds are the other's: that they fail is no danger.
    danger: out.length > 0,
    ...(outlook ? { outlook } : {}),
  };
}
