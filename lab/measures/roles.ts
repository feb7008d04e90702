/** Factions, characters and teams: how often each wins, by what would be fair. Everything is counted in whole numbers. */

export interface RoleTally {
  seats: number;
  wins: number;
  /** Millionths of a win that a seat would have had if all at the table had won alike often. */
  fair: number;
}

export type Roles = Map<string, Map<string, RoleTally>>;

const MILLION = 1_000_000;

/** `roles` by seat. Where nobody won, nobody was due anything. */
export function countRoles(
  tally: Roles,
  roles: readonly Readonly<Record<string, string | undefined>>[],
  winners: readonly number[],
): void {
  const fair = Math.round((MILLION * winners.length) / Math.max(1, roles.length));
  for (const [seat, own] of roles.entries()) {
    for (const [name, value] of Object.entries(own)) {
      if (value === undefined) continue;
      const counts = roleOf(tally, name, value);
      counts.seats++;
      counts.fair += fair;
      if (winners.includes(seat)) counts.wins++;
    }
  }
}

export function mergeRoles(into: Roles, from: Roles): void {
  for (const [name, values] of from) {
    for (const [value, { seats, wins, fair }] of values) {
      const counts = roleOf(into, name, value);
      counts.seats += seats;
      counts.wins += wins;
      counts.fair += fair;
    }
  }
}

export function fairWins({ fair }: RoleTally): number {
  return fair / MILLION;
}

function roleOf(tally: Roles, name: string, value: string): RoleTally {
  let values = tally.get(name);
  if (values === undefined) {
    values = new Map();
    tally.set(name, values);
  }
  let counts = values.get(value);
  if (counts === undefined) {
    counts = { seats: 0, wins: 0, fair: 0 };
    values.set(value, counts);
  }
  return counts;
}
