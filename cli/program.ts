/** The `orrery` command: its subcommands, their flags and the help that comes with them. */
import { Command, CommanderError, Option } from 'commander';
import { LEVELS } from '#bots';
import { type Language, worded } from '#engine';
import { GAMES } from '#games';
import { FORMS } from '#lab';
import { adminCommand } from './commands/admin.ts';
import { backUp, putBack, type StoreFlags } from './commands/backup.ts';
import { type BalanceFlags, judgeBalance } from './commands/balance.ts';
import { runBench } from './commands/bench.ts';
import { type BoardFlags, lookAtBoard } from './commands/board.ts';
import { playAsProgram } from './commands/bot.ts';
import type { CalibrateFlags } from './commands/calibrate.ts';
import { listGames } from './commands/games.ts';
import { type ReplayFlags, replayFile } from './commands/replay.ts';
import { type CompareFlags, compareReports, makePage } from './commands/reports.ts';
import { type ReviewFlags, review } from './commands/review.ts';
import { type SimFlags, simulateGames } from './commands/sim.ts';
import { holdTournament, type TournamentFlags } from './commands/tournament.ts';
import { takeBotTurns } from './commands/worker.ts';
import { converse } from './engine/command.ts';
import { type Declare, declaring, explained } from './explained.ts';
import { Failed, Fault, Stopped } from './fault.ts';
import { collect } from './given.ts';
import { faultOf, helpIn } from './parser.ts';
import { type PlayFlags, playGame } from './play/command.ts';
import type { Shell, Streams } from './shell.ts';
import { shown } from './shown.ts';
import { version } from './version.ts';
import { askedLanguage, type CliWords, languageOf, wordsIn } from './words.ts';

const BOTS = LEVELS.join(', ');
const GAME_IDS = GAMES.map(({ id }) => id).join(', ');

export function programFor(shell: Shell): Command {
  const { help } = shell.words;
  const program = explained(new Command('orrery'), help, help.program, [
    'orrery games',
    'orrery play exoship',
    'orrery sim exoship --games 1000 --bots sound',
  ])
    .version(version, '-V, --version', help.program.version)
    .helpCommand('help [command]', help.thisHelp);

  const desk: Desk = { shell, help, command: declaring(program, help) };
  addPlay(desk);
  addSim(desk);
  addTournament(desk);
  addRecords(desk);
  addHosting(desk);
  program.addCommand(adminCommand(shell));
  for (const command of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)]) {
    command
      .option('--language <language>', help.language)
      .helpOption('-h, --help', help.thisHelp)
      .configureHelp(helpIn(help))
      .exitOverride()
      .configureOutput({ writeOut: (text) => shell.output.write(text), writeErr: () => undefined });
  }
  return program;
}

/** What every command is declared with. */
interface Desk {
  readonly shell: Shell;
  readonly help: CliWords['help'];
  readonly command: Declare;
}

/** The games, and playing them here. */
function addPlay({ shell, help, command }: Desk): void {
  command('games', help.games, 'orrery games', 'orrery games --json')
    .option('--json', help.games.json)
    .action((flags: { json?: boolean }) => listGames(shell, flags));

  command(
    'play',
    help.play,
    'orrery play exoship',
    'orrery play exoship --option origin=mars --option hard',
    'orrery play exoship --seed tuesday',
    'orrery play --load exoship.json',
  )
    .argument('[game]', help.table.game(GAME_IDS))
    .option('-o, --option <name=value>', help.table.option, collect, [])
    .option('--seats <number>', help.table.seats)
    .option('--bots <levels>', help.play.bots(BOTS))
    .option('--seed <text>', help.play.seed)
    .option('--load <file>', help.play.load)
    .action((game: string | undefined, flags: PlayFlags) => playGame(shell, game, flags));
}

