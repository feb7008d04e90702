/** What someone looks for among the open tables. */
import type { TableInfo } from '#client';

/** Empty where it does not matter. */
export interface Wish {
  readonly game: string;
  readonly pace: string;
  readonly language: string;
}

export const ANYTHING: Wish = { game: '', pace: '', language: '' };

/** Longer than this for a decision, and it is played over days. */
const LIVE = 6 * 3600;

export function paceOf({ clock }: Pick<TableInfo, 'clock'>): 'live' | 'days' | 'none' {
  if (clock === undefined) return 'none';
  return clock < LIVE ? 'live' : 'days';
}

export function fits(table: Pick<TableInfo, 'game' | 'clock' | 'language'>, wish: Wish): boolean {
  const is = { game: table.game, pace: paceOf(table), language: table.language };
  return (['game', 'pace', 'language'] as const).every(
    (name) => wish[name] === '' || wish[name] === is[name],
  );
}
