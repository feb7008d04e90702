/** What the desks of the tables have in common: a desk is what the person holds and looks at, not the state of the game. */
import { createContext, type Provider } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { type Kit, same } from '#engine';
import type { BoardProps, Estimate } from './table.ts';

/** The same position stays the same object, however often it is handed in. */
export function useStable<V>(view: V): V {
  const kept = useRef(view);
  if (!same(kept.current, view)) kept.current = view;
  return kept.current;
}

/** The choice the hint prefers. */
export function bestOf<C extends { readonly key: string }>(
  choices: readonly C[],
  hints: ReadonlyMap<string, Estimate>,
): C | undefined {
  return choices.find(({ key }) => hints.has(key));
}

/** How a table hands its desk to its parts. */
export function deskContext<D>(): { DeskProvider: Provider<D | undefined>; useTheDesk(): D } {
  const context = createContext<D | undefined>(undefined);
  return {
    DeskProvider: context.Provider,
    useTheDesk() {
      const desk = useContext(context);
      if (desk === undefined) throw new Error('this part of the table stands outside of it');
      return desk;
    },
  };
}

/** While a choice is only being looked at the table is given another view; the open decision stays where it was. */
export function useOpenDecision<K extends Kit>({
  view,
  decision,
  why,
}: BoardProps<K>): Pick<BoardProps<K>, 'view' | 'decision'> {
  const last = useRef<Required<Pick<BoardProps<K>, 'view' | 'decision'>> | undefined>(undefined);
  if (decision !== undefined) last.current = { view, decision };
  const first = last.current?.decision.actions[0];
  if (decision === undefined && last.current && first && why(first) === undefined) return last.current;
  return { view, ...(decision === undefined ? {} : { decision }) };
}
