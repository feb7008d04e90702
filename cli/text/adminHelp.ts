/** What the help says of the host's console. */

const shownBy = (command: string) => `as orrery admin ${command} shows it`;

export const adminHelp = {
  about: 'the host’s console: people, tables, reports, bans, and the log of what was done',
  server: (address: string) => `where the server is (default ${address}, or ORRERY_SERVER)`,
  tokenFile: 'a file with the token (default: the token is in ORRERY_ADMIN_TOKEN)',
  json: 'the answer as JSON',
  more: `The server must be running with ORRERY_ADMIN_TOKEN, and the same token is needed here. Whatever is done stands in the
log of the console. A name that begins with a dash, as old ones may, stands after --: orrery admin person -- -x2Fh1bYc.
orrery admin <command> --help tells more.`,
  /** Of every long list. */
  after: 'go on where the part before said that there are more',

  people: {
    about: 'people by a part of their name, or by their id; who came last comes first',
    search: 'a part of a name, or an id',
  },
  person: {
    about: 'one person: their tables, what was reported about them, their bans',
    id: shownBy('people'),
  },
  tables: {
    about: 'tables, also those by link, the newest first',
    status: 'open, playing or over; without it all',
  },
  close: {
    about: 'close a table: a match in play ends, a table that has not begun is put away',
    match: shownBy('tables'),
    reason: 'kept in the log',
  },
  reports: {
    about: 'what people reported and nobody has handled yet',
    all: 'also what was handled',
  },
  handle: {
    about: 'a report is done with',
    report: shownBy('reports'),
    note: 'kept with the report',
  },
  bans: { about: 'who is shut out: persons and addresses' },
  ban: {
    about: 'shut out a person or a range of addresses',
    whom: 'a person’s id, or addresses such as 203.0.113.7, 203.0.113.0/24, 2001:db8::/48',
    reason: 'told to that person, and kept in the log',
    days: 'for so long; without it for good',
    more: 'A person’s connections end at once; in matches they play a stand-in goes on, and tables that have not begun are left.',
  },
  announce: {
    about: 'say something to everyone in the lobby',
    text: 'what is said; without words, what was said is taken down',
    days: 'for so long; without it until it is taken down',
  },
  lift: {
    about: 'lift a ban',
    ban: shownBy('bans'),
  },
  forget: {
    about: 'forget a person: sessions, addresses, names and words; their moves stay',
    id: shownBy('people'),
    yes: 'it cannot be undone',
  },
  log: {
    about: 'what was done at the console, from where and when',
    looks: 'also what was only looked at',
  },
} as const;
