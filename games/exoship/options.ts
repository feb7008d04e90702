/** The two modes of the rulebook, free to combine: where the voyage begins, and hard mode. */
export const OPTIONS = {
  origin: { kind: 'choice', values: ['earth', 'mars'], default: 'earth' },
  hard: { kind: 'flag', default: false },
} as const;
