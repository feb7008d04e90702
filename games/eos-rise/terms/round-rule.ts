/** ER-19.3 The Round Rule in force, if any. In the Last Dash there is none (R49). */
import { EVENTS, type RoundRule } from '../content/events.ts';
import type { State } from '../state.ts';

const NONE: RoundRule = {};

export function roundRule(s: State): RoundRule {
  return s.event === undefined ? NONE : (EVENTS[s.event].rule ?? NONE);
}
