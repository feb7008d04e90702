/** The `orrery` command: its subcommands, their flags and the help that comes with them. */
import { Command, CommanderError, Option } from 'commander';
import { LEVELS } from '#bots';
import { GAMES } from '#games';
import { adminCommand } from './commands/admin.ts';
import { backUp, putBack, type StoreFlags } from './commands/backup.ts';
import { runBench } from './commands/bench.ts';
import { type BoardFlags, lookAtBoard } from './commands/board.ts';
import { listGames } from './commands/games.ts';
import { type ReplayFlags, replayFile } from './commands/replay.ts';
import { type SimFlags, simulateGames } from './commands/sim.ts';
import { takeBotTurns } from './commands/worker.ts';
import { converse } from './engine/command.ts';
import { Fault, Stopped } from './fault.ts';
import { collect } from './given.ts';
import { type PlayFlags, playGame } from './play/command.ts';
import type { Shell } from './shell.ts';
import { shown } from './shown.ts';
import { version } from './version.ts';

const BOTS = LEVELS.join(', ');
const GAME_IDS = GAMES.map(({ id }) => id).join(', ');

export function programFor(shell: Shell): Command {
  const program = new Command('orrery')
    .description('A table for five board games about leaving home: play, simulate, replay.')
    .version(version, '-V, --version', 'print the version')
    .showHelpAfterError(false)
    .showSuggestionAfterError(true)
    .addHelpText(
      'after',
      examples('orrery games', 'orrery play exoship', 'orrery sim exoship --games 1000 --bots sound'),
    );

  addPlay(program, shell);
  addSim(program, shell);
  addRecords(program, shell);
  addHosting(program, shell);
  for (const command of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => shell.output.write(text),
      writeErr: () => undefined,
    });
  }
  return program;
}

/** The games, and playing them here. */
function addPlay(program: Command, shell: Shell): void {
  program
    .command('games')
    .description('list the games with their seats and options')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('orrery games', 'orrery games --json'))
    .action((flags: { json?: boolean }) => listGames(shell, flags));

  program
    .command('play')
    .description('play in the terminal')
    .argument('[game]', `which game: ${GAME_IDS}`)
    .option('-o, --option <name=value>', 'an option of the game; can be repeated', collect, [])
    .option('--seats <number>', 'how many seats, where the game leaves a choice')
    .option('--bots <levels>', `who sits in the other seats, by commas: ${BOTS}, or “me” for a person`)
    .option('--seed <text>', 'the same seed gives the same shuffle and dice')
    .option('--load <file>', 'go on with a saved record')
    .option('--language <language>', 'by default that of the system, where there are words in it')
    .addHelpText(
      'after',
      examples(
        'orrery play exoship',
        'orrery play exoship --option origin=mars --option hard',
        'orrery play exoship --seed tuesday',
        'orrery play --load exoship.json',
      ),
    )
    .action((game: string | undefined, flags: PlayFlags) => playGame(shell, game, flags));
}

/** Games by the thousand. */
function addSim(program: Command, shell: Shell): void {
  program
    .command('sim')
    .description('let bots play many games and report on outcomes, lengths and coverage')
    .argument('<game>', `which game: ${GAME_IDS}`)
    .option('-n, --games <number>', 'how many games', '1000')
    .option('--bots <levels>', `one bot for all seats, or one for each, by commas: ${BOTS}`, 'random')
    .option('--seats <number>', 'how many seats, where the game leaves a choice')
    .option('-o, --option <name=value>', 'an option of the game; can be repeated', collect, [])
    .option('--matrix', 'draw seats, options and bots anew for every game, save those given')
    .option('--seed <text>', 'the same seed gives the same games', 'orrery')
    .option('--threads <number>', 'by default as many as there are cores')
    .option('--budget <iterations>', 'how long searching bots think about each decision')
    .option('--cap <actions>', 'a game with more actions counts as endless')
    .option(
      '--check <actions>',
      'hold the state against the invariants every so many actions, and at the end',
    )
    .option('--json', 'the report as JSON')
    .option('--out <dir>', 'write the report and the records of failed games there')
    .addOption(
      new Option('--keep <games>', 'with --out: also write the records of so many first games').default('0'),
    )
    .addHelpText(
      'after',
      examples(
        'orrery sim exoship --games 100000',
        'orrery sim exoship --games 200 --bots strong --budget 1500 --option hard',
        'orrery sim exoship --games 500 --bots sound --json > report.json',
        'orrery sim mothership --matrix --games 10000 --bots random,sound',
        'orrery sim exodus --matrix --games 20000 --check 25',
      ),
    )
    .action((game: string, flags: SimFlags) => simulateGames(shell, game, flags));
}

