/** The words of the story at Mothership's end, in English. */
export const STORY_WORDS = {
  round: (round: number) => `Round ${round}`,
  ahead: (who: string, round: number) => `${who} had most ships and planets from round ${round} on.`,
  ships: (count: number, round: number) =>
    `You had ${count === 0 ? 'no ship' : count === 1 ? 'one ship' : `${count} ships`} or fewer from round ${round} on.`,
  rounds: 'Rounds',
  shipsLeft: 'Ships left',
  planets: 'Planets',
  technologies: 'Technologies',
  level: (level: number) => `The challenge at level ${level}`,
} as const;
