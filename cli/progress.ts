/** A bar for what takes a while. On a terminal only: a log file needs no moving bar. */
import { Presets, SingleBar } from 'cli-progress';
import type { Shell } from './shell.ts';

export function progressBar({ errors }: Shell, total: number, what: string): SingleBar | undefined {
  if (!errors.isTTY) return undefined;
  const format = `{bar} {percentage} % | {value} of {total} ${what} | {eta_formatted} left`;
  const bar = new SingleBar(
    { format, stream: errors, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}
