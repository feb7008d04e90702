/** The founder grid: where everyone stands, whom they point at, who is captain, what it is worth. It changes nothing. */
import { nth } from '#engine';
import { type FounderId, REACH_OF } from '../content/founders.ts';
import { type Founder, GENERATIONS, type Generation, type Grid, type State } from '../state.ts';

/** A place in the grid: `column` counts from the elders, `row` from rank 1, both from 0. */
export interface Place {
  readonly founder: Founder;
  readonly column: number;
  readonly row: number;
}

/** The founders of a column; a place outside the grid has none. Written out, since this is asked more than anything. */
export function columnAt(grid: Grid, column: number): Founder[] {
  return column === 0 ? grid.elder : column === 1 ? grid.midlife : column === 2 ? grid.young : NOBODY;
}

const NOBODY: Founder[] = [];

export function generationAt(column: number): Generation {
  return nth(GENERATIONS, column);
}

export function find(grid: Grid, id: FounderId): Place | undefined {
  for (let column = 0; column < GENERATIONS.length; column++) {
    const founders = columnAt(grid, column);
    for (let row = 0; row < founders.length; row++) {
      const founder = nth(founders, row);
      if (founder.id === id) return { founder, column, row };
    }
  }
  return undefined;
}

export function founderAt(grid: Grid, column: number, row: number): Founder | undefined {
  return row < 0 ? undefined : columnAt(grid, column)[row];
}

/** XS-R3 the founder exactly one cell away in the arrow's direction, if any. */
export function targetFrom(grid: Grid, id: FounderId, column: number, row: number): Founder | undefined {
  const reach = REACH_OF[id];
  return founderAt(grid, column + reach.column, row + reach.rank);
}

export function targetOf(grid: Grid, id: FounderId): Founder | undefined {
  const place = find(grid, id);
  return place && targetFrom(grid, id, place.column, place.row);
}

/** Everyone in play, elder to young, rank 1 down. */
export function everyone(grid: Grid): Founder[] {
  return [...grid.elder, ...grid.midlife, ...grid.young];
}

export function countInPlay(grid: Grid): number {
  return grid.elder.length + grid.midlife.length + grid.young.length;
}

export function countRift(grid: Grid): number {
  let count = 0;
  for (let column = 0; column < GENERATIONS.length; column++) {
    for (const founder of columnAt(grid, column)) if (founder.side === 'rift') count++;
  }
  return count;
}

/** The founder of lowest rank in a generation. */
export function lowest(grid: Grid, generation: Generation): Founder | undefined {
  const founders = grid[generation];
  return founders[founders.length - 1];
}

/** XS-1.4 captain: the rank-1 elder. */
export function captain(grid: Grid): Founder | undefined {
  return grid.elder[0] ?? grid.midlife[0];
}

/** XS-7.2 points: a Rift founder of rank 1 is worth 2, one of any lower rank is worth 1. */
export function points(grid: Grid): number {
  let sum = 0;
  for (let column = 0; column < GENERATIONS.length; column++) {
    const founders = columnAt(grid, column);
    for (let row = 0; row < founders.length; row++) {
      if (nth(founders, row).side === 'rift') sum += row === 0 ? 2 : 1;
    }
  }
  return sum;
}

/** A Rift founder whom suspicion would discard, and whose arrows do it. */
export interface Exposure {
  readonly founder: FounderId;
  readonly by: FounderId[];
}

/** XS-6.1 found for the whole grid at once, elder to young, rank 1 down. The Ghost is never discarded (XS-R12). */
export function exposures(grid: Grid, blinded: readonly FounderId[]): Exposure[] {
  return pointedAt(grid, blinded).filter(({ founder }) => founder !== 'ghost');
}

/** Every Rift founder who is the target of a Directorate founder. */
export function pointedAt(grid: Grid, blinded: readonly FounderId[]): Exposure[] {
  const found: Exposure[] = [];
  for (let column = 0; column < GENERATIONS.length; column++) {
    const founders = columnAt(grid, column);
    for (let row = 0; row < founders.length; row++) {
      const { id, side } = nth(founders, row);
      if (side === 'rift' || (blinded.length > 0 && blinded.includes(id))) continue;
      const target = targetFrom(grid, id, column, row);
      if (target === undefined || target.side !== 'rift') continue;
      const known = found.find((exposure) => exposure.founder === target.id);
      if (known) known.by.push(id);
      else found.push({ founder: target.id, by: [id] });
    }
  }
  return found.length > 1 ? inGridOrder(grid, found) : found;
}

function inGridOrder(grid: Grid, found: readonly Exposure[]): Exposure[] {
  return everyone(grid).flatMap(({ id }) => found.filter((exposure) => exposure.founder === id));
}

/** What the grid is worth once this turn's suspicion phase is over. */
export function pointsAfterSuspicion(s: State): number {
  if (s.noSuspicion) return points(s.grid);
  const exposed = exposures(s.grid, s.blinded).map(({ founder }) => founder);
  if (exposed.length === 0) return points(s.grid);
  const stays = (founder: Founder) => !exposed.includes(founder.id);
  const { elder, midlife, young } = s.grid;
  return points({ elder: elder.filter(stays), midlife: midlife.filter(stays), young: young.filter(stays) });
}

/** XS-8.2 three Rift founders in one row or one column. */
export function threeInLine(grid: Grid): boolean {
  for (const generation of GENERATIONS) {
    let rift = 0;
    for (const founder of grid[generation]) if (founder.side === 'rift') rift++;
    if (rift >= 3) return true;
  }
  for (let row = 0; row < grid.elder.length; row++) {
    if (GENERATIONS.every((generation) => grid[generation][row]?.side === 'rift')) return true;
  }
  return false;
}
