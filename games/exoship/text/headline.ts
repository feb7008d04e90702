/** What is asked in a turn, and why now. In English. */
import { canWin, tomorrowOf } from '../outlook.ts';
import { ARRIVAL } from '../state.ts';
import { ENOUGH } from '../steps/endOfTurn.ts';
import { inView, type View } from '../view.ts';
import { listed, short } from './table.ts';

export function headline(view: View): string {
  const { actionsLeft: left } = view;
  const asked =
    left === 0
      ? 'No action left.'
      : `${left} ${left === 1 ? 'action' : 'actions'}${view.suspicionSkipped ? '' : ', then suspicion'}.`;
  return `${asked} ${whyNow(view)}`;
}

/** What the last turn decides, and whether it still can; undefined before it, and where it is won. */
export function lastTurn(view: View): string | undefined {
  const { step, destination, pointsAfterSuspicion: points } = view;
  const axios = destination === 'axios';
  // Axios is played for once more when the ship is there; Mariposa is the end.
  const last = axios ? ARRIVAL : ARRIVAL - 1;
  if (view.phase !== 'actions' || step < last || (axios && points >= ENOUGH)) return undefined;
  const stop = axios
    ? `six points after suspicion win, ${points} would be left.`
    : 'the next stop is Mariposa, and arriving there loses.';
  if (!canWin(view)) return `Last turn: ${stop} No way to win is left.`;
  return `Last turn: ${stop}${axios ? '' : ' A Rift captain can still turn the ship.'}`;
}

/** Whether the last turn can only be ended. */
export const isLost = (view: View): boolean => lastTurn(view) !== undefined && !canWin(view);

/** The first that holds. */
function whyNow(view: View): string {
  const last = lastTurn(view);
  if (last) return last;
  const exposed = inView(view).flatMap(({ id, exposedBy }) => (exposedBy.length > 0 ? [id] : []));
  if (exposed.length > 0) return `Suspicion would take ${listed(exposed)}.`;
  if (view.destination === 'axios' && view.pointsAfterSuspicion >= ENOUGH)
    return 'Six points and Axios: end the turn and you win.';
  const marked = tomorrowOf(view)?.marked;
  if (marked) return `The mark would take ${short(marked)} next turn.`;
  const steps = ARRIVAL - view.step;
  if (view.destination === 'mariposa')
    return `${steps} ${steps === 1 ? 'step' : 'steps'} left for a Rift captain to turn the ship to Axios.`;
  return 'Nobody is exposed.';
}
