/** The tempers of the eight factions. */
import type { FactionId } from '../content/factions.ts';

export interface Character {
  /** How much a point of standing counts beside the health of the fleet. */
  readonly greed: number;
  /** How gladly it speaks up: what a quarrel may cost it. */
  readonly loud: number;
  /** How gladly it acts in secret. */
  readonly sly: number;
  /** Whether it bends to the mark of a bounder for what can be learnt. */
  readonly yielding: boolean;
}

/** How a seat is minded for a while: its greed counts so many times. */
export type Temper = number;
export const USUAL: Temper = 1;

export const CHARACTERS: Readonly<Record<FactionId, Character>> = {
  church: { greed: 0.7, loud: 0.5, sly: 0.4, yielding: false },
  government: { greed: 0.75, loud: 0.6, sly: 0.7, yielding: false },
  military: { greed: 0.8, loud: 0.8, sly: 0.7, yielding: false },
  network: { greed: 0.8, loud: 0.3, sly: 1.2, yielding: false },
  researchers: { greed: 0.8, loud: 0.5, sly: 0.4, yielding: true },
  underworld: { greed: 1, loud: 0.8, sly: 1.2, yielding: true },
  security: { greed: 0.8, loud: 0.6, sly: 1, yielding: false },
  opposition: { greed: 0.9, loud: 1.3, sly: 0.8, yielding: true },
};
