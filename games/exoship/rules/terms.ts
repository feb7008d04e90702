/** XS-1: what the words discard, move, replace and sway do, and hard mode's watch over the grid. */
import { putUnder } from '#engine';
import type { FounderId } from '../content/founders.ts';
import type { DiscardCause, MoveCause, ReplaceCause } from '../event.ts';
import type { G, Generation, Side, State } from '../state.ts';
import { type Exposure, find, generationAt, type Place, threeInLine } from './grid.ts';

/** XS-1.1 to the bottom of the stack, where everyone has seen who it is. */
export function discard(g: G, id: FounderId, cause: DiscardCause): void {
  takeOut(g.s, id);
  putUnder(g.s.reserve, id, 'all');
  g.tell({ type: 'discarded', founder: id, cause });
  watchRing(g);
}

/** XS-6.1 All at the same moment, so that nobody shifts into another arrow (XS-R5) and no line forms in between. */
export function discardTogether(g: G, exposed: readonly Exposure[]): void {
  for (const { founder, by } of exposed) {
    takeOut(g.s, founder);
    putUnder(g.s.reserve, founder, 'all');
    g.tell({ type: 'discarded', founder, cause: 'suspicion', by });
  }
  watchRing(g);
}

/** XS-1.2 to the lowest rank of a generation, on the side they had. */
export function move(g: G, id: FounderId, to: Generation, cause: MoveCause): void {
  const { founder } = takeOut(g.s, id);
  g.s.grid[to].push(founder);
  g.tell({ type: 'moved', founder: id, to, cause });
  watchRing(g);
}

/** XS-1.3 The top card is drawn before the old one goes under, so there must be one (XS-R6). */
export function replace(g: G, id: FounderId, cause: ReplaceCause): void {
  const { s } = g;
  const place = standing(s, id);
  const newcomer = g.draw(s.reserve);
  if (newcomer === undefined) return;
  const { side } = place.founder;
  s.grid[generationAt(place.column)][place.row] = { id: newcomer, side };
  putUnder(s.reserve, id, 'all');
  g.tell({ type: 'replaced', founder: id, newcomer, side, cause });
}

export function canReplace(s: State): boolean {
  return s.reserve.length > 0;
}

/** XS-1.5 sway: turn a Directorate founder to Rift. */
export function sway(g: G, target: FounderId, how: 'free' | 'arrow' | 'ability', by?: FounderId): void {
  standing(g.s, target).founder.side = 'rift';
  g.tell(by ? { type: 'swayed', target, how, by } : { type: 'swayed', target, how });
  watchRing(g);
}

/** The top card of the stack joins the young generation. */
export function join(g: G, side: Side): FounderId | undefined {
  const id = g.draw(g.s.reserve);
  if (id !== undefined) g.s.grid.young.push({ id, side });
  return id;
}

/** XS-8.2 Called whenever the grid has changed: three Rift founders in line turn the ship for the rest of the game. */
export function watchRing(g: G): void {
  const { s } = g;
  if (s.ship !== 'cruise' || !threeInLine(s.grid)) return;
  s.ship = 'ring';
  g.use('rule', 'ringDeployed');
  g.tell({ type: 'ringDeployed' });
}

function takeOut(s: State, id: FounderId): Place {
  const place = standing(s, id);
  s.grid[generationAt(place.column)].splice(place.row, 1);
  return place;
}

function standing(s: State, id: FounderId): Place {
  const place = find(s.grid, id);
  if (place === undefined) throw new Error(`${id} is not in play`);
  return place;
}
