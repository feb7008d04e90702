/** The set-up of Mothership: three tables that begin at once, and the boards as pictures. */
import type { Result } from '#ui/kit/ladder.ts';
import type { QuickStart, SetUpArt, ValuePicture } from '#ui/kit/setUp.ts';
import { readBoard } from '../../content/boardText.ts';
import { layoutNamed } from '../../content/layoutName.ts';
import { type Layout, standardLayout } from '../../content/layouts.ts';
import type { Mothership } from '../../state.ts';
import { START_WORDS } from '../../text/ladder.ts';
import { BoardPicture } from '../art/BoardPicture.tsx';
import { guide } from './ladder.ts';

const optionOf = ({ options }: Result, name: string): unknown =>
  Object.entries(options).find(([key]) => key === name)?.[1];

/** Easy until a win, then sound, and strong after two wins. */
function levelFor(results: readonly Result[]): 'easy' | 'sound' | 'strong' {
  const wins = results.filter(
    (one) => one.won && one.seats === 2 && optionOf(one, 'mode') === 'deathmatch',
  ).length;
  return wins === 0 ? 'easy' : wins < 3 ? 'sound' : 'strong';
}

const starts: readonly QuickStart<Mothership>[] = [
  {
    id: 'duel',
    title: START_WORDS.duel,
    minutes: 20,
    Picture: () => <BoardPicture layout={layoutNamed('duel', 2)} />,
    table(results) {
      const level = levelFor(results);
      return { about: START_WORDS.against[level], seats: 2, options: {}, levels: [level] };
    },
  },
  {
    id: 'campaign',
    title: START_WORDS.campaign,
    minutes: 15,
    Picture: () => <BoardPicture layout={layoutNamed('solo-a', 1)} />,
    table(results) {
      const next = guide.rungs.findIndex(
        ({ options }) =>
          !results.some(
            (one) =>
              one.won &&
              optionOf(one, 'soloLevel') === options.soloLevel &&
              optionOf(one, 'mode') === 'solo' &&
              (optionOf(one, 'layout') === 'solo-b') === (options.layout === 'solo-b'),
          ),
      );
      const rung = guide.rungs[Math.max(0, next)];
      const about = START_WORDS.level(rung?.title ?? '');
      return {
        about,
        seats: 1,
        options: rung?.options ?? { mode: 'solo' },
        levels: [],
        ...(rung ? { rung: rung.id } : {}),
      };
    },
  },
  {
    id: 'corners',
    title: START_WORDS.corners,
    minutes: 45,
    Picture: () => <BoardPicture layout={layoutNamed('four-corners', 4)} />,
    table: () => ({ about: START_WORDS.three, seats: 4, options: {}, levels: ['easy', 'easy', 'easy'] }),
  },
];

/** The board that a value of the option stands for, as far as it is known before the match. */
function layoutOf(value: string, seats: number, own: unknown): Layout | undefined {
  if (value === 'random') return undefined;
  if (value === 'own') {
    const board = readBoard(typeof own === 'string' ? own : '');
    return 'problem' in board ? undefined : board.layout;
  }
  if (value === 'standard') return layoutNamed(seats === 1 ? 'solo-a' : standardLayout(seats), seats);
  return layoutNamed(value, seats);
}

const LayoutPicture: ValuePicture = ({ value, seats, options }) => {
  const layout = layoutOf(value, seats, options.board);
  return layout ? <BoardPicture layout={layout} /> : undefined;
};

export const setUp: SetUpArt<Mothership> = { starts, level: levelFor, pictures: { layout: LayoutPicture } };
