/** The card of an answer: its words, and the odds of the test it leads to. */
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import type { ExodusAction } from '../action.ts';
import { briefOf } from '../text/briefs.ts';
import { named } from '../text/people.ts';
import type { View } from '../view/index.ts';
import { OutlookBox } from './art/Odds.tsx';

/** A failure that is likelier than not is a danger. */
export function brief(
  action: ExodusAction,
  view: View,
): Partial<Pick<ShownCard, 'name' | 'note' | 'figure' | 'danger'>> {
  const { outlook, note, danger = (outlook?.odds.failure ?? 0) > 0.5, ...said } = briefOf(action, view);
  return {
    ...said,
    danger,
    ...(note === undefined ? {} : { note: named(note, view) }),
    ...(outlook ? { figure: <OutlookBox outlook={outlook} people={view.people} /> } : {}),
  };
}