/** Games by the thousand. */
function addSim({ shell, help, command }: Desk): void {
  command(
    'sim',
    help.sim,
    'orrery sim exoship --games 100000',
    'orrery sim exoship --games 200 --bots strong --budget 1500 --option hard',
    'orrery sim exoship --games 500 --bots sound --json > report.json',
    'orrery sim mothership --matrix --games 10000 --bots random,sound',
    'orrery sim exodus --matrix --games 20000 --check 25',
    'orrery sim exodus --seats 5 --bots sound --games 400 --report exodus.html',
  )
    .argument('<game>', help.table.game(GAME_IDS))
    .option('-n, --games <number>', help.sim.games, '1000')
    .option('--bots <levels>', help.sim.bots(BOTS), 'random')
    .option('--seats <number>', help.table.seats)
    .option('-o, --option <name=value>', help.table.option, collect, [])
    .option('--matrix', help.sim.matrix)
    .option('--seed <text>', help.sim.seed, 'orrery')
    .option('--threads <number>', help.sim.threads)
    .option('--budget <iterations>', help.sim.budget)
    .option('--cap <actions>', help.sim.cap)
    .option('--check <actions>', help.sim.check)
    .option('--json', help.sim.json)
    .option('--report <file>', help.sim.report)
    .option('--out <dir>', help.sim.out)
    .addOption(new Option('--keep <games>', help.sim.keep).default('0'))
    .action((game: string, flags: SimFlags) => simulateGames(shell, game, flags));

  command(
    'balance',
    help.balance,
    'orrery balance eos-rise --quick',
    'orrery balance mothership --only begins-duel,solo-9 --report balance.html',
  )
    .argument('<game>', help.table.game(GAME_IDS))
    .option('--only <ids>', help.balance.only)
    .option('--quick', help.balance.quick)
    .option('--most <games>', help.balance.most)
    .option('--seed <text>', help.sim.seed, 'test/balance')
    .option('--threads <number>', help.sim.threads)
    .option('--json', help.balance.json)
    .option('--out <file>', help.balance.out)
    .option('--report <file>', help.balance.report)
    .action((game: string, flags: BalanceFlags) => judgeBalance(shell, game, flags));

  command('report', help.report, 'orrery report report.json --out report.html')
    .argument('<file>', help.report.file)
    .requiredOption('--out <file>', help.report.out)
    .action((file: string, flags: { out: string }) => makePage(shell, file, flags));

  command(
    'compare',
    help.compare,
    'orrery compare before.json after.json',
    'orrery compare before.html after.json --fail-if "won<-3"',
  )
    .argument('<before>', help.compare.before)
    .argument('<after>', help.compare.after)
    .option('--report <file>', help.compare.page)
    .option('--json', help.compare.json)
    .option('--fail-if <limit>', help.compare.failIf, collect, [])
    .action((before: string, after: string, flags: CompareFlags) =>
      compareReports(shell, before, after, flags),
    );
}

/** Players against each other. */
function addTournament({ shell, help, command }: Desk): void {
  command(
    'tournament',
    help.tournament,
    'orrery tournament mothership --players strong:200,sound,easy --option layout=duel',
    'orrery tournament mothership --players sound --program mine="python3 mybot.py" --deals 50',
    'orrery tournament exodus --seats 5 --form sprt --players strong,strong@former --build former=../old/dist/cli/orrery.js --deals 2000 --bounds 0,20',
    'orrery tournament exoworld --seats 3 --form alone --players sound,strong:100 --deals 200',
    'orrery tournament exodus --seats 5 --form mix --players strong:100,sound',
  )
    .argument('<game>', help.table.game(GAME_IDS))
    .option('--players <names>', help.tournament.players(BOTS))
    .option('--program <name=command>', help.tournament.program, collect, [])
    .option('--build <name=file>', help.tournament.build, collect, [])
    .option('--form <form>', help.tournament.form(FORMS.join(', ')), 'round-robin')
    .option('-n, --deals <number>', help.tournament.deals, '100')
    .option('--bounds <low,high>', help.tournament.bounds)
    .option('--seats <number>', help.table.seats)
    .option('-o, --option <name=value>', help.table.option, collect, [])
    .option('--seed <text>', help.tournament.seed, 'orrery')
    .option('--threads <number>', help.sim.threads)
    .option('--time <ms>', help.tournament.time)
    .option('--cap <actions>', help.sim.cap)
    .option('--json', help.tournament.json)
    .option('--report <file>', help.tournament.report)
    .option('--log <file>', help.tournament.log)
    .action((game: string, flags: TournamentFlags) => holdTournament(shell, game, flags));

  command('bot', help.bot, 'orrery bot sound', 'orrery bot strong --budget 300')
    .argument('<level>', help.bot.level(BOTS))
    .option('--budget <iterations>', help.sim.budget)
    .action((level: string, flags: { budget?: string }) =>
      Promise.race([playAsProgram(shell, level, flags), interrupted(shell.signal, 0)]),
    );
}

