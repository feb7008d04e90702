/** In which order a recap is read: as it happened, with what was lost of one's own before all else. */
import type { Chapter, RecapLine } from './recap.ts';

const LAST = Number.MAX_SAFE_INTEGER;

/** By moment and event; what no event tells comes last. */
export function asItHappened(
  a: Pick<RecapLine, 'from' | 'events'>,
  b: Pick<RecapLine, 'from' | 'events'>,
): number {
  const by = a.from - b.from;
  return by === 0 ? (a.events[0] ?? LAST) - (b.events[0] ?? LAST) : by;
}

/** Chapters with what was lost of one's own before all else, each under its name; the rest as it was. */
export function lossesFirst(chapters: readonly Chapter[]): readonly Chapter[] {
  const losing = lossesIn(chapters);
  const leads = losing.length === 1 && losing[0]?.lines[0] === chapters[0]?.lines[0];
  if (losing.length === 0 || leads) return chapters;
  return [...losing, ...parted(chapters, (line) => !isLoss(line))];
}

/** Only what was lost of one's own. */
export function lossesIn(chapters: readonly Chapter[]): Chapter[] {
  return parted(chapters, isLoss).map((chapter) => ({ ...chapter, more: 0 }));
}

function parted(chapters: readonly Chapter[], keeps: (line: RecapLine) => boolean): Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(keeps) }))
    .filter(({ lines }) => lines.length > 0);
}

/** What was lost of one's own. */
export function isLoss({ tone, touches }: Pick<RecapLine, 'tone' | 'touches'>): boolean {
  return tone === 'bad' && touches !== 'other';
}
