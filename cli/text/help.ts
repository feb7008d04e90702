/** What the help of the command says of its parts, but for the host's console. */

export const help = {
  /** Of the help itself. */
  titles: {
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    examples: 'Examples:',
  },
  slots: { options: '[options]', command: '[command]' },
  byDefault: (value: string) => `(default: ${value})`,
  thisHelp: 'display help for command',
  language: 'by default that of the system, where there are words in it',

  program: {
    about: 'A table for five board games about leaving home: play, simulate, replay.',
    version: 'print the version',
  },
  games: {
    about: 'list the games with their seats and options',
    json: 'as JSON',
  },
  play: {
    about: 'play in the terminal',
    bots: (levels: string) => `who sits in the other seats, by commas: ${levels}, or “me” for a person`,
    seed: 'the same seed gives the same shuffle and dice',
    load: 'go on with a saved record',
  },
  /** To play and to simulate. */
  table: {
    game: (ids: string) => `which game: ${ids}`,
    option: 'an option of the game; can be repeated',
    seats: 'how many seats, where the game leaves a choice',
  },
  sim: {
    about: 'let bots play many games and report on outcomes, lengths and coverage',
    games: 'how many games',
    bots: (levels: string) => `one bot for all seats, or one for each, by commas: ${levels}`,
    matrix: 'draw seats, options and bots anew for every game, save those given',
    seed: 'the same seed gives the same games',
    threads: 'by default as many as there are cores',
    budget: 'how long searching bots think about each decision',
    cap: 'a game with more actions counts as endless',
    check: 'hold the state against the invariants every so many actions, and at the end',
    json: 'the report as JSON',
    out: 'write the report and the records of failed games there',
    keep: 'with --out: also write the records of so many first games',
  },
  replay: {
    about: 'check a record and tell it step by step',
    file: 'a record; - reads standard input',
    boards: 'show the position after every action',
    quiet: 'only check it',
  },
  board: {
    about: 'a board of Mothership as a file: print one to change it, or check your own',
    file: 'a board to check',
    print: 'one of the printed boards, as text',
  },
  engine: {
    about: 'the engine protocol: one JSON object a line on standard input and output',
    more: 'Operations and error codes: docs/protocol.md',
  },
  worker: {
    about: 'take bot turns of online tables, beside servers that share a PostgreSQL and a Redis',
  },
  /** Of the online tables as a file. */
  data: 'the folder of the embedded database (default data, or ORRERY_DATA)',
  backup: {
    about: 'copy the online tables into one file, also while servers run',
    file: 'where to; by default orrery-<date>.backup here',
    more: `Of PostgreSQL with DATABASE_URL and without --data. One moment is copied, whatever is written meanwhile; nothing is
overwritten. Whoever reads the file knows the seeds of running matches: keep it safe.`,
  },
  restore: {
    about: 'put a backup back, into either database; what is there is kept aside',
    file: 'the backup',
    more: 'No server may be running on the folder or the database. An older backup is brought up to date when a server starts.',
  },
  bench: {
    about: 'measure the engine beside its peers (needs the source tree)',
    json: 'as JSON',
  },
} as const;
