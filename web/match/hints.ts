/** Hints: one recommendation of the strong bot and how the turn would go on, thought out in the worker. */

import { signal } from '@preact/signals';
import type { Budget, Intent, RemoteThinking, Thought } from '#bots';
import { type Batch, blankDraft, type Draft, type Kit, putDown, type Seat, same } from '#engine';
import { type Consent, type Counsel, threatIn } from '#ui/kit/counsel.ts';
import { type Advice, MOST_STEPS, preferred, stepAfter, type TurnPlan } from '#ui/kit/hint.ts';
import type { GameTable } from '#ui/table.ts';
import type { Agreed } from './consent.ts';
import type { Feed } from './feed.ts';
import { proposal } from './propose.ts';
import { thinkers } from './thinkers.ts';

/** A recommendation that stands. */
export interface Hinted<K extends Kit> {
  readonly advice: Advice<K>;
  /** How the table looked when it was asked for. */
  readonly view: K['view'];
  /** The step of the plan that comes next. */
  readonly at: number;
  /** What would be about as good as the first step. */
  readonly near: readonly K['action'][];
  /** What somebody must agree to of whom nobody knows whether they will. */
  readonly asks: readonly K['action'][];
  /** It is what the game itself proposes with one press. */
  readonly batch?: Batch<K>;
}

/** What a game brings to its hints. */
type Brought<K extends Kit> = Partial<
  Pick<GameTable<K>, 'turnPlan' | 'wayOut' | 'counsel' | 'batchAdvised' | 'drafted' | 'story'>
>;

export type Hint<K extends Kit> =
  | { readonly status: 'off' }
  | { readonly status: 'thinking'; readonly done: number; readonly soFar?: K['action'] }
  | ({ readonly status: 'shown' } & Hinted<K>)
  /** A plan that the table no longer fits. */
  | { readonly status: 'new' }
  | { readonly status: 'failed'; readonly reason: string };

/** For the first step. */
const FIRST: Budget = { iterations: 6000, ms: 1800 };
/** For each further one: together they stay within four seconds. */
const NEXT: Budget = { iterations: 2000, ms: 600 };
const OFF = { status: 'off' } as const;

export class Hints<K extends Kit> {
  readonly hint = signal<Hint<K>>(OFF);
  readonly #match: Feed<K>;
  #thinking: RemoteThinking<K['action']> | undefined;
  /** Someone wants the best so far. */
  #enough = false;
  #brought: Brought<K> = {};
  #consent: Consent<K> | undefined;
  /** What was answered last, where it was thought out to its end. */
  #answered: { readonly version: number; readonly seat: Seat; readonly hint: Hint<K> } | undefined;

  constructor(match: Feed<K>) {
    this.#match = match;
  }

