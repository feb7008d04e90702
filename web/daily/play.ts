/** Begins a daily, and finds out how one's dailies went. */
import { defaultOptions } from '#engine';
import { doorOf } from '../games.ts';
import { HUMAN, type Player } from '../match/players.ts';
import { start } from '../match/start.ts';
import { go, to } from '../router.ts';
import { type KeptResult, listResults } from '../store/results.ts';
import { listSaves } from '../store/saves.ts';
import { type Daily, dateOf } from './daily.ts';

const DAY = 24 * 3600 * 1000;
const isWeekly = (date: string): boolean => date.endsWith('week');

/** Goes on with it where it was begun, and not finished. */
export async function playDaily({ date, game: id, options, seats, seed }: Daily): Promise<void> {
  const open = listSaves().find(({ daily, ended }) => daily === date && ended === undefined);
  if (open) return go(to.table(open.id));
  const opened = await doorOf(id)?.load();
  const players = Array.from(
    { length: seats },
    (_, seat): Player => (seat === 0 ? HUMAN : { kind: 'bot', level: 'sound' }),
  );
  opened?.open((game) => {
    const begun = start(game, {
      options: { ...defaultOptions(game.options), ...options },
      ...{ players, seed, daily: date },
    });
    if (begun.ok) go(to.table(begun.id));
    else throw new Error(begun.refusal.message);
  });
}

/** The first finish of each daily. */
export function finishedDailies(): ReadonlyMap<string, KeptResult> {
  return new Map(listResults().flatMap((result) => (result.daily ? [[result.daily, result] as const] : [])));
}

/** Played when its day was gone. */
export function isLater({ daily, ended }: KeptResult): boolean {
  if (daily === undefined) return false;
  // The voyage of a week has seven days.
  const last = Date.parse(`${daily.slice(0, 10)}T00:00:00Z`) + (isWeekly(daily) ? 6 : 0) * DAY;
  return dateOf(ended) > dateOf(last);
}

/** The most days in a row that were played on their day. */
export function longestRun(results: ReadonlyMap<string, KeptResult>): number {
  const days = [...results.values()]
    .filter((result) => !isLater(result))
    .flatMap(({ daily }) => (daily && !isWeekly(daily) ? [Date.parse(`${daily}T00:00:00Z`) / DAY] : []))
    .sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  for (const [i, day] of days.entries()) {
    run = i > 0 && day === (days[i - 1] ?? 0) + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
