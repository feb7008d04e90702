/** What the Keepers named last, and the ritual: one for every star, so that its odds stand once. */
import type { JSX } from 'preact';
import type { ExodusAction } from '../../action.ts';
import { ritualOutlook } from '../../outlook/voyage.ts';
import type { View } from '../../view/index.ts';
import { Named } from './Named.tsx';
import { OutlookBox } from './Odds.tsx';

export function Ritual({ view, actions }: { view: View; actions: readonly ExodusAction[] }): JSX.Element {
  const plan = (['jump', 'hurried'] as const).find((one) =>
    actions.some((action) => action.type === 'ballot' && action.stake.startsWith(one)),
  );
  return (
    <>
      <Named view={view} />
      {plan ? <OutlookBox outlook={ritualOutlook(view, plan)} people={view.people} /> : undefined}
    </>
  );
}
