/** What matters most on one's turn, in one sentence: what kills the colony, or what would save it. */
import { RESOURCES } from '../content/resources.ts';
import { forecast } from '../outlook/forecast.ts';
import { winInReach } from '../outlook/winning.ts';
import type { View } from '../view.ts';
import { cardName } from './cards.ts';
import { coloursWord } from './lacking.ts';
import { capital, counted, listed, RESOURCE_WORDS } from './nouns.ts';

/** The number of the turn whose update is the so-manieth from now. */
export const turnAfter = (turn: number, updates: number): number => Math.max(1, turn) + updates - 1;

export function headline(view: View): string {
  const { ends, next } = forecast(view);
  if (view.emergency > 0 && next === 0) return 'The update would lose the colony.';
  const win = winInReach(view);
  if (win)
    return `${cardName(win.module)} would win: ${win.takes.length > 0 ? `take ${coloursWord(win.takes)}` : 'build it'}.`;
  const alarms = view.base.flatMap(({ tokens }) => tokens.filter((token) => token === 'emergency')).length;
  if (alarms > 0)
    return `${counted(alarms, 'emergency token')} on the base: ${alarms} of the emergency supply each turn.`;
  const soonest = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
  if (!Number.isFinite(soonest)) return 'All holds for now.';
  const names = RESOURCES.filter((_, r) => ends[r] === soonest).map((id) => RESOURCE_WORDS[id].name);
  const one = names.length === 1;
  // What falls short in this very update is not a matter of turns.
  if (soonest <= 1) return `${capital(listed(names))} ${one ? 'falls' : 'fall'} short in this update.`;
  return `${capital(listed(names))} ${one ? 'runs' : 'run'} out first, on turn ${turnAfter(view.turn, soonest)}.`;
}
