/** Scenes for rule tests: a position in a few lines, then what happens. Dice are laid out beforehand, decks stacked. */
import { expect } from 'vitest';
import { heard, type Seat, type Verb } from '#engine';
import { LaidDice, type LaidDie, Scene as SharedScene } from '#engine/testing/scene';
import type { EosAction, FigureKind } from '../action.ts';
import { BASIC_DIE, type CharacterId, type Face } from '../content/characters.ts';
import type { CrewAction } from '../content/rooms.ts';
import type { EosEvent } from '../event.ts';
import type { StepName } from '../frame.ts';
import { eosRise } from '../index.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { EosRise, State } from '../state.ts';
import { STEPS, VERBS } from '../steps/index.ts';
import { type Given, positionOf } from './position.ts';

/** A die to come: how many sides, and the number it will show. */
export type Roll = readonly [sides: number, n: number];
const laid = ([sides, face]: Roll): LaidDie => ({ sides, face });
export const d6 = (n: number): Roll => [6, n];
export const d20 = (n: number): Roll => [20, n];
/** A roll for location. */
export const location = (sector: number, number: number): Roll[] => [d20(sector), d6(number)];
export const basic = (face: Face): Roll => [6, BASIC_DIE.indexOf(face) + 1];

export class Scene extends SharedScene<EosRise> {
  readonly #dice: LaidDice;

  constructor(given: Given, rolls: readonly Roll[]) {
    const dice = new LaidDice();
    dice.lay(rolls.map(laid));
    super(eosRise, positionOf(given), dice);
    this.#dice = dice;
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
    this.#dice.clear();
    this.#dice.lay(rolls.map(laid));
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

  override when(...actions: EosAction[]): this {
    for (const action of actions) {
      if (!this.play.over) this.#list();
      super.when(action);
    }
    return this;
  }

  /** Whoever may: characters are shared out among the seats. */
  protected override actor(action: EosAction): Seat {
    const { play } = this;
    return play.invited().find((who) => play.objection(who, action) === undefined) ?? play.seat;
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

  /** Every event of one kind. */
  all<T extends EosEvent['type']>(type: T): Extract<EosEvent, { type: T }>[] {
    return this.toldOf(type, 0);
  }
}

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
