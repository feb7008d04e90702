/** Which pieces of content go with winning: uses counted by who used them, in strata that are alike but for the use. */

/** In one game: by kind and id, who used it and in which round first. */
export type Uses = Map<string, Map<string, Use>>;

export interface Use {
  /** A bit for each seat. */
  by: number;
  readonly round: number;
}

export interface Wins {
  of: number;
  wins: number;
}

/** Of one piece: rounds of first use added up, and its users by stratum. */
export interface Effect {
  games: number;
  rounds: number;
  readonly strata: Map<string, Wins>;
}

export interface ContentTally {
  /** Everybody, by stratum. */
  readonly strata: Map<string, Wins>;
  readonly effects: Map<string, Map<string, Effect>>;
}

export function emptyContent(): ContentTally {
  return { strata: new Map(), effects: new Map() };
}

/** Whom a game is counted for: seats with what they are compared within, or the table as one where all win together. */
export interface Unit {
  readonly stratum: string;
  /** The bits of its seats. */
  readonly seats: number;
  readonly won: boolean;
}

export function countContent(tally: ContentTally, uses: Uses, units: readonly Unit[]): void {
  for (const { stratum, won } of units) add(tally.strata, stratum, 1, won ? 1 : 0);
  for (const [kind, ids] of uses) {
    for (const [id, { by, round }] of ids) {
      const effect = effectOf(tally, kind, id);
      effect.games++;
      effect.rounds += round;
      for (const { stratum, seats, won } of units)
        if ((by & seats) !== 0) add(effect.strata, stratum, 1, won ? 1 : 0);
    }
  }
}

export function mergeContent(into: ContentTally, from: ContentTally): void {
  mergeWins(into.strata, from.strata);
  for (const [kind, ids] of from.effects) {
    for (const [id, { games, rounds, strata }] of ids) {
      const effect = effectOf(into, kind, id);
      effect.games += games;
      effect.rounds += rounds;
      mergeWins(effect.strata, strata);
    }
  }
}

function effectOf({ effects }: ContentTally, kind: string, id: string): Effect {
  let ids = effects.get(kind);
  if (ids === undefined) {
    ids = new Map();
    effects.set(kind, ids);
  }
  let effect = ids.get(id);
  if (effect === undefined) {
    effect = { games: 0, rounds: 0, strata: new Map() };
    ids.set(id, effect);
  }
  return effect;
}

export function add(counts: Map<string, Wins>, key: string, of: number, wins: number): void {
  const found = counts.get(key);
  if (found === undefined) counts.set(key, { of, wins });
  else {
    found.of += of;
    found.wins += wins;
  }
}

export function mergeWins(into: Map<string, Wins>, from: ReadonlyMap<string, Wins>): void {
  for (const [key, { of, wins }] of from) add(into, key, of, wins);
}
