/** Lights the places of a kind on the board and dims the rest: by a style rule, which finds them however they are drawn. */

import { useMemo } from 'preact/hooks';
import type { Kit } from '#engine';
import { choicesOf, isOfKind } from '#ui/kit/choice.ts';
import { useLitWalk } from './lit.ts';
import type { Shared } from './shared.ts';

export function Lights<K extends Kit>({ match, table, kind }: Pick<Shared<K>, 'match' | 'table' | 'kind'>) {
  const lit = table.kinds.find(({ id }) => id === kind.value);
  const { value: decision } = match.decision;
  const spots = useMemo(() => {
    const actions = decision?.actions.filter((action) => lit && isOfKind(lit, action)) ?? [];
    const choices = choicesOf(table.about, actions, match.view.value, match.viewer.value);
    return new Set(choices.flatMap(({ by = [], on = [] }) => [...by, ...on]));
  }, [decision, lit]);
  useLitWalk(spots);
  if (lit === undefined || spots.size === 0) return undefined;
  const places = [...spots]
    .map((spot) => `[data-spot="${CSS.escape(spot)}"],[data-place="${CSS.escape(spot)}"]`)
    .join();
  return (
    <style>{`.table__board :is([data-spot],[data-place]){opacity:.7}.table__board :is(${places}){opacity:1;outline:2px solid var(--accent);outline-offset:2px;border-radius:var(--radius-2)}`}</style>
  );
}
