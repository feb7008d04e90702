/** The four timeline cards, two sides each: what they mark and what their text does. */
import { countRift, exposures, lowest } from '../rules/grid.ts';
import { canReplace, discard, join, move, replace } from '../rules/terms.ts';
import { type G, GENERATIONS, type Generation, type TimelineCard } from '../state.ts';
import { carryOutSuspicion } from '../steps/suspicion.ts';
import type { TimelineSideId } from './ids.ts';

const FACES: Readonly<Record<TimelineCard['card'], Readonly<Record<TimelineCard['side'], TimelineSideId>>>> =
  {
    1: { a: 'loyalty-oath', b: 'quiet-years' },
    2: { a: 'crew-rotation', b: 'blight' },
    3: { a: 'promotion-board', b: 'purge-drill' },
    4: { a: 'blackout', b: 'birth-boom' },
  };

export function faceOf({ card, side }: TimelineCard): TimelineSideId {
  return FACES[card][side];
}

export function backOf({ card, side }: TimelineCard): TimelineSideId {
  return FACES[card][side === 'a' ? 'b' : 'a'];
}

interface TimelineSide {
  readonly marks: Generation;
  /** Carries out the text; false when there was nothing to do (XS-R11). */
  effect(g: G): boolean;
}

export const TIMELINE: Readonly<Record<TimelineSideId, TimelineSide>> = {
  'loyalty-oath': { marks: 'elder', effect: loyaltyOath },
  'quiet-years': {
    marks: 'young',
    effect(g) {
      g.s.actionsLeft++;
      return true;
    },
  },
  'crew-rotation': {
    marks: 'midlife',
    effect(g) {
      if (!canReplace(g.s)) return false;
      for (const generation of GENERATIONS) {
        const first = g.s.grid[generation][0];
        if (first) replace(g, first.id, 'crewRotation');
      }
      return true;
    },
  },
  blight: {
    marks: 'young',
    effect(g) {
      const last = lowest(g.s.grid, 'young');
      if (last === undefined) return false;
      discard(g, last.id, 'blight');
      return true;
    },
  },
  'promotion-board': {
    marks: 'midlife',
    effect(g) {
      const first = g.s.grid.midlife[0];
      if (first === undefined) return false;
      move(g, first.id, 'elder', 'promotionBoard');
      return true;
    },
  },
  'purge-drill': {
    marks: 'elder',
    effect(g) {
      const found = exposures(g.s.grid, []).length > 0;
      carryOutSuspicion(g, true);
      return found;
    },
  },
  blackout: {
    marks: 'young',
    effect(g) {
      g.s.actionsLeft--;
      g.s.noSuspicion = true;
      return true;
    },
  },
  'birth-boom': {
    marks: 'midlife',
    effect(g) {
      const founder = join(g, 'directorate');
      if (founder === undefined) return false;
      g.tell({ type: 'joined', founder, cause: 'birthBoom' });
      return true;
    },
  },
};

/** With four or more Rift founders, the lowest-rank one of the youngest generation that has one turns back. */
function loyaltyOath(g: G): boolean {
  const { grid } = g.s;
  if (countRift(grid) < 4) return false;
  for (const generation of GENERATIONS.toReversed()) {
    const founder = grid[generation].findLast(({ side }) => side === 'rift');
    if (founder === undefined) continue;
    founder.side = 'directorate';
    g.tell({ type: 'turnedBack', founder: founder.id });
    return true;
  }
  return false;
}
