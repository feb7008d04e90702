/** What the hint keeps in mind besides its reasons: whom the headline says would be taken, and the points. */
import type { Counsel } from '#ui/kit/counsel.ts';
import { counted } from '#ui/kit/numbers.ts';
import { legalIn, tomorrowOf } from '../../outlook.ts';
import type { Exoship } from '../../state.ts';
import { COUNTED_WORDS as WORDS } from '../../text/reasons.ts';
import { inView, type View } from '../../view.ts';

const rift = (view: View): number => inView(view).filter(({ side }) => side === 'rift').length;

/** What would be lost by it weighs what it counts. */
function threat(view: View): number {
  const exposed = view.points - view.pointsAfterSuspicion;
  if (exposed > 0) return exposed;
  const marked = tomorrowOf(view)?.marked;
  return inView(view).find(({ id }) => id === marked)?.worth ?? 0;
}

const NUMBERS = [
  counted(WORDS.safe, (view: View) => view.pointsAfterSuspicion),
  counted(WORDS.rift, rift),
  counted(WORDS.sways, (view: View) => legalIn(view).filter(({ type }) => type === 'sway').length),
];

export const counsel: Counsel<Exoship> = { threat, numbers: () => NUMBERS };
