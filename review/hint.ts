/** A hint: the review of one decision that is still open, by what its seat knows and nothing else. */
import { botOf, decide, questionOf, sensible } from '#bots';
import {
  type Action,
  type Core,
  type GameWithBots,
  hash,
  NO_DRAWS,
  nth,
  type OptionValues,
  type Plan,
  Play,
  type Seat,
  sidesOf,
} from '#engine';
import { type Candidate, candidatesOf, type Judged } from './candidates.ts';
import { calibrationFor } from './chance.ts';
import { aheadOf, type Rounds, running, scaleOf, worthOf } from './compare.ts';
import { type Explanation, explain } from './explain.ts';
import { tried } from './lines.ts';
import type { Reason } from './reasons.ts';
import { millionths } from './statistics.ts';
import type { Story } from './story.ts';
import { PLAYOUTS } from './tasks.ts';
import type { Triple } from './verdicts.ts';

export interface Hinted {
  readonly action: Action;
  readonly plan?: Plan;
  readonly value: Triple;
  /** As good as the best, as far as it can be told. */
  readonly even: boolean;
}

export interface Hint {
  /** Best first. */
  readonly candidates: readonly Hinted[];
  /** Whose chances the values are; undefined where they only rank. */
  readonly players?: string;
  readonly rounds: number;
  /** Why the first, beside the next that differs. */
  readonly reasons: readonly Reason[];
}

/** So near to the best is as good. */
const EVEN = 0.02;
const MOST_ROUNDS = 64;

export class Hinting {
  readonly #story: Story;
  readonly #judged: Judged;
  readonly #candidates: readonly Candidate[];
  readonly #rows: (number | null)[][] = [];

  constructor(game: GameWithBots, state: Readonly<Core>, seat: Seat, options: OptionValues) {
    const { yardstick } = game;
    if (yardstick === undefined) throw new RangeError(`${game.id} has no yardstick`);
    // Named by what the seat sees, so that the hint depends on nothing else.
    const name = hash(game.view(state, seat));
    const { seats } = state;
    this.#story = {
      ...{ game, yardstick, seats, hash: name, states: [state], deeds: [], result: undefined },
      sides: sidesOf(game, state),
      calibration: calibrationFor(yardstick, seats, options),
    };
    const first = decide(botOf('sound'), questionOf(game, state, seat), { seed: `${name} hint` }).action;
    this.#judged = { at: 0, seat, kind: 'action', played: [first] };
    const legal = sensible(game, new Play(game, state, NO_DRAWS).legal(seat));
    this.#candidates =
      legal.length < 2
        ? [{ action: first, plan: {}, by: ['sound'] }]
        : candidatesOf(this.#story, this.#judged);
  }

  /** Whether more rounds would hardly change it. */
  get done(): boolean {
    return this.#rows.length >= MOST_ROUNDS || running(this.#rows, this.#candidates.length).length < 2;
  }

  /** One more round: every candidate that is still in the running, under the same luck. */
  step(): void {
    const story = this.#story;
    const judged = this.#judged;
    const still = running(this.#rows, this.#candidates.length);
    const batch = this.#rows.length;
    const times = story.yardstick.estimate === 'tree' ? 1 : PLAYOUTS;
    this.#rows.push(
      this.#candidates.map((candidate, i) => {
        if (!still.includes(i)) return null;
        let sum = 0;
        for (let time = 0; time < times; time++)
          sum += tried({
            story,
            judged,
            candidate,
            lens: judged.seat,
            luck: `${story.hash}/h/${batch} ${time}`,
          });
        return millionths(sum / times);
      }),
    );
  }

  /** What there is so far; reasons cost some lines more. */
  hint(reasons = true): Hint {
    const { yardstick, calibration } = this.#story;
    const rows: Rounds = this.#rows;
    const scale = scaleOf(yardstick, calibration);
    const still = running(rows, this.#candidates.length);
    const worths = this.#candidates.map((_, i) => worthOf(rows, i, scale));
    const order = this.#candidates
      .map((_, i) => i)
      .sort(
        (a, b) =>
          Number(still.includes(b)) - Number(still.includes(a)) ||
          (worths[b]?.value ?? 0) - (worths[a]?.value ?? 0) ||
          a - b,
      );
    const [best = 0, next] = order;
    return {
      candidates: order.map((i) => this.#told(i, best, rows)),
      ...(calibration ? { players: calibration.players } : {}),
      rounds: rows.length,
      reasons: reasons && next !== undefined && rows.length > 0 ? this.#reasons(best, next).reasons : [],
    };
  }

  #told(i: number, best: number, rows: Rounds): Hinted {
    const scale = scaleOf(this.#story.yardstick, this.#story.calibration);
    const { action, plan } = nth(this.#candidates, i);
    const { value, se, rounds } = worthOf(rows, i, scale);
    const { loss, se: error } = aheadOf(rows, best, i, scale);
    return {
      action,
      ...(Object.keys(plan).length > 0 ? { plan } : {}),
      value: [millionths(value), millionths(se), rounds],
      even: i === best || (rounds > 1 && loss - error < EVEN),
    };
  }

  /** The best beside the next: `explain` compares with what stands first. */
  #reasons(best: number, next: number): Explanation {
    const pair = [nth(this.#candidates, next), nth(this.#candidates, best)];
    return explain(this.#story, this.#judged, pair, 1);
  }
}
