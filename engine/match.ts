/** A match in play: one game, one state, its record and its version. Refuses what is wrong and then changes nothing. */
import { actionProblem } from './actionProblem.ts';
import { fromPosition, fromSetup, type Header, sourceOf } from './beginning.ts';
import type { Decision } from './decision.ts';
import { heard, type Told } from './event.ts';
import { otherRecord, recordRefusal } from './formerRules.ts';
import type { Game, Kit, Objection } from './game.ts';
import { hash } from './hash.ts';
import { clone } from './json.ts';
import { present } from './lookup.ts';
import { Play, RulesBug } from './play.ts';
import { type Entry, type Pressed, pressesOf, type Stopped, samePress, stoppedAfter } from './press.ts';
import type { Draws } from './random.ts';
import type { MatchRecord, MatchSetup, RandomSource } from './record.ts';
import {
  objectionTo,
  objectionWords,
  type Refusal,
  type Result,
  refuse,
  refuseProblem,
  staleRefusal,
} from './refusal.ts';
import type { ScriptedDraws } from './script.ts';
import type { Seat } from './seat.ts';
import type { Problem } from './shape.ts';

/** Where a match was left. */
export interface Left<K extends Kit> {
  readonly state: K['state'];
  readonly entries: readonly Entry<K>[];
  readonly version: number;
  /** The states before the last presses, since the last that taught something; without them these cannot be undone. */
  readonly before?: readonly K['state'][];
}

/** A record as far as it could be played, and why no further. */
export type Replayed<K extends Kit> =
  | { readonly match: Match<K>; readonly refusal?: undefined }
  | { readonly match?: Match<K>; readonly refusal: Refusal };

export class Match<K extends Kit> {
  readonly game: Game<K>;
  /** Grows with every change, undo included, so that an answer to an older position is always known as stale. */
  version = 0;
  readonly #header: Header;
  readonly #draws: Draws;
  readonly #script: ScriptedDraws | undefined;
  #play: Play<K>;
  readonly #opening: readonly Told<K['event']>[];
  readonly #entries: Entry<K>[] = [];
  /** The states before the last presses, as far back as they can be undone. */
  readonly #before: K['state'][] = [];

  private constructor(game: Game<K>, state: K['state'], header: Header) {
    this.game = game;
    this.#header = header;
    const { draws, script } = sourceOf(header.random, state.draws);
    this.#draws = draws;
    this.#script = script;
    this.#play = new Play(game, state, this.#draws);
    this.#opening = this.#run(() => this.#play.run());
  }

  static start<K extends Kit>(game: Game<K>, setup: MatchSetup): Result<{ match: Match<K> }> {
    const begun = fromSetup(game, setup);
    return begun.ok ? { ok: true, match: new Match(game, begun.state, begun.header) } : begun;
  }

  /** Plays on from any position. The options are those it came about under, for the record and a rematch. */
  static load<K extends Kit>(
    game: Game<K>,
    state: unknown,
    random: RandomSource,
    options?: unknown,
  ): Result<{ match: Match<K> }> {
    const begun = fromPosition(game, state, random, options);
    if (!begun.ok) return begun;
    try {
      const match = new Match(game, begun.state, begun.header);
      match.decisions();
      return { ok: true, match };
    } catch (error) {
      // Whatever the rules stumble over is the fault of the state: it came from outside.
      const why = error instanceof Error ? error.message : String(error);
      return refuse('bad-request', `state cannot be played on: ${why}`, { field: 'state' });
    }
  }

  /**
   * Plays a record again, action by action, checking each. One of former rules goes on under today's, if they have no
   * objection to any of it and it ends in the position it says. `seen` is shown the match at its opening and after
   * every action.
   */
  static replay<K extends Kit>(
    game: Game<K>,
    record: MatchRecord,
    seen?: (match: Match<K>) => void,
  ): Result<{ match: Match<K> }> {
    const done = Match.replayFar(game, record, seen);
    return done.refusal ? { ok: false, refusal: done.refusal } : { ok: true, match: done.match };
  }

  /** Plays a record as far as today's rules go along, to be read; says why it goes no further. */
  static replayFar<K extends Kit>(
    game: Game<K>,
    record: MatchRecord,
    seen?: (match: Match<K>) => void,
  ): Replayed<K> {
    const unknown = otherRecord(game, record);
    if (unknown) return { refusal: unknown };
    const { seats, options, random, start } = record;
    const begun = start
      ? Match.load(game, start, random, options)
      : Match.start(game, { seats, options, random });
    if (!begun.ok)
      return { refusal: recordRefusal(game, record, begun.refusal.message, begun.refusal.field) };
    const { match } = begun;
    seen?.(match);
    for (const [i, [seat, action]] of record.actions.entries()) {
      const refusal = match.again(seat, action, record.presses?.[i]);
      if (refusal === undefined) {
        seen?.(match);
        continue;
      }
      const why = `action ${i + 1}: ${refusal.message}`;
      return { match, refusal: recordRefusal(game, record, why, `actions[${i}]`) };
    }
    if (record.hash === undefined || record.hash === match.hash()) return { match };
    const why = 'the record ends in another position than it says';
    return { match, refusal: recordRefusal(game, record, why, 'hash') };
  }

