/** How long ago something was, in words. */
import { language } from '../language.ts';
import { words } from '../text/en.ts';

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const spoken = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return spoken.format(-Math.floor(seconds / length), unit);
  }
  return words.online.justNow;
}

const DAY = 86_400_000;
const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });

/** Since when someone is not there: the time of today, the day before that. */
export function goneSince(then: number, now = Date.now()): string {
  return words.online.table.goneSince((now - then < DAY ? clock : date).format(then));
}

/** So long something took, in words. */
export function spokenLength(ms: number): string {
  const { amounts } = words.online;
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return amounts.min(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? amounts.h(hours) : amounts.d(Math.round(hours / 24));
}
