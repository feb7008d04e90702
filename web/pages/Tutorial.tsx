/** The tutorial: a game's beats, played on the real table. Nothing of it is saved. */

import { useEffect, useState } from 'preact/hooks';
import { type Game, type Kit, Match } from '#engine';
import type { GameTable, Tutorial } from '#ui/table.ts';
import { opening } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN, type Player } from '../match/players.ts';
import { Loading, Notice } from '../Notice.tsx';
import { Table } from '../table/Table.tsx';
import { words } from '../text/en.ts';
import { Coach } from '../tutorial/Coach.tsx';
import { LessonOver } from '../tutorial/LessonOver.tsx';
import { Lesson } from '../tutorial/lesson.ts';
import { useLoaded } from '../useLoaded.ts';
import { WithGame } from '../WithGame.tsx';

export function TutorialPage({ game: id }: { game: string }) {
  return (
    <WithGame game={id}>
      {(opened) => opened.open((game, table) => <Learning game={game} table={table} />)}
    </WithGame>
  );
}

function Learning<K extends Kit>({ game, table }: { game: Game<K>; table: GameTable<K> }) {
  const tutorial = useLoaded(() => table.tutorial(), []);
  if (tutorial.status === 'loading') return <Loading />;
  if (tutorial.status === 'failed') return <Notice title={words.trouble.title}>{words.trouble.load}</Notice>;
  return <Taught game={game} table={table} tutorial={tutorial.value} />;
}

interface TaughtProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  tutorial: Tutorial<K>;
}

function Taught<K extends Kit>({ game, table, tutorial }: TaughtProps<K>) {
  const [lesson] = useState(() => begin(game, tutorial));
  useEffect(() => {
    lesson?.match.others.wake();
    return () => lesson?.match.close();
  }, [lesson]);
  if (lesson === undefined) return <Notice title={words.tutorial.none} />;
  return (
    <Table
      match={lesson.match}
      table={table}
      coach={<Coach lesson={lesson} game={game.id} />}
      ending={(close) => <LessonOver game={game} table={table} match={lesson.match} onClose={close} />}
    />
  );
}

function begin<K extends Kit>(
  game: Game<K>,
  { seats, options, seed, beats }: Tutorial<K>,
): Lesson<K> | undefined {
  if (beats.length === 0) return undefined;
  const begun = Match.start(game, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const players = Array.from(
    { length: seats },
    (_, seat): Player => (seat === 0 ? HUMAN : { kind: 'bot', level: 'easy' }),
  );
  return new Lesson(new LocalFeed(game, { match, moments: [opening(match)] }, players), beats);
}
