/** Why a hint is given: each sentence with the facts it needs, all from what the seat itself can see. */
import type { ActionOf } from '#engine';
import type { Advice, Reason } from '#ui/kit/hint.ts';
import type { ExodusAction } from '../../action.ts';
import { FACTION, type Trait } from '../../content/factions.ts';
import { type OrderKey, slipOf } from '../../content/orders.ts';
import { covertOutlook, houseIn, orderOutlook, orderOutlooks, weightOf } from '../../outlook/odds.ts';
import { forcedOutlook } from '../../outlook/scene.ts';
import { turnersOf } from '../../outlook/votes.ts';
import { aimOf, battleOutlook, crisisOutlook, ritualOutlook } from '../../outlook/voyage.ts';
import { nextStar } from '../../rules/stars.ts';
import type { Exodus } from '../../state.ts';
import { briefOf } from '../../text/briefs.ts';
import { effectLines } from '../../text/effects.ts';
import { namedBy } from '../../text/flight.ts';
import { MANDATE_WORDS, faction as nameOf, order as orderName, TRAIT_WORDS } from '../../text/names.ts';
import { named } from '../../text/people.ts';
import { REASON_WORDS as WORDS } from '../../text/reasons.ts';
import { spendingCard } from '../../text/spending.ts';
import { ANSWER_HELP, COVERT_TABLE, DISPOSITION_HELP, LANDFALL_HELP } from '../../text/stage.ts';
import { courseOf, item } from '../../text/stakes.ts';
import { systemName, systemPromise } from '../../text/systems.ts';
import { percent } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { voteReasons } from './voteReasons.ts';

type Tell = (view: View, plan: Advice<Exodus>['plan']) => string | undefined;
const reason = (id: string, tell: Tell): Reason<Exodus> => ({
  id,
  tell(view, { plan }) {
    const said = tell(view, plan);
    return said && named(said, view);
  },
});

/** The first step, where it is of this kind. */
const first =
  <T extends ExodusAction['type']>(
    type: T,
    tell: (view: View, action: ActionOf<Exodus, T>) => string | undefined,
  ): Tell =>
  (view, [action]) =>
    action.type === type ? tell(view, action as ActionOf<Exodus, T>) : undefined;

/** What the plan writes for one's own people. */
function ownOrder(view: View, plan: readonly ExodusAction[]): OrderKey | undefined {
  const slip = plan.find(
    (action): action is ActionOf<Exodus, 'intent'> => action.type === 'intent' && action.for === view.faction,
  );
  return slip === undefined || slip.intent === 'none' ? undefined : slip.intent;
}

const about =
  (tell: (view: View, order: OrderKey) => string | undefined): Tell =>
  (view, plan) => {
    const order = ownOrder(view, plan);
    const said = order && tell(view, order);
    return said && `${said}${outvotable(view)}`;
  };

const gains = (order: OrderKey, trait: Trait, result: 'partial' | 'success' = 'success'): number =>
  slipOf(order).order[result]?.[trait] ?? 0;
const FATAL = ['faith', 'supply', 'women'] as const;
const LOW = 4;
const MARGIN = 6;

/** On the first day: why what one writes may yet not be done. */
function outvotable(view: View): string {
  const { faction } = view;
  if (faction === undefined || view.cycle > 1) return '';
  const own = weightOf(view, faction, faction);
  const all = view.houses.reduce((sum, house) => sum + weightOf(view, house.faction, faction), 0);
  return own * 2 > all ? '' : ` ${WORDS.outvoted(own, all)}`;
}

const SLIPS: readonly Reason<Exodus>[] = [
  reason(
    'duty',
    about((view) => {
      const [duty] = (view.faction && houseIn(view, view.faction)?.mandates) || [];
      return duty && WORDS.duty(MANDATE_WORDS[duty.kind]);
    }),
  ),
  reason(
    'low',
    about((view, order) => {
      const trait = FATAL.find((one) => view.traits[one] <= LOW && gains(order, one) > 0);
      const odds = trait && view.faction && orderOutlooks(view, view.faction, order)?.quiet.odds;
      if (!trait || !odds || odds.failure > 0.5) return undefined;
      return WORDS.low(TRAIT_WORDS[trait], view.traits[trait], orderName(order), WORDS.fails(odds.failure));
    }),
  ),
  reason(
    'treachery',
    about((view, order) => {
      const { treachery } = view.traits;
      return slipOf(order).order.hunt && treachery >= 3
        ? WORDS.treachery(treachery, treachery < 5 ? 5 : 8)
        : undefined;
    }),
  ),
  reason(
    'edge',
    about((view, order) =>
      view.traits.edge >= 5 && gains(order, 'edge') < 0 ? WORDS.edge(view.traits.edge) : undefined,
    ),
  ),
  reason(
    'margin',
    about((view, order) => {
      const margin = view.traits.faith - view.traits.treachery;
      return margin < MARGIN && (gains(order, 'faith') > 0 || gains(order, 'treachery') < 0)
        ? WORDS.margin(margin)
        : undefined;
    }),
  ),
  reason(
    'own',
    about((view, order) => {
      const { faction } = view;
      if (faction !== 'church' && faction !== 'government' && faction !== 'military') return undefined;
      const { voice } = FACTION[faction];
      const by = gains(order, voice, 'partial');
      return by > 0 ? WORDS.own(TRAIT_WORDS[voice], orderName(order), by) : undefined;
    }),
  ),
  reason('harvest', (view, plan) => {
    const left = view.systems[view.here]?.left ?? 0;
    const sent = plan.some((action) => action.type === 'intent' && action.intent === 'harvest');
    return sent && left > 0 ? WORDS.harvest(left) : undefined;
  }),
  reason(
    'odds',
    about((view, order) => {
      const odds = view.faction && orderOutlooks(view, view.faction, order)?.quiet.odds;
      if (odds) return WORDS.odds(orderName(order), percent(odds.success), WORDS.fails(odds.failure));
      const brings = effectLines(slipOf(order).order.success).join(', ');
      if (!brings) return undefined;
      // The worry of the morning is not passed over.
      const { edge } = view.traits;
      return `${WORDS.sure(orderName(order), brings)}${edge >= 5 ? ` ${WORDS.calms(edge)}` : ''}`;
    }),
  ),
];

