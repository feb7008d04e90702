/** The eleven founders: who they are in the rules; names and words are in text/. */
import { byId } from '#engine';

export const FOUNDER_IDS = [
  'navigator',
  'physician',
  'tutor',
  'quartermaster',
  'fixer',
  'diplomat',
  'signaler',
  'saboteur',
  'ghost',
  'recruiter',
  'steward',
] as const;
export type FounderId = (typeof FOUNDER_IDS)[number];

export const ARROWS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Where each founder's influence goes. */
export const ARROW_OF: Readonly<Record<FounderId, Arrow>> = {
  navigator: 'w',
  physician: 's',
  tutor: 'e',
  quartermaster: 'n',
  fixer: 'sw',
  diplomat: 'ne',
  signaler: 'w',
  saboteur: 'se',
  ghost: 'e',
  recruiter: 'nw',
  steward: 's',
};

/** XS-R4 eight directions: `n` is towards rank 1, `w` towards the elders: by how many columns and ranks an arrow reaches. */
export const REACH: Readonly<Record<Arrow, { readonly column: number; readonly rank: number }>> = {
  n: { column: 0, rank: -1 },
  ne: { column: 1, rank: -1 },
  e: { column: 1, rank: 0 },
  se: { column: 1, rank: 1 },
  s: { column: 0, rank: 1 },
  sw: { column: -1, rank: 1 },
  w: { column: -1, rank: 0 },
  nw: { column: -1, rank: -1 },
};

/** How far the arrow of each founder reaches. */
export const REACH_OF = byId(FOUNDER_IDS, (id) => REACH[ARROW_OF[id]]);
