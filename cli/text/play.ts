/** What the command says at a table. */

export const playWords = {
  keys: 'number to act · h hint · u undo · ? why not · b board · l log · s save · q quit',
  keysAtTheEnd: 'u undo · l log · s save · q quit',
  bot: (seat: number, level: string) => `Seat ${seat} (${level})`,
  hasChosen: (who: string) => `${who} has chosen.`,
  did: (who: string, what: string) => `${who}: ${what}`,
  ask: '> ',
  askSeat: (seat: number) => `seat ${seat} > `,
  noAction: (number: number, last: number) => `There is no action ${number}: choose from 1 to ${last}.`,
  notUnderstood: (key: string, keys: string) => `“${key}” is not understood. ${keys}`,
  nothingToUndo: (why: string) => `Nothing can be taken back: ${why}.`,
  undone: 'Taken back.',
  saved: (file: string) => `Saved as ${file}. Go on with: orrery play --load ${file}`,
  notSaved: (why: string) => `Not saved: ${why}`,
  nothingForbiddenLike: (search: string) => `Nothing forbidden has “${search}” in it.`,
  nothingForbidden: 'Nothing is forbidden now.',
  nameIt: 'Name what you want to do for more, as in: ? sway',
  more: (count: number) => `… and ${count} more`,
  noRule: (rule: string) => `The rulebook has no ${rule}.`,
  handOver: (seat: number) => `Seat ${seat} is next: press Enter when you sit at the screen. `,
  onlyOne: (what: string) => `There is only one thing to do: ${what}`,
  advice: (rounds: number, players: string | undefined) =>
    players === undefined
      ? `Best first, after ${rounds} rounds:`
      : `Chance to win if players like “${players}” played on, after ${rounds} rounds:`,
  even: 'about even',
  rank: (place: number) => `${place}.`,
  chance: (value: number, error: number) =>
    `${Math.round(100 * value)} ± ${Math.max(1, Math.round(100 * error))} %`,
  whichGame: 'Which game? ',
  chooseNumber: (last: number) => `Choose a number from 1 to ${last}.`,
  none: 'none',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
} as const;
