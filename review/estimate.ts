/** How a position stands, estimated once: by a search, or by a few games played on from it. */
import { botOf, decide, forgetOthers, playOn, questionOf } from '#bots';
import { type Action, type Core, EVERYONE, fastDraws, Play, redeal, type Seat, stream } from '#engine';
import { chanceOf, smoothed } from './chance.ts';
import { measured, type Story } from './story.ts';

/** What is taken for known: all that any seat knew, or what one seat did. */
export type Lens = 'truth' | Seat;

/** Longer than any game that ends. */
export const TO_THE_END = 20_000;

/** What an estimate needs to know of a table. */
type Table = Pick<Story, 'game' | 'yardstick' | 'seats'>;

export const seatOf = (lens: Lens): Seat => (lens === 'truth' ? EVERYONE : lens);

/** A position that cannot be told from this one through the lens. */
export function seenThrough({ game }: Pick<Story, 'game'>, state: Core, lens: Lens, seed: string): Core {
  const s = redeal(game, state, seatOf(lens), stream(seed));
  if (lens !== 'truth') forgetOthers(s, lens);
  return s;
}

/** One estimate of what every seat will get, from the position as the lens shows it. */
export function estimate(story: Story, state: Core, lens: Lens, seed: string): number[] {
  const { outcome } = state;
  if (outcome !== undefined)
    return seatsOf(story).map((seat) => measured(story.game, story.yardstick, outcome, seat));
  return balanced(
    story,
    rawEstimate(story, state, lens, seed).map((raw) => chanceOf(raw, story.calibration)),
  );
}

/** The same before it is made a chance: what a calibration is fitted to. */
export function rawEstimate(story: Table, state: Core, lens: Lens, seed: string): number[] {
  return story.yardstick.estimate === 'tree'
    ? [searched(story, seenThrough(story, state, lens, seed), seed)]
    : playedOut(story, state, lens, seed);
}

export const seatsOf = ({ seats }: Pick<Story, 'seats'>): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

/** One estimate of what every seat will get after an action, before its luck is known. */
export function estimateAfter(story: Story, at: number, lens: Lens, seed: string): number[] {
  const { game, states, deeds } = story;
  const [state, deed] = [states[at], deeds[at]];
  if (state === undefined || deed === undefined) throw new RangeError(`nothing was done at moment ${at}`);
  const s = seenThroughFor(story, state, lens, seed, deed.action, deed.seat);
  new Play(game, s, fastDraws(`${seed} luck`)).act(deed.seat, deed.action);
  return estimate(story, s, lens, `${seed} after`);
}

/** One estimate of what every seat will get once one of them has made its secret choice, and nobody else has. */
export function estimateApart(story: Story, at: number, seat: Seat, lens: Lens, seed: string): number[] {
  const { game, states, deeds } = story;
  const state = states[at];
  if (state === undefined) throw new RangeError(`there is no moment ${at}`);
  const s = redeal(game, state, seatOf(lens), stream(seed));
  const play = new Play(game, s, fastDraws(`${seed} luck`));
  for (let i = at; deeds[i]?.secret && deeds[i]?.prompt === deeds[at]?.prompt; i++) {
    const deed = deeds[i];
    if (deed?.seat !== seat || !play.awaited().includes(seat)) continue;
    play.act(seat, deed.action);
  }
  return estimate(story, s, lens, `${seed} apart`);
}

/** The same, but one in which what was done could be done: what others hid may have been needed for it. */
function seenThroughFor(
  story: Story,
  state: Core,
  lens: Lens,
  seed: string,
  action: Action,
  seat: Seat,
): Core {
  for (let tries = 0; tries < 20; tries++) {
    const s = redeal(story.game, state, seatOf(lens), stream(`${seed} ${tries}`));
    const play = new Play(story.game, s, fastDraws(seed));
    if (play.invited().includes(seat) && play.objection(seat, action) === undefined) return s;
  }
  // Only the truth is known to allow it.
  return redeal(story.game, state, EVERYONE, stream(seed));
}

/** What a search of the position makes of it, raw; forced decisions are gone through first. */
export function searched({ game, yardstick }: Table, s: Core, seed: string): number {
  const play = new Play(game, s, fastDraws(`${seed} forced`));
  for (;;) {
    const { outcome } = s;
    if (outcome !== undefined) return measured(game, yardstick, outcome, 0);
    const only = play.only(play.seat);
    if (only === undefined) break;
    play.act(play.seat, only);
  }
  const question = questionOf(game, s, play.seat);
  const budget = { iterations: yardstick.effort };
  const { estimates = [] } = decide(botOf('strong'), question, { seed, budget, full: true });
  return estimates[0]?.value ?? game.sense.value(s, play.seat);
}

/** The mean of some games played on, raw, by seat. */
function playedOut(story: Table, state: Core, lens: Lens, seed: string): number[] {
  const { game, yardstick } = story;
  const seats = seatsOf(story);
  const sums = seats.map(() => 0);
  for (let round = 0; round < yardstick.effort; round++) {
    const luck = `${seed} ${round}`;
    const s = seenThrough(story, state, lens, luck);
    const play = new Play(game, s, fastDraws(luck));
    playOn(game, play, {
      self: play.seat,
      random: stream(`${luck} choices`),
      ...(yardstick.whole ? { most: TO_THE_END } : {}),
    });
    for (const seat of seats) sums[seat] = (sums[seat] ?? 0) + standingOf(story, s, seat);
  }
  return sums.map((sum) => smoothed(sum / yardstick.effort, yardstick.effort));
}

/** Where a playout stopped: the result, or the bots' value of it, raw. */
export function standingOf({ game, yardstick }: Table, s: Core, seat: Seat): number {
  return s.outcome === undefined ? game.sense.value(s, seat) : measured(game, yardstick, s.outcome, seat);
}

/** Who wins together stands alike; where one side's gain is the others' loss, all add up to 1. */
function balanced({ sides, yardstick }: Story, values: readonly number[]): number[] {
  const groups = [...new Set(sides)].map((side) => {
    const own = values.filter((_, seat) => sides[seat] === side);
    return { side, value: own.reduce((sum, value) => sum + value, 0) / own.length };
  });
  const total = groups.reduce((sum, { value }) => sum + value, 0);
  const scale = yardstick.shared && groups.length > 1 && total > 0 ? total : 1;
  return values.map((_, seat) => (groups.find(({ side }) => side === sides[seat])?.value ?? 0) / scale);
}
