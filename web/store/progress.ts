/** What a person has reached: rungs and deeds of each game, deeds of the whole house, days played. */
import { isObject } from './isObject.ts';
import { alter, kept } from './kept.ts';

type Marks = Readonly<Record<string, number>>;
type Kind = 'rungs' | 'stars' | 'deeds' | 'days';

/** The deeds that are no single game's. */
export const HOUSE = 'orrery';

/** What was reached, and when it was first. */
export function marksOf(game: string, kind: Kind): Marks {
  return marksIn(kept('progress', game), kind);
}

/** What was reached before stays as it was. Gives those that are new. */
export function reach(game: string, kind: Kind, ids: readonly string[], at = Date.now()): string[] {
  const before = marksOf(game, kind);
  const fresh = ids.filter((id) => before[id] === undefined);
  if (fresh.length > 0)
    alter('progress', game, (now) => ({
      ...(isObject(now) ? now : {}),
      [kind]: { ...Object.fromEntries(fresh.map((id) => [id, at])), ...marksIn(now, kind) },
    }));
  return fresh;
}

/** How far one is on a game's ladder; how many rungs it has is known once its guide was read. */
export function ladderOf(game: string): { readonly reached: number; readonly of: number | undefined } {
  const progress = kept('progress', game);
  const of = isObject(progress) && typeof progress.ladder === 'number' ? progress.ladder : undefined;
  return { reached: Object.keys(marksOf(game, 'rungs')).length, of };
}

export function keepLadder(game: string, of: number): void {
  if (ladderOf(game).of === of) return;
  alter('progress', game, (now) => ({ ...(isObject(now) ? now : {}), ladder: of }));
}

function marksIn(progress: unknown, kind: Kind): Marks {
  const marks = isObject(progress) ? progress[kind] : undefined;
  if (!isObject(marks)) return {};
  return Object.fromEntries(
    Object.entries(marks).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
