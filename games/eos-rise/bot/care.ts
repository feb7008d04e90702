/** How a player goes about it: how often fights and rolls are tried out beforehand, and who is to rise first. */
import { NEXT_HEX, type NextHex, STRONG_HEX } from './weights.ts';

export interface Care {
  /** Fights, before one is gone into. */
  readonly trials: number;
  /** Rolls, before another combat round. */
  readonly looks: number;
  /** Rolls, before a First Strike or a reroll. */
  readonly samples: number;
  /** Whether figures are placed with a look at the flight that follows. */
  readonly ahead: boolean;
  /** What the next hex is worth. */
  readonly hexes: NextHex;
}

/** The sound player. */
export const FULL: Care = { trials: 16, looks: 4, samples: 20, ahead: true, hexes: NEXT_HEX };

/** In playouts, which cannot take their time. */
export const BRISK: Care = { trials: 5, looks: 2, samples: 6, ahead: false, hexes: NEXT_HEX };

export const STRONG: Care = { ...FULL, hexes: STRONG_HEX };
