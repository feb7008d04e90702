/**
 * Comparing plans. Every round draws one state the seat cannot tell from the true one and plays each plan out on it,
 * all with the same luck. The seat follows its plan, the others play by the game's policy; after the game's horizon
 * the position is valued. Plans that are clearly worse than the leader drop out.
 */

import { type Kit, nth, type Plan, Play, present, same, stream, thawed } from '#engine';
import type { Estimate, Question, Thinking, Thought } from './bot.ts';
import { intentOf } from './intent.ts';
import { followed, luckAt, playOn } from './playout.ts';
import { AHEAD, Race } from './race.ts';
import { forgetOthers, standing } from './standing.ts';

/** With no more actions than this each is also tried on its own, if the game names no other number. */
const FEW = 8;
/** More rounds than this would hardly change the answer. */
const ROUNDS = 256;

interface Candidate<A> {
  readonly action: A;
  readonly plan: Plan;
}

export class Planning<K extends Kit> implements Thinking<K['action']> {
  iterations = 0;
  readonly #question: Question<K>;
  readonly #seed: string;
  readonly #candidates: readonly Candidate<K['action']>[];
  readonly #race: Race;
  #state: K['state'] | undefined;

  constructor(question: Question<K>, seed: string) {
    this.#question = question;
    this.#seed = seed;
    this.#candidates = candidatesOf(question, seed);
    // Where plans are kept, the one that looks best is kept to; else the usual one had better not be left for nothing.
    const { occasion, ahead = occasion ? 0 : AHEAD } = question.game.sense.plans ?? {};
    this.#race = new Race(this.#candidates.length, ahead);
  }

  step(iterations: number): void {
    for (let i = 0; i < iterations && !this.done(); i++) this.#playNext();
  }

  done(): boolean {
    return this.#race.running.length === 1 || this.#race.rounds >= ROUNDS;
  }

  best(): Thought<K['action']> {
    const { action, plan } = nth(this.#candidates, this.#race.winner());
    // What was not compared with anything is no plan.
    const intent =
      this.#state === undefined || this.#candidates.length === 1
        ? {}
        : intentOf(this.#question, this.#state, plan);
    return { action, estimates: this.#estimates(action), iterations: this.iterations, ...intent };
  }

  #playNext(): void {
    const runner = this.#race.next();
    if (runner === this.#race.running[0] || this.#state === undefined) this.#draw();
    this.#race.finish(this.#playOut(nth(this.#candidates, runner)));
    this.iterations++;
  }

  #draw(): void {
    const { sample, seat } = this.#question;
    this.#state = sample(stream(this.#luck));
    forgetOthers<K>(this.#state, seat);
  }

  /** One name for all the luck of a round. */
  get #luck(): string {
    return `${this.#seed} ${this.#race.rounds}`;
  }

  #playOut({ action, plan }: Candidate<K['action']>): number {
    const { game, seat: self } = this.#question;
    const { sense } = game;
    const s = thawed<K['state']>(present(this.#state, 'position to play out'));
    const play = new Play(game, s, luckAt(this.#luck, s, sense.plans?.moment));
    const random = stream(`${this.#luck} choices`);
    // A plan is followed as long as it will be kept; without an occasion, to the end.
    const occasion = sense.plans?.occasion?.(s, self);
    play.act(self, action);
    playOn(game, play, {
      self,
      random,
      own: (legal) =>
        sense.plans?.occasion?.(s, self) === occasion
          ? followed(game, s, self, plan, legal, random)
          : undefined,
    });
    return standing(game, s, self);
  }

  /** Of every action the best plan that begins with it; first the one to be played. */
  #estimates(chosen: K['action']): Estimate<K['action']>[] {
    const estimates: Estimate<K['action']>[] = [];
    this.#candidates.forEach(({ action }, runner) => {
      const { visits, mean } = this.#race.record(runner);
      if (visits === 0) return;
      const known = estimates.findIndex((estimate) => same(estimate.action, action));
      const estimate = { action, value: mean, visits, share: visits / this.iterations };
      if (known < 0) estimates.push(estimate);
      else if ((estimates[known]?.value ?? 0) < mean) estimates[known] = estimate;
    });
    const rank = ({ action, value }: Estimate<K['action']>) => (same(action, chosen) ? 2 : value);
    return estimates.sort((a, b) => rank(b) - rank(a));
  }
}

/**
 * First what the sound bot would do, then the plans; plans that begin alike stay apart, since they go on differently. A
 * game that names none here says that there is nothing to compare.
 */
function candidatesOf<K extends Kit>(question: Question<K>, seed: string): Candidate<K['action']>[] {
  const { game, seat, actions } = question;
  const random = stream(`${seed} plans`);
  const s = question.sample(random);
  forgetOthers<K>(s, seat);
  const { thinks, plans: planner } = game.sense;
  const plans = planner?.ways(s, seat) ?? [];
  const [usual = {}] = plans;
  const begin = (plan: Plan) => ({
    action: followed(game, s, seat, plan, actions, stream(`${seed} first`)),
    plan,
  });
  const considered = thinks?.master?.(s, seat, actions, random) ?? thinks?.choose(s, seat, actions, random);
  const first = considered === undefined ? begin(usual) : { action: considered, plan: usual };
  const candidates = [
    first,
    ...plans.map(begin).filter(({ action, plan }) => plan !== usual || !same(action, first.action)),
  ];
  if (plans.length === 0 || actions.length > (planner?.few ?? FEW)) return candidates;
  for (const action of actions) {
    if (!candidates.some((known) => known.plan === usual && same(action, known.action)))
      candidates.push({ action, plan: usual });
  }
  return candidates;
}