/** What is kept in files, and what other programs talk to. */
function addRecords({ shell, help, command }: Desk): void {
  command('replay', help.replay, 'orrery replay exoship.json', 'orrery replay - --quiet < exoship.json')
    .argument('<file>', help.replay.file)
    .option('-b, --boards', help.replay.boards)
    .option('-q, --quiet', help.replay.quiet)
    .action((file: string, flags: ReplayFlags) => replayFile(shell, file, flags));

  addReview({ shell, help, command });

  command(
    'board',
    help.board,
    'orrery board --print duel > mine.board',
    'orrery board mine.board',
    'orrery play mothership --option layout=own --option board=@mine.board',
  )
    .argument('[file]', help.board.file)
    .option('--print <name>', help.board.print)
    .action((file: string | undefined, flags: BoardFlags) => lookAtBoard(shell, file, flags));

  command('engine', help.engine, `echo '{"id":1,"op":"hello"}' | orrery engine`).action(() =>
    Promise.race([converse(GAMES, version, shell), interrupted(shell.signal, 0)]),
  );
}

function addReview({ shell, help, command }: Desk): void {
  command(
    'review',
    help.review,
    'orrery review exoship.json',
    'orrery review duel.json --effort deep --out duel.review.json',
    'orrery review duel.json --from duel.review.json --moment 41',
    'orrery review --calibrate exoship --option hard --games 400',
  )
    .argument('[file]', help.review.file)
    .option('--seat <number>', help.review.seat)
    .option('--lens <lens>', help.review.lens)
    .option('--effort <effort>', help.review.effort, 'standard')
    .option('--from <file>', help.review.from)
    .option('--out <file>', help.review.out)
    .option('--html <file>', help.review.html)
    .option('--json', help.review.json)
    .option('--moment <number>', help.review.moment)
    .option('--calibrate <game>', help.review.calibrate(GAME_IDS))
    .option('-n, --games <number>', help.review.games, '200')
    .option('--players <level>', help.review.players, 'sound')
    .option('--budget <iterations>', help.sim.budget)
    .option('--seats <number>', help.table.seats)
    .option('-o, --option <name=value>', help.table.option, collect, [])
    .option('--seed <text>', help.sim.seed, 'calibrate')
    .action((file: string | undefined, flags: ReviewFlags & Partial<CalibrateFlags>) =>
      review(shell, file, flags),
    );
}

/** What hosts of online tables need, and whoever measures. */
function addHosting({ shell, help, command }: Desk): void {
  command('worker', help.worker, 'DATABASE_URL=postgres://… REDIS_URL=redis://… orrery worker').action(() =>
    takeBotTurns(shell),
  );

  command(
    'backup',
    help.backup,
    'orrery backup',
    'orrery backup friday.backup --data /srv/orrery',
    'DATABASE_URL=postgres://… orrery backup',
  )
    .argument('[file]', help.backup.file)
    .option('--data <folder>', help.data)
    .action((file: string | undefined, flags: StoreFlags) => backUp(shell, file, flags));

  command(
    'restore',
    help.restore,
    'orrery restore friday.backup',
    'DATABASE_URL=postgres://… orrery restore friday.backup',
  )
    .argument('<file>', help.restore.file)
    .option('--data <folder>', help.data)
    .action((file: string, flags: StoreFlags) => putBack(shell, file, flags));

  command('bench', help.bench, 'orrery bench', 'orrery bench --json')
    .option('--json', help.bench.json)
    .action((flags: { json?: boolean }) => runBench(shell, flags));
}

/** Runs one command line and gives its exit code. */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  let shell = await shellIn(languageOf(undefined, streams.env), streams);
  try {
    const asked = askedLanguage(args);
    if (asked !== undefined) shell = await shellIn(languageOf(asked, streams.env), streams);
    await Promise.race([
      programFor(shell).parseAsync(args, { from: 'user' }),
      interrupted(shell.signal, GRACE_MS),
    ]);
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : complain(shell, faultOf(error));
    if (error instanceof Fault) return complain(shell, error);
    if (error instanceof Failed) return 1;
    if (error instanceof Stopped || shell.signal.aborted) {
      if (error instanceof Stopped && error.message) shell.errors.write(`${shown(error.message)}\n`);
      return 130;
    }
    throw error;
  }
}

async function shellIn(language: Language, streams: Streams): Promise<Shell> {
  return { ...streams, language, words: await wordsIn(language) };
}

/** How long a command may take to clean up after Ctrl-C. */
const GRACE_MS = 3000;

function interrupted(signal: AbortSignal, graceMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => setTimeout(() => reject(new Stopped('')), graceMs);
    signal.addEventListener('abort', stop, { once: true });
  });
}

function complain(shell: Shell, { saying }: Fault): number {
  const words = worded(shell.words.faults, saying);
  shell.errors.write(`orrery: ${shown(words.replaceAll('\n', ' '))}\n`);
  return 2;
}
