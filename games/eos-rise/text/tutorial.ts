/** What the coach says, in English. */
export const TUTORIAL_WORDS = {
  goal: {
    title: 'Seven years',
    text: 'Earth dies in 2040. Fill Progress to 11 before then by collecting radio bursts (FRB) and intel, and never let the Command room fall to 0 hull.',
  },
} as const;
