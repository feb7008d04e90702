/** What one may tell others of a daily: how it went, without a position and without the name of a card. */
import { to } from '../router.ts';
import type { KeptResult } from '../store/results.ts';
import { records } from '../text/records.ts';

const MARKS = 5;

export function shareText(result: KeptResult, game: string, home: string): string {
  const { won, turns, points, hints, daily = '', curve } = result;
  const { share, date } = records.daily;
  return [
    share.title(date(daily), game),
    `${marks(curve, won)} ${share.went(won, turns, points)}`,
    `${share.hints(hints)} · ${home}${to.daily(daily)}`,
  ].join('\n');
}

/** Five parts of the game: full where it stood well. */
function marks(curve: readonly number[], won: boolean): string {
  const last = curve.length - 1;
  return Array.from({ length: MARKS }, (_, i) => {
    const value = i === MARKS - 1 ? (won ? 100 : 0) : (curve[Math.round((last * (i + 1)) / MARKS)] ?? 0);
    return value >= 50 ? '◆' : '◇';
  }).join('');
}
