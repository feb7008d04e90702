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
    report: 'write the report as a page of HTML there, with plots, drama included',
    out: 'write the report and the records of failed games there',
    keep: 'with --out: also write the records of so many first games',
  },
  tournament: {
    about: 'let players meet on the same deals in every seat, and rate them',
    players: (levels: string) =>
      `who plays, by commas: ${levels}; strong:300 with so many iterations, strong{exploration=0.4} with settings of the search, strong@former of another build`,
    program: 'a program of your own as a player, by name; can be repeated (docs/protocol.md)',
    build: 'the command of another build, for players such as strong@former; can be repeated',
    form: (forms: string) => `how they meet: ${forms}`,
    deals: 'how many deals, each played in every seat; for sprt the most',
    bounds:
      'for sprt: what is held against each other, in Elo, or in points of a hundred where a table wins together',
    seed: 'the same seed gives the same deals',
    time: 'milliseconds that a program has for a decision',
    json: 'the result as JSON',
    log: 'add the result as a line to this file',
    report: 'write the result as a page of HTML there',
    more: `round-robin: every set of players as large as the table, or every pair in turns around it; gauntlet: the first player
against each other one; sprt: two players, until it is decided; mix: so many seats of the first among the second, for every
number; alone: each at all seats, for games that a table wins or loses together. Threads do not change the result.`,
  },
  bot: {
    about: 'play as a bot on standard input and output, as a program in a tournament',
    level: (levels: string) => `which one: ${levels}`,
    more: 'What a program is asked: docs/protocol.md, “Programs in tournaments”',
  },
  report: {
    about: 'make a page of HTML of a report',
    file: 'the JSON of a simulation or tournament (--json)',
    out: 'where to write the page',
  },
  balance: {
    about: 'hold a game against its targets of balance (games/<game>/balance.ts)',
    only: 'only these targets, by commas',
    quick: 'at most 200 games a table: it fails only on what is far off',
    most: 'at most so many games a table, whatever the targets say',
    json: 'as JSON',
    out: 'write the result as JSON there',
    report: 'write it as a page of HTML there',
    more: `pass: the interval lies inside the range; fail: outside; open: it straddles a bound; known: outside, as it is said to be.
Games are added until each is settled, with intervals that hold however often one looks. Ends with status 1 on a fail.`,
  },
  compare: {
    about: 'tell what is different between two simulations beyond chance',
    before: 'a report as JSON, or its page',
    after: 'another one of the same game',
    page: 'write the comparison as a page of HTML there',
    json: 'as JSON',
    failIf: 'fail where a line lies wholly below, such as "won<-3" (points of a hundred); can be repeated',
  },
  replay: {
    about: 'check a record and tell it step by step',
    file: 'a record; - reads standard input',
    boards: 'show the position after every action',
    quiet: 'only check it',
  },
  review: {
    about: 'tell what decided a match: luck and decisions apart, what cost something, and how sure that is',
    file: 'a record; - reads standard input',
    seat: 'only of this seat',
    lens: 'the account by what was true, by what each seat knew, or both: truth, known, both',
    effort: 'quick, standard, deep, or how many playouts to make',
    from: 'a review of the same record, to go on from',
    out: 'write the review as JSON there',
    html: 'write it as a page of HTML there',
    json: 'the review as JSON',
    moment: 'what could be done in the decision at this moment, with reasons',
    calibrate: (games: string) =>
      `hold a game’s chances against games played out, instead of a file: ${games}`,
    games: 'with --calibrate: how many games',
    players: 'with --calibrate: who plays them, sound or strong',
    more: `A loss is told only where it is clear of the noise: ± is one standard error. The same record, version and number of
rounds give the same review. Labels, the account and the file: docs/review.md`,
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
