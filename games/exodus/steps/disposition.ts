/** XD-6 Fleet disposition: stay, leave or attack. */
import { chosenIn, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { Phase, Stake } from '../content/plans.ts';
import type { ExodusFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { ballotChoices, castBy, clearBallots, redeemPledges } from '../rules/ballots.ts';
import { countDisposition } from '../rules/dispositions.ts';
import { forceEscapes } from '../rules/forces.ts';
import { houseOf } from '../rules/houses.ts';
import { memo } from '../rules/lists.ts';
import type { Exodus, G, State } from '../state.ts';
import { toCourse } from './course.ts';
import { newPhase } from './poll.ts';
import { windows } from './windows.ts';

type Ballot = Extract<ExodusAction, { type: 'ballot' }>;

export function toDisposition(g: G): void {
  g.then(
    'beforeDisposition',
    'disposition',
    'dispositionRevealed',
    { step: 'poll', phase: 'disposition' },
    { step: 'polled', phase: 'disposition' },
    'dispositionDone',
  );
}

const BEFORE = ['sound', 'muster'] as const;

export function beforeDisposition(g: G): void {
  clearBallots(g.s);
  for (const house of g.s.houses) house.named = undefined;
  newPhase(g.s);
  windows(g, BEFORE);
}

export function phaseOfBallot(frame: ExodusFrame): Phase {
  return frame.step === 'course' ? 'course' : frame.step === 'landfall' ? 'landfall' : 'disposition';
}

const NO_BALLOTS: readonly Ballot[] = [];

/** A ballot that names a stake. */
const ballotsFor = memo((faction: FactionId) =>
  memo((choice: Stake): Ballot => ({ type: 'ballot', for: faction, stake: choice })),
);

/** One ballot after the other, for every faction whose vote the seat casts (XD-11.7). */
export const ballot: Verb<Exodus, Ballot> = {
  exact: true,
  options(s, seat, frame) {
    const phase = phaseOfBallot(frame);
    const faction = castBy(s, phase, seat)[chosenIn<Exodus>(frame)[seat]?.length ?? 0];
    return faction === undefined ? NO_BALLOTS : ballotChoices(s, phase).map(ballotsFor(faction));
  },
  check(s, { for: faction, stake: choice }, seat, frame) {
    const phase = phaseOfBallot(frame);
    if (castBy(s, phase, seat)[chosenIn<Exodus>(frame)[seat]?.length ?? 0] !== faction)
      return objection('XD-6.1', 'notYourBallot', { faction });
    return ballotChoices(s, phase).includes(choice) ? undefined : objection('XD-7.1', 'notAStake');
  },
  do(g, { for: faction, stake: choice }) {
    houseOf(g.s, faction).ballot = choice === 'none' ? undefined : choice;
  },
};

export function ballotEnough(
  s: State,
  chosen: readonly ExodusAction[],
  seat: number,
  frame: ExodusFrame,
): boolean {
  return chosen.length >= castBy(s, phaseOfBallot(frame), seat).length;
}

export function dispositionRevealed(g: G): void {
  const { s } = g;
  g.reveal();
  redeemPledges(s, 'disposition');
  if (g.events === undefined) return;
  g.tell({
    type: 'ballots',
    phase: 'disposition',
    ballots: s.houses.map(({ faction, ballot: choice }) => ({ faction, stake: choice ?? 'none' })),
  });
}

export function dispositionDone(g: G): void {
  const { s } = g;
  const choice = countDisposition(s);
  clearBallots(s);
  g.use('disposition', choice);
  g.tell({ type: 'disposed', choice });
  if (choice === 'leave') toCourse(g);
  // XD-6.5 after one engagement everyone decides anew
  else if (choice === 'attack') g.then({ step: 'engagement', ambushed: false });
  else if (s.force === undefined) g.then('cycle');
  else if (s.force.size === 1) {
    // XD-6.4, R57 an inferior force escapes
    forceEscapes(g);
    g.then('cycle');
  } else g.then({ step: 'engagement', ambushed: true });
}
