/** What was meant by a press and follows in a later question (`outlookPresses.ts`). In a lesson every step is pressed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#ui/table.ts';
import { follows, type Meant } from '../rules/outlookPresses.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';

export interface Forth {
  readonly meant: Meant;
  mean(meant: Meant): void;
}

export function useForth({ view, decision, allows, act }: BoardProps<Exodus>): Forth {
  const kept = useRef<Meant & { readonly cycle: number }>({ cycle: 0 });
  const polls = useRef<{ readonly open?: View; readonly answered?: View | undefined }>({});
  const [, drawAgain] = useState(0);
  if (kept.current.cycle !== view.cycle) {
    // What was meant for a day ends with it, but for what was meant for the days to come.
    const { quiet = false } = kept.current;
    kept.current = { cycle: view.cycle, quiet };
  }
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
      drawAgain((count) => count + 1);
    },
  };
}
