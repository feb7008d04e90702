/**
 * The running kernel: a state, a source of randomness and the steps of a game. It runs steps until someone must decide
 * or the game is over. It changes the state in place; whoever needs the old one clones first.
 */
import { chosenIn, type Notes, notesOf } from './chosen.ts';
import type { Ask, BareStep, Frame, Kit, Objection, Rules } from './game.ts';
import { Learning } from './learning.ts';
import { nth } from './lookup.ts';
import type { Outcome } from './outcome.ts';
import type { Draws, Random } from './random.ts';
import { onlyLegal, type Ready, type ReadyAsk, type ReadyStep, type ReadyVerb, ready } from './ready.ts';
import type { Seat } from './seat.ts';

/** A mistake in a game's rules, never the fault of a player. */
export class RulesBug extends Error {
  override name = 'RulesBug';
}

const NO_CHOICES: readonly never[] = [];

const nothingToDo = ({ step }: Frame, seat: Seat) =>
  new RulesBug(`${step} leaves seat ${seat} nothing to do`);

export class Play<K extends Kit> extends Learning<K> {
  readonly game: Rules<K>;
  /** Told of every piece of content that is used; absent where nobody counts. */
  used: ((kind: string, id: string) => void) | undefined;
  readonly #steps: Ready<K>;
  /** The frame that asks, once the play has come to a stop, and the first seat it waits for. */
  #waiting: K['frame'] | undefined;
  #waitsFor: Seat | undefined;
  #lastFrame: K['frame'] | undefined;
  #lastStep: ReadyStep<K> | undefined;
  /** The steps that were pushed by name, by their place on the stack: looked up once, not again when they run. */
  readonly #pushed: (ReadyStep<K> | undefined)[] = [];
  /** The frame this play made to note secret choices in: the only kind of frame that changes on the stack. */
  #noted: Notes<K> | undefined;
  /** The secret decision that is open, whom it asks, and how many of them, from the first on, have chosen enough. */
  #secret: K['frame'] | undefined;
  #asked: readonly Seat[] = NO_CHOICES;
  #ready = 0;
  /** Where legal actions are put down, and the options of each verb. */
  readonly #found: K['action'][] = [];
  readonly #options: (readonly K['action'][])[] = [];

  constructor(game: Rules<K>, state: K['state'], draws: Draws) {
    super(state, draws);
    this.game = game;
    this.#steps = ready(game);
  }

  // What steps and verbs call.

  /** What comes next, first things first, before whatever already waits. A step without arguments goes by its name. */
  then(...next: (K['frame'] | BareStep<K['frame']>)[]): void {
    const { stack } = this.s;
    for (let i = next.length - 1; i >= 0; i--) {
      const frame: K['frame'] | string | undefined = next[i];
      if (frame === undefined) continue;
      if (typeof frame === 'string') {
        const step = this.#step(frame);
        this.#pushed[stack.length] = step;
        stack.push(step.bare);
      } else stack.push(frame);
    }
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
    const frame = this.asking;
    const seat = frame === this.#waiting ? this.#waitsFor : this.#first(this.#ask(frame), frame);
    if (seat === undefined) throw new RulesBug(`${frame.step} asks nobody`);
    return seat;
  }

  /** The seats that the play waits for. */
  awaited(): readonly Seat[] {
    if (this.over) return NO_CHOICES;
    const frame = this.asking;
    return this.#awaited(this.#ask(frame), frame);
  }

  /** The seats that one is shown to be waited for. */
  awaitedAs(seat: Seat): readonly Seat[] {
    const awaited = this.awaited();
    if (awaited.length === 0 || awaited.includes(seat)) return awaited;
    return this.#ask(this.asking).unseen ? NO_CHOICES : awaited;
  }

