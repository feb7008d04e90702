/** What one has done takes its button away: whoever goes by keys finds the focus in the next decision, where it was. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import type { Feed } from '../match/feed.ts';
import { focusIn } from './tools.ts';

const BESIDE = '.column, .phonesheet';
const BOARD = '.table__board';

export function useFocusKept<K extends Kit>({ decision }: Feed<K>): void {
  const last = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target === document.body) return;
      const region = target.closest(BESIDE) ? BESIDE : target.closest(BOARD) ? BOARD : undefined;
      last.current = target.matches(':focus-visible') ? region : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const { value: open } = decision;
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (open === undefined || !lost || last.current === undefined) return;
    if (last.current === BOARD) focusIn(`${BOARD} [tabindex="0"], ${BOARD} button:not([tabindex="-1"])`);
    else focusIn('.choicecard:not([aria-disabled]), .choicelist__choice');
  }, [open]);
}
