/** The policy of a sound player: what to do at every decision, in a given style. */
import type { Random, Seat } from '#engine';
import type { MothershipAction } from '../action.ts';
import type { State } from '../state.ts';
import { chooseSpace } from './spaces.ts';
import type { Style } from './style.ts';
import { chooseMain, wantedSplit } from './turn.ts';
import { chooseInWindow } from './windows.ts';

export function decide(
  s: State,
  seat: Seat,
  actions: readonly MothershipAction[],
  style: Style,
  random: Random,
): MothershipAction {
  const [first] = actions;
  const frame = s.stack[s.stack.length - 1];
  if (first === undefined || frame === undefined) throw new Error('there is nothing to decide');
  if (actions.length === 1) return first;
  switch (frame.step) {
    case 'main':
      return chooseMain(s, seat, actions, style, random);
    case 'split': {
      const { engines, weapons } = wantedSplit(s, seat, style);
      return (
        actions.find(
          (action) => action.type === 'split' && action.engines === engines && action.weapons === weapons,
        ) ?? first
      );
    }
    case 'moveTo':
    case 'land':
    case 'push':
      return chooseSpace(s, seat, frame, actions, style, random);
    default:
      return chooseInWindow(s, seat, frame, actions, style, random);
  }
}
