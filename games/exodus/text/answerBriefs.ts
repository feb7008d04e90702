/** XD-11 What each answer in a scene would change: the votes, what is given, what is risked. In English. */
import type { FactionId } from '../content/factions.ts';
import type { Intent } from '../content/orders.ts';
import type { TestOutcome } from '../event.ts';
import { houseIn } from '../outlook/odds.ts';
import { forcedOutlook, standIn } from '../outlook/scene.ts';
import { tallyIf } from '../outlook/slips.ts';
import type { View } from '../view/index.ts';
import type { Brief } from './briefs.ts';
import { secretLines } from './effects.ts';
import { Faction, order } from './names.ts';
import { SECRET_WORDS } from './secrets.ts';
import { SCENE_WORDS } from './stage.ts';
import { isOrder, item, stake } from './stakes.ts';
import { percent } from './table.ts';

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

/** XD-11.10 How an argument in the open may end, as likely as it is, and what that does to the vote. */
function ends(view: View, forcer: FactionId, other: FactionId): string[] {
  const { scene } = view;
  const outlook = forcedOutlook(view, forcer, other);
  if (scene === undefined || outlook === undefined) return [];
  const { issue } = scene;
  const side = (who: FactionId): Intent => {
    const own = who === scene.opener ? scene.demand : standIn(view, who);
    return own !== undefined && isOrder(own) ? own : 'none';
  };
  const then = (slips: Partial<Record<FactionId, Intent>>, ballot: string) =>
    issue === undefined ? ballot : turnedTo(view, issue, slips);
  const mine = forcer === view.faction;
  const { won, half, lost } = mine ? SCENE_WORDS.ends.yours : SCENE_WORDS.ends.theirs;
  const all: readonly (readonly [TestOutcome, string, string])[] = [
    ['success', won, then({ [other]: side(forcer) }, SCENE_WORDS.ends.ballots.won)],
    ['partial', half, then({ [other]: 'none', [forcer]: 'none' }, SCENE_WORDS.ends.ballots.half)],
    ['failure', lost, then({ [forcer]: side(other) }, SCENE_WORDS.ends.ballots.lost)],
  ];
  return all.flatMap(([outcome, name, what]) =>
    outlook.odds[outcome] > 0 ? [`${name} (${percent(outlook.odds[outcome])}): ${what}`] : [],
  );
}

/** XD-11.9 What shouting may bring whoever shouts. */
export function forceBrief(view: View): Brief {
  const { scene, faction } = view;
  if (scene?.respondent === undefined || faction === undefined) return {};
  const other = faction === scene.opener ? scene.respondent : scene.opener;
  const outlook = forcedOutlook(view, faction, other);
  return { note: ends(view, faction, other).join(' '), ...(outlook ? { outlook } : {}) };
}

/** What a threat lets out; and the argument in the open, as whoever asked would force it: in words, for the odds are theirs. */
function refused(view: View): Brief {
  const { scene, faction } = view;
  if (scene === undefined || faction === undefined || houseIn(view, faction) === undefined) return {};
  const { threat, opener } = scene;
  const out =
    threat === undefined ? [] : [SCENE_WORDS.outNow(SECRET_WORDS[threat].name, secretLines(threat).impact)];
  const loud = faction === opener ? [] : ends(view, opener, faction);
  return { note: [...out, SCENE_WORDS.refuse, ...loud].join(' '), danger: out.length > 0 };
}
