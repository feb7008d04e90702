/** ER-21 The Last Dash: cycles of four steps, until the Planet is reached or the signal is lost. */
import { DASH_CYCLES } from '../content/tracks.ts';
import { lose, win } from '../rules/ending.ts';
import { rollLocation } from '../rules/location.ts';
import type { G } from '../state.ts';
import { discardEvent } from './events.ts';
import { endEffects, returnFigures } from './round.ts';
import { takeOff } from './warp.ts';

/** ER-21.2 no event is in force any more; the Planet is rolled for. */
export function lastDash(g: G): void {
  const { s } = g;
  s.lastDash = true;
  g.tell({ type: 'lastDash' });
  discardEvent(s);
  endEffects(s);
  s.planet = rollLocation(g);
  g.tell({ type: 'landed', what: 'planet', at: s.planet });
  g.then('dashCycle');
}

/** ER-21.3; ER-21.6 no other phase is played. */
export function dashCycle(g: G): void {
  const { s } = g;
  s.cycle++;
  s.round++;
  g.tell({ type: 'cycle', number: s.cycle });
  g.then(
    'alienOrders',
    { step: 'anchorWindow', passed: 0 },
    'alienMovement',
    'alienAttack',
    'dashWarp',
    { step: 'warp', passed: 0 },
    'warpEnds',
    'eosAttack',
    'dashCheck',
  );
}

/** ER-21.3 step 3: the EOS moves. On the Planet it stays (R51). */
export function dashWarp(g: G): void {
  g.s.phase = 'warp';
  g.tell({ type: 'phase', phase: 'warp' });
  takeOff(g);
}

/** ER-1.2, ER-21.4, ER-1.5, ER-21.9; otherwise step 4, with all figures returned (R50). */
export function dashCheck(g: G): void {
  const { s } = g;
  if (s.eos === s.planet) {
    win(g);
    return;
  }
  if (!s.unlimited && s.cycle >= DASH_CYCLES) {
    lose(g, 'signal');
    return;
  }
  // ER-21.8 effects gained in step 4 last through step 3 of the next cycle.
  endEffects(s);
  returnFigures(s);
  g.then('crewPhase', { step: 'crewActions', passed: 0 }, 'dashCycle');
}
