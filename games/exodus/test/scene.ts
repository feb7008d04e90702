/** Scenes for rule tests: a position in a line or two, dice as they fall, then what happens. */
import { expect } from 'vitest';
import { type Draws, heard, SPECTATOR, stateProblem } from '#engine';
import { LaidDice, type LaidDie, Stage } from '#engine/testing/scene';
import type { ExodusAction } from '../action.ts';
import type { FactionId, Trait } from '../content/factions.ts';
import type { SecretId } from '../content/secrets.ts';
import type { ExodusEvent } from '../event.ts';
import type { ExodusFrame } from '../frame.ts';
import { exodus } from '../index.ts';
import { type Given as Position, positionOf as position } from '../positions.ts';
import { houseOf } from '../rules/houses.ts';
import type { Exodus, House, Secret, State } from '../state.ts';

export { addSecret, mark } from '../positions.ts';

export interface Given extends Position {
  /** Dice as they fall: `- 0 +`. Those not named show 0. */
  readonly dice?: string;
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
  const s = position(given);
  expect(stateProblem(exodus, s)).toBeUndefined();
  return s;
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