  /** A whole turn is planned as long as the bot keeps to what it meant to do, or need not think long. */
  async ask(brought: Brought<K> = this.#brought): Promise<void> {
    const { game, viewer, state, view, version } = this.#match;
    const seat = viewer.value;
    this.clear();
    this.#brought = brought;
    this.#enough = false;
    const proposed = this.#match.batches.value.find(({ id }) => id === brought.batchAdvised);
    if (proposed) {
      this.hint.value = this.#proposed(proposed, seat);
      return;
    }
    if (brought.drafted && brought.drafted === this.#match.decision.value?.prompt) {
      const thinks = (await brought.story?.quick())?.thinks;
      const [first, ...rest] = thinks ? proposal(game, state.value, seat, thinks) : [];
      if (first) {
        this.hint.value = this.#shown([first, ...rest], seat);
        return;
      }
    }
    // The same question has the same answer, however fast the machine thinks.
    if (this.#answered?.version === version && this.#answered.seat === seat) {
      this.hint.value = this.#answered.hint;
      return;
    }
    this.hint.value = { status: 'thinking', done: 0 };
    const still = () => this.hint.value.status === 'thinking' && this.#match.version === version;
    try {
      const [thought, counsel = {}] = await Promise.all([
        this.#think(state.value, seat, FIRST, still),
        brought.counsel?.(),
      ]);
      if (!still()) return;
      this.#consent = counsel.consent;
      const { action, near, asks } = await this.#choose(thought, seat, counsel, still);
      const intent = same(action, thought.action) ? thought.intent : undefined;
      const [first, ...queued] = counsel.instead?.(action, view.value, seat) ?? [action];
      const draft = putDown(game, seat, blankDraft(game, state.value, seat), first);
      const plan: [K['action'], ...K['action'][]] = [first];
      const views: K['view'][] = [];
      const quick = thought.iterations === 0;
      const { turnPlan: turn, wayOut: [out] = [] } = brought;
      if (draft)
        await this.#goOn(draft, seat, { plan, views, counsel, intent, quick, still, turn, out, queued });
      if (asks.length === 0)
        await this.#goBeyond(blankDraft(game, state.value, seat), seat, plan, { views, counsel, still });
      if (!still()) return;
      const advice = { seat, plan, views };
      const hint = { ...({ status: 'shown', advice, view: view.value, at: 0 } as const), near, asks };
      if (!this.#enough) this.#answered = { version, seat, hint };
      this.hint.value = hint;
    } catch (error) {
      if (still())
        this.hint.value = {
          status: 'failed',
          reason: error instanceof Error ? error.message : String(error),
        };
    }
  }

  /** What the game proposes is recommended as it is: nothing is thought out beside it. */
  #proposed(batch: Batch<K>, seat: Seat): Hint<K> {
    return { ...this.#shown(batch.actions, seat), batch };
  }

  #shown(plan: Advice<K>['plan'], seat: Seat): { readonly status: 'shown' } & Hinted<K> {
    const { game, state, view } = this.#match;
    const views: K['view'][] = [];
    let draft: Draft<K> | undefined = blankDraft(game, state.value, seat);
    for (const action of plan) {
      draft = draft && putDown(game, seat, draft, action);
      if (draft) views.push(game.view(draft.state as K['state'], seat));
    }
    const advice = { seat, plan, views };
    return { ...({ status: 'shown', advice, view: view.value, at: 0 } as const), near: [], asks: [] };
  }