/** What a slip for another faction would have it do. */
const forOther = first('intent', (_view, { intent }) => {
  const brings = intent === 'none' ? [] : effectLines(slipOf(intent).order.success);
  return intent === 'none' || brings.length === 0
    ? undefined
    : WORDS.forOther(orderName(intent), brings.join(', '));
});

const ARGUING: readonly Reason<Exodus>[] = [
  reason(
    'quiet',
    first('accept', (view) =>
      view.frame?.step === 'poll' && view.frame.phase === 'resolve' && view.traits.edge > 0
        ? WORDS.quiet(view.traits.edge)
        : undefined,
    ),
  ),
  reason(
    'settled',
    first('accept', (view) =>
      view.frame?.step === 'poll' &&
      view.frame.phase === 'resolve' &&
      view.asked.every((faction) => turnersOf(view, faction).length === 0)
        ? WORDS.settled
        : undefined,
    ),
  ),
  reason(
    'turn',
    first('dissent', (view) => {
      const [turner] = view.asked.flatMap((faction) => turnersOf(view, faction));
      return turner && WORDS.turn(nameOf(turner.who), turner.to, turner.against);
    }),
  ),
  reason(
    'cheap',
    first('dissent', ({ traits }) => (traits.edge < 3 ? WORDS.cheap(traits.edge) : undefined)),
  ),
  reason(
    'agree',
    first('agree', ({ scene }) => {
      const given = scene?.items.map(item) ?? [];
      return given.length > 0 ? WORDS.agree(given.join(', ')) : undefined;
    }),
  ),
  reason(
    'force',
    first('drop', (view) => {
      const { scene, faction } = view;
      if (scene?.respondent === undefined || faction === undefined) return undefined;
      const outlook = forcedOutlook(
        view,
        faction,
        faction === scene.opener ? scene.respondent : scene.opener,
      );
      return outlook && outlook.odds.failure > 0.3 ? WORDS.force(percent(outlook.odds.failure)) : undefined;
    }),
  ),
];

const SHADOW: readonly Reason<Exodus>[] = [
  reason(
    'distraction',
    first('covert', (view, { order }) => {
      const { faction, own } = view;
      const today = faction && view.resolved[faction];
      if (order !== 'none' || !faction || !own || !today) return undefined;
      const clear = orderOutlook({ ...view, own: { ...own, covert: 'none' } }, faction, today);
      const bent = orderOutlook({ ...view, own: { ...own, covert: 'leak', masked: false } }, faction, today);
      return clear && bent && bent.odds.success < clear.odds.success
        ? WORDS.distraction(orderName(today), percent(clear.odds.success), percent(bent.odds.success))
        : undefined;
    }),
  ),
  reason(
    'spy',
    first('covert', (view, { order }) => {
      const { faction } = view;
      const today = faction && view.resolved[faction];
      if (!faction || !order.startsWith('spying') || !today || slipOf(today).order.test) return undefined;
      const odds = covertOutlook(view, faction, order)?.odds;
      return odds && WORDS.spy(percent(1 - odds.failure));
    }),
  ),
];

/** What its card says is the reason: a point given where it hurts least, or what is gained. */
const GIVES: ReadonlySet<ExodusAction['type']> = new Set(['bear', 'lose']);
const GAINS: ReadonlySet<ExodusAction['type']> = new Set(['reward', 'benefit', 'use', 'elect', 'office']);
const bare = (note: string): string => note.replace(/\.$/, '');

