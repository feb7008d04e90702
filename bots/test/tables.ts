/** Tables for the bots' tests: games of every kind of decision, and a way to play them. */

import { type Bot, type Budget, decide, type Question, questionOf, type Terms } from '#bots';
import { type Core, fastDraws, type GameWithBots, type Kit, Play, type Seat, type Setup } from '#engine';
import { counterspell } from '#engine/test/fixtures/counterspell.ts';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { type TicTacToe, ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { exoship } from '#games/exoship/index.ts';

/** Tic-tac-toe for those who know that a draw is better than a loss. */
export const drawCounts: GameWithBots<TicTacToe> = {
  ...ticTacToe,
  sense: {
    ...ticTacToe.sense,
    worth: ({ winners }, seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0),
  },
};

export interface Case<K extends Kit> extends Setup<K['options']> {
  readonly game: GameWithBots<K>;
}

/** Open and alone, hidden and at once, hidden and in turn with responses. */
export const TABLES: readonly Case<Kit>[] = [
  { game: drawCounts, seats: 2, options: {} },
  { game: exoship, seats: 1, options: { origin: 'earth', hard: false } },
  { game: exoship, seats: 1, options: { origin: 'mars', hard: true } },
  { game: sealedBids, seats: 4, options: { hearts: 2, double: true } },
  { game: counterspell, seats: 3, options: { mode: 'free', dropIn: false } },
];

export function tableName({ game, seats, options }: Case<Kit>): string {
  return `${game.id}, ${seats} seats, ${JSON.stringify(options)}`;
}

export function begin<K extends Kit>({ game, seats, options }: Case<K>, seed: string): Play<K> {
  const play = new Play(game, game.setup({ seats, options }), fastDraws(seed));
  play.run();
  return play;
}

export interface DecisionPoint<K extends Kit> {
  readonly number: number;
  readonly question: Question<K>;
  readonly state: K['state'];
  readonly seat: Seat;
}

/** Plays a game to its end; `look` is shown every decision before it is made. */
export function playGame<K extends Kit>(
  table: Case<K>,
  seed: string,
  bots: (seat: Seat) => Bot,
  { budget = { iterations: 40 }, look }: { budget?: Budget; look?: (point: DecisionPoint<K>) => void } = {},
): Core {
  const play = begin(table, seed);
  for (let number = 0; !play.over; number++) {
    if (number > 2000) throw new Error('the game does not end');
    const { s, seat } = play;
    const question = questionOf(table.game, s, seat);
    look?.({ number, question, state: s, seat });
    play.act(seat, decide(bots(seat), question, { seed: `${seed} ${number}`, budget }).action);
  }
  return play.s;
}

export function terms<A>(seed: string, iterations = 60): Terms<A> {
  return { seed, budget: { iterations } };
}
