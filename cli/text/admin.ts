/** What the host's console tells in a terminal. */

const moment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;

export const adminWords = {
  more: (place: string) => `There are more: --after ${place}`,

  // Where a list is empty.
  nobody: 'Nobody is called that.',
  noTables: 'There are no such tables.',
  noReports: 'Nothing is reported.',
  noBans: 'Nobody is shut out.',
  noDeeds: 'Nothing was done yet.',

  // What was done.
  closed: 'The table is closed.',
  handled: 'The report is handled.',
  announced: 'It stands in the lobby.',
  takenDown: 'It is taken down.',
  lifted: 'The ban is lifted.',
  forgotten: 'The person is forgotten.',

  // One person.
  signsIn: 'signs in',
  guest: 'guest',
  tables: (many: number) => count(many, 'table'),
  reports: (many: number) => count(many, 'report'),
  shutOut: 'shut out',
  lastHere: (at: number) => `last here ${moment(at)}`,
  came: (at: number) => `came ${moment(at)}`,
  tablesOf: (many: number) => `Tables: ${many}`,
  reportsOf: (many: number) => `Reports: ${many}`,
  bansOf: (many: number) => `Bans: ${many}`,

  moment,
  seat: (seat: number) => `, seat ${seat}`,
  report: (name: string, person: string, reporter: string, created: number) =>
    `about ${name} (${person || 'forgotten'}), by ${reporter || 'someone forgotten'}, ${moment(created)}`,
  handledAt: (at: number) => `handled ${moment(at)}`,
  person: (name: string | undefined, id: string) => `${name ?? 'a person'} (${id})`,
  ban: (whom: string, until: number | undefined, created: number) =>
    `${whom}: ${until === undefined ? 'for good' : `until ${moment(until)}`}, since ${moment(created)}`,
} as const;
