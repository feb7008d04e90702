/** Why a vote is let stand or argued about: what the count says, and what one changed slip or ballot would make of it. */
import type { Reason } from '#ui/kit/hint.ts';
import type { ExodusAction } from '../../action.ts';
import type { FactionId } from '../../content/factions.ts';
import type { Stake } from '../../content/plans.ts';
import { houseIn, weightOf } from '../../outlook/odds.ts';
import type { Exodus } from '../../state.ts';
import { faction as nameOf } from '../../text/names.ts';
import { named } from '../../text/people.ts';
import { REASON_WORDS as WORDS } from '../../text/reasons.ts';
import { stake as stakeName } from '../../text/stakes.ts';
import type { View } from '../../view/index.ts';

type Plan = readonly ExodusAction[];

/** How many of the day's orders are what one wrote. */
function written(view: View): string | undefined {
  const mine = view.faction && houseIn(view, view.faction)?.written;
  const wanted = view.asked.filter((faction) => (mine?.[faction] ?? 'none') !== 'none');
  if (wanted.length === 0) return WORDS.noSlip;
  return WORDS.asWritten(
    wanted.filter((faction) => view.resolved[faction] === mine?.[faction]).length,
    wanted.length,
  );
}

/** How many ballots say the same as one's own. */
function balloted(view: View): string | undefined {
  const mine = view.faction && houseIn(view, view.faction)?.ballot;
  const cast = view.houses.flatMap(({ ballot }) => ballot ?? []);
  if (cast.length === 0) return undefined;
  return mine === undefined
    ? WORDS.noBallot
    : WORDS.asBalloted(cast.filter((ballot) => ballot === mine).length, cast.length);
}

function accepted(view: View, [action]: Plan): string | undefined {
  if (action?.type !== 'accept' || view.frame?.step !== 'poll') return undefined;
  return view.frame.phase === 'resolve' ? written(view) : balloted(view);
}

/** What is asked of whom, as far as the scene and the plan say. */
function demanded(
  { scene }: View,
  plan: Plan,
): { readonly who: FactionId; readonly issue: FactionId | undefined; readonly stake: Stake } | undefined {
  const found = { who: scene?.respondent, issue: scene?.issue, stake: scene?.demand };
  for (const action of plan) {
    if (action.type === 'issue') found.issue = action.faction;
    if (action.type === 'respondent') found.who = action.faction;
    if (action.type === 'demand') found.stake = action.stake;
  }
  const { who, issue, stake } = found;
  return who === undefined || stake === undefined ? undefined : { who, issue, stake };
}

const OPENING: ReadonlySet<string> = new Set(['issue', 'respondent', 'demand', 'offer', 'threaten', 'stand']);

function argued(view: View, plan: Plan): string | undefined {
  const asked = plan[0] && OPENING.has(plan[0].type) ? demanded(view, plan) : undefined;
  if (asked === undefined || asked.stake === 'none') return undefined;
  const { who, issue, stake } = asked;
  const [to, against] = issue === undefined ? ballots(view, who, stake) : slips(view, who, issue, stake);
  return WORDS.demand(nameOf(who), stakeName(stake), to, against);
}

/** XD-10.2 The votes for a demand and for the next, once that faction writes it. */
function slips(view: View, who: FactionId, issue: FactionId, stake: Stake): [to: number, against: number] {
  const piles = new Map<Stake, number>();
  for (const { faction, written: slip } of view.houses) {
    const order = faction === who ? stake : slip[issue];
    if (order === undefined || order === 'none') continue;
    piles.set(order, (piles.get(order) ?? 0) + weightOf(view, faction, issue));
  }
  return split(piles, stake);
}

function ballots(view: View, who: FactionId, stake: Stake): [to: number, against: number] {
  const piles = new Map<Stake, number>();
  for (const { faction, ballot } of view.houses) {
    const cast = faction === who ? stake : ballot;
    if (cast !== undefined) piles.set(cast, (piles.get(cast) ?? 0) + 1);
  }
  return split(piles, stake);
}

function split(piles: ReadonlyMap<Stake, number>, stake: Stake): [to: number, against: number] {
  const others = [...piles].filter(([key]) => key !== stake).map(([, total]) => total);
  return [piles.get(stake) ?? 0, Math.max(0, ...others)];
}

const reason = (id: string, tell: (view: View, plan: Plan) => string | undefined): Reason<Exodus> => ({
  id,
  tell(view, { plan }) {
    const said = tell(view, plan);
    return said && named(said, view);
  },
});

export const voteReasons: readonly Reason<Exodus>[] = [reason('count', accepted), reason('demand', argued)];
