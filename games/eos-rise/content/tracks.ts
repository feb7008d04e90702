/** ER-10 The tracks of the board. */

/** ER-10.1 entering it starts the Last Dash. */
export const PARADISE = 13;
/** ER-10.1 entering one of these hexes gives a skill level. */
export const PROGRESS_LEVELS: ReadonlySet<number> = new Set([2, 4, 6, 8]);

/** ER-10.2 Intel runs from 0 to 7; entering 7 moves Progress; from 7 the next goes to 0. */
export const INTEL_LAP = 7;

/** ER-10.3 the start hex pays nothing. */
export const FUNDING = [0, 5, 5, 4, 4, 3, 3, 2] as const;

/** ER-10.4 extinction damage by year from 2033 on; the marker on the last hex is the dead planet. */
export const EXTINCTION_DAMAGE = [0, 1, 1, 2, 2, 3, 3, 0] as const;
export const DEAD_PLANET = 7;
export const FIRST_YEAR = 2033;

/** R47 so many cycles are enough for the longest way; with more, waiting would cost nothing. */
export const DASH_CYCLES = 4;

/** ER-10.5 hexes 01 to 04; ER-18.1 what lies beside the first three. */
export const REDEPLOY_TOKENS = ['frb', 'skill', 'credit', undefined] as const;

/** ER-3.5, ER-3.11 what the crew owns at first, and how many tokens are rolled onto the map. */
export const START_CREDITS = 8;
export const START_ASTEROIDS = 5;
export const START_SHIPS = 2;
export const START_SKILLS = 3;
export const START_FRBS = { easy: 4, normal: 3, hard: 2 } as const;