  /** The best that those whom it takes would agree to. */
  async #choose(
    { estimates = [], action: usual }: Thought<K['action']>,
    seat: Seat,
    counsel: Counsel<K>,
    still: () => boolean,
  ): Promise<{ action: K['action']; near: readonly K['action'][]; asks: K['action'][] }> {
    const { consent, threat } = counsel;
    const danger = threat && ((action: K['action']) => threatIn(counsel, this.#match.preview(action), seat));
    const needs = (action: K['action']): boolean => consent?.asks(action) === true;
    let left = estimates;
    let found = preferred(left, usual, danger);
    let agreed = await this.#agreed(found.action, seat, counsel);
    while (agreed === 'no' && still()) {
      const refused = found.action;
      left = left.filter(({ action }) => !same(action, refused));
      const [next] = left;
      // Where all that is open would be refused, it is at least asked.
      if (next === undefined) break;
      found = preferred(left, next.action, danger);
      agreed = await this.#agreed(found.action, seat, counsel);
    }
    const { action, near } = found;
    return { action, near: near.filter((one) => !needs(one)), asks: agreed === 'yes' ? [] : [action] };
  }

  /** Whether whoever must agree to a step would. */
  async #agreed(
    action: K['action'],
    seat: Seat,
    { consent }: Counsel<K>,
    state: Readonly<K['state']> = this.#match.state.value,
  ): Promise<Agreed> {
    if (consent?.asks(action) !== true) return 'yes';
    const { agreedTo } = await import('./consent.ts');
    return agreedTo(this.#match, state, seat, action, consent);
  }

  /** What the bot would do after each step whose outcome is certain, until others come or the plan is long enough. */
  async #goOn(first: Draft<K>, seat: Seat, going: Going<K>): Promise<void> {
    const { plan, views, still, turn, out, counsel, ...kept } = going;
    const { game, view } = this.#match;
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
      if (plan.length >= most || this.#enough || !still()) return;
      let [next, ...rest] = queued;
      if (next === undefined) {
        const thought: Thought<K['action']> = await this.#think(draft.state, seat, NEXT, still, intent);
        // What others would refuse, or may, is no part of a plan.
        if ((await this.#agreed(thought.action, seat, counsel, draft.state)) !== 'yes') return;
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
  async #goBeyond(
    from: Draft<K>,
    seat: Seat,
    plan: [K['action'], ...K['action'][]],
    { views, counsel, still }: Pick<Going<K>, 'views' | 'counsel' | 'still'>,
  ): Promise<void> {
    let last = plan.at(-1);
    while (last && views.length < plan.length && plan.length < MOST_STEPS && counsel.goesOn?.(last)) {
      if (this.#enough || !still()) return;
      const { stepBeyond } = await import('./beyond.ts');
      last = await stepBeyond(this.#match, from, seat, plan, counsel.consent);
      if (last === undefined || counsel.consent?.asks(last)) return;
      plan.push(last);
    }
  }

  async #think(
    state: Readonly<K['state']>,
    seat: Seat,
    budget: Budget,
    still: () => boolean,
    intent?: Intent,
  ): Promise<Thought<K['action']>> {
    const { bot, broken } = thinkers();
    const first = budget === FIRST;
    const thinking = bot.think('strong', this.#match.game, state, seat, {
      seed: `hint ${this.#match.version}`,
      budget,
      intent,
      onProgress: ({ done, thought }) => {
        if (first && still()) this.hint.value = { status: 'thinking', done, soFar: thought.action };
      },
    });
    this.#thinking = thinking;
    return Promise.race([thinking.thought, broken]);
  }

  /** Answers with the best so far. */
  stop(): void {
    this.#enough = true;
    this.#thinking?.stop();
  }

  /** Something has changed: what stands goes on with its next step where the plan expected just that. */
  follow(): void {
    const { value: hint } = this.hint;
    // What others did meanwhile does not take the answer away: it is thought over anew.
    if (hint.status === 'thinking' && this.#othersActed()) return void this.ask();
    const next = hint.status === 'shown' ? this.#next(hint) : OFF;
    if (next.status === 'off') this.clear();
    else this.hint.value = next;
  }

  #othersActed(): boolean {
    const { decision, moments, viewer } = this.#match;
    return decision.value !== undefined && moments.value.at(-1)?.move?.seat !== viewer.value;
  }

  #next(hint: Extract<Hint<K>, { status: 'shown' }>): Hint<K> {
    const { plan } = hint.advice;
    const { decision, view } = this.#match;
    const at = stepAfter(hint.advice, hint.at, view.value);
    if (at !== undefined) return at < plan.length ? { ...hint, at } : OFF;
    const beyond = this.#after(hint);
    const next = plan[beyond ?? plan.length];
    const open = decision.value?.actions.some((one) => next !== undefined && same(one, next));
    // Somebody must agree first.
    if (beyond !== undefined && next && open !== false) return { ...hint, at: beyond };
    // Of its last step nothing was left to say.
    return decision.value && hint.at + 1 < plan.length ? { status: 'new' } : OFF;
  }

  /** Which step of a plan comes next where just those before it were done, whatever was turned up. */
  #after({ advice: { plan, seat }, at }: Extract<Hint<K>, { status: 'shown' }>): number | undefined {
    const { seat: by, did = [] } = this.#match.moments.value.at(-1)?.move ?? {};
    const asPlanned = did.length > 0 && did.every((action, i) => plan[at + i] && same(action, plan[at + i]));
    if (by !== seat) return did.length > 0 && did.every((one) => this.#consent?.given(one)) ? at : undefined;
    return asPlanned ? at + did.length : undefined;
  }

  clear(): void {
    this.#thinking?.stop();
    this.#thinking = undefined;
    if (this.hint.value.status !== 'off') this.hint.value = OFF;
  }
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
  still(): boolean;
}
