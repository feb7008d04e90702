/** XS-3 The move phase: the ship travels (XS-3.1), founders age and die and others are born (XS-3.2), gaps are filled (XS-3.3). */
import { putUnder } from '#engine';
import { countInPlay } from '../rules/grid.ts';
import { join, watchRing } from '../rules/terms.ts';
import { ARRIVAL, type Founder, type G } from '../state.ts';
import { lose } from './endOfTurn.ts';

export function move(g: G): void {
  const { s } = g;
  // XS-3.1 La Oruga goes to the next step.
  s.step++;
  g.tell({ type: 'travelled', step: s.step });
  if (s.step === ARRIVAL && s.destination === 'mariposa') {
    lose(g, 'mariposa');
    return;
  }
  age(g);
  fillUp(g);
  watchRing(g);
}

/** XS-3.2, XS-R1 everyone moves one column older, and newborns take the sides of the dead. */
function age(g: G): void {
  const { s } = g;
  const { grid } = s;
  const dead = grid.elder;
  grid.elder = grid.midlife;
  grid.midlife = grid.young;
  grid.young = [];
  if (dead.length === 0) return;
  g.tell({ type: 'died', founders: dead.map(({ id }) => id) });
  let buried = false;
  for (const { id, side } of dead) {
    // XS-R2 should the stack run out in the middle, the dead go under first and drawing goes on: they are as many as are
    // born, so that it does not run out again
    if (s.reserve.length === 0) {
      bury(g, dead);
      buried = true;
    }
    const founder = join(g, side);
    if (founder !== undefined) g.tell({ type: 'born', founder, side, for: id });
  }
  if (!buried) bury(g, dead);
}

function bury(g: G, dead: readonly Founder[]): void {
  for (const { id } of dead) putUnder(g.s.reserve, id, 'all');
}

/** XS-3.3, XS-R10 more than six stay as they are */
function fillUp(g: G): void {
  while (countInPlay(g.s.grid) < 6) {
    const founder = join(g, 'directorate');
    if (founder === undefined) return;
    g.tell({ type: 'joined', founder, cause: 'fill' });
  }
}
