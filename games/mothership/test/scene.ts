/** Scenes for rule tests: a position in a few lines, scripted dice, then what happens. */

import { expect } from 'vitest';
import { defaultOptions, type Seat, stateProblem } from '#engine';
import { LaidDice, type LaidDie, Scene as SharedScene } from '#engine/testing/scene';
import type { MothershipAction, MoveKind, OfType, PlayAction, TargetId } from '../action.ts';
import type { ArtifactId } from '../content/artifacts.ts';
import { ARTIFACT_IDS } from '../content/artifacts.ts';
import { actionDeck, type CardId } from '../content/cards.ts';
import { type DevelopmentId, developmentDeck } from '../content/developments.ts';
import type { PlanetId } from '../content/layouts.ts';
import type { MothershipEvent } from '../event.ts';
import type { StepName } from '../frame.ts';
import { mothership } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { boardOf } from '../rules/board.ts';
import { fleetOf, shieldPoints, unitOf } from '../rules/fleet.ts';
import { type HexName, NOWHERE } from '../rules/hex.ts';
import { planetNumber } from '../rules/planets.ts';
import { mothershipOf, stationOf, type UnitId, unitNumber, unitsOf } from '../rules/units.ts';
import { setup } from '../setup.ts';
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
  technology: OfType<'ability'>['technology'],
  target?: TargetId,
): MothershipAction => ({
  type: 'ability',
  technology,
  ...(target ? { target } : {}),
});
export const deploy = (ship: UnitId): MothershipAction => ({ type: 'deploy', ship });

export interface Given {
  seats?: number;
  options?: Partial<Options>;
  active?: Seat;
  first?: Seat;
  round?: number;
  /** Where units stand; stations stand where the layout has them, everything else is off the board. */
  units?: Partial<Record<UnitId, HexName | 'off'>>;
  fleets?: readonly (Partial<Fleet> | undefined)[];
  planets?: Partial<Record<PlanetId, Partial<Planet>>>;
  market?: DevelopmentId[];
  /** Faces of the next dice, in order; then they fall by chance. */
  dice?: number[];
  /** The deck is empty, its cards on the discard pile. */
  emptyDeck?: boolean;
  change?: (s: State) => void;
  /** What comes next; the active seat's main phase by default. */
  stack?: State['stack'];
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

/** A scene may be given again: what it is given is cloned, so that play never changes it. */
export function positionOf(scene: Given): State {
  const { change, ...plain } = scene;
  const given: Given = { ...structuredClone(plain), ...(change ? { change } : {}) };
  const seats = given.seats ?? 2;
  const options = { ...defaultOptions(OPTIONS), ...given.options } as Options;
  expect(mothership.tableProblem?.({ seats, options })).toBeUndefined();
  const s = setup({ seats, options });
  s.first = given.first ?? 0;
  s.active = given.active ?? 0;
  s.round = given.round ?? 3;
  placeUnits(s, given);
  for (const [seat, fleet] of (given.fleets ?? []).entries()) Object.assign(fleetOf(s, seat), fleet);
  s.outs = Math.max(0, ...s.fleets.map(({ out = 0 }) => out));
  for (const owner of s.fleets.keys()) {
    const fleet = fleetOf(s, owner);
    // MS-14.2 an eliminated fleet is off the board
    if (fleet.out !== undefined) for (const unit of unitsOf(owner)) unitOf(s, unit).at = NOWHERE;
    if (unitOf(s, mothershipOf(owner)).at === NOWHERE) fleet.hp = 0;
    if (unitOf(s, stationOf(owner)).at === NOWHERE) fleet.stationHp = 0;
  }
  for (const [id, planet] of Object.entries(given.planets ?? {})) {
    const number = planetNumber(s, id);
    if (number === undefined) throw new Error(`no planet ${id}`);
    Object.assign(s.planets[number] as Planet, planet);
  }
  dealCards(s, given);
  s.stack = given.stack ?? [{ step: 'main' }];
  given.change?.(s);
  expect(stateProblem(mothership, JSON.parse(JSON.stringify(s)))).toBeUndefined();
  return s;
}

function placeUnits(s: State, { units = {}, options }: Given): void {
  if (options?.mode === 'solo') {
    for (const [number, unit] of s.units.entries()) if (number < 9) unit.at = NOWHERE;
  }
  for (const [id, hex] of Object.entries(units)) {
    const number = unitNumber(s, id);
    if (number === undefined) throw new Error(`no unit ${id}`);
    const space = hex === 'off' ? NOWHERE : boardOf(s).numbers.get(hex);
    if (space === undefined) throw new Error(`no space ${hex}`);
    unitOf(s, number).at = space;
  }
}

/** What nobody holds lies in the decks. */
function dealCards(s: State, given: Given): void {
  const { modules } = s.table;
  const deck = actionDeck(modules);
  for (const { hand } of s.fleets) for (const card of hand) take(deck, card);
  if (given.emptyDeck) s.discard = deck;
  else s.deck = [{ cards: deck }];
  if (modules.includes('artifacts')) {
    const tokens: ArtifactId[] = ARTIFACT_IDS.slice();
    for (const { artifact } of s.planets) if (artifact !== undefined) take(tokens, artifact);
    s.tokens = [{ cards: tokens }];
  }
  if (!modules.includes('developments')) return;
  const developments = developmentDeck(boardOf(s).bodies.some(({ kind }) => kind === 'gas'));
  s.market = given.market ?? [];
  for (const card of s.market) take(developments, card);
  for (const { built } of s.planets) for (const card of built) take(developments, card);
  s.developments = [{ cards: developments }];
}

function take<C>(pile: C[], card: C): void {
  const index = pile.indexOf(card);
  if (index < 0) throw new Error(`there is no ${card} left`);
  pile.splice(index, 1);
}
