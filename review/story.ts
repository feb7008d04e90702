/** A record played again: what a review looks at, position by position. */
import {
  type Action,
  type Calibration,
  type Core,
  type GameWithBots,
  hash,
  Match,
  type MatchRecord,
  NO_DRAWS,
  nth,
  type Outcome,
  Play,
  type Refusal,
  type Result,
  type Seat,
  sidesOf,
  type Told,
  type Yardstick,
} from '#engine';
import { calibrationFor } from './chance.ts';

/** What was done at a moment, and whether luck or something hidden came with it. */
export interface Deed {
  readonly seat: Seat;
  readonly action: Action;
  /** Something was drawn by it. */
  readonly drew: boolean;
  /** Something was drawn, or came to light. */
  readonly chance: boolean;
  /** There was nothing else to do. */
  readonly forced: boolean;
  /** It was noted in secret, while others choose as well. */
  readonly secret: boolean;
  /** What asked. */
  readonly prompt: string;
  readonly told: readonly Told[];
}

export interface Story {
  readonly game: GameWithBots;
  readonly yardstick: Yardstick;
  readonly calibration: Calibration | undefined;
  /** Of the record: a review belongs to it alone. */
  readonly hash: string;
  readonly seats: number;
  /** One more than deeds: the last is where it ended. */
  readonly states: readonly Core[];
  readonly deeds: readonly Deed[];
  readonly sides: readonly number[];
  /** What each seat got; undefined while the match is not over. */
  readonly result: readonly number[] | undefined;
}

/** Whether all win or lose together. */
export function isTogether({ sides }: Pick<Story, 'sides'>): boolean {
  return sides.every((side) => side === sides[0]);
}

export function storyOf(game: GameWithBots, record: MatchRecord): Result<{ story: Story }> {
  const { yardstick } = game;
  if (yardstick === undefined) return refused('bad-request', `${game.id} has no yardstick to review it with`);
  const states: Core[] = [];
  const replayed = Match.replay(game, record, (match) => states.push(match.state));
  if (!replayed.ok) return replayed;
  const { match } = replayed;
  const first = nth(states, 0);
  const deeds = match.entries.map(({ seat, action, learnt, told }, i): Deed => {
    const state = nth(states, i);
    const play = new Play(game, state, NO_DRAWS);
    const drew = nth(states, i + 1).draws !== state.draws;
    const { kind } = play;
    return {
      seat,
      action,
      drew,
      chance: drew || learnt,
      forced: kind === 'one' && play.only(seat) !== undefined,
      secret: kind === 'secret' && play.awaited().length + chosenSo(state) > 1,
      prompt: play.asking.step,
      told,
    };
  });
  const { seats } = first;
  return {
    ok: true,
    story: {
      game,
      yardstick,
      calibration: calibrationFor(yardstick, seats, record.options),
      hash: hash(record),
      seats,
      states,
      deeds,
      sides: sidesOf(game, first),
      result: resultOf(game, yardstick, seats, match.outcome, record),
    },
  };
}

/** How many have already chosen in the secret decision that is open. */
function chosenSo({ stack }: Core): number {
  const frame = stack.at(-1);
  return frame !== undefined && 'chosen' in frame ? Object.keys(frame.chosen as object).length : 0;
}

function refused(code: Refusal['code'], message: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, message } };
}

/** What an outcome is to a seat, as the yardstick measures it. */
export function measured(
  { sense }: GameWithBots,
  { measures }: Yardstick,
  outcome: Outcome,
  seat: Seat,
): number {
  if (measures === 'worth' && sense.worth !== undefined) return sense.worth(outcome, seat);
  return outcome.winners.includes(seat) ? 1 : 0;
}

function resultOf(
  game: GameWithBots,
  yardstick: Yardstick,
  seats: number,
  outcome: Outcome | undefined,
  { ended }: MatchRecord,
): readonly number[] | undefined {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (outcome !== undefined) return all.map((seat) => measured(game, yardstick, outcome, seat));
  if (ended?.winners === undefined || ended.winners.length === 0) return undefined;
  const { winners } = ended;
  return all.map((seat) => (winners.includes(seat) ? 1 : 0));
}
