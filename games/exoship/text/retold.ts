/** The words of Exoship's recap, in English. */
export const RETOLD_WORDS = {
  born: 'Born',
  step: (step: number) => `Step ${step}`,
  suspicion: 'Suspicion',
  points: 'Points',
  rift: 'Rift founders',
  course: 'Course',
} as const;
