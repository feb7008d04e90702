/** What the list of games says of each. */

const people = (count: number) => (count === 1 ? '1 player' : `${count} players`);

export const gamesWords = {
  rules: (id: string, version: string) => `(${id}, rules ${version})`,
  seats: (min: number, max: number) => (min === max ? people(min) : `${min} to ${people(max)}`),
  byDefault: (value: string) => `, by default ${value}`,
  none: 'none',
  empty: 'empty',
} as const;
