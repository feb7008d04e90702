/** Scenes for rule tests: a position in a few lines, then what happens. Dice are laid out beforehand, decks stacked. */
import { expect } from 'vitest';
import { canonical, fastDraws, heard, Play, type Told, type Verb } from '#engine';
import type { EosAction, FigureKind } from '../action.ts';
import { BASIC_DIE, type CharacterId, type Face } from '../content/characters.ts';
import type { CrewAction } from '../content/rooms.ts';
import type { EosEvent } from '../event.ts';
import type { StepName } from '../frame.ts';
import { eosRise } from '../index.ts';
import { stateProblem } from '../invariants/index.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { EosRise, State } from '../state.ts';
import { STEPS, VERBS } from '../steps/index.ts';
import { type Given, positionOf } from './position.ts';

/** A die to come: how many sides, and the number it will show. */
export type Roll = readonly [sides: number, n: number];
export const d6 = (n: number): Roll => [6, n];
export const d20 = (n: number): Roll => [20, n];
/** A roll for location. */
export const location = (sector: number, number: number): Roll[] => [d20(sector), d6(number)];
export const basic = (face: Face): Roll => [6, BASIC_DIE.indexOf(face) + 1];

export class Scene {
  readonly play: Play<EosRise>;
  readonly told: Told<EosEvent>[] = [];
  readonly #rolls: Roll[];
  #heard = 0;

  constructor(given: Given, rolls: readonly Roll[]) {
    this.#rolls = rolls.slice();
    const luck = fastDraws('scene');
    this.play = new Play(eosRise, positionOf(given), {
      at: (draw, n) => {
        const next = this.#rolls[0];
        if (next === undefined || next[0] !== n) return luck.at(draw, n);
        this.#rolls.shift();
        return next[1] - 1;
      },
    });
    this.play.events = this.told;
    this.play.run();
    this.#hear();
  }

  /** Everything that is told can be said. */
  #hear(): void {
    for (; this.#heard < this.told.length; this.#heard++)
      for (const event of heard(this.told.slice(this.#heard, this.#heard + 1), 0))
        expect(eosRise.words.event(event), JSON.stringify(event)).not.toMatch(UNSAID);
  }

  get s(): State {
    return this.play.s;
  }

  get events(): EosEvent[] {
    return heard(this.told, 0);
  }

  get asking(): StepName | undefined {
    return this.play.over ? undefined : this.play.asking.step;
  }

  get reason(): string | undefined {
    return this.s.outcome?.reason;
  }

  get legal(): EosAction[] {
    return this.play.over ? [] : this.play.legal(this.play.seat);
  }

  /** Lays out the next dice. */
  roll(...rolls: readonly Roll[]): this {
    this.#rolls.length = 0;
    this.#rolls.push(...rolls);
    return this;
  }

  /** What is listed exactly needs no check to be cut down. */
  #list(): void {
    const frame = this.play.asking;
    const ask = STEPS[frame.step];
    if (!('verbs' in ask)) return;
    for (const seat of this.play.invited()) {
      for (const type of ask.verbs) {
        if (!LISTED_EXACTLY.has(type)) continue;
        const verb = VERBS[type] as Verb<EosRise>;
        for (const action of verb.options(this.s, seat, frame))
          expect(verb.check(this.s, action, seat, frame), JSON.stringify(action)).toBeUndefined();
      }
    }
  }

  /** Takes legal actions, one after the other. */
  when(...actions: EosAction[]): this {
    for (const action of actions) {
      if (!this.play.over) this.#list();
      const seat =
        this.play.invited().find((who) => this.play.objection(who, action) === undefined) ?? this.play.seat;
      expect(this.play.objection(seat, action), JSON.stringify(action)).toBeUndefined();
      expect(this.play.legal(seat).map(canonical)).toContain(canonical(action));
      this.play.act(seat, action);
      this.#hear();
      if (!this.play.over) expect(stateProblem(this.s)).toBeUndefined();
    }
    return this;
  }

  /** Lets pass what is not the point, until a step asks or the game ends. */
  until(...steps: readonly StepName[]): this {
    for (let i = 0; i < 200 && this.asking !== undefined && !steps.includes(this.asking); i++)
      this.when(this.#shrug());
    return this;
  }

  #shrug(): EosAction {
    const { legal } = this;
    const found = legal.find(({ type }) => QUIET.includes(type)) ?? legal.find(isQuiet) ?? legal[0];
    if (found === undefined) throw new Error(`${this.asking} offers nothing`);
    return found;
  }

  offers(action: EosAction): boolean {
    return this.legal.some((legal) => canonical(legal) === canonical(action));
  }

  /** The rule that forbids an action. */
  forbids(action: EosAction, seat = this.play.seat): string | undefined {
    const found = this.play.objection(seat, action);
    // The kernel has its own words for what is not asked.
    if (found && /^(ER-|R)\d/.test(found.rule))
      expect(eosRise.words.objection(found), JSON.stringify(found)).not.toMatch(UNSAID);
    if (found?.about) expect(found.about, found.code).not.toEqual({});
    return found?.rule;
  }

  /** Every event of one kind. */
  all<T extends EosEvent['type']>(type: T): Extract<EosEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<EosEvent, { type: T }> => event.type === type);
  }
}

/** What words look like that were given nothing to say. */
const UNSAID = /undefined|NaN|\[object/;

const LISTED_EXACTLY: ReadonlySet<EosAction['type']> = new Set<EosAction['type']>([
  ...(['addHeld', 'afterburner', 'quickFix', 'hit', 'repair', 'placeDie', 'shield', 'pointDefence'] as const),
  ...(['haul', 'putFrb', 'keepDamage', 'keepTechnology', 'pickCharacter', 'pills', 'scrap', 'sign'] as const),
  ...(['takeRoom', 'targetLock', 'track', 'warp', 'ready', 'standBy', 'stop', 'tow'] as const),
]);

const QUIET: readonly EosAction['type'][] = [
  'pass',
  'ready',
  'standBy',
  'stop',
  'decline',
  'keepLocation',
  'flee',
];

function isQuiet(action: EosAction): boolean {
  if (action.type === 'pills') return action.count === 0;
  if (action.type === 'join') return !action.fights;
  return action.type === 'hit' && action.room !== 'command';
}

export function given(position: Given = {}, ...rolls: readonly Roll[]): Scene {
  return new Scene(position, rolls);
}

export function place(who: CharacterId, action: CrewAction, figure: FigureKind = 'character'): EosAction {
  return { type: 'place', who, figure, action };
}

export const PASS: EosAction = { type: 'pass' };
export const STOP: EosAction = { type: 'stop' };
export const warp = (to: GalaxyId): EosAction => ({ type: 'warp', to });
export const hit = (room: keyof State['hull']): EosAction => ({ type: 'hit', room });
export const join = (fights: boolean): EosAction => ({ type: 'join', fights });
