/** Hints: one recommendation of the strong bot and how the turn would go on, thought out in the worker. */

import { signal } from '@preact/signals';
import type { Budget, Intent, RemoteThinking, Thought } from '#bots';
import { type Batch, blankDraft, type Draft, type Kit, putDown, type Seat, same } from '#engine';
import type { Consent } from '#ui/kit/counsel.ts';
import { type Advice, stepAfter } from '#ui/kit/hint.ts';
import type { GameTable } from '#ui/table.ts';
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
export type Brought<K extends Kit> = Partial<
  Pick<GameTable<K>, 'turnPlan' | 'wayOut' | 'counsel' | 'batchAdvised' | 'drafted' | 'story'>
>;

export type Hint<K extends Kit> =
  | { readonly status: 'off' }
  | { readonly status: 'thinking'; readonly done: number; readonly soFar?: K['action'] }
  | ({ readonly status: 'shown' } & Hinted<K>)
  /** A plan that the table no longer fits. */
  | { readonly status: 'new' }
  | { readonly status: 'failed'; readonly reason: string };

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

  async ask(brought: Brought<K> = this.#brought): Promise<void> {
    const { viewer, version } = this.#match;
    const seat = viewer.value;
    this.clear();
    this.#brought = brought;
    this.#enough = false;
    const proposed = this.#match.batches.value.find(({ id }) => id === brought.batchAdvised);
    if (proposed) {
      this.hint.value = this.#proposed(proposed, seat);
      return;
    }
    // The same question has the same answer, however fast the machine thinks.
    if (this.#answered?.version === version && this.#answered.seat === seat) {
      this.hint.value = this.#answered.hint;
      return;
    }
    this.hint.value = { status: 'thinking', done: 0 };
    const still = () => this.hint.value.status === 'thinking' && this.#match.version === version;
    try {
      const drafted = await this.#drafted(seat);
      if (!still()) return;
      if (drafted) {
        this.hint.value = drafted;
        return;
      }
      const { adviseOn } = await import('./advising.ts');
      const found = await adviseOn({
        ...{ match: this.#match, seat, brought, still, enough: () => this.#enough },
        think: (from, budget, intent) => this.#think(from, seat, budget, still, intent),
      });
      if (!found || !still()) return;
      this.#consent = found.consent;
      const hint = { status: 'shown', ...found.hinted } as const;
      if (!this.#enough) this.#answered = { version, seat, hint };
      this.hint.value = hint;
    } catch (error) {
      if (still()) this.fail(error);
    }
  }

  /** What was to be said could not be worked out or told. */
  fail(error: unknown): void {
    this.hint.value = { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }

  /** What lies on a sheet that was put together for the person; undefined where none was. */
  async #drafted(seat: Seat): Promise<Hint<K> | undefined> {
    const { game, state, decision } = this.#match;
    const { drafted, story } = this.#brought;
    if (drafted === undefined || drafted !== decision.value?.prompt) return undefined;
    const thinks = (await story?.quick())?.thinks;
    const [first, ...rest] = thinks ? proposal(game, state.value, seat, thinks) : [];
    return first && this.#shown([first, ...rest], seat);
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

  async #think(
    state: Readonly<K['state']>,
    seat: Seat,
    budget: Budget,
    still: () => boolean,
    intent?: Intent,
  ): Promise<Thought<K['action']>> {
    const { bot, broken } = thinkers();
    const first = state === this.#match.state.value;
    const thinking = bot.think('strong', this.#match.game, state, seat, {
      seed: `hint ${this.#match.version}`,
      budget,
      intent,
      onProgress: ({ done, thought }) => {
        if (first && still()) this.hint.value = { status: 'thinking', done, soFar: thought.action };
      },
    });
    this.#thinking = thinking;
    if (this.#enough) thinking.stop();
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
