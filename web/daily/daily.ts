/**
 * One table a day, the same for everyone: game, options and luck follow from the date (UTC) alone, so that no server is
 * needed. Games take turns through the week; what varies within a game goes round in a fixed order, week by week.
 */
import type { OptionValues } from '#engine';

export interface Daily {
  /** `2026-11-16`; of the voyage of a week, `2026-W47`. */
  readonly date: string;
  readonly game: string;
  /** What differs from the game's standard. */
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: string;
  readonly minutes: number;
}

type Setting = Pick<Daily, 'game' | 'options' | 'seats' | 'minutes'>;

const DAY = 24 * 3600 * 1000;
/** Weeks are counted from a Monday. */
const FIRST_MONDAY = Date.UTC(2026, 0, 5);

const ONE_STAR = ['proxima-b', 'ross-128-b', 'trappist-1e'];
const MORE_STARS = [
  'teegarden-b',
  'gliese-667cc',
  'lhs-1140-b',
  'trappist-1b',
  'trappist-1d',
  'trappist-1c',
  'trappist-1f',
  'trappist-1h',
  'trappist-1g',
];
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const DIFFICULTIES = ['easy', 'normal', 'hard'];
const ORIGINS = ['earth', 'mars'];
const JOURNEYS = ['short', 'standard', 'long'];

const exoship = (origin: string, hard = false): Setting => ({
  ...{ game: 'exoship', seats: 1, minutes: 10 },
  options: { origin, hard },
});
const exoworld = (scenario: string): Setting => ({
  ...{ game: 'exoworld', seats: 1, minutes: 30 },
  options: { scenario },
});

/** Monday first; each for the week with this number. */
const WEEK: readonly ((week: number) => Setting)[] = [
  () => exoship('earth'),
  (week) => exoworld(turn(ONE_STAR, week)),
  (week) => ({
    ...{ game: 'mothership', seats: 1, minutes: 20 },
    options: { mode: 'solo', soloLevel: turn(LEVELS, week) },
  }),
  () => exoship('mars'),
  (week) => ({
    ...{ game: 'eos-rise', seats: 1, minutes: 45 },
    options: { difficulty: turn(DIFFICULTIES, week) },
  }),
  (week) => exoworld(turn(MORE_STARS, week)),
  (week) => exoship(turn(ORIGINS, week), true),
];

function turn<T>(list: readonly T[], week: number): T {
  const one = list[((week % list.length) + list.length) % list.length];
  if (one === undefined) throw new RangeError('nothing to take turns with');
  return one;
}

/** The date of a moment, as the daily counts days. */
export function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function isDate(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(ms) && dateOf(ms) === text;
}

export function dailyOf(date: string): Daily {
  const { day, week } = placeOf(date);
  return { ...turn(WEEK, day)(week), date, seed: `orrery daily ${date}` };
}

/** Exodus takes longer than a day of most people: it has one voyage a week. */
export function weeklyOf(date: string): Daily {
  const { week } = placeOf(date);
  const monday = dateOf(FIRST_MONDAY + week * 7 * DAY);
  return {
    ...{ date: `${monday} week`, game: 'exodus', seats: 3, minutes: 60 },
    options: { journey: turn(JOURNEYS, week) },
    seed: `orrery daily ${monday}`,
  };
}

function placeOf(date: string): { day: number; week: number } {
  const days = Math.floor((Date.parse(`${date}T00:00:00Z`) - FIRST_MONDAY) / DAY);
  const week = Math.floor(days / 7);
  return { week, day: days - 7 * week };
}
