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
