/** One ritual for every star: its odds stand once. */
import type { JSX } from 'preact';
import type { ExodusAction } from '../../action.ts';
import { ritualOutlook } from '../../rules/outlookVoyage.ts';
import type { View } from '../../view/index.ts';
import { OutlookBox } from './Odds.tsx';

export function Ritual({
  view,
  actions,
}: {
  view: View;
  actions: readonly ExodusAction[];
}): JSX.Element | undefined {
  const plan = (['jump', 'hurried'] as const).find((one) =>
    actions.some((action) => action.type === 'ballot' && action.stake.startsWith(one)),
  );
  return plan && <OutlookBox outlook={ritualOutlook(view, plan)} people={view.people} />;
}
