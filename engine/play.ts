/**
 * The running kernel: a state, a source of randomness and the steps of a game. It runs steps until someone must decide
 * or the game is over. It changes the state in place; whoever needs the old one clones first.
 */
import type { Told } from './event.ts';
import type { Ask, Frame, Game, Kit, Objection, SecretDecides, Verb } from './game.ts';
import type { Outcome } from './outcome.ts';
import { drawCard, type Pile, putOnTop, type SeenBy, seenByBoth } from './pile.ts';
import type { Draws, Random } from './random.ts';
import { shuffled } from './random.ts';
import { type Ready, type ReadyStep, ready } from './ready.ts';
import type { Seat } from './seat.ts';

/** What each seat has chosen so far in a secret decision; kept in the frame that asks. */
export type Chosen<K extends Kit> = Readonly<Record<Seat, readonly K['action'][]>>;

/** A mistake in a game's rules, never the fault of a player. */
export class RulesBug extends Error {
  override name = 'RulesBug';
}

const NO_CHOICES: readonly never[] = [];

export class Play<K extends Kit> implements Random {
  readonly game: Game<K>;
  readonly s: K['state'];
  /** Where events go; absent in playouts. */
  events: Told<K['event']>[] | undefined;
  /** Told of every piece of content that is used; absent where nobody counts. */
  used: ((kind: string, id: string) => void) | undefined;
  /** Whether anything new was learnt since this was last set to false: a draw or a reveal. */
  learnt = false;
  readonly #draws: Draws;
  readonly #ready: Ready<K>;
  /** The frame it stopped at, its step and the first seat waited for: not worked out again before the next action. */
  #stoppedAt: K['frame'] | undefined;
  #stoppedStep: ReadyStep<K> | undefined;
  #stoppedFor: Seat | undefined;

  constructor(game: Game<K>, state: K['state'], draws: Draws) {
    this.game = game;
    this.s = state;
    this.#draws = draws;
    this.#ready = ready(game);
  }

  // What steps and verbs call.

  /** A random whole number from 0 to n-1. */
  int(n: number): number {
    this.learnt = true;
    return this.#draws.at(this.s.draws++, n);
  }

  /** A die of so many sides, counted from 1. */
  roll(sides: number): number {
    return this.int(sides) + 1;
  }

  shuffle<T>(list: readonly T[]): T[] {
    return shuffled(list, this);
  }

  /** Takes the top card of a pile. Nothing is learnt by it when everyone knew that card. */
  draw<C>(pile: Pile<C>): C | undefined {
    if (pile[0]?.seen !== 'all') this.learnt = true;
    return drawCard(pile, this);
  }

  /** Lets seats look at the top cards of a pile; they stay there, in an order that those seats now know as well. */
  look<C>(pile: Pile<C>, count: number, seen: SeenBy): C[] {
    const looked: { card: C; seen: SeenBy }[] = [];
    while (looked.length < count) {
      const before = pile[0]?.seen;
      const card = this.draw(pile);
      if (card === undefined) break;
      looked.push({ card, seen: seenByBoth(before, seen) });
    }
    for (let i = looked.length - 1; i >= 0; i--) {
      const { card, seen } = looked[i] as { card: C; seen: SeenBy };
      putOnTop(pile, card, seen);
    }
    return looked.map(({ card }) => card);
  }

  /** Notes that something hidden came to light without a draw: a hand shown, a secret told. */
  reveal(): void {
    this.learnt = true;
  }

