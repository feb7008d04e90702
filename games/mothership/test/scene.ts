/** Scenes for rule tests: a position in a few lines, scripted dice, then what happens. */

import { expect } from 'vitest';
import { type ActionOf, defaultOptions, type Seat, stateProblem } from '#engine';
import { LaidDice, type LaidDie, Scene as SharedScene } from '#engine/testing/scene';
import type { MothershipAction, MoveKind, PlayAction, TargetId } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { PlanetId } from '../content/layouts.ts';
import type { MothershipEvent } from '../event.ts';
import type { StepName } from '../frame.ts';
import { mothership } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { type Given as Position, positionOf as placed } from '../positions.ts';
import { boardOf } from '../rules/board.ts';
import { fleetOf, shieldPoints, unitOf } from '../rules/fleet.ts';
import { type HexName, NOWHERE } from '../rules/hex.ts';
import { type UnitId, unitNumber } from '../rules/units.ts';
import type { Fleet, Mothership, Planet, State } from '../state.ts';

export const END: MothershipAction = { type: 'end' };
export const PASS: MothershipAction = { type: 'pass' };
export const STOP: MothershipAction = { type: 'stop' };
export const DIVERT: MothershipAction = { type: 'divert' };

export const attack = (target: TargetId, ...ships: UnitId[]): MothershipAction => ({
  type: 'attack',
  target,
  ships,
});
export const move = (ship: UnitId): MothershipAction => ({ type: 'move', ship });
export const to = (hex: HexName, kind: MoveKind = 'safe'): MothershipAction => ({
  type: 'moveTo',
  to: hex,
  kind,
});
export const land = (hex: HexName): MothershipAction => ({ type: 'land', to: hex });
export const play = (card: CardId, more: Omit<PlayAction, 'type' | 'card'> = {}): PlayAction => ({
  type: 'play',
  card,
  ...more,
});
export const ability = (
  technology: ActionOf<Mothership, 'ability'>['technology'],
  target?: TargetId,
): MothershipAction => ({
  type: 'ability',
  technology,
  ...(target ? { target } : {}),
});
export const deploy = (ship: UnitId): MothershipAction => ({ type: 'deploy', ship });

export interface Given extends Position {
  /** Faces of the next dice, in order; then they fall by chance. */
  dice?: number[];
}

/** No planet of the Duel is left to take. */
export const ALL_TAKEN: Given['planets'] = {
  m1: { owner: 0 },
  m2: { owner: 0 },
  m3: { owner: 0 },
  g1: { owner: 0 },
  g2: { owner: 0 },
};

/** MS-21 The NPC has its Mothership alone. */
export const NO_NPC_SHIPS = {
  'npc-f1': 'off',
  'npc-f2': 'off',
  'npc-f3': 'off',
  'npc-b1': 'off',
  'npc-b2': 'off',
} as const;

export class Scene extends SharedScene<Mothership> {
  readonly #dice: LaidDice;

  constructor(given: Given) {
    const dice = new LaidDice();
    dice.lay(faces(given.dice ?? []));
    super(mothership, positionOf(given), dice);
    this.#dice = dice;
  }

  get asked(): StepName | undefined {
    return this.play.over ? undefined : this.play.asking.step;
  }

  /** What was told while these actions were taken, to those who may know all of it. */
  after(...actions: MothershipAction[]): MothershipEvent[] {
    const before = this.told.length;
    this.when(...actions);
    return this.told.slice(before).map(({ event }) => event);
  }

  /** The next dice. */
  rolls(...next: number[]): this {
    this.#dice.clear();
    this.#dice.lay(faces(next));
    return this;
  }

  get legal(): MothershipAction[] {
    return this.play.legal(this.play.seat);
  }

  offersType(type: MothershipAction['type']): boolean {
    return this.legal.some((legal) => legal.type === type);
  }

  /** Why an action is refused, in short: the rule, the reason, and what it is about. */
  refusal(action: MothershipAction): string | undefined {
    const found = this.play.objection(this.play.seat, action);
    return found && [found.rule, found.code, ...Object.values(found.about ?? {})].join(' ');
  }

  fleet(seat: Seat): Fleet {
    return fleetOf(this.s, seat);
  }

  shield(seat: Seat): number {
    return shieldPoints(this.s, seat);
  }

  at(id: UnitId): HexName | undefined {
    const { at } = unitOf(this.s, unitNumber(this.s, id) ?? 0);
    return at === NOWHERE ? undefined : boardOf(this.s).names[at];
  }

  planet(id: PlanetId): Planet {
    return this.s.planets[boardOf(this.s).planets.get(id) ?? 0] as Planet;
  }

  events<T extends MothershipEvent['type']>(type: T): Extract<MothershipEvent, { type: T }>[] {
    return this.toldOf(type, this.s.active);
  }

  last<T extends MothershipEvent['type']>(type: T): Extract<MothershipEvent, { type: T }> {
    const event = this.events(type).at(-1);
    if (event === undefined) throw new Error(`nothing was told of ${type}`);
    return event;
  }
}

export function given(position: Given): Scene {
  return new Scene(position);
}

/** Holds the reasons for which actions are refused against a table; undefined stands for what is allowed. */
export function refusals(
  position: Given,
  table: readonly (readonly [MothershipAction, string | undefined])[],
): void {
  const scene = given(position);
  expect(table.map(([action]) => scene.refusal(action))).toEqual(table.map(([, why]) => why));
}

const faces = (dice: readonly number[]): LaidDie[] => dice.map((face) => ({ face }));

/** A position that the rules accept. */
export function positionOf({ dice: _, ...position }: Given): State {
  const s = placed(position);
  const options = { ...defaultOptions(OPTIONS), ...position.options } as Options;
  expect(mothership.tableProblem?.({ seats: s.seats, options })).toBeUndefined();
  expect(stateProblem(mothership, JSON.parse(JSON.stringify(s)))).toBeUndefined();
  return s;
}
