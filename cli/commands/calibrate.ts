/** `orrery review --calibrate`: whether what a review says of a game are chances. */
import { columns } from '#lab';
import { type Calibrated, calibrated, isSound, samplesOf } from '#review';
import { progressBar } from '#server/progress.ts';
import { Fault, Stopped } from '../fault.ts';
import { botPerSeat, readGame, readGameOptions, readNumber, readSeats } from '../given.ts';
import { type Shell, say } from '../shell.ts';

export interface CalibrateFlags {
  readonly calibrate: string;
  readonly games: string;
  readonly players: string;
  readonly budget?: string;
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly json?: boolean;
}

export async function calibrateGame(shell: Shell, flags: CalibrateFlags): Promise<void> {
  const game = readGame(flags.calibrate);
  const { yardstick } = game;
  if (yardstick === undefined) throw new Fault(['noYardstick', game.id]);
  const options = readGameOptions(game, flags.option);
  const seats = readSeats(game, flags.seats, options);
  const games = readNumber('--games', flags.games, 10, 1_000_000);
  const [players] = botPerSeat('--players', flags.players, 1);
  if (players !== 'sound' && players !== 'strong') throw new Fault(['calibratePlayers', flags.players]);
  const budget = flags.budget === undefined ? {} : { budget: readNumber('--budget', flags.budget, 1, 1e6) };
  const lot = { seats, options, players, seed: flags.seed, ...budget };
  const bar = progressBar(shell.errors, games, shell.words.review.games);
  const samples = [];
  for (let number = 0; number < games; number++) {
    samples.push(...samplesOf(game, yardstick, lot, number));
    bar?.update(number + 1);
    await new Promise((resolve) => setImmediate(resolve));
    if (shell.signal.aborted) {
      bar?.stop();
      throw new Stopped('');
    }
  }
  bar?.stop();
  const table = tableName(flags, seats);
  const found = calibrated(samples, yardstick, { table, players });
  if (flags.json) say(shell, JSON.stringify(found, undefined, 2));
  else for (const line of calibrationLines(game.words.title, found, shell)) say(shell, line);
}

/** The facts that tell this table from others. */
function tableName({ option }: CalibrateFlags, seats: number): string {
  return [`seats=${seats}`, ...option.map((one) => (one.includes('=') ? one : `${one}=true`))].join(',');
}

const BAR = 30;

function calibrationLines(title: string, found: Calibrated, { words: { review: words } }: Shell): string[] {
  const { calibration, bins, fifths, raw } = found;
  return [
    words.calibrated(title, calibration.table, calibration.games, found.positions),
    `  ${words.score(raw.brier, calibration.brier, calibration.base)}`,
    `  ${words.agrees(...calibration.distance)}`,
    `  ${words.slope(...calibration.slope)}`,
    ...columns([
      words.binsHead,
      ...bins.map(({ said, seen, count }) => [
        words.percent(said),
        words.percent(seen),
        String(count),
        `${'·'.repeat(Math.round(seen * BAR))}●`.padEnd(BAR + 1),
      ]),
    ]),
    ...columns([
      words.fifthsHead,
      ...fifths.map(({ brier, base }, i) => [String(i + 1), String(brier), String(base)]),
    ]),
    isSound(calibration) ? words.sound : words.unsound,
  ];
}
