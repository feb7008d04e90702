/**
 * Scenes for rule tests: a position, dice laid out beforehand, then what happens. A game adds its own way of setting a
 * position up (`given`) and its own words for what is in it.
 */
import { expect } from 'vitest';
import { actionProblem } from '../actionProblem.ts';
import {
  canonical,
  type Draws,
  fastDraws,
  type Game,
  heard,
  type Kit,
  type Objection,
  Play,
  type Seat,
  stateProblem,
  type Told,
} from '../index.ts';
import { few } from './candidates.ts';
import { noteUse } from './uses.ts';

/** A die to come, by the face it shows, from 1; with sides, it waits for a draw of so many values. */
export interface LaidDie {
  readonly face: number;
  readonly sides?: number;
}

/** Dice that were laid out; what is drawn besides comes by chance. */
export class LaidDice implements Draws {
  readonly #chance: Draws;
  readonly #laid: LaidDie[] = [];

  constructor(chance: Draws = fastDraws('scene')) {
    this.#chance = chance;
  }

  lay(dice: readonly LaidDie[]): void {
    this.#laid.push(...dice);
  }

  clear(): void {
    this.#laid.length = 0;
  }

  get left(): number {
    return this.#laid.length;
  }

  at(draw: number, n: number): number {
    const [next] = this.#laid;
    if (next === undefined || (next.sides ?? n) !== n) return this.#chance.at(draw, n);
    this.#laid.shift();
    expect(next.face, `a die of ${n} sides`).toBeLessThanOrEqual(n);
    return next.face - 1;
  }
}

/** What words look like that were given nothing to say. */
const UNSAID = /undefined|NaN|\[object/;

type Typed<T, Name> = Extract<T, { readonly type: Name }>;

/** A position in play under the eyes of the test: after every action all that must hold for any state does. */
export abstract class Stage<K extends Kit> {
  readonly play: Play<K>;
  readonly told: Told<K['event']>[] = [];
  /** The content that had its effect, as `kind id`. */
  readonly used: string[] = [];
  #said = 0;

  readonly #game: Game<K>;

  constructor(game: Game<K>, position: K['state'], draws: Draws) {
    this.#game = game;
    this.play = new Play(game, position, draws);
    this.play.events = this.told;
    this.play.used = (kind, id) => {
      const content = `${kind} ${id}`;
      this.used.push(content);
      noteUse(game.id, content);
    };
    this.play.run();
    this.#holds();
  }

  get s(): K['state'] {
    return this.play.s;
  }

  /** A seat takes an action that is legal and listed. */
  protected take(seat: Seat, action: K['action']): void {
    const { play } = this;
    expect(play.invited(), `${JSON.stringify(action)} of seat ${seat}`).toContain(seat);
    expect(play.objection(seat, action), JSON.stringify(action)).toBeUndefined();
    expect(play.legal(seat).map(canonical)).toContain(canonical(action));
    play.act(seat, action);
    this.#holds(action);
  }

  /** Whether a seat is offered an action. */
  protected lists(seat: Seat, action: K['action']): boolean {
    const { play } = this;
    return play.invited().includes(seat) && play.legal(seat).map(canonical).includes(canonical(action));
  }

  /** What is said against an action; it can be said in words. */
  protected objection(seat: Seat, action: K['action']): Objection | undefined {
    const found = this.play.objection(seat, action);
    if (found !== undefined) this.#canBeSaid(found);
    return found;
  }

  #canBeSaid(found: Objection): void {
    // The kernel has its own words for what is not asked.
    if (found.rule !== 'table')
      expect(this.#game.words.objection(found), JSON.stringify(found)).not.toMatch(UNSAID);
    if (found.about) expect(found.about, found.code).not.toEqual({});
  }

  /** What a seat heard of one kind. */
  protected toldOf<T extends K['event']['type']>(type: T, seat: Seat): Typed<K['event'], T>[] {
    return heard(this.told, seat).filter((event): event is Typed<K['event'], T> => event.type === type);
  }

  /** The state is one that may be, everything that is told can be said, and what is offered is legal. */
  #holds(after?: K['action']): void {
    const { play } = this;
    const game = this.#game;
    // As it would be loaded: a live state may hold keys without a value.
    expect(stateProblem(game, JSON.parse(JSON.stringify(play.s))), JSON.stringify(after)).toBeUndefined();
    for (const { event } of this.told.slice(this.#said))
      expect(game.words.event(event), JSON.stringify(event)).not.toMatch(UNSAID);
    this.#said = this.told.length;
    for (const seat of play.invited()) this.#listsExactly(seat);
  }

  /** What is offered is legal and offered once; of what could be said in few ways, nothing legal is left out. */
  #listsExactly(seat: Seat): void {
    const { play } = this;
    const actions = play.legal(seat);
    for (const action of actions)
      expect(play.objection(seat, action), JSON.stringify(action)).toBeUndefined();
    const listed = new Set(actions.map(canonical));
    expect(listed.size, 'actions that differ').toBe(actions.length);
    const refused = new Set<string>();
    const step = this.#game.steps[play.asking.step as K['frame']['step']];
    for (const type of 'verbs' in step ? step.verbs : []) {
      this.#proposesWhatCanBeSaid(type, seat);
      for (const action of few(this.#game, type)) {
        const found = play.objection(seat, action);
        if (found === undefined) expect(listed, `legal for seat ${seat}`).toContain(canonical(action));
        else if (!refused.has(found.code)) {
          refused.add(found.code);
          this.#canBeSaid(found);
        }
      }
    }
  }

  /** Also what a verb proposes and check then refuses is an action of that verb, with all its fields. */
  #proposesWhatCanBeSaid(type: K['action']['type'], seat: Seat): void {
    const { play } = this;
    const verb = this.#game.verbs[type];
    for (const action of verb.options(play.s, seat, play.asking)) {
      const problem = actionProblem(this.#game, action, type);
      if (problem || action.type !== type)
        expect.fail(`${type} proposes ${JSON.stringify(action)}: ${problem?.field} ${problem?.reason}`);
    }
  }
}

/** A scene in which whoever is asked acts. */
export abstract class Scene<K extends Kit> extends Stage<K> {
  /** Who takes an action, where nobody is named. */
  protected actor(_action: K['action']): Seat {
    return this.play.seat;
  }

  /** Takes legal actions, one after the other. */
  when(...actions: K['action'][]): this {
    for (const action of actions) this.take(this.actor(action), action);
    return this;
  }

  offers(action: K['action'], seat: Seat = this.play.seat): boolean {
    return this.lists(seat, action);
  }

  /** The rule that forbids an action. */
  forbids(action: K['action'], seat: Seat = this.play.seat): string | undefined {
    return this.objection(seat, action)?.rule;
  }

  /** The rule that forbids an action, and why. */
  why(action: K['action'], seat: Seat = this.play.seat): string | undefined {
    const found = this.objection(seat, action);
    return found && `${found.rule} ${found.code}`;
  }
}
