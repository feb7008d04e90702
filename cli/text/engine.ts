/** What the engine protocol says of requests it cannot do: programs go by code and field, whoever writes them by these. */
import { meantOr } from './meant.ts';

export const engineWords = {
  problem: (field: string, reason: string) => `${field} ${reason}`,
  asTold: (message: string) => message,
  lineTooLong: (mebibytes: number) => `the line is longer than ${mebibytes} MiB`,
  notJson: (why: string) => `the line is not JSON: ${why}`,
  noObject: 'the line is not a JSON object',
  badId: 'id must be a number or text of at most 200 characters',
  opMissing: 'op must name an operation',
  noOp: (op: string, near: string | undefined, ops: readonly string[]) =>
    `there is no op “${op}”${meantOr(near, ops)}`,
  tooDeep: (field: string) => `${field} is nested too deeply`,
  noMatch: (id: string) => `there is no match “${id}”`,
  noGame: (id: string, near: string | undefined, ids: readonly string[]) =>
    `there is no game “${id}”${meantOr(near, ids)}`,
  seat: (last: number, seat: number) =>
    `seat must be ${last === 0 ? '0' : `a whole number from 0 to ${last}`}, not ${seat}`,
  tooManyMatches: (most: number) => `${most} matches are open; close some first`,
  actionTwice: 'actions cannot go with action',
  actionMissing: 'action is missing',
  bot: (levels: readonly string[], bot: string, near: string | undefined) =>
    `bot must be one of ${levels.join(', ')}, not “${bot}”${meantOr(near)}`,
  budget: 'budget must set iterations or ms',
  over: 'the game is over',
  reviewNotOver: 'the match is not over; with open: true it is reviewed all the same',
  reviewOfWhat: 'a review is of a match or of a record: one of them',
  lens: (lens: string) => `lens must be truth, known or both, not “${lens}”`,
  nothingToDecide: (seat: number) => `seat ${seat} has nothing to decide now`,
  brokeDown: (why: string) => `the rules broke down and nothing was changed (${why})`,
} as const;
