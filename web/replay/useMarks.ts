/** The marks of a replay's timeline. Rounds and flags need every position; online they may not all be at hand. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game, Kit, Seat } from '#engine';
import { type Quick, storyOf } from '#ui/kit/end.ts';
import type { GameTable } from '#ui/table.ts';
import type { LogGroup } from '../match/film.ts';
import type { Footage } from './footage.ts';
import { learntIn, type Marks, roundsOf, spansOf } from './marks.ts';

interface Shown<K extends Kit> {
  readonly game: Game<K>;
  readonly table: GameTable<K>;
  readonly footage: Footage<K>;
  readonly log: readonly LogGroup<K['event']>[];
  readonly seat: Seat;
  called(seat: Seat): string;
}

export function useMarks<K extends Kit>({ game, table, footage, log, seat, called }: Shown<K>): Marks {
  const { scenes, last } = footage;
  const over = scenes?.at(-1)?.state.outcome !== undefined;
  const quick = useQuick(table, over);
  const along = useMemo(() => ({ spans: spansOf(log), learnt: learntIn(log) }), [log]);
  const rounds = useMemo(() => {
    const { turn, turnWords } = table.story;
    const turnAt = (at: number): number => {
      const state = scenes?.[at]?.state;
      return state === undefined ? 0 : turn(game.view(state, seat));
    };
    return scenes ? roundsOf(last, turnAt, turnWords) : [];
  }, [scenes, seat]);
  const flags = useMemo(() => {
    const { retold, story } = table;
    return scenes && quick ? storyOf({ game, retold, story, scenes, seat, called, quick }).moments : [];
  }, [scenes, seat, quick]);
  return { ...along, rounds, flags };
}

/** What the bots make of a position, where there is a whole match to look back on. */
function useQuick<K extends Kit>({ story }: GameTable<K>, wanted: boolean): Quick<K> | undefined {
  const [quick, setQuick] = useState<Quick<K> | undefined>(undefined);
  useEffect(() => {
    if (!wanted) return;
    // Without it there are no flags, and all else is there.
    story.quick().then(
      (loaded) => setQuick(() => loaded),
      () => setQuick(undefined),
    );
  }, [story, wanted]);
  return quick;
}
