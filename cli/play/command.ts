/** `orrery play`: sets up the table and sits the person down at it. */
import { type Game, type GameWithBots, type Kit, Match } from '#engine';
import { GAMES } from '#games';
import { Fault, Stopped } from '../fault.ts';
import { type OpenedRecord, openRecord } from '../files.ts';
import { freshSeed, readGame, readGameOptions, readSeats } from '../given.ts';
import type { Shell } from '../shell.ts';
import type { PlayWords } from '../words.ts';
import { Screen } from './screen.ts';
import { readSeating } from './seating.ts';
import { Terminal } from './terminal.ts';

export interface PlayFlags {
  readonly option: readonly string[];
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly load?: string;
}

const MOST_SEED = 200;

export async function playGame(shell: Shell, id: string | undefined, flags: PlayFlags): Promise<void> {
  const given = flags.load ? await loaded(shell, id, flags) : undefined;
  const game = given?.game ?? (id === undefined ? undefined : readGame(id));
  if (!game && !shell.input.isTTY) {
    throw new Fault(['needsGame', GAMES.map((known) => known.id)]);
  }
  const setUp = (chosen: GameWithBots) => {
    const match = given?.match ?? started(chosen, flags);
    return { chosen, match, seating: readSeating(flags.bots, match.seats) };
  };
  // What was typed wrong is said before the terminal is taken over.
  const ready = game && setUp(game);
  const terminal = new Terminal(shell);
  try {
    const { chosen, match, seating } = ready ?? setUp(await askForGame(terminal, shell.words.play));
    const { title, about } = match.game.words;
    terminal.say(terminal.paint('title', title));
    terminal.tell(about);
    await new Screen(chosen, match, { seating, terminal, words: shell.words }).run();
  } finally {
    terminal.close();
  }
  if (terminal.interrupted) throw new Stopped('');
}

async function loaded(shell: Shell, id: string | undefined, flags: PlayFlags): Promise<OpenedRecord> {
  for (const flag of ['seats', 'seed'] as const) {
    if (flags[flag] !== undefined) throw new Fault(['saidByRecord', `--${flag}`]);
  }
  if (flags.option.length > 0) throw new Fault(['saidByRecord', '--option']);
  if (flags.load === '-') throw new Fault('loadFile');
  const opened = await openRecord(flags.load ?? '', shell.input);
  if (id !== undefined && readGame(id).id !== opened.game.id)
    throw new Fault(['otherGame', flags.load ?? '', opened.game.id, id]);
  return opened;
}

function started(game: Game, flags: PlayFlags): Match<Kit> {
  const options = readGameOptions(game, flags.option);
  const seats = readSeats(game, flags.seats, options);
  const seed = flags.seed ?? freshSeed();
  if (seed.length > MOST_SEED) throw new Fault(['seed', MOST_SEED]);
  const begun = Match.start(game, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Fault(['asTold', begun.refusal.message]);
  return begun.match;
}

async function askForGame(terminal: Terminal, words: PlayWords): Promise<GameWithBots> {
  GAMES.forEach(({ words: { title, tagline } }, i) => {
    terminal.say(`  ${terminal.paint('key', `${i + 1}`)}  ${title}: ${tagline}`);
  });
  for (;;) {
    const line = await terminal.ask(words.whichGame);
    if (line === undefined) throw new Stopped('');
    const game = GAMES[Number(line) - 1] ?? GAMES.find(({ id }) => id === line);
    if (game) return game;
    terminal.say(words.chooseNumber(GAMES.length));
  }
}
