/**
 * What one press meant and is asked in several steps: a star on the map is both votes, to leave and whereto; and who has
 * nothing against a result need not say so twice. In a lesson every step is pressed.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '#ui/table.ts';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { houseIn } from '../outlook.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';

interface Meant {
  /** Where the fleet shall jump. */
  readonly star?: number;
  /** Whom to speak to about whose order, once the scene is opened. */
  readonly talk?: { readonly issue: FactionId; readonly respondent: FactionId };
}

export interface Forth {
  readonly meant: Meant;
  mean(meant: Meant): void;
}

export function useForth({ view, decision, allows, act }: BoardProps<Exodus>): Forth {
  const kept = useRef<Meant & { readonly cycle: number }>({ cycle: 0 });
  const polls = useRef<{ readonly open?: View; readonly answered?: View | undefined }>({});
  if (kept.current.cycle !== view.cycle) kept.current = { cycle: view.cycle };
  useEffect(() => {
    if (decision?.prompt !== 'poll')
      polls.current = { answered: polls.current.open ?? polls.current.answered };
    if (decision === undefined || allows !== undefined || polls.current.open) return;
    if (decision.prompt === 'poll') polls.current = { ...polls.current, open: view };
    const next = follows(kept.current, view, decision.actions, polls.current.answered);
    if (next) act(next);
  }, [decision]);
  return {
    meant: kept.current,
    mean(what) {
      kept.current = { ...kept.current, ...what };
    },
  };
}

/** What the table does by itself with an open decision; `before`: the last poll that was answered. */
export function follows(
  { star }: Meant,
  view: View,
  actions: readonly ExodusAction[],
  before?: View,
): ExodusAction | undefined {
  if (view.phase === 'course' && star !== undefined && view.courseRound <= 1)
    return actions.find((action) => action.type === 'ballot' && action.stake === `jump@${star}`);
  const accept = actions.find(({ type }) => type === 'accept');
  return accept && (isSettled(view) || isRepeated(view, before)) ? accept : undefined;
}

/** Everybody who has a vote on staying or on the course gave the same one, the viewer too. */
function isSettled(view: View): boolean {
  const { frame, houses, faction } = view;
  if (frame?.step !== 'poll' || (frame.phase !== 'disposition' && frame.phase !== 'course')) return false;
  const votes = new Set(houses.flatMap(({ ballot }) => ballot ?? []));
  return votes.size === 1 && faction !== undefined && houseIn(view, faction)?.ballot !== undefined;
}

/** The orders were accepted before, and one's own is still the same. */
function isRepeated(view: View, before: View | undefined): boolean {
  const { faction } = view;
  if (before === undefined || faction === undefined || before.cycle !== view.cycle) return false;
  const isResolve = ({ frame }: View) => frame?.step === 'poll' && frame.phase === 'resolve';
  const quarrels = (one: View) => houseIn(one, faction)?.scenes;
  return (
    isResolve(view) &&
    isResolve(before) &&
    quarrels(view) === quarrels(before) &&
    view.resolved[faction] === before.resolved[faction]
  );
}
