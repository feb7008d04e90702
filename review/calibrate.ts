/** Whether a chance that is said is a chance: games are played out, and what was said of their positions held against it. */
import { botOf, decide, type Intent, interjection, questionOf } from '#bots';
import {
  type Calibration,
  type Core,
  type GameWithBots,
  Match,
  nth,
  type OptionValues,
  sidesOf,
  stream,
  type Yardstick,
} from '#engine';
import { rawEstimate, seatsOf } from './estimate.ts';
import {
  type Bin,
  binsOf,
  brier,
  crossed,
  distance,
  fitMap,
  mean,
  perfectDistance,
  type Sample,
  slopeOf,
} from './fit.ts';
import { measured } from './story.ts';

export interface Lot {
  readonly seats: number;
  readonly options: OptionValues;
  readonly players: 'sound' | 'strong';
  /** Iterations of a strong player. */
  readonly budget?: number;
  readonly seed: string;
}

const FIFTHS = 5;
/** A game that is not over after so many actions says nothing. */
const LONGEST = 20_000;

/** Plays one game, and estimates a position of each of its fifths. */
export function samplesOf(game: GameWithBots, yardstick: Yardstick, lot: Lot, number: number): Sample[] {
  const seed = `${lot.seed} ${number}`;
  const states = played(game, lot, seed);
  const outcome = states.at(-1)?.outcome;
  if (outcome === undefined) return [];
  const random = stream(`${seed} moments`);
  const story = { game, yardstick, seats: lot.seats };
  const together = new Set(sidesOf(game, nth(states, 0))).size === 1;
  const moments = states.length - 1;
  return Array.from({ length: FIFTHS }, (_, fifth) => {
    const [low, high] = [
      Math.floor((fifth * moments) / FIFTHS),
      Math.floor(((fifth + 1) * moments) / FIFTHS),
    ];
    const at = low + random.int(Math.max(1, high - low));
    const raws = rawEstimate(story, nth(states, at), 'truth', `${seed} ${at}`);
    return seatsOf(story)
      .slice(0, together ? 1 : undefined)
      .map((seat) => ({
        game: number,
        fifth,
        seat,
        raw: raws[seat] ?? 0.5,
        result: measured(game, yardstick, outcome, seat),
      }));
  }).flat();
}

/** The positions of a game of bots, from the first decision to the end. */
function played(game: GameWithBots, { seats, options, players, budget }: Lot, seed: string): Core[] {
  const begun = Match.start(game, { seats, options, random: { kind: 'fast', seed } });
  if (!begun.ok) throw new RangeError(begun.refusal.message);
  const { match } = begun;
  const states: Core[] = [match.state];
  const intents: (Intent | undefined)[] = [];
  const levels = Array.from({ length: seats }, () => players);
  while (match.outcome === undefined && states.length < LONGEST) {
    const said = interjection(game, match.state, levels, `${seed} ${match.version}`);
    const decision = match.decisions().find(({ awaited }) => awaited);
    const seat = said?.seat ?? decision?.seat;
    if (seat === undefined) throw new RangeError('nobody is waited for');
    const action = said?.action ?? think(seat);
    const done = match.act(seat, action);
    if (!done.ok) throw new RangeError(done.refusal.message);
    states.push(match.state);
  }
  return states;

  function think(seat: number) {
    const question = questionOf(game, match.state, seat, { intent: intents[seat] });
    const thought = decide(botOf(players), question, {
      seed: `${seed} ${match.version} ${seat}`,
      ...(budget === undefined ? {} : { budget: { iterations: budget } }),
    });
    intents[seat] = thought.intent;
    return thought.action;
  }
}

export interface Calibrated {
  readonly calibration: Calibration;
  readonly positions: number;
  readonly bins: readonly Bin[];
  /** Of each fifth of the games: the score of what was said, and of saying the mean. */
  readonly fifths: readonly { readonly brier: number; readonly base: number }[];
  /** Before mapping. */
  readonly raw: { readonly brier: number; readonly distance: number };
  /** Said less seen, of each seat. */
  readonly seats: readonly number[];
}

/** What many samples say of a yardstick at one kind of table. */
export function calibrated(
  samples: readonly Sample[],
  { effort }: Yardstick,
  { table, players }: Pick<Calibration, 'table' | 'players'>,
): Calibrated {
  const said = crossed(samples);
  const raw = samples.map(({ raw: value, result, ...rest }) => ({ ...rest, said: value, seen: result }));
  const base = (all: typeof said) => {
    const middle = mean(all.map(({ seen }) => seen));
    return mean(all.map(({ seen }) => (seen - middle) ** 2));
  };
  const seats = [...new Set(samples.map(({ seat }) => seat))].sort((a, b) => a - b);
  const [a, b] = fitMap(samples);
  const slope = slopeOf(said);
  return {
    calibration: {
      table,
      players,
      effort,
      map: [rounded(a), rounded(b)],
      games: new Set(samples.map(({ game }) => game)).size,
      brier: rounded(brier(said)),
      base: rounded(base(said)),
      slope: [rounded(slope[0]), rounded(slope[1]), rounded(slope[2])],
      distance: [rounded(distance(said)), rounded(perfectDistance(said))],
      start: startOf(samples, seats),
    },
    positions: samples.length,
    bins: binsOf(said),
    fifths: Array.from({ length: FIFTHS }, (_, fifth) => {
      const own = said.filter((one) => one.fifth === fifth);
      return { brier: rounded(brier(own)), base: rounded(base(own)) };
    }),
    raw: { brier: rounded(brier(raw)), distance: rounded(distance(raw)) },
    seats: seats.map((seat) => {
      const own = said.filter((one) => one.seat === seat);
      return rounded(mean(own.map((one) => one.said - one.seen)));
    }),
  };
}

/** What each seat got on average. */
function startOf(samples: readonly Sample[], seats: readonly number[]): number[] {
  return seats.map((seat) =>
    rounded(mean(samples.filter((one) => one.seat === seat).map(({ result }) => result))),
  );
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
