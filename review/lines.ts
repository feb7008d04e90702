/** One candidate played on: as a number for the comparison, or as a line that can be told. */
import { followed, luckAt, playOn } from '#bots';
import {
  type Action,
  type Core,
  type Kit,
  nth,
  Play,
  type Random,
  type Seat,
  same,
  stream,
  type Told,
} from '#engine';
import type { Candidate, Judged } from './candidates.ts';
import { chanceOf } from './chance.ts';
import { type Lens, searched, seenThrough, standingOf, TO_THE_END } from './estimate.ts';
import type { Story } from './story.ts';

/** A candidate that is tried, through a lens, under the luck of a round, which is the same for all of them. */
export interface Trial {
  readonly story: Story;
  readonly judged: Judged;
  readonly candidate: Candidate;
  readonly lens: Lens;
  readonly luck: string;
}

export interface PlayedLine {
  /** Raw: where it stopped. */
  readonly value: number;
  /** What was done, by whom, the candidate itself first. */
  readonly actions: readonly (readonly [Seat, Action])[];
  readonly told: readonly Told[];
}

function positionOf({ story, judged, lens, luck }: Trial): {
  s: Core;
  play: Play<Kit>;
  occasion: string | undefined;
} {
  const { game, states, yardstick } = story;
  const s = seenThrough(story, nth(states, judged.at), lens, luck);
  const play = new Play<Kit>(
    game,
    s,
    luckAt(luck, s, (state) => yardstick.moment(state)),
  );
  return { s, play, occasion: game.sense.plans?.occasion?.(s, judged.seat) };
}

/** What the seat does afterwards: the rest of what was played while it is possible, else its plan while that lasts. */
function follows(
  { story: { game }, judged: { seat, played, kind }, candidate }: Trial,
  s: Core,
  occasion: string | undefined,
  random: Random,
): (legal: readonly Action[]) => Action | undefined {
  const { plans } = game.sense;
  const rest = kind === 'turn' && candidate.by.includes('played') ? played.slice(1) : [];
  return (legal) => {
    const [next] = rest;
    const found = next && legal.find((one) => same(one, next));
    if (found !== undefined) {
      rest.shift();
      return found;
    }
    rest.length = 0;
    if (plans?.occasion?.(s, seat) !== occasion) return undefined;
    return followed(game, s, seat, candidate.plan, legal, random);
  };
}

/** How a candidate comes out once for who decides: by a search as a chance, by a playout raw. */
export function tried(trial: Trial): number {
  const { story, judged, candidate, luck } = trial;
  if (story.yardstick.estimate === 'playout') return lineOf(trial).value;
  const { s, play } = positionOf(trial);
  play.act(judged.seat, candidate.action);
  return s.outcome === undefined
    ? chanceOf(searched(story, s, `${luck} search`), story.calibration)
    : standingOf(story, s, judged.seat);
}

/** A candidate played on by the policy. What is told on the way is only kept where somebody reads it. */
export function lineOf(trial: Trial, telling = false): PlayedLine {
  const { story, judged, candidate, luck } = trial;
  const { game, yardstick } = story;
  const { seat } = judged;
  const { s, play, occasion } = positionOf(trial);
  const random = stream(`${luck} choices`);
  const actions: (readonly [Seat, Action])[] = [[seat, candidate.action]];
  const told: Told[] = [];
  if (telling) play.events = told;
  play.act(seat, candidate.action);
  playOn(game, play, {
    self: seat,
    random,
    own: follows(trial, s, occasion, random),
    ...(telling ? { done: (who: Seat, action: Action) => void actions.push([who, action]) } : {}),
    ...(yardstick.whole || yardstick.estimate === 'tree' ? { most: TO_THE_END } : {}),
  });
  return { value: standingOf(story, s, seat), actions, told };
}

/** A step of a line, as the seat that decided would see it. */
export interface Frame<V = object> {
  readonly seat: Seat;
  readonly words: string;
  readonly view: V;
}

/** A line to be looked at: what is done, and how the table looks after it. */
export function framesOf(trial: Trial, actions: readonly (readonly [Seat, Action])[]): Frame[] {
  const { game } = trial.story;
  const { s, play } = positionOf(trial);
  return actions.map(([seat, action]) => {
    const words = game.words.action(action, game.view(s, seat));
    play.act(seat, action);
    return { seat, words, view: game.view(s, trial.judged.seat) };
  });
}
