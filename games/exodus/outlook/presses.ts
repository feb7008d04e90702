/**
 * What one press means where it is asked in several steps: a star on the map is both votes, to leave and whereto; and who
 * has nothing against a result, or objects to it and was not heard yet, need not say so twice.
 */
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import { countDisposition } from '../rules/dispositions.ts';
import type { View } from '../view/index.ts';
import { isSpentAnyway } from './arrival.ts';
import { houseIn } from './odds.ts';

export interface Meant {
  /** Where the fleet shall jump. */
  readonly star?: number | undefined;
  /** Hunters shall be kept off until there is time for a ritual. */
  readonly cover?: boolean | undefined;
  /** Whom to speak to about whose order, once the scene is opened. */
  readonly talk?: { readonly issue: FactionId; readonly respondent: FactionId };
  /** No order in the dark today, nor on the days to come. */
  readonly quiet?: boolean;
}

/** The poll that lies open and was looked at, and the one before it with what one said to it. */
export interface Polls {
  readonly open?: View;
  readonly answered?: View | undefined;
  readonly objected?: boolean;
}

/** A poll is over when all have answered it, also where the next one follows at once. */
export function pollsAfter(polls: Polls, told: readonly ExodusEvent[], me: FactionId | undefined): Polls {
  const over = told.findLast((event) => event.type === 'polled');
  if (over === undefined) return polls;
  const own = over.answers.find(({ faction }) => faction === me);
  return { ...answeredIn(polls), objected: own?.answer === 'dissent' };
}
export const answeredIn = ({ open, answered, objected = false }: Polls): Polls => ({
  answered: open ?? answered,
  objected,
});

/** What the table does by itself with an open decision; `polls`: the last one that was answered. */
export function follows(
  { star, cover, quiet, talk }: Meant,
  view: View,
  actions: readonly ExodusAction[],
  { answered, objected }: Polls = {},
): ExodusAction | undefined {
  // Under fire every round is its own: the star of the first one is not pressed again.
  if (
    view.phase === 'course' &&
    view.courseRound <= 1 &&
    view.houses.every(({ named }) => named === undefined)
  ) {
    const named = (stake: string) =>
      actions.find((action) => action.type === 'ballot' && action.stake === stake);
    if (cover) return named('cover');
    if (star !== undefined) return named(`jump@${star}`) ?? named(`hurried@${star}`);
  }
  if (view.phase === 'covert' && quiet)
    return actions.find((action) => action.type === 'covert' && action.order === 'none');
  // XD-8.9 What is left over is lost, and more is never worse.
  if (isSpentAnyway(view)) return actions.findLast(({ type }) => type === 'spendExcess');
  // XD-8.11 The first look is aimed; the others are taken as the stars were found.
  if (view.phase === 'scan' && !view.aims) return actions.find(({ type }) => type === 'scan');
  const answer = (wanted: 'accept' | 'dissent') => actions.find(({ type }) => type === wanted);
  if (isSettled(view)) return answer('accept');
  // XD-10.5 Whoever objected may have to wait while a marker or somebody else comes first.
  const issue = objected ? (talk?.issue ?? view.faction) : view.faction;
  return isRepeated(view, answered, issue) ? answer(objected ? 'dissent' : 'accept') : undefined;
}

/** The viewer voted on staying or on the course, and it goes that way: all Keepers named it, or most voted so. */
function isSettled(view: View): boolean {
  const { frame, houses, faction } = view;
  if (frame?.step !== 'poll' || (frame.phase !== 'disposition' && frame.phase !== 'course')) return false;
  const own = faction && houseIn(view, faction)?.ballot;
  if (own === undefined) return false;
  if (frame.phase === 'disposition') return own === countDisposition(view);
  return houses.every(({ ballot }) => ballot === undefined || ballot === own);
}

/** The slips lay open before, one has not spoken since, and the order that is cared for is still the same. */
function isRepeated(view: View, before: View | undefined, issue: FactionId | undefined): boolean {
  const { faction } = view;
  if (before === undefined || !faction || !issue || before.cycle !== view.cycle) return false;
  const isResolve = ({ frame }: View) => frame?.step === 'poll' && frame.phase === 'resolve';
  const quarrels = (one: View) => houseIn(one, faction)?.scenes;
  return (
    isResolve(view) &&
    isResolve(before) &&
    quarrels(view) === quarrels(before) &&
    view.resolved[issue] === before.resolved[issue]
  );
}

export const isLeaving = (action: ExodusAction): boolean =>
  action.type === 'ballot' && action.stake === 'leave';

/** Whether one's own vote to leave was just laid open. */
export const votedToLeave = (told: readonly ExodusEvent[], me: FactionId | undefined): boolean =>
  told.some(
    (event) =>
      event.type === 'ballots' &&
      event.phase === 'disposition' &&
      event.ballots.some(({ faction, stake }) => faction === me && stake === 'leave'),
  );

/** What a press on a star means: to stay, to leave for it, to jump there or to scan it. */
export function meaningOf(
  { here, systems }: Pick<View, 'here' | 'systems'>,
  actions: readonly ExodusAction[],
  about: readonly ExodusAction[],
  index: number,
): ExodusAction | undefined {
  const ballot = (stake: string) =>
    actions.find((action) => action.type === 'ballot' && action.stake === stake);
  if (index === here) return ballot('stay') ?? ballot('hold');
  const jump = ballot(`jump@${index}`) ?? ballot(`hurried@${index}`);
  if (jump) return jump;
  if (systems[here]?.links.includes(index) && ballot('leave')) return ballot('leave');
  return about.find(({ type }) => type === 'scan' || type === 'use');
}

/** What is said of such a press. */
export const pressOf = (action: ExodusAction | undefined): 'stay' | 'leave' | 'scan' =>
  action?.type !== 'ballot' ? 'scan' : action.stake === 'stay' || action.stake === 'hold' ? 'stay' : 'leave';
