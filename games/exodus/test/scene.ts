/** Scenes for rule tests: a position in a line or two, dice as they fall, then what happens. */
import { expect } from 'vitest';
import { clone, type Draws, heard, type OptionValues, readOptions, SPECTATOR, stateProblem } from '#engine';
import { LaidDice, type LaidDie, Stage } from '#engine/testing/scene';
import type { ExodusAction } from '../action.ts';
import { AGENDAS_OF } from '../content/agendas.ts';
import type { FactionId, Trait } from '../content/factions.ts';
import type { OrderKey } from '../content/orders.ts';
import { INSTITUTIONAL_OF, PERSONAL_OF, type SecretId } from '../content/secrets.ts';
import type { ExodusEvent } from '../event.ts';
import type { ExodusFrame } from '../frame.ts';
import { exodus } from '../index.ts';
import { houseOf } from '../rules/houses.ts';
import { discoverSystem, newSystem } from '../rules/map.ts';
import { setup } from '../setup.ts';
import type { Exodus, House, Secret, State } from '../state.ts';

export interface Given {
  readonly seats?: number;
  readonly options?: OptionValues;
  readonly traits?: Partial<Record<Trait, number>>;
  /** What comes next, first things first; under it lies a disposition that is never reached. */
  readonly next: readonly (ExodusFrame | ExodusFrame['step'])[];
  /** Dice as they fall: `- 0 +`. Those not named show 0. */
  readonly dice?: string;
  /** The resolved orders of a cycle in its fourth step. */
  readonly orders?: Partial<Record<FactionId, OrderKey>>;
  readonly change?: (s: State) => void;
}

const FACES: Readonly<Record<string, number>> = { '-': 0, '0': 1, '+': 2 };

/** Dice that are not laid out show 0; everything else is the first choice. */
const PLAIN: Draws = { at: (_draw, n) => (n === 3 ? 1 : 0) };

const laid = (words: string): LaidDie[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ sides: 3, face: (FACES[word] ?? 1) + 1 }));

export class Scene extends Stage<Exodus> {
  readonly dice: LaidDice;

  constructor(given: Given) {
    const dice = new LaidDice(PLAIN);
    dice.lay(laid(given.dice ?? ''));
    super(exodus, positionOf(given), dice);
    this.dice = dice;
  }

  house(faction: FactionId): House {
    return houseOf(this.s, faction);
  }

  /** The frame that asks. */
  get asks(): ExodusFrame['step'] {
    return this.play.asking.step;
  }

  roll(words: string): this {
    this.dice.lay(laid(words));
    return this;
  }

  legal(faction: FactionId): ExodusAction[] {
    return this.play.legal(this.house(faction).seat);
  }

  offers(faction: FactionId, action: ExodusAction): boolean {
    return this.lists(this.house(faction).seat, action);
  }

  /** The rule that forbids an action. */
  forbids(faction: FactionId, action: ExodusAction): string | undefined {
    return this.objection(this.house(faction).seat, action)?.rule;
  }

  /** A faction takes legal actions, one after the other. */
  when(faction: FactionId, ...actions: ExodusAction[]): this {
    const { seat } = this.house(faction);
    for (const action of actions) {
      expect(this.play.awaited(), `${faction} is asked`).toContain(seat);
      this.take(seat, action);
    }
    return this;
  }

  /** Everybody who is asked answers the same. */
  all(action: ExodusAction): this {
    for (const seat of [...this.play.awaited()]) this.play.act(seat, action);
    return this;
  }

  /** What everyone heard, or one faction. */
  heard(faction?: FactionId): ExodusEvent[] {
    return heard(this.told, faction === undefined ? SPECTATOR : this.house(faction).seat);
  }

  get trait(): Record<Trait, number> {
    return this.s.traits;
  }
}

export const given = (position: Given): Scene => new Scene(position);

export function positionOf(given: Given): State {
  const read = readOptions(exodus.options, given.options);
  if ('problem' in read) throw new Error(read.problem.reason);
  const s = setup({ seats: given.seats ?? 3, options: read.values as Exodus['options'] });
  for (const [seat, house] of s.houses.entries()) {
    house.seat = seat;
    house.kept = true;
    house.agendas = AGENDAS_OF[house.faction].slice(0, 3);
    // The third and the sixth secret of each book, and the first personal one: few of them have advantages in tests.
    for (const place of [2, 5]) addSecret(s, house.faction, INSTITUTIONAL_OF[house.faction][place]);
    addSecret(s, house.faction, PERSONAL_OF[house.faction][0]);
  }
  s.systems = [{ ...newSystem(), visited: true, reward: 0 }];
  for (let i = 0; i < 3; i++) discoverSystem(s, 0);
  s.cycle = 1;
  s.visit = 1;
  s.asked = s.houses.map(({ faction }) => faction);
  Object.assign(s.traits, given.traits);
  s.resolved = { ...given.orders };
  given.change?.(s);
  const frames = given.next.map((step) => (typeof step === 'string' ? ({ step } as ExodusFrame) : step));
  s.stack = [{ step: 'disposition' }, ...frames.reverse()];
  expect(stateProblem(exodus, s)).toBeUndefined();
  // What a test puts in stays its own, to be put into another scene as it was.
  return clone(s);
}

export function addSecret(s: State, owner: FactionId, id: SecretId | undefined): Secret {
  if (id === undefined) throw new Error('no such secret');
  const secret: Secret = { id, owner, knowers: [], public: false, void: false };
  s.secrets.push(secret);
  return secret;
}

/** Gives a faction another secret in the place of its first institutional one. */
export function plant(s: State, owner: FactionId, id: SecretId, ...knowers: FactionId[]): Secret {
  const slot =
    s.secrets.find((secret) => secret.id === id) ?? s.secrets.find((secret) => secret.owner === owner);
  if (slot === undefined) throw new Error(`${owner} has no secrets`);
  slot.id = id;
  s.secrets = [...s.secrets];
  slot.knowers = knowers.map((faction) => ({ faction, aware: [] }));
  return slot;
}

/** A marker of the issuer in the hands of the holder. */
export function mark(s: State, issuer: FactionId, holder: FactionId): void {
  houseOf(s, issuer).pool--;
  const { held } = houseOf(s, holder);
  held[issuer] = (held[issuer] ?? 0) + 1;
}
