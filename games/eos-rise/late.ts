/** ER-11 What is decided for a seat whose time is up: it begins nothing, and in a fight it does what saves the crew. */
import { type Seat, stream } from '#engine';
import type { EosAction } from './action.ts';
import { sense } from './bot.ts';
import type { State } from './state.ts';

const SILENCE: readonly EosAction['type'][] = ['ready', 'standBy', 'stop', 'decline'];

export function late(s: State, seat: Seat, legal: readonly EosAction[]): EosAction {
  return legal.find(({ type }) => SILENCE.includes(type)) ?? sense.rollout(s, seat, legal, stream('late'));
}