  /** The seats that may act now: those waited for, and those who may speak up. */
  invited(): readonly Seat[] {
    if (this.over) return NO_CHOICES;
    const frame = this.asking;
    const ask = this.#ask(frame);
    const awaited = this.#awaited(ask, frame);
    if (ask.kind !== 'any') return awaited;
    const more = ask.may(this.s, frame).filter((seat) => !awaited.includes(seat));
    return [...awaited, ...more.filter((seat) => this.#find(ask.verbs, seat, frame) > 0)];
  }

  /** The kind of decision that is open. */
  get kind(): Ask<K>['kind'] {
    return this.#ask(this.asking).kind;
  }

  /** Every legal action of a seat. */
  legal(seat: Seat): K['action'][] {
    if (this.over) return [];
    const frame = this.asking;
    return this.#found.slice(0, this.#find(this.#ask(frame).verbs, seat, frame));
  }

  /** The single legal action of a seat; undefined where there are several, or none. Others are not looked for. */
  only(seat: Seat): K['action'] | undefined {
    const frame = this.asking;
    return onlyLegal(this.#ask(frame).verbs, this.s, seat, frame);
  }

  /** One of the legal actions of a seat, each as likely as any other: the one that `pick(legal(seat), random)` gives. */
  pick(seat: Seat, random: Random): K['action'] {
    const frame = this.asking;
    const { verbs, exact } = this.#ask(frame);
    if (!exact) {
      const count = this.#find(verbs, seat, frame);
      if (count === 0) throw nothingToDo(frame, seat);
      return nth(this.#found, random.int(count));
    }
    const lists = this.#options;
    let count = 0;
    let v = 0;
    for (const verb of verbs) {
      const options = verb.options(this.s, seat, frame);
      lists[v++] = options;
      count += options.length;
    }
    if (count === 0) throw nothingToDo(frame, seat);
    let left = random.int(count);
    for (const options of lists) {
      if (left < options.length) return nth(options, left);
      left -= options.length;
    }
    throw new RangeError(`one of ${count} values was drawn, and it is not among them`);
  }

  /** Why a well-formed action is not legal now; undefined when it is. */
  objection(seat: Seat, action: K['action']): Objection | undefined {
    const frame = this.asking;
    const ask = this.#ask(frame);
    if (!ask.types.includes(action.type))
      return { rule: 'table', code: 'not-now', about: { type: action.type } };
    return this.#verb(ask, action.type).check(this.s, action, seat, frame);
  }

  /** Carries out a legal action and runs on to the next decision. */
  act(seat: Seat, action: K['action']): void {
    this.#carryOut(seat, action);
    this.run();
  }

  /** Carries out a legal action and stops right after it. */
  perform(seat: Seat, action: K['action']): void {
    this.#carryOut(seat, action);
    const { stack } = this.s;
    const frame = stack[stack.length - 1];
    if (frame === undefined || frame !== this.#noted) return;
    const ask = this.#ask(frame);
    if (this.#first(ask, frame) === undefined) this.#close(ask, frame);
  }

  /** Runs steps until someone must decide or the game is over. */
  run(): void {
    const { s } = this;
    while (s.outcome === undefined) {
      const frame = s.stack[s.stack.length - 1];
      if (frame === undefined) throw new RulesBug('the steps ran out without an outcome');
      const step = this.#stepOf(frame);
      if (step.run !== undefined) {
        s.stack.pop();
        step.run(this, frame);
      } else if (!this.#settle(step.ask, frame)) {
        return;
      }
    }
  }

  /** Does what was decided; a secret choice is only noted. */
  #carryOut(seat: Seat, action: K['action']): void {
    const frame = this.asking;
    this.#waiting = undefined;
    const ask = this.#ask(frame);
    if (ask.kind === 'secret') {
      this.#note(seat, action, frame);
    } else {
      this.s.stack.pop();
      this.#verb(ask, action.type).do(this, action, seat, frame);
    }
  }

  /** Passes over a decision that nobody has to make any more; false when someone must be asked. */
  #settle(ask: ReadyAsk<K>, frame: K['frame']): boolean {
    const first = this.#first(ask, frame);
    if (first === undefined) {
      this.#close(ask, frame);
      return true;
    }
    this.#waiting = frame;
    this.#waitsFor = first;
    if (ask.auto === undefined) return false;
    for (const seat of this.#awaited(ask, frame)) {
      const only = onlyLegal(ask.verbs, this.s, seat, frame);
      if (only !== undefined && ask.auto(this.s, only, frame)) {
        this.perform(seat, only);
        return true;
      }
    }
    return false;
  }

  /** The first seat that is awaited. */
  #first(ask: ReadyAsk<K>, frame: K['frame']): Seat | undefined {
    if (ask.kind === 'one') return ask.seat(this.s, frame);
    if (ask.kind === 'any') return ask.must(this.s, frame)[0];
    const seats = this.#seatsOf(ask, frame);
    const chosen = chosenIn<K>(frame);
    for (; this.#ready < seats.length; this.#ready++) {
      const seat = seats[this.#ready];
      if (seat !== undefined && !ask.enough(this.s, chosen[seat] ?? NO_CHOICES, seat, frame)) return seat;
    }
    return undefined;
  }

  /** Whom a secret decision asks: the state stays as it is while they choose, so that is worked out once. */
  #seatsOf(ask: ReadyAsk<K>, frame: K['frame']): readonly Seat[] {
    if (frame !== this.#secret) {
      this.#secret = frame;
      this.#asked = ask.seats(this.s, frame);
      this.#ready = 0;
    }
    return this.#asked;
  }

  #awaited(ask: ReadyAsk<K>, frame: K['frame']): readonly Seat[] {
    if (ask.kind === 'any') return ask.must(this.s, frame);
    if (ask.kind === 'one') {
      const seat = ask.seat(this.s, frame);
      return seat === undefined ? NO_CHOICES : [seat];
    }
    const chosen = chosenIn<K>(frame);
    return ask
      .seats(this.s, frame)
      .filter((seat) => !ask.enough(this.s, chosen[seat] ?? NO_CHOICES, seat, frame));
  }

  /** Puts down every legal action of a seat, and says how many there are. */
  #find(verbs: readonly ReadyVerb<K>[], seat: Seat, frame: K['frame']): number {
    const { s } = this;
    const found = this.#found;
    let count = 0;
    for (const verb of verbs) {
      for (const action of verb.options(s, seat, frame)) {
        if (verb.exact || verb.check(s, action, seat, frame) === undefined) found[count++] = action;
      }
    }
    return count;
  }

  /** Adds to what a seat has chosen in secret. The frame on the stack is replaced by one of this play's own. */
  #note(seat: Seat, action: K['action'], frame: K['frame']): void {
    if (frame !== this.#noted) {
      this.#noted = notesOf<K>(frame);
      if (frame === this.#secret) this.#secret = this.#noted;
      this.s.stack[this.s.stack.length - 1] = this.#noted;
    }
    const { chosen } = this.#noted;
    const own = chosen[seat];
    if (own === undefined) chosen[seat] = [action];
    else own.push(action);
  }

  /** Ends a decision that nobody is awaited for; what was chosen in secret is done. */
  #close(ask: ReadyAsk<K>, frame: K['frame']): void {
    this.s.stack.pop();
    if (ask.kind !== 'secret') return;
    const chosen = chosenIn<K>(frame);
    const seats = this.#seatsOf(ask, frame);
    this.#secret = undefined;
    let chose = 0;
    for (const seat of seats) if (chosen[seat] !== undefined) chose++;
    if (chose > 1) this.learnt = true;
    for (const seat of seats)
      for (const action of chosen[seat] ?? NO_CHOICES)
        this.#verb(ask, action.type).do(this, action, seat, frame);
  }

  #step(name: string): ReadyStep<K> {
    const step = this.#steps.get(name);
    if (step === undefined) throw new RulesBug(`there is no step ${name}`);
    return step;
  }

  /** The step of a frame; the one asked for last is remembered. */
  #stepOf(frame: K['frame']): ReadyStep<K> {
    if (frame !== this.#lastFrame || this.#lastStep === undefined) {
      const pushed = this.#pushed[this.s.stack.length - 1];
      this.#lastStep = pushed?.bare === frame ? pushed : this.#step(frame.step);
      this.#lastFrame = frame;
    }
    return this.#lastStep;
  }

  #ask(frame: K['frame']): ReadyAsk<K> {
    const { ask } = this.#stepOf(frame);
    if (ask === undefined) throw new RulesBug(`${frame.step} does not ask`);
    return ask;
  }

  /** The verb of an action that is asked for. */
  #verb({ types, verbs }: ReadyAsk<K>, type: string): ReadyVerb<K> {
    for (let i = 0; i < types.length; i++) {
      const verb = types[i] === type ? verbs[i] : undefined;
      if (verb !== undefined) return verb;
    }
    throw new RulesBug(`${type} is not asked for`);
  }
}
