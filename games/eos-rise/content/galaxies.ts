/**
 * ER-2 The 54 galaxies: id, labels (sector/number), region, lanes, and where the galaxy lies (x in half sector widths to
 * the right, y in half edge lengths upward, from the centre of sector 1). In the order of ids: sector, then number.
 */
import type { Region } from './regions.ts';

type Row<I extends string> = readonly [
  id: I,
  labels: string,
  region: Region,
  lanes: string,
  x: number,
  y: number,
];

function table<const I extends string>(rows: readonly Row<I>[]): readonly Row<I>[] {
  return rows;
}

export const GALAXY_TABLE = table([
  ['g01-1', '1/1 2/5 7/3', 'hawkins', 'g01-2 g01-6 g02-6', 0, 2],
  ['g01-2', '1/2 2/4 3/6', 'hawkins', 'g01-1 g01-3 g02-3', 1, 1],
  ['g01-3', '1/3 3/5 4/1', 'chandra', 'g01-2 g01-4 g03-4', 1, -1],
  ['g01-4', '1/4 4/6 5/2', 'borealis', 'g01-3 g01-5 g04-5', 0, -2],
  ['g01-5', '1/5 5/1 6/3', 'borealis', 'g01-4 g01-6 g05-6', -1, -1],
  ['g01-6', '1/6 6/2 7/4', 'perseus', 'g01-1 g01-5 g06-1', -1, 1],
  ['g02-1', '2/1 8/3 9/5', 'hawkins', 'g02-2 g02-6 g08-2', 1, 5],
  ['g02-2', '2/2 9/4 10/6', 'hawkins', 'g02-1 g02-3 g09-3', 2, 4],
  ['g02-3', '2/3 3/1 10/5', 'hawkins', 'g01-2 g02-2 g03-2', 2, 2],
  ['g02-6', '2/6 7/2 8/4', 'hawkins', 'g01-1 g02-1 g07-1', 0, 4],
  ['g03-2', '3/2 10/4 11/6', 'chandra', 'g02-3 g03-3 g10-3', 3, 1],
  ['g03-3', '3/3 11/5 12/1', 'chandra', 'g03-2 g03-4 g11-4', 3, -1],
  ['g03-4', '3/4 4/2 12/6', 'chandra', 'g01-3 g03-3 g04-3', 2, -2],
  ['g04-3', '4/3 12/5 13/1', 'chandra', 'g03-4 g04-4 g12-4', 2, -4],
  ['g04-4', '4/4 13/6 14/2', 'chandra', 'g04-3 g04-5 g13-5', 1, -5],
  ['g04-5', '4/5 5/3 14/1', 'borealis', 'g01-4 g04-4 g05-4', 0, -4],
  ['g05-4', '5/4 14/6 15/2', 'borealis', 'g04-5 g05-5 g14-5', -1, -5],
  ['g05-5', '5/5 15/1 16/3', 'borealis', 'g05-4 g05-6 g15-6', -2, -4],
  ['g05-6', '5/6 6/4 16/2', 'borealis', 'g01-5 g05-5 g06-5', -2, -2],
  ['g06-1', '6/1 7/5 18/3', 'perseus', 'g01-6 g06-6 g07-6', -2, 2],
  ['g06-5', '6/5 16/1 17/3', 'perseus', 'g05-6 g06-6 g16-6', -3, -1],
  ['g06-6', '6/6 17/2 18/4', 'perseus', 'g06-1 g06-5 g17-1', -3, 1],
  ['g07-1', '7/1 8/5 19/3', 'perseus', 'g02-6 g07-6 g08-6', -1, 5],
  ['g07-6', '7/6 18/2 19/4', 'perseus', 'g06-1 g07-1 g18-1', -2, 4],
  ['g08-1', '8/1', 'hawkins', 'g08-2 g08-6', 0, 8],
  ['g08-2', '8/2 9/6', 'hawkins', 'g02-1 g08-1 g09-1', 1, 7],
  ['g08-6', '8/6 19/2', 'hawkins', 'g07-1 g08-1 g19-1', -1, 7],
  ['g09-1', '9/1', 'hawkins', 'g08-2 g09-2', 2, 8],
  ['g09-2', '9/2', 'hawkins', 'g09-1 g09-3', 3, 7],
  ['g09-3', '9/3 10/1', 'hawkins', 'g02-2 g09-2 g10-2', 3, 5],
  ['g10-2', '10/2', 'hawkins', 'g09-3 g10-3', 4, 4],
  ['g10-3', '10/3 11/1', 'hawkins', 'g03-2 g10-2 g11-2', 4, 2],
  ['g11-2', '11/2', 'chandra', 'g10-3 g11-3', 5, 1],
  ['g11-3', '11/3', 'chandra', 'g11-2 g11-4', 5, -1],
  ['g11-4', '11/4 12/2', 'chandra', 'g03-3 g11-3 g12-3', 4, -2],
  ['g12-3', '12/3', 'chandra', 'g11-4 g12-4', 4, -4],
  ['g12-4', '12/4 13/2', 'chandra', 'g04-3 g12-3 g13-3', 3, -5],
  ['g13-3', '13/3', 'chandra', 'g12-4 g13-4', 3, -7],
  ['g13-4', '13/4', 'chandra', 'g13-3 g13-5', 2, -8],
  ['g13-5', '13/5 14/3', 'borealis', 'g04-4 g13-4 g14-4', 1, -7],
  ['g14-4', '14/4', 'borealis', 'g13-5 g14-5', 0, -8],
  ['g14-5', '14/5 15/3', 'borealis', 'g05-4 g14-4 g15-4', -1, -7],
  ['g15-4', '15/4', 'borealis', 'g14-5 g15-5', -2, -8],
  ['g15-5', '15/5', 'borealis', 'g15-4 g15-6', -3, -7],
  ['g15-6', '15/6 16/4', 'borealis', 'g05-5 g15-5 g16-5', -3, -5],
  ['g16-5', '16/5', 'borealis', 'g15-6 g16-6', -4, -4],
  ['g16-6', '16/6 17/4', 'borealis', 'g06-5 g16-5 g17-5', -4, -2],
  ['g17-1', '17/1 18/5', 'perseus', 'g06-6 g17-6 g18-6', -4, 2],
  ['g17-5', '17/5', 'perseus', 'g16-6 g17-6', -5, -1],
  ['g17-6', '17/6', 'perseus', 'g17-1 g17-5', -5, 1],
  ['g18-1', '18/1 19/5', 'perseus', 'g07-6 g18-6 g19-6', -3, 5],
  ['g18-6', '18/6', 'perseus', 'g17-1 g18-1', -4, 4],
  ['g19-1', '19/1', 'perseus', 'g08-6 g19-6', -2, 8],
  ['g19-6', '19/6', 'perseus', 'g18-1 g19-1', -3, 7],
] as const);

export type GalaxyId = (typeof GALAXY_TABLE)[number][0];
