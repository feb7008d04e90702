/** What games among bots say of a board: whether some seat wins more often than chance would have it. */

export interface Tally {
  /** Games that each seat won, shared wins as parts. */
  readonly wins: readonly number[];
  readonly games: number;
}

export type Evenness = 'few' | 'even' | 'lopsided';

/** With fewer games than this nothing is said. */
const ENOUGH = 12;

/** The chance, by the normal curve, is below one in twenty that an even board gives a seat so much or so little. */
export function evennessOf({ wins, games }: Tally): { readonly evenness: Evenness; readonly seat: number } {
  const share = 1 / Math.max(1, wins.length);
  const off = wins.map((count) => Math.abs(count - games * share));
  const seat = off.indexOf(Math.max(...off));
  if (games < ENOUGH) return { evenness: 'few', seat };
  const spread = Math.sqrt(games * share * (1 - share));
  return { evenness: (off[seat] ?? 0) > 1.96 * spread ? 'lopsided' : 'even', seat };
}
