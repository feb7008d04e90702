/** The words of the table kit, in English. */
import { personAt } from '#engine';

export const kit = {
  decide: 'Your decision',
  choices: 'What you can do now',
  final: 'Cannot be undone: something new is learnt',
  chance: (percent: number) => `${percent} % to win`,
  hardlyTried: 'hardly worth a look',
  favourite: 'the bot’s choice',
  best: 'Best',
  notNow: (count: number) => `Not possible now (${count})`,
  log: 'Log',
  setUp: 'Set-up',
  you: 'You',
  player: (seat: number) => personAt(seat) ?? `Player ${seat + 1}`,
  fresh: 'New',
  nothingYet: 'Nothing has happened yet.',
  recap: 'What happened',
  recapAt: (at: number, of: number) => `${at} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  dismiss: 'Dismiss',
  close: 'Close',
  handOver: (seat: number) => `${personAt(seat) ?? `Player ${seat + 1}`}, the table is yours`,
  handOverDetail: 'Hand the screen over. Nothing is shown until you say so.',
  unveil: (seat: number) => `I am ${personAt(seat) ?? `player ${seat + 1}`}: show the table`,
} as const;
