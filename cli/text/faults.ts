/** What a person did wrong on the command line: each in one line that names it and what is allowed. */
import { meantOr } from './meant.ts';

/** Why a file cannot be read or written, by the code of the system. */
const FILE_TROUBLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

const trouble = (code: string) => FILE_TROUBLE[code] ?? code;

/** `-` is what is typed, or comes from another program. */
const record = (file: string) => (file === '-' ? 'standard input' : file);

export const faults = {
  /** What a server, a database or the rules say themselves. */
  asTold: (message: string) => message,

  // The command line.
  sayWhat: 'say what to do; orrery --help tells how',
  unknownCommand: (name: string, near: string | undefined) => `unknown command '${name}'${meantOr(near)}`,
  unknownOption: (flag: string, near: string | undefined) => `unknown option '${flag}'${meantOr(near)}`,
  missingArgument: (name: string) => `missing required argument '${name}'`,
  missingValue: (flags: string) => `option '${flags}' needs a value`,
  missingOption: (flags: string) => `required option '${flags}' not specified`,
  tooManyArguments: (expected: string, got: string) =>
    `too many arguments: there are ${got}, and it takes ${expected === '0' ? 'none' : expected}`,
  language: (languages: readonly string[], asked: string, near: string | undefined) =>
    `--language must be ${languages.join(' or ')}, not “${asked}”${meantOr(near)}`,

  // Games, seats, options and bots.
  noGame: (id: string, near: string | undefined, ids: readonly string[]) =>
    `there is no game “${id}”${meantOr(near, ids)}`,
  needsGame: (ids: readonly string[]) => `play needs a game${meantOr(undefined, ids)}`,
  noYardstick: (game: string) => `${game} has no yardstick to review it with`,
  calibratePlayers: (asked: string) => `--players must be sound or strong, not “${asked}”`,
  lens: (lenses: readonly string[], asked: string, near: string | undefined) =>
    `--lens must be one of ${lenses.join(', ')}, not “${asked}”${meantOr(near)}`,
  effort: (efforts: readonly string[], asked: string) =>
    `--effort must be one of ${efforts.join(', ')} or a number of playouts, not “${asked}”`,
  notReview: (file: string, why: string) => `${file} cannot be gone on from: ${why}`,
  noOption: (name: string, game: string, near: string | undefined, names: readonly string[]) =>
    `--option ${name} is not an option of ${game}${near === undefined ? ` (it has: ${names.join(', ') || 'none'})` : meantOr(near)}`,
  optionValue: (name: string) => `--option ${name} needs a value: ${name}=…`,
  optionProblem: (field: string, reason: string) => `${field} ${reason}`,
  number: (flag: string, min: number, max: number, typed: string) =>
    `${flag} must be ${min === max ? `${min}` : `a whole number from ${min} to ${max}`}, not “${typed}”`,
  level: (flag: string, levels: readonly string[], typed: string, near: string | undefined) =>
    `${flag} must name bots from ${levels.join(', ')}, not “${typed}”${meantOr(near)}`,
  botPerSeat: (flag: string, seats: number, named: number) =>
    `${flag} must name one bot, or one for each of the ${seats} seats, not ${named}`,
  seating: (names: readonly string[], typed: string, near: string | undefined) =>
    `--bots must name seats as ${names.join(', ')}, not “${typed}”${meantOr(near)}`,
  seatingCount: (person: string, seats: number, named: number) =>
    `--bots must name one bot, or one for each of the ${seats} seats (“${person}” for a person), not ${named}`,
  seed: (most: number) => `--seed must be text of at most ${most} characters`,

  // Tournaments.
  playerTwice: (name: string) => `“${name}” plays twice: every player needs a name of its own`,
  nameAndValue: (flag: string) => `${flag} needs a name and a value: ${flag} mine=…`,
  setting: (names: readonly string[], typed: string) =>
    `a setting must be one of ${names.join(', ')} with a number, such as {exploration=0.4}, not “${typed}”`,
  noBuild: (name: string, names: readonly string[]) =>
    `there is no build “${name}” (there are: ${names.join(', ') || 'none'}); name one with --build ${name}=dist/cli/orrery.js`,
  noProgram: (name: string) =>
    `the program “${name}” does not answer hello; docs/protocol.md says what it is asked`,
  form: (forms: readonly string[], typed: string, near: string | undefined) =>
    `--form must be one of ${forms.join(', ')}, not “${typed}”${meantOr(near)}`,
  playerCount: (form: string, two: boolean) =>
    two ? `${form} needs exactly two players` : `${form} needs two players or more; name them with --players`,
  boundsForSprt: '--bounds is for --form sprt',
  bounds: (typed: string) =>
    `--bounds must be two numbers from −400 to 400, the smaller first, such as 0,20, not “${typed}”`,
  winTogether: (form: string) =>
    `everybody at this table wins together, so there is no ${form}: use --form alone, sprt or mix`,

  noTarget: (id: string, near: string | undefined, ids: readonly string[]) =>
    `there is no target “${id}”${meantOr(near, ids)}`,

  // Reports.
  notReport: (file: string) => `${file} is no report: neither the JSON of one nor a page made of it`,
  notSimulation: (file: string) => `${file} is not the report of a simulation: only those can be compared`,
  failIf: (typed: string) => `--fail-if must be a line and a number, such as "won<-3", not “${typed}”`,

  // Records and other files.
  cannotRead: (file: string, code: string) => `cannot read ${file}: ${trouble(code)}`,
  cannotWrite: (file: string, code: string) => `cannot write ${file}: ${trouble(code)}`,
  isThere: (file: string) => `${file} is there already; choose another name`,
  notRecord: (file: string, field: string, reason: string) =>
    `${record(file)} is not a record: ${field} ${reason}`,
  notJson: (file: string, why: string) => `${record(file)} is not JSON: ${why}`,
  notReplayed: (file: string, message: string, field: string | undefined) =>
    `${record(file)} does not replay: ${message}${field ? ` (${field})` : ''}`,
  breaksDown: (file: string, message: string) => `${record(file)} breaks a rule down: ${message}`,
  otherGame: (file: string, game: string, asked: string) => `${file} is a record of ${game}, not of ${asked}`,
  saidByRecord: (flag: string) => `${flag} cannot be changed: the record of --load says it`,
  loadFile: '--load needs a file: standard input is for playing',
  noFolder: (path: string) => `--out ${path} cannot be made a folder`,

  // Boards.
  boardMissing: 'board needs a file to check, or --print with the name of a board',
  noBoard: (name: string, near: string | undefined, names: readonly string[]) =>
    `there is no board “${name}”${meantOr(near, names)}`,
  brokenBoard: (file: string, rule: string, reason: string) => `${file} breaks ${rule}: ${reason}`,

  // The benchmark.
  benchSources: 'bench needs the source tree: clone the repository and run “npm run bench” there',
  benchFailed: (code: number) => `the benchmark failed (exit code ${code})`,

  // Hosting.
  workerNeeds: 'a worker needs DATABASE_URL (PostgreSQL) and REDIS_URL, the same as the servers have',
  server: (address: string) => `--server must be an address such as https://table.example, not “${address}”`,
  noToken:
    'the console needs a token: set ORRERY_ADMIN_TOKEN to that of the server, or name a file with --token-file',
  emptyToken: (file: string) => `--token-file ${file} is empty`,
  days: (typed: string) => `--days must be a number above 0, not “${typed}”`,
  noServer: (address: string) =>
    `no server answers at ${address}; name another with --server, or ORRERY_SERVER`,
  otherToken: (address: string, message: string) => `the server at ${address} has another token: ${message}`,
} as const;