const PLAIN: readonly Reason<Exodus>[] = [
  reason('card', (view, [action]) => {
    const { note } = briefOf(action, view);
    if (note && GIVES.has(action.type)) return WORDS.least(bare(note));
    return note && GAINS.has(action.type) ? WORDS.gain(bare(note)) : undefined;
  }),
  reason(
    'refuse',
    first('refuse', ({ scene }) => {
      const given = scene?.items.map(item) ?? [];
      return given.length === 0 ? WORDS.nothingGiven : WORDS.tooLittle(given.join(', '));
    }),
  ),
  reason(
    'landfall',
    first('ballot', ({ force }, { stake }) => {
      if (stake === 'cover' && force) return WORDS.cover(force.lead);
      return stake === 'flawed' || stake === 'wait' || stake === 'found' ? LANDFALL_HELP[stake] : undefined;
    }),
  ),
  reason(
    'spent',
    first('spendExcess', (view, { points }) => WORDS.spent(spendingCard(view, points).note ?? '')),
  ),
  reason('kept', (_view, [action]) => (action.type === 'pass' ? WORDS.kept : undefined)),
];

/** Of all stars the one that promises most, and what the jump risks. */
function leaveFor(view: View): string {
  const star = nextStar(view);
  if (star === undefined) return '';
  const { failure } = ritualOutlook(view, 'jump').odds;
  const nothing = (view.systems[star]?.reward ?? 0) === 0;
  const promise = nothing ? undefined : systemPromise(view, star);
  return ` ${WORDS.leaveFor(systemName(star), promise, WORDS.fails(failure))}`;
}

const STAFF: ReadonlySet<string> = new Set(['returnAgenda', 'institutional', 'personal']);

const VOYAGE: readonly Reason<Exodus>[] = [
  reason(
    'bear',
    first('bear', ({ traits }, { by }) =>
      by === 'supply' && traits.supply > LOW
        ? WORDS.bear(TRAIT_WORDS.supply, traits.supply)
        : by === 'edge' && traits.edge < 4
          ? WORDS.nerves(traits.edge)
          : undefined,
    ),
  ),
  reason(
    'stay',
    first('ballot', (view, { stake }) => {
      const left = view.systems[view.here]?.left ?? 0;
      return stake === 'stay' && view.force === undefined && left > 0 ? WORDS.stay(left) : undefined;
    }),
  ),
  reason(
    'leave',
    first('ballot', (view, { stake }) =>
      stake === 'leave' && view.force === undefined && view.visit >= 2
        ? `${WORDS.leave(view.visit)}${leaveFor(view)}`
        : undefined,
    ),
  ),
  reason(
    'fight',
    first('ballot', (view, { stake }) => {
      const odds = stake === 'attack' ? battleOutlook(view)?.odds : undefined;
      return odds && WORDS.fight(percent(odds.success));
    }),
  ),
  reason(
    'run',
    first('ballot', (view, { stake }) => {
      const { lead = 0 } = view.force ?? {};
      if (stake !== 'leave' || view.force === undefined || lead === 0) return undefined;
      return WORDS.run(WORDS.fails(ritualOutlook(view, lead >= 3 ? 'jump' : 'hurried').odds.failure));
    }),
  ),
  reason(
    'settle',
    first('ballot', (view, { stake }) => {
      const mine = view.faction === undefined ? undefined : houseIn(view, view.faction)?.standing;
      if (mine === undefined) return undefined;
      const others = view.houses
        .filter(({ faction }) => faction !== view.faction)
        .map(({ standing }) => standing);
      const best = Math.max(...others);
      if (stake === 'found' && mine > best) return WORDS.settle(mine - best);
      return stake === 'fate' && mine < best
        ? WORDS.fate(1 + others.filter((standing) => standing > mine).length)
        : undefined;
    }),
  ),
  reason(
    'star',
    first('ballot', (view, { stake }) => {
      const { plan, to } = courseOf(stake);
      return to !== undefined && (plan === 'jump' || plan === 'hurried')
        ? WORDS.star(systemName(to), systemPromise(view, to), namedBy(view, to))
        : undefined;
    }),
  ),
  reason(
    'aim',
    first('scan', (view) => WORDS.aim(percent(aimOf(view).chance))),
  ),
  reason(
    'calm',
    first('ballot', (view, { stake }) => {
      if (view.force !== undefined) return undefined;
      if (stake === 'stay' && crisisOutlook(view) === undefined) return DISPOSITION_HELP.calm;
      return stake === 'leave' && !view.systems[view.here]?.left
        ? `${DISPOSITION_HELP.nothing}${leaveFor(view)}`
        : undefined;
    }),
  ),
  reason(
    'dark',
    first('covert', (_view, { order }) => (order === 'none' ? COVERT_TABLE.noneHelp : undefined)),
  ),
  reason(
    'answer',
    first('answer', (_view, { answer }) => (answer === 'none' ? undefined : ANSWER_HELP[answer])),
  ),
  reason('staff', (_view, [action]) => (STAFF.has(action.type) ? WORDS.staff : undefined)),
];

export const reasons: readonly Reason<Exodus>[] = [
  ...SLIPS,
  ...ARGUING,
  ...voteReasons,
  ...SHADOW,
  ...VOYAGE,
  ...PLAIN,
  reason('forOther', forOther),
];
