/** The words of the missions, in English. */
export const MISSION_WORDS = {
  first: {
    title: 'The first flight',
    about: 'the crew and its rooms, flying, fighting',
    goal: 'do what the coach asks',
    end: 'That is how it is played. The rest you meet on the way; the rules are one press away.',
    minutes: 5,
  },
};
