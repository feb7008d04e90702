/** The paces a table can have: those that are offered by name, and one's own. */
import type { TableInfo } from '#client';
import { words } from '../text/en.ts';

export interface Terms {
  /** Seconds for each decision. */
  readonly clock?: number;
  /** Seconds in reserve beyond that, for the whole match. */
  readonly reserve?: number;
  /** The game gives each decision its own time. */
  readonly paced?: true;
}

export type PaceName = 'none' | 'quick' | 'live' | 'game' | 'relaxed' | 'days' | 'own';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

export const UNITS = { s: 1, min: MINUTE, h: HOUR, d: DAY } as const;
export type Unit = keyof typeof UNITS;

export interface Amount {
  readonly many: number;
  readonly unit: Unit;
}

/** What somebody sets by themselves. */
export interface OwnPace {
  readonly clock: Amount;
  readonly reserve: Amount;
}

export const FIRST_OWN: OwnPace = { clock: { many: 2, unit: 'min' }, reserve: { many: 15, unit: 'min' } };

const NAMED: Readonly<Record<Exclude<PaceName, 'own'>, Terms>> = {
  none: {},
  quick: { clock: 30, reserve: 10 * MINUTE },
  live: { clock: 5 * MINUTE },
  game: { paced: true },
  relaxed: { clock: DAY },
  days: { clock: 3 * DAY, reserve: 14 * DAY },
};

const secondsOf = ({ many, unit }: Amount) => Math.round(many * UNITS[unit]);

/** As the server is asked for it. A game at whose table it must not show who decides has no reserves. */
export function termsOf(name: PaceName, own: OwnPace, reserves: boolean): Terms {
  const { reserve, ...terms }: Terms =
    name === 'own' ? { clock: secondsOf(own.clock), reserve: secondsOf(own.reserve) } : NAMED[name];
  return reserves && reserve !== undefined && reserve > 0 ? { ...terms, reserve } : terms;
}

/** Over days, so that whoever plays looks in now and then. */
export function isOverDays(name: PaceName, own: OwnPace): boolean {
  return (termsOf(name, own, false).clock ?? 0) >= 12 * HOUR;
}

/** So long, as briefly as it can be said: the largest unit of which it is a whole number, or the next below two of one. */
export function amountOf(seconds: number): Amount {
  const units: readonly Unit[] = ['d', 'h', 'min'];
  const unit = units.find((one) => seconds >= 2 * UNITS[one] && seconds % UNITS[one] === 0);
  if (unit !== undefined) return { many: seconds / UNITS[unit], unit };
  return seconds < 2 * MINUTE || seconds % MINUTE !== 0
    ? { many: seconds, unit: 's' }
    : { many: seconds / MINUTE, unit: 'min' };
}

/** How long a decision may take at a table. */
export function paceWords({ clock, paced, reserve }: Pick<TableInfo, 'clock' | 'paced' | 'reserve'>): string {
  const text = words.online;
  if (clock === undefined) return text.noClock;
  if (paced) return text.gamesOwn;
  const time = spanWords(clock);
  return reserve === undefined ? text.aDecision(time) : text.withReserve(time, spanWords(reserve));
}

function spanWords(seconds: number): string {
  const { many, unit } = amountOf(seconds);
  return words.online.amounts[unit](many);
}
