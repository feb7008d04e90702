/** The words of Mothership's recap, in English. */
export const RETOLD_WORDS = {
  moves: (who: string) => `${who} flies`,
  flew: (unit: string, spaces: number) => `${unit} ${spaces}`,
  gains: (who: string) => `${who} gains`,
  cards: 'cards',
  technologies: 'technologies',
  energy: 'energy',
  points: 'points',
  hull: 'Mothership, hit points',
  station: 'Colony Station, hit points',
  shield: 'shield',
  planet: (name: string) => name,
  yours: 'yours',
  built: (planet: string) => `developments on ${planet}`,
} as const;