/** What is kept in files, and what other programs talk to. */
function addRecords(program: Command, shell: Shell): void {
  program
    .command('replay')
    .description('check a record and tell it step by step')
    .argument('<file>', 'a record; - reads standard input')
    .option('-b, --boards', 'show the position after every action')
    .option('-q, --quiet', 'only check it')
    .option('--language <language>', 'by default that of the system, where there are words in it')
    .addHelpText('after', examples('orrery replay exoship.json', 'orrery replay - --quiet < exoship.json'))
    .action((file: string, flags: ReplayFlags) => replayFile(shell, file, flags));

  program
    .command('board')
    .description('a board of Mothership as a file: print one to change it, or check your own')
    .argument('[file]', 'a board to check')
    .option('--print <name>', 'one of the printed boards, as text')
    .addHelpText(
      'after',
      examples(
        'orrery board --print duel > mine.board',
        'orrery board mine.board',
        'orrery play mothership --option layout=own --option board=@mine.board',
      ),
    )
    .action((file: string | undefined, flags: BoardFlags) => lookAtBoard(shell, file, flags));

  program
    .command('engine')
    .description('the engine protocol: one JSON object a line on standard input and output')
    .addHelpText(
      'after',
      `${examples(`echo '{"id":1,"op":"hello"}' | orrery engine`)}\nOperations and error codes: docs/protocol.md\n`,
    )
    .action(() => Promise.race([converse(GAMES, version, shell), interrupted(shell.signal, 0)]));
}

/** What hosts of online tables need, and whoever measures. */
function addHosting(program: Command, shell: Shell): void {
  program
    .command('worker')
    .description('take bot turns of online tables, beside servers that share a PostgreSQL and a Redis')
    .addHelpText('after', examples('DATABASE_URL=postgres://… REDIS_URL=redis://… orrery worker'))
    .action(() => takeBotTurns(shell));

  program
    .command('backup')
    .description('copy the online tables into one file, also while servers run')
    .argument('[file]', 'where to; by default orrery-<date>.backup here')
    .option('--data <folder>', 'the folder of the embedded database (default data, or ORRERY_DATA)')
    .addHelpText(
      'after',
      `${examples('orrery backup', 'orrery backup friday.backup --data /srv/orrery', 'DATABASE_URL=postgres://… orrery backup')}
Of PostgreSQL with DATABASE_URL and without --data. One moment is copied, whatever is written meanwhile; nothing is
overwritten. Whoever reads the file knows the seeds of running matches: keep it safe.
`,
    )
    .action((file: string | undefined, flags: StoreFlags) => backUp(shell, file, flags));

  program
    .command('restore')
    .description('put a backup back, into either database; what is there is kept aside')
    .argument('<file>', 'the backup')
    .option('--data <folder>', 'the folder of the embedded database (default data, or ORRERY_DATA)')
    .addHelpText(
      'after',
      `${examples('orrery restore friday.backup', 'DATABASE_URL=postgres://… orrery restore friday.backup')}
No server may be running on the folder or the database. An older backup is brought up to date when a server starts.
`,
    )
    .action((file: string, flags: StoreFlags) => putBack(shell, file, flags));

  program.addCommand(adminCommand(shell, examples));

  program
    .command('bench')
    .description('measure the engine beside its peers (needs the source tree)')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('orrery bench', 'orrery bench --json'))
    .action((flags: { json?: boolean }) => runBench(shell, flags));
}

/** Runs one command line and gives its exit code. */
export async function run(args: readonly string[], shell: Shell): Promise<number> {
  try {
    await Promise.race([
      programFor(shell).parseAsync(args, { from: 'user' }),
      interrupted(shell.signal, GRACE_MS),
    ]);
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      return complain(
        shell,
        error.code === 'commander.help'
          ? 'say what to do; orrery --help tells how'
          : plainError(error.message),
      );
    }
    if (error instanceof Fault) return complain(shell, error.message);
    if (error instanceof Stopped || shell.signal.aborted) {
      if (error instanceof Stopped && error.message) shell.errors.write(`${shown(error.message)}\n`);
      return 130;
    }
    throw error;
  }
}

/** How long a command may take to clean up after Ctrl-C. */
const GRACE_MS = 3000;

function interrupted(signal: AbortSignal, graceMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => setTimeout(() => reject(new Stopped('')), graceMs);
    signal.addEventListener('abort', stop, { once: true });
  });
}

function complain(shell: Shell, message: string): number {
  shell.errors.write(`orrery: ${shown(message.replaceAll('\n', ' '))}\n`);
  return 2;
}

function plainError(message: string): string {
  return message.replace(/^error: /, '').replaceAll('\n', ' ');
}

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}\n`).join('')}`;
}
