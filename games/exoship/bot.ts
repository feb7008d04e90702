/** What a sound player of Exoship values (spec section 11). */
import type { Outcome, Random, Sense } from '#engine';
import { ARROW_OF, type FounderId, REACH } from './content/founders.ts';
import { faceOf, TIMELINE } from './content/timeline.ts';
import {
  captain,
  exposures,
  find,
  founderAt,
  lowest,
  points,
  pointsAfterSuspicion,
  targetFrom,
} from './grid.ts';
import { ARRIVAL, type Exoship, type ExoshipAction, type Founder, GENERATIONS, type State } from './state.ts';

/** Points of Rift founders that win (XS-7.1). */
const ENOUGH = 6;

export const WEIGHTS = {
  base: -3,
  points: 0.6,
  axios: 1.5,
  young: 0.3,
  exposed: -0.7,
  left: 0.3,
  captain: 0.5,
  heir: 0.3,
  marked: -0.3,
  actions: 0.3,
  cruise: -0.5,
  urgent: -1,
  won: 2,
  rift: 0,
};

function value(s: State): number {
  const W = WEIGHTS;
  const { grid } = s;
  const after = pointsAfterSuspicion(s);
  const exposed = s.noSuspicion ? 0 : exposures(grid, s.blinded).length;
  const left = ARRIVAL - s.step;
  const axios = s.destination === 'axios';
  let x =
    W.base + W.points * Math.min(after, 7) + W.exposed * exposed + W.left * left + W.actions * s.actionsLeft;
  let rift = 0;
  for (const f of grid.young) if (f.side === 'rift') x += W.young;
  for (const g of GENERATIONS) for (const f of grid[g]) if (f.side === 'rift') rift++;
  x += W.rift * rift;
  const next = s.timeline[s.step];
  if (next !== undefined) {
    const mark = TIMELINE[faceOf(next)].marks;
    const hit = mark === 'elder' ? grid.midlife[0] : mark === 'midlife' ? grid.young[0] : grid.elder[0];
    if (hit?.side === 'rift') x += W.marked;
  }
  if (axios) {
    x += W.axios;
    if (after >= ENOUGH) x += W.won;
  } else {
    if (captain(grid)?.side === 'rift') x += W.captain;
    if (grid.midlife[0]?.side === 'rift') x += W.heir;
    if (s.ship === 'cruise') x += W.cruise;
    x += W.urgent / Math.max(1, left);
  }
  return 1 / (1 + Math.exp(-x));
}

/** A win is a win; its points only break ties. */
function worth({ winners, points: [total = 0] = [] }: Outcome): number {
  return winners.length > 0 ? 0.98 + 0.02 * Math.min(1, (total - ENOUGH) / 5) : 0;
}

/** How many Directorate arrows point at a place, those of one founder left out. */
function arrowsAt(s: State, column: number, row: number, but?: FounderId): number {
  let count = 0;
  for (let c = Math.max(0, column - 1); c <= column + 1 && c < 3; c++) {
    for (let r = Math.max(0, row - 1); r <= row + 1; r++) {
      const f = founderAt(s.grid, c, r);
      if (f === undefined || f.side === 'rift' || f.id === but || s.blinded.includes(f.id)) continue;
      const reach = REACH[ARROW_OF[f.id]];
      if (c + reach.column === column && r + reach.rank === row) count++;
    }
  }
  return count;
}

function threat(s: State, id: FounderId): number {
  if (s.noSuspicion || s.blinded.includes(id)) return 0;
  const place = find(s.grid, id);
  if (place === undefined) return 0;
  const target = targetFrom(s.grid, id, place.column, place.row);
  if (target === undefined || target.side !== 'rift' || target.id === 'ghost') return 0;
  const aim = find(s.grid, target.id);
  if (aim === undefined) return 0;
  const gain = aim.row === 0 ? 2 : 1;
  return arrowsAt(s, aim.column, aim.row, id) > 0 ? 0.3 * gain : gain;
}

function swayGain(s: State, id: FounderId): number {
  const place = find(s.grid, id);
  if (place === undefined) return 0;
  const gain = place.row === 0 ? 2 : 1;
  const freed = threat(s, id);
  const lost = !s.noSuspicion && id !== 'ghost' && arrowsAt(s, place.column, place.row, id) > 0;
  return freed + (lost ? 0.1 : gain);
}

function appeal(s: State, action: ExoshipAction): number {
  switch (action.type) {
    case 'sleeper':
      return 1;
    case 'freeSway': {
      const f = lowest(s.grid, action.generation);
      return f === undefined ? 0 : swayGain(s, f.id);
    }
    case 'sway':
      return swayGain(s, action.target);
    case 'changeCourse':
      return 2.5;
    case 'replace':
      return 0.2;
    case 'end':
      return 0.1;
    case 'ability':
      switch (action.by) {
        case 'tutor': {
          const f = lowest(s.grid, 'young');
          return f === undefined ? 0 : swayGain(s, f.id);
        }
        case 'signaler':
          return action.target === undefined ? 0 : swayGain(s, action.target);
        case 'saboteur':
        case 'fixer':
        case 'quartermaster':
          return action.target === undefined ? 0 : threat(s, action.target) * 0.9;
        default:
          return 0.2;
      }
  }
}

const scratch: number[] = [];
function rollout(s: State, _seat: number, actions: readonly ExoshipAction[], random: Random): ExoshipAction {
  let best = actions[0] as ExoshipAction;
  let high = -1;
  for (const action of actions) {
    const score = appeal(s, action) + random.int(1000) / NOISE;
    if (score > high) {
      high = score;
      best = action;
    }
  }
  return best;
}
const NOISE = 1000;
export const sense: Sense<Exoship> = { value, rollout, worth };
