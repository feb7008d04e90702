/** The words of who comes and goes at a table around one screen, in English. */
export const seats = {
  title: 'Who sits here',
  seeOff: 'See off…',
  about: (name: string) =>
    `${name} leaves for good: the hand is discarded, and illness and fatigue go with them.`,
  sure: 'See off',
  not: 'Stay',
  chair: 'An empty chair',
  who: 'Who takes it',
  person: 'A person at this screen',
  seat: 'Seat someone',
  now: 'It is done at once: a turn has come and nothing was done in it.',
  later: 'It is done at the start of the next turn.',
  joins: (who: string) => `At the start of the next turn: ${who} joins.`,
  leaves: (who: string) => `At the start of the next turn: ${who} leaves.`,
  alone: 'You play alone, and lead three: nobody joins or leaves.',
  full: (most: number) => `All ${most} chairs are taken.`,
  few: 'Two players must stay.',
} as const;
