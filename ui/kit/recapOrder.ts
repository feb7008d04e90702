/** In which order a recap is read: as it happened, with what was lost of one's own before all else. */
import { summed } from './deltas.ts';
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

/** Chapters that are stages of one thing are told from the first to the last, each once; undefined where they are not. */
export function stagesInOrder(chapters: readonly Chapter[]): readonly Chapter[] | undefined {
  return chapters.length > 0 && chapters.every(({ nth }) => nth !== undefined)
    ? chapters.toReversed()
    : undefined;
}

/** Stages in few words: what was lost of one's own, else the last that happened, with what all of them changed together. */
export function stagesInShort(stages: readonly Chapter[]): Chapter[] {
  const losses = lossesIn(stages);
  const told = losses.length > 0 ? losses : stages.slice(-1);
  const [chapter] = told;
  const lines = told.flatMap((one) => one.lines);
  const last = lines.at(-1);
  if (chapter === undefined || last === undefined) return [];
  const line: RecapLine = {
    ...last,
    text: lines.map(({ text }) => text).join(' · '),
    delta: summed(stages.flatMap((one) => one.lines.flatMap(({ delta }) => delta))),
  };
  return [{ ...chapter, lines: [line], more: 0 }];
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
