/** XD-11.9 What a seat can foretell of a forced test in the scene that is being played. */
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { Stake } from '../content/plans.ts';
import type { ExodusFrame } from '../frame.ts';
import type { Item } from '../state.ts';
import type { View } from '../view/index.ts';
import { houseIn, type Outlook, outlook, secretDice, sideOf } from './odds.ts';

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

/** What is put together on the table and not said yet. */
export interface Offer {
  readonly respondent: FactionId;
  readonly issue?: FactionId | undefined;
  readonly demand: Stake;
  readonly items: readonly Item[];
  readonly threat: boolean;
}

/** What a thing given is worth to whoever gets it, as everyone can see. */
const WORTH: Readonly<Record<Exclude<Item['kind'], 'vote'>, number>> = {
  marker: 1,
  return: 1,
  'pledge-course': 0.5,
  'pledge-disposition': 0.4,
  'pledge-silence': 0.3,
};

/** What turning an order is worth: to one's own people, to somebody else's; and what a threat weighs. */
const OWN = 2;
const OTHER = 0.8;
const THREAT = 1.5;
const SURE = 0.4;

export type Answer = 'likely' | 'open' | 'unlikely';

/** What the one who is asked will probably say: what everyone sees of it, not what they hide. */
export function likelyAnswer(view: View, { respondent, issue, demand, items, threat }: Offer): Answer {
  let gain = threat ? THREAT : 0;
  const wrote = (about: FactionId) => houseIn(view, respondent)?.written[about];
  const worth = (about: FactionId) => (about === respondent ? OWN : OTHER);
  for (const item of items) {
    if (item.kind !== 'vote') gain += WORTH[item.kind];
    else if (item.intent === wrote(item.faction) && view.resolved[item.faction] !== item.intent)
      gain += worth(item.faction);
  }
  const costs = issue !== undefined && view.resolved[issue] === wrote(issue) && wrote(issue) !== demand;
  if (costs && gain === 0 && items.length === 0) return 'unlikely';
  return gain - (costs && issue ? worth(issue) : 0) >= SURE ? 'likely' : 'open';
}

type Step = ExodusFrame['step'];
type Actions = readonly ExodusAction[];
interface SceneQuestion {
  readonly options: Actions;
  readonly answer: ExodusAction | undefined;
}

/** The steps in which the opener puts together what to ask and to give. */
export const OPENING: ReadonlySet<Step> = new Set([
  'sceneIssue',
  'sceneRespondent',
  'sceneDemand',
  'sceneOffer',
  'sceneVote',
] as const);
/** The steps in which the respondent has the word. */
export const ANSWERS: ReadonlySet<Step | undefined> = new Set([
  'sceneAnswer',
  'sceneCounter',
  'sceneCounterVote',
  'sceneLast',
] as const);

const GIVING: ReadonlySet<string> = new Set(['offer', 'offerVote', 'threaten', 'enough']);

/** What a question is about; all that may be offered is one. */
export function rowOf({ options }: SceneQuestion): string {
  const type = options.find((option) => option.type !== 'withdraw')?.type ?? '';
  return GIVING.has(type) ? 'offer' : type;
}

export const answerTo = (questions: readonly SceneQuestion[], type: string): ExodusAction | undefined =>
  questions.find((row) => rowOf(row) === type)?.answer;

/** What one wrote oneself is asked of whom one meant to speak to; a vote is given for what they wrote. Nothing more is given than was put down. */
export function usualIn(
  view: View,
  talk: { readonly issue: FactionId; readonly respondent: FactionId } | undefined,
  options: Actions,
  { scene }: View,
): ExodusAction | undefined {
  const { voting, respondent } = scene ?? {};
  const wished = voting && respondent && houseIn(view, respondent)?.written[voting];
  const mine = view.faction === undefined ? undefined : houseIn(view, view.faction);
  return options.find((action) => {
    switch (action.type) {
      case 'issue':
        return action.faction === talk?.issue;
      case 'respondent':
        return action.faction === talk?.respondent;
      case 'demand':
        return action.stake === (talk ? mine?.written[talk.issue] : mine?.ballot);
      case 'vote':
        return action.intent === wished;
      default:
        return false;
    }
  });
}

/** What lies on the table, as far as it is put together: undefined as long as nobody is asked for anything. */
export function offerOf(view: View, put: Actions): Offer | undefined {
  let { respondent, issue, demand } = view.scene ?? {};
  const items: Item[] = [...(view.scene?.items ?? [])];
  let about: FactionId | undefined;
  let threat = view.scene?.threatened ?? false;
  for (const action of put) {
    if (action.type === 'issue') issue = action.faction;
    else if (action.type === 'respondent') respondent = action.faction;
    else if (action.type === 'demand') demand = action.stake;
    else if (action.type === 'threaten') threat = true;
    else if (action.type === 'offerVote') about = action.faction;
    else if (action.type === 'vote' && about)
      items.push({ kind: 'vote', faction: about, intent: action.intent });
    else if (action.type === 'offer') items.push({ kind: action.item });
  }
  return respondent && demand ? { respondent, issue, demand, items, threat } : undefined;
}