  /** What comes next, first things first, before whatever already waits. A step without arguments goes by its name. */
  // biome-ignore lint/suspicious/noThenProperty: it reads as the rulebooks do; a play is never awaited
  then(...next: (K['frame'] | BareStep<K['frame']>)[]): void {
    const { stack } = this.s;
    for (let i = next.length - 1; i >= 0; i--) {
      const frame = next[i] as K['frame'] | string;
      stack.push(typeof frame === 'string' ? this.#step(frame).bare : frame);
    }
  }

  /** Tells everyone what happened. */
  tell(event: K['event']): void {
    this.events?.push({ event });
  }

  /** Tells some seats what happened, and the others what they may know of it. */
  tellOnly(to: readonly Seat[], event: K['event'], others?: K['event']): void {
    this.learnt = true;
    this.events?.push(others === undefined ? { event, to } : { event, to, others });
  }

  /** Notes that a piece of content had its effect. */
  use(kind: string, id: string): void {
    if (this.used !== undefined) this.used(kind, id);
  }

  end(outcome: Outcome): void {
    this.s.outcome = outcome;
    this.s.stack = [];
  }

  // What hosts call.

  get over(): boolean {
    return this.s.outcome !== undefined;
  }

  /** The frame that asks. */
  get asking(): K['frame'] {
    const frame = this.s.stack[this.s.stack.length - 1];
    if (frame === undefined) throw new RulesBug('nothing is asked: the game is over');
    return frame;
  }

  /** The first seat that the play waits for. */
  get seat(): Seat {
    if (this.#stoppedFor !== undefined) return this.#stoppedFor;
    const frame = this.asking;
    const { ask } = this.#asking(frame);
    const seat = ask.kind === 'one' ? ask.seat(this.s, frame) : this.#awaited(ask, frame)[0];
    if (seat === undefined) throw new RulesBug(`${frame.step} asks nobody`);
    return seat;
  }

  /** The seats that the play waits for. */
  awaited(): readonly Seat[] {
    if (this.over) return NO_CHOICES;
    const frame = this.asking;
    return this.#awaited(this.#asking(frame).ask, frame);
  }

  /** The seats that may act now: those waited for, and those who may speak up. */
  invited(): readonly Seat[] {
    if (this.over) return NO_CHOICES;
    const frame = this.asking;
    const { ask, verbs } = this.#asking(frame);
    const awaited = this.#awaited(ask, frame);
    if (ask.kind !== 'any' || ask.may === undefined) return awaited;
    const more = ask.may(this.s, frame).filter((seat) => !awaited.includes(seat));
    return [...awaited, ...more.filter((seat) => this.#legal(verbs, seat, frame).length > 0)];
  }

  /** The kind of decision that is open. */
  get kind(): Ask<K>['kind'] {
    return this.#asking(this.asking).ask.kind;
  }

  /** Every legal action of a seat. */
  legal(seat: Seat): K['action'][] {
    if (this.over) return [];
    const frame = this.asking;
    return this.#legal(this.#asking(frame).verbs, seat, frame);
  }

  /** Why a well-formed action is not legal now; undefined when it is. */
  objection(seat: Seat, action: K['action']): Objection | undefined {
    const frame = this.asking;
    const { ask } = this.#asking(frame);
    if (!ask.verbs.includes(action.type))
      return { rule: 'table', code: 'not-now', about: { type: action.type } };
    return this.#verb(action.type).check(this.s, action, seat, frame);
  }

  /** Carries out a legal action and runs on to the next decision. */
  act(seat: Seat, action: K['action']): void {
    this.perform(seat, action);
    this.run();
  }

  /** Carries out a legal action and stops right after it. */
  perform(seat: Seat, action: K['action']): void {
    const { stack } = this.s;
    const frame = this.asking;
    const { ask } = this.#asking(frame);
    this.#stoppedFor = undefined;
    if (ask.kind === 'secret') {
      this.#commit(ask, seat, action, frame);
    } else {
      stack.pop();
      this.#verb(action.type).do(this, action, seat, frame);
    }
  }

  /** Runs steps until someone must decide or the game is over. */
  run(): void {
    const { s } = this;
    this.#stoppedFor = undefined;
    while (s.outcome === undefined) {
      const frame = s.stack[s.stack.length - 1];
      if (frame === undefined) throw new RulesBug('the steps ran out without an outcome');
      const step = this.#step(frame.step);
      if (step.run !== undefined) {
        s.stack.pop();
        step.run(this, frame);
      } else if (!this.#settle(step, frame)) {
        this.#stoppedAt = frame;
        this.#stoppedStep = step;
        return;
      }
    }
  }

  /** Passes over a decision that nobody has to make; false when someone must be asked. */
  #settle({ ask, verbs }: ReadyStep<K>, frame: K['frame']): boolean {
    if (ask === undefined) return false;
    if (ask.kind === 'one' && ask.auto === undefined) {
      this.#stoppedFor = ask.seat(this.s, frame);
      if (this.#stoppedFor !== undefined) return false;
      this.s.stack.pop();
      return true;
    }
    const awaited = this.#awaited(ask, frame);
    if (awaited.length === 0) {
      this.s.stack.pop();
      if (ask.kind === 'secret') this.#resolve(ask, frame);
      return true;
    }
    if (ask.auto === undefined) {
      this.#stoppedFor = awaited[0];
      return false;
    }
    for (const seat of awaited) {
      const legal = this.#legal(verbs, seat, frame, 2);
      const only = legal[0];
      if (legal.length === 1 && only !== undefined && ask.auto(this.s, only, frame)) {
        this.perform(seat, only);
        return true;
      }
    }
    this.#stoppedFor = awaited[0];
    return false;
  }

  #awaited(ask: Ask<K>, frame: K['frame']): readonly Seat[] {
    switch (ask.kind) {
      case 'one': {
        const seat = ask.seat(this.s, frame);
        return seat === undefined ? NO_CHOICES : [seat];
      }
      case 'any':
        return ask.must(this.s, frame);
      case 'secret':
        return ask.seats(this.s, frame).filter((seat) => !this.#enough(ask, seat, frame));
    }
  }

  /** The legal actions, or the first so many of them. */
  #legal(
    verbs: readonly Verb<K>[],
    seat: Seat,
    frame: K['frame'],
    most = Number.POSITIVE_INFINITY,
  ): K['action'][] {
    const { s } = this;
    const legal: K['action'][] = [];
    for (let v = 0; v < verbs.length; v++) {
      const verb = verbs[v] as Verb<K>;
      const options = verb.options(s, seat, frame);
      for (let i = 0; i < options.length; i++) {
        const action = options[i] as K['action'];
        if (verb.check(s, action, seat, frame) !== undefined) continue;
        legal.push(action);
        if (legal.length >= most) return legal;
      }
    }
    return legal;
  }

  #enough(ask: SecretDecides<K, K['frame']>, seat: Seat, frame: K['frame']): boolean {
    const chosen = chosenIn<K>(frame)[seat] ?? NO_CHOICES;
    return ask.enough === undefined ? chosen.length > 0 : ask.enough(this.s, chosen, seat, frame);
  }

  #commit(ask: SecretDecides<K, K['frame']>, seat: Seat, action: K['action'], frame: K['frame']): void {
    const { stack } = this.s;
    const before = chosenIn<K>(frame);
    const chosen = { ...before, [seat]: [...(before[seat] ?? NO_CHOICES), action] };
    const noted = { ...frame, chosen };
    stack[stack.length - 1] = noted;
    if (this.#awaited(ask, noted).length > 0) return;
    stack.pop();
    this.#resolve(ask, noted);
  }

  #resolve(ask: SecretDecides<K, K['frame']>, frame: K['frame']): void {
    const chosen = chosenIn<K>(frame);
    if (Object.keys(chosen).length > 1) this.learnt = true;
    for (const seat of ask.seats(this.s, frame)) {
      for (const action of chosen[seat] ?? NO_CHOICES) this.#verb(action.type).do(this, action, seat, frame);
    }
  }

  #step(name: string): ReadyStep<K> {
    const step = this.#ready.steps.get(name);
    if (step === undefined) throw new RulesBug(`there is no step ${name}`);
    return step;
  }

  #asking(frame: Frame): ReadyStep<K> & { readonly ask: Ask<K> } {
    const step = frame === this.#stoppedAt && this.#stoppedStep ? this.#stoppedStep : this.#step(frame.step);
    if (step.ask === undefined) throw new RulesBug(`${frame.step} does not ask`);
    return step as ReadyStep<K> & { readonly ask: Ask<K> };
  }

  #verb(type: string): Verb<K> {
    const verb = this.#ready.verbs.get(type);
    if (verb === undefined) throw new RulesBug(`there is no verb ${type}`);
    return verb;
  }
}

/** The frames that need no argument, by name. */
export type BareStep<F extends Frame> = F extends Frame
  ? [Exclude<keyof F, 'step'>] extends [never]
    ? F['step']
    : never
  : never;

/** What has been chosen so far in a secret decision. For verbs that build on earlier choices of their own seat. */
export function chosenIn<K extends Kit>(frame: Frame): Chosen<K> {
  return (frame as Frame & { chosen?: Chosen<K> }).chosen ?? {};
}
