/** What was meant by a press and follows in a later question (`outlookPresses.ts`). In a lesson every step is pressed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { canonical } from '#engine';
import type { BoardProps } from '#ui/table.ts';
import { isSpentAnyway } from '../outlook/arrival.ts';
import {
  answeredIn,
  follows,
  isLeaving,
  type Meant,
  type Polls,
  pollsAfter,
  votedToLeave,
} from '../outlook/presses.ts';
import { nextStar } from '../rules/stars.ts';
import type { Exodus } from '../state.ts';

export interface Forth {
  readonly meant: Meant;
  mean(meant: Meant): void;
}

export function useForth({ view, decision, allows, act, fresh, hints }: BoardProps<Exodus>): Forth {
  const kept = useRef<Meant & { readonly cycle: number }>({ cycle: 0 });
  const polls = useRef<Polls>({});
  const heard = useRef(fresh);
  const advised = useRef<number | undefined>(undefined);
  const [, drawAgain] = useState(0);
  if (kept.current.cycle !== view.cycle) {
    // What was meant for a day ends with it, but for what was meant for the days to come.
    const { quiet = false } = kept.current;
    kept.current = { cycle: view.cycle, quiet };
  }
  // The next poll can follow at once, with nothing asked between them.
  if (fresh.length > 0 && heard.current !== fresh) {
    heard.current = fresh;
    polls.current = pollsAfter(polls.current, fresh, view.faction);
    if (votedToLeave(fresh, view.faction)) kept.current = { star: advised.current, ...kept.current };
  }
  // A hint to leave names a star: whoever does it, from wherever, has named it too.
  if (decision?.prompt === 'disposition')
    advised.current = decision.actions.some((action) => isLeaving(action) && hints?.has(canonical(action)))
      ? nextStar(view)
      : undefined;
  useEffect(() => {
    if (decision?.prompt !== 'poll') polls.current = answeredIn(polls.current);
    // In a lesson every step is pressed, but for what is not a choice.
    if (decision === undefined || (allows && !isSpentAnyway(view)) || polls.current.open) return;
    if (decision.prompt === 'poll') polls.current = { ...polls.current, open: view };
    const next = follows(kept.current, view, decision.actions, polls.current);
    if (next?.type === 'ballot') kept.current = { ...kept.current, star: undefined, cover: undefined };
    if (next) act(next);
  }, [decision]);
  return {
    meant: kept.current,
    mean(what) {
      kept.current = { ...kept.current, ...what };
      drawAgain((count) => count + 1);
    },
  };
}