  /**
   * Takes a match up where it was left, without playing it again. The entries are those that led to the state; of
   * their presses so many of the last can be undone as there are states `before` them.
   */
  static resume<K extends Kit>(
    game: Game<K>,
    setup: MatchSetup & Pick<MatchRecord, 'start'>,
    left: Left<K>,
  ): Result<{ match: Match<K> }> {
    const { start, random, options } = setup;
    const begun = start ? Match.load(game, start, random, options) : Match.start(game, setup);
    if (!begun.ok) return begun;
    const { match } = begun;
    match.#play = new Play(game, clone(left.state), match.#draws);
    match.#script?.after(left.entries.flatMap(({ drawn = [] }) => drawn));
    match.#entries.push(...left.entries);
    match.#before.push(...(left.before ?? []));
    match.version = left.version;
    return begun;
  }

  get state(): Readonly<K['state']> {
    return this.#play.s;
  }

  get seats(): number {
    return this.#play.s.seats;
  }

  get outcome() {
    return this.#play.s.outcome;
  }

  get entries(): readonly Entry<K>[] {
    return this.#entries;
  }

  hash(): string {
    return hash(this.#play.s);
  }

  /** The seats that may act now, each with its complete list of legal actions. */
  decisions(): Decision<K>[] {
    const play = this.#play;
    if (play.over) return [];
    const awaited = play.awaited();
    const prompt = play.asking.step;
    return play.invited().map((seat) => ({
      seat,
      prompt,
      kind: play.kind,
      awaited: awaited.includes(seat),
      actions: play.legal(seat),
    }));
  }

  act(
    seat: Seat,
    action: unknown,
    version?: number,
  ): Result<{ version: number; events: Told<K['event']>[] }> {
    const refusal = this.refusal(seat, action, version);
    if (refusal) return { ok: false, refusal };
    const events = this.#take(seat, action, undefined);
    return { ok: true, version: this.version, events };
  }

  /**
   * One press: one or more actions of a seat, taken in order. It stops before the first that is refused, after one that
   * taught something, and when others must decide; what was done is kept. Refused is only what has done nothing at all.
   * `taking` is told of each action right before it is taken.
   */
  press(
    seat: Seat,
    actions: readonly unknown[],
    version?: number,
    taking?: (action: K['action']) => void,
  ): Result<Pressed<K>> {
    const steps = this.pressing(seat, actions, version, taking);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  }

  /** The same, an action at a time, for whoever has other things to do in between; it must be gone on with to its end. */
  *pressing(
    seat: Seat,
    actions: readonly unknown[],
    version?: number,
    taking?: (action: K['action']) => void,
  ): Generator<undefined, Result<Pressed<K>>, undefined> {
    if (actions.length === 0)
      return refuse('bad-request', 'actions must hold at least one action', { field: 'actions' });
    // A number that the press before it does not have.
    const number = Math.max(this.#entries.length, this.#entries.at(-1)?.press ?? 0) + 1;
    const press = actions.length > 1 ? number : undefined;
    const { version: before } = this;
    const events: Told<K['event']>[] = [];
    let stopped: Stopped | undefined;
    let awaited = false;
    let done = 0;
    try {
      for (const action of actions) {
        if (done > 0) yield;
        const field = press === undefined ? 'action' : `actions[${done}]`;
        stopped =
          done === 0
            ? this.refusal(seat, action, version, field)
            : (stoppedAfter(this.#play, seat, awaited) ?? this.refusal(seat, action, undefined, field));
        if (stopped) break;
        awaited = press !== undefined && this.#play.awaited().includes(seat);
        taking?.(action as K['action']);
        events.push(...this.#take(seat, action, press));
        done++;
      }
    } catch (error) {
      // Should a rule break down in the middle, the match stands as it was before the press.
      if (done > 0) this.#takeBack();
      this.version = before;
      throw error;
    }
    if (done === 0 && typeof stopped === 'object') return { ok: false, refusal: stopped };
    return { ok: true, version: this.version, done, ...(stopped ? { stopped } : {}), events };
  }

  /** Plays an action of a record again, as part of the press that it was part of. Says why it is refused. */
  again(seat: Seat, action: unknown, press: number | undefined): Refusal | undefined {
    const refusal = this.refusal(seat, action);
    if (refusal === undefined) this.#take(seat, action, press);
    return refusal;
  }

  /** Takes an action that nobody objects to. */
  #take(seat: Seat, given: unknown, press: number | undefined): Told<K['event']>[] {
    const action = clone(given) as K['action'];
    // Played on a copy: should a rule break down in the middle, the match stands as it was.
    const before = this.#play.s;
    const play = new Play(this.game, clone(before), this.#draws);
    const told = this.#run(() => play.act(seat, action), play);
    const { learnt } = play;
    const drawn = this.#script?.since(before.draws) ?? [];
    const entry = {
      seat,
      action,
      told,
      learnt,
      ...(press === undefined ? {} : { press }),
      ...(drawn.length === 0 ? {} : { drawn }),
    };
    if (learnt) this.#before.length = 0;
    else if (!samePress(this.#entries.at(-1), entry)) this.#before.push(before);
    this.#play = play;
    this.#entries.push(entry);
    this.version++;
    return told;
  }

  /** Why this action would be refused; undefined when it is legal. */
  refusal(seat: Seat, action: unknown, version?: number, field = 'action'): Refusal | undefined {
    const problem = this.actionProblem(action, field);
    if (problem) return refuseProblem('bad-request', problem).refusal;
    if (this.#play.over) return refuse('over', 'the game is over').refusal;
    if (version !== undefined && version !== this.version) return staleRefusal(version, this.version);
    if (!this.#play.invited().includes(seat)) {
      return refuse('not-your-turn', `seat ${seat} has nothing to decide now`).refusal;
    }
    const objection = this.objection(seat, action as K['action']);
    if (!objection) return undefined;
    return refuse('illegal-action', objectionWords(this.game, objection), { rule: objection.rule }).refusal;
  }

  /** The objection to a well-formed action, with its rule. */
  objection(seat: Seat, action: K['action']): Objection | undefined {
    return objectionTo(this.#play, seat, action);
  }

  /** What is malformed about something that claims to be an action; `field` is where it stands. */
  actionProblem(action: unknown, field = 'action'): Problem | undefined {
    return actionProblem(this.game, action, field);
  }

  view(seat: Seat): K['view'] {
    return this.game.view(this.#play.s, seat);
  }

  /** What a seat heard, from the beginning. */
  log(seat: Seat): K['event'][] {
    return [this.#opening, ...this.#entries.map((entry) => entry.told)].flatMap((told) => heard(told, seat));
  }

  /** What a seat heard while the table was set up, before the first decision. */
  opening(seat: Seat): K['event'][] {
    return heard(this.#opening, seat);
  }

  /** How many of its last actions a seat can take back: those since which nothing new was learnt and nobody else decided. */
  undoable(seat: Seat): number {
    let count = 0;
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const entry = this.#entries[i];
      if (entry === undefined || entry.learnt || entry.seat !== seat) break;
      count++;
    }
    return count;
  }

  /** Takes the last press back; says how many actions that were. One that taught something stays. */
  undo(seat: Seat): Result<{ version: number; taken: number }> {
    if (this.undoable(seat) === 0 || this.#before.length === 0)
      return refuse('nothing-to-undo', 'something new was learnt since, or nothing was done yet');
    const taken = this.#takeBack();
    this.version += taken;
    return { ok: true, version: this.version, taken };
  }

  /** Puts the match back to where it was before the last press; says how many actions that were. */
  #takeBack(): number {
    const entries = this.#entries;
    const before = present(this.#before.pop(), 'state before the last press');
    let taken = 0;
    for (let joined = true; joined; taken++) {
      const last = entries.pop();
      joined = last !== undefined && samePress(entries.at(-1), last);
    }
    this.#play = new Play(this.game, before, this.#draws);
    return taken;
  }

  record(): MatchRecord<K['action']> {
    const { seats, options, random, start } = this.#header;
    const presses = pressesOf(this.#entries);
    return {
      orrery: presses || random.script ? 2 : 1,
      game: this.game.id,
      rules: this.game.version,
      seats,
      options,
      random,
      ...(start ? { start } : {}),
      actions: this.#entries.map(({ seat, action }) => [seat, action] as const),
      ...(presses ? { presses } : {}),
      hash: this.hash(),
    };
  }

  /** A match of its own in the same position, with the same past and the same dice to come. */
  clone(): Match<K> {
    const copied = Match.replay(this.game, this.record());
    if (!copied.ok) throw new RulesBug(`a match does not replay: ${copied.refusal.message}`);
    copied.match.version = this.version;
    return copied.match;
  }

  #run(work: () => void, play = this.#play): Told<K['event']>[] {
    const events: Told<K['event']>[] = [];
    play.events = events;
    work();
    play.events = undefined;
    return events;
  }
}
