/** The deeds that are no single game's: earned at any table, or beside it. */
import { SHELF } from 'virtual:catalogue';
import { HOUSE, reach } from '../store/progress.ts';
import { type KeptResult, listResults } from '../store/results.ts';
import { records as words } from '../text/records.ts';

export const HOUSE_DEEDS = [
  'five-tables',
  'taught',
  'by-myself',
  'hindsight',
  'second-chance',
  'good-company',
  'all-hands',
  'keys-only',
  'week',
] as const;
export type HouseDeed = (typeof HOUSE_DEEDS)[number];

const DAYS_OF_A_WEEK = 7;

/** Those that a result can earn, by it and by all there are. */
const BY_RESULT: Partial<Record<HouseDeed, (result: KeptResult, all: readonly KeptResult[]) => boolean>> = {
  'five-tables': (_, all) => SHELF.every(({ id }) => all.some(({ game }) => game === id)),
  'by-myself': ({ won, hints, undos }) => won && hints === 0 && undos === 0,
  'good-company': ({ online, people }) => online !== undefined && people > 1,
  'all-hands': ({ online, people }) => online === undefined && people > 1,
  'keys-only': ({ keys }) => keys === true,
  week: (_, all) => new Set(all.flatMap(({ daily }) => daily ?? [])).size >= DAYS_OF_A_WEEK,
};

/** Marks what a result earned, and gives the titles of what is new. */
export function houseDeeds(result: KeptResult): string[] {
  const all = listResults();
  const earned = HOUSE_DEEDS.filter((id) => BY_RESULT[id]?.(result, all));
  return reach(HOUSE, 'deeds', earned, result.ended).flatMap(titleOf);
}

/** One that is earned beside a result: taught, hindsight, second chance. Gives its title where it is new. */
export function earn(deed: HouseDeed): string | undefined {
  return reach(HOUSE, 'deeds', [deed]).flatMap(titleOf)[0];
}

function titleOf(id: string): string[] {
  const deed = HOUSE_DEEDS.find((one) => one === id);
  return deed === undefined ? [] : [words.earned(words.house[deed].title, words.house[deed].about)];
}
