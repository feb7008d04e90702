/** The words of Exoworld's recap, in English. */
export const RETOLD_WORDS = {
  turn: (who: string, character: string) => `${who} · ${character}`,
  update: 'Update',
  /** “O −1 (6)”: by how much, and what is there now. */
  flow: (resource: string, by: string, left: number) => `${resource.charAt(0).toUpperCase()} ${by} (${left})`,
  moves: 'Moved to',
  missing: (count: number) => `${count} could not be taken`,
  tired: 'Fatigue',
  rested: 'Rested',
  takes: (who: string) => `${who} takes`,
  draws: (who: string) => `${who} draws`,
  discards: (who: string) => `${who} discards`,
  card: 'a card',
  supply: (resource: string) => resource,
  production: (resource: string) => `${resource} production`,
  emergency: 'emergency supply',
  hand: 'your cards',
  modules: 'modules at work',
  at: (who: string) => `${who} at`,
  fatigue: (who: string) => `fatigue of the ${who}`,
  ill: (who: string) => `illness of the ${who}`,
  well: 'none',
} as const;
