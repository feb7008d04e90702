/** What happened since the viewer's decision, where it was more than the action itself. */

import { useSignal } from '@preact/signals';
import type { Kit } from '#engine';
import { Recap } from '#ui/Recap.tsx';
import type { Shared } from './shared.ts';

/** So many lines of an action of one's own need no repetition. */
const FEW = 3;

export function News<K extends Kit>({ match }: Pick<Shared<K>, 'match'>) {
  const { moments, view, viewer, newFrom, game, handOver } = match;
  const dismissed = useSignal(-1);
  const count = moments.value.length;
  const lines = moments.value
    .slice(newFrom.value)
    .flatMap(({ hear }) => hear(viewer.value))
    .map((event) => game.words.event(event, view.value));
  // What one's own hand did is on the board; it is told again only where much came of it.
  const others = count - 1 > newFrom.value;
  const { actions = 1 } = moments.value[newFrom.value]?.move ?? {};
  const news = lines.length > (others ? 0 : FEW * actions);
  if (!news || newFrom.value === 0 || dismissed.value === count || handOver.value !== undefined)
    return undefined;
  return <Recap key={count} lines={lines} onDismiss={() => (dismissed.value = count)} />;
}
