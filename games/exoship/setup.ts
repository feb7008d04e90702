/** The table before anything is shuffled (XS-2.3); the set-up step does the rest. */
import type { Setup } from '#engine';
import type { Exoship, State } from './state.ts';

export function setup({ seats, options }: Setup<Exoship['options']>): State {
  return {
    stack: [{ step: 'setUp' }],
    seats,
    draws: 0,
    origin: options.origin,
    hard: options.hard,
    timeline: [],
    step: 0,
    ship: options.hard ? 'cruise' : 'ring',
    destination: 'mariposa',
    grid: { elder: [], midlife: [], young: [] },
    reserve: [],
    sleepers: [],
    actionsLeft: 0,
    noSuspicion: false,
    blinded: [],
  };
}
