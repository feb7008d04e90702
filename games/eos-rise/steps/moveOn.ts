/** ER-11.1, ER-22.7 The Facilitator ends Phase 1 or Phase 2 for everyone, also while others could still act. */
import type { Seat } from '#engine';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import type { State } from '../state.ts';
import type { EosVerb } from './asking.ts';
import { placers } from './crewActions.ts';
import { planners } from './planning.ts';

const MOVE_ON = [{ type: 'moveOn' }] as const;
const NONE: readonly never[] = [];

/** Where nobody else is waited for, being ready does the same. */
function othersAct(s: State, seat: Seat, frame: EosFrame): boolean {
  if (frame.step === 'planning') return planners(s, frame).some((other) => other !== seat);
  return frame.step === 'crewActions' && placers(s, frame).some((other) => other !== seat);
}

export const moveOn: EosVerb<'moveOn'> = {
  options: (s, seat) => (seat === s.facilitator && s.seats > 1 ? MOVE_ON : NONE),
  check(s, _, seat, frame) {
    if (seat !== s.facilitator) return objection('ER-22.7', 'notFacilitator');
    return othersAct(s, seat, frame) ? undefined : objection('ER-11', 'nothingToDo');
  },
  // The window is not opened again.
  do: (g) => g.tell({ type: 'movedOn', phase: g.s.phase }),
};
