/** A bar for what takes a while. On a terminal only: a log file needs no moving bar. */
import type { Writable } from 'node:stream';
import { Presets, SingleBar } from 'cli-progress';

export function progressBar(
  stream: Writable & { readonly isTTY?: boolean },
  total: number,
  /** In words: `{value}`, `{total}` and `{eta_formatted}` stand for what grows. */
  words: string,
): SingleBar | undefined {
  if (!stream.isTTY) return undefined;
  const format = `{bar} {percentage} % | ${words}`;
  const bar = new SingleBar(
    { format, stream, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}

/** The words of tools that only we use. */
export const counted = (what: string) => `{value} of {total} ${what} | {eta_formatted} left`;
