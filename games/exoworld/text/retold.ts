/** The words of Exoworld's recap, in English. */
export const RETOLD_WORDS = {
  turn: (who: string | undefined, character: string) => (who ? `${who} · ${character}` : character),
  update: 'Update',
  setUp: 'Set-up',
  /** “oxygen −1, now 6”. */
  flow: (resource: string, by: string, left: number) => `${resource} ${by}, now ${left}`,
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
  at: (which: number, solo: boolean) => (solo ? `pawn ${which + 1} at` : 'your place'),
  fatigue: (who: string) => `fatigue of the ${who}`,
  ill: (who: string) => `illness of the ${who}`,
} as const;
