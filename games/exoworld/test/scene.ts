/** Scenes for rule tests: a position in a few lines, then what happens. */
import { type ActionOf, fastDraws, heard, type Seat } from '#engine';
import { Scene as SharedScene } from '#engine/testing/scene';
import type { ExoworldAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import { INDEX, type Resource } from '../content/resources.ts';
import { BASE_TOKENS, type BaseToken } from '../content/tokens.ts';
import type { ExoworldEvent } from '../event.ts';
import { exoworld } from '../index.ts';
import { type Given, positionOf } from '../positions.ts';
import type { Exoworld } from '../state.ts';

export const END: ExoworldAction = { type: 'end' };
export const DONE: ExoworldAction = { type: 'done' };
export const DECLINE: ExoworldAction = { type: 'decline' };
export const AGREE: ExoworldAction = { type: 'agree' };

export class Scene extends SharedScene<Exoworld> {
  constructor(given: Given, seed = 'scene') {
    super(exoworld, positionOf(given), fastDraws(seed));
  }

  /** The step that asks. */
  get asks(): string {
    return this.play.over ? 'over' : this.play.asking.step;
  }

  get seat(): Seat {
    return this.play.seat;
  }

  get won(): boolean | undefined {
    return this.s.outcome && this.s.outcome.winners.length > 0;
  }

  events(seat: Seat = 0): ExoworldEvent[] {
    return heard(this.told, seat);
  }

  /** What a seat hears while the actions are taken. */
  hears(seat: Seat, ...actions: ExoworldAction[]): ExoworldEvent[] {
    const before = this.told.length;
    this.when(...actions);
    return heard(this.told.slice(before), seat);
  }

  legal(seat: Seat = this.seat): ExoworldAction[] {
    return this.play.legal(seat);
  }

  by(seat: Seat, action: ExoworldAction): this {
    this.take(seat, action);
    return this;
  }

  /** The legal actions of one kind. */
  options<T extends ExoworldAction['type']>(type: T, seat: Seat = this.seat): ActionOf<Exoworld, T>[] {
    return this.legal(seat).filter((action): action is ActionOf<Exoworld, T> => action.type === type);
  }

  hand(seat: Seat = 0): readonly CardId[] {
    return this.s.hands[seat]?.cards ?? [];
  }

  supply(resource: Resource): number {
    return this.s.supply[INDEX[resource]] ?? 0;
  }

  production(resource: Resource): number {
    return this.s.production[INDEX[resource]] ?? 0;
  }

  tokens(place: number): readonly BaseToken[] {
    return (this.s.base[place]?.tokens ?? []).flatMap((count, t) =>
      Array.from({ length: count }, () => BASE_TOKENS[t] as BaseToken),
    );
  }
}

export function given(position: Given, seed?: string): Scene {
  return new Scene(position, seed);
}
