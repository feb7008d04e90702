/**
 * ER-11 What is decided for a seat whose time is up: it begins nothing and spends no card (D26, D28, D31), and in a fight
 * it does what saves the crew.
 */
import { type Seat, stream } from '#engine';
import type { EosAction } from '../action.ts';
import { sense } from '../bot/index.ts';
import type { StepName } from '../frame.ts';
import type { State } from '../state.ts';

const SILENCE: readonly EosAction['type'][] = ['ready', 'standBy', 'stop', 'decline'];
/** Decisions that come up only for a card, or an ability that replaces one: passing keeps it. */
const CARDS: ReadonlySet<StepName> = new Set<StepName>([
  'spoof',
  'foam',
  'overcharge',
  'ghost',
  'capacitor',
  'lens',
  'anchorWindow',
]);

export function late(s: State, seat: Seat, legal: readonly EosAction[]): EosAction {
  const step = s.stack[s.stack.length - 1]?.step;
  const kept = legal.filter(({ type }) => type !== 'technology' && type !== 'moveOn');
  const silent = kept.find(
    ({ type }) => SILENCE.includes(type) || (type === 'pass' && step && CARDS.has(step)),
  );
  return silent ?? sense.rollout(s, seat, kept, stream('late'));
}
