/** How a recommendation comes about: the best that those whom it takes would agree to, and how the turn would go on. Loaded when the first hint is asked for. */
import type { Budget, Intent, Thought } from '#bots';
import { blankDraft, type Draft, type Kit, putDown, type Seat, same } from '#engine';
import { type Consent, type Counsel, threatIn } from '#ui/kit/counsel.ts';
import { MOST_STEPS, preferred, type TurnPlan } from '#ui/kit/hint.ts';
import type { Agreed } from './consent.ts';
import type { Feed } from './feed.ts';
import type { Brought, Hinted } from './hints.ts';

/** For the first step. */
const FIRST: Budget = { iterations: 6000, ms: 1800 };
/** For each further one: together they stay within four seconds. */
const NEXT: Budget = { iterations: 2000, ms: 600 };

/** A question that is being thought over. */
export interface Asked<K extends Kit> {
  readonly match: Feed<K>;
  readonly seat: Seat;
  readonly brought: Brought<K>;
  /** Whether anybody still waits for the answer. */
  still(): boolean;
  /** Whether the best so far is wanted. */
  enough(): boolean;
  think(state: Readonly<K['state']>, budget: Budget, intent?: Intent): Promise<Thought<K['action']>>;
}

/** A plan that grows. */
interface Going<K extends Kit> {
  readonly plan: [K['action'], ...K['action'][]];
  readonly views: K['view'][];
  readonly intent: Intent | undefined;
  /** What the game would have next, without a thought. */
  readonly queued: readonly K['action'][];
  /** The last thought took no play-outs. */
  readonly quick: boolean;
  readonly turn: TurnPlan<K> | undefined;
  readonly counsel: Counsel<K>;
  /** What ends a turn. */
  readonly out: K['action']['type'] | undefined;
}

/** A whole turn is planned as long as the bot keeps to what it meant to do, or need not think long. */
export async function adviseOn<K extends Kit>(
  asked: Asked<K>,
): Promise<{ readonly hinted: Hinted<K>; readonly consent: Consent<K> | undefined } | undefined> {
  const { match, seat, brought, still } = asked;
  const { game } = match;
  const { value: view } = match.view;
  const { value: state } = match.state;
  const [thought, counsel = {}] = await Promise.all([asked.think(state, FIRST), brought.counsel?.()]);
  if (!still()) return undefined;
  const { action, near, asks } = await choose(asked, thought, counsel);
  const intent = same(action, thought.action) ? thought.intent : undefined;
  const [first, ...queued] = counsel.instead?.(action, view, seat) ?? [action];
  const draft = putDown(game, seat, blankDraft(game, state, seat), first);
  const plan: [K['action'], ...K['action'][]] = [first];
  const views: K['view'][] = [];
  const quick = thought.iterations === 0;
  const { turnPlan: turn, wayOut: [out] = [] } = brought;
  if (draft) await goOn(asked, draft, { plan, views, counsel, intent, quick, turn, out, queued });
  if (asks.length === 0) await goBeyond(asked, blankDraft(game, state, seat), { plan, views, counsel });
  return { hinted: { advice: { seat, plan, views }, view, at: 0, near, asks }, consent: counsel.consent };
}

/** The best that those whom it takes would agree to. */
async function choose<K extends Kit>(
  asked: Asked<K>,
  { estimates = [], action: usual }: Thought<K['action']>,
  counsel: Counsel<K>,
): Promise<{ action: K['action']; near: readonly K['action'][]; asks: K['action'][] }> {
  const { match, seat, still } = asked;
  const { consent, threat } = counsel;
  const danger = threat && ((action: K['action']) => threatIn(counsel, match.preview(action), seat));
  const needs = (action: K['action']): boolean => consent?.asks(action) === true;
  let left = estimates;
  let found = preferred(left, usual, danger);
  let agreed = await agreedBy(asked, found.action, counsel);
  while (agreed === 'no' && still()) {
    const refused = found.action;
    left = left.filter(({ action }) => !same(action, refused));
    const [next] = left;
    // Where all that is open would be refused, it is at least asked.
    if (next === undefined) break;
    found = preferred(left, next.action, danger);
    agreed = await agreedBy(asked, found.action, counsel);
  }
  const { action, near } = found;
  return { action, near: near.filter((one) => !needs(one)), asks: agreed === 'yes' ? [] : [action] };
}

/** Whether whoever must agree to a step would. */
async function agreedBy<K extends Kit>(
  { match, seat }: Asked<K>,
  action: K['action'],
  { consent }: Counsel<K>,
  state: Readonly<K['state']> = match.state.value,
): Promise<Agreed> {
  if (consent?.asks(action) !== true) return 'yes';
  const { agreedTo } = await import('./consent.ts');
  return agreedTo(match, state, seat, action, consent);
}

/** What the bot would do after each step whose outcome is certain, until others come or the plan is long enough. */
async function goOn<K extends Kit>(asked: Asked<K>, first: Draft<K>, going: Going<K>): Promise<void> {
  const { match, seat, still, enough } = asked;
  const { plan, views, turn, out, counsel, ...kept } = going;
  const { game, view } = match;
  const part = turn?.part?.(view.value);
  let draft: Draft<K> | undefined = first;
  let { intent, quick, queued } = kept;
  while (draft) {
    const then = game.view(draft.state as K['state'], seat);
    views.push(then);
    if (turn?.part?.(then) !== part) return;
    // What comes after the end of a turn is another plan.
    if (turn === undefined && plan.at(-1)?.type === out) return;
    // What must be thought out anew at every step takes too long for a whole turn.
    const most = (intent || quick ? turn?.most : undefined) ?? MOST_STEPS;
    if (plan.length >= most || enough() || !still()) return;
    let [next, ...rest] = queued;
    if (next === undefined) {
      const thought: Thought<K['action']> = await asked.think(draft.state, NEXT, intent);
      // What others would refuse, or may, is no part of a plan.
      if ((await agreedBy(asked, thought.action, counsel, draft.state)) !== 'yes') return;
      intent = thought.intent;
      quick = thought.iterations === 0;
      [next, ...rest] = counsel.instead?.(thought.action, then, seat) ?? [thought.action];
    }
    queued = rest;
    plan.push(next);
    draft = putDown(game, seat, draft, next);
  }
}

/** Where a step turns something up, the plan goes on with what would be done whatever that is. */
async function goBeyond<K extends Kit>(
  { match, seat, still, enough }: Asked<K>,
  from: Draft<K>,
  { plan, views, counsel }: Pick<Going<K>, 'plan' | 'views' | 'counsel'>,
): Promise<void> {
  let last = plan.at(-1);
  while (last && views.length < plan.length && plan.length < MOST_STEPS && counsel.goesOn?.(last)) {
    if (enough() || !still()) return;
    const { stepBeyond } = await import('./beyond.ts');
    last = await stepBeyond(match, from, seat, plan, counsel.consent);
    if (last === undefined || counsel.consent?.asks(last)) return;
    plan.push(last);
  }
}
