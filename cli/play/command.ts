/** `orrery play`: sets up the table and sits the person down at it. */
import { type Game, type GameWithBots, type Kit, Match } from '#engine';
import { GAMES } from '#games';
import { Fault, Stopped } from '../fault.ts';
import { type OpenedRecord, openRecord } from '../files.ts';
import { freshSeed, readGame, readGameOptions, readSeats } from '../given.ts';
import type { Shell } from '../shell.ts';
import { languageOf, type PlayWords, playWordsIn } from '../words.ts';
import { readSeating } from './seating.ts';
import { Table } from './table.ts';
import { Terminal } from './terminal.ts';

export interface PlayFlags {
  readonly option: readonly string[];
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly load?: string;
  readonly language?: string;
}

export async function playGame(shell: Shell, id: string | undefined, flags: PlayFlags): Promise<void> {
  const words = await playWordsIn(languageOf(flags.language, shell.env));
  const given = flags.load ? await loaded(shell, id, flags) : undefined;
  const game = given?.game ?? (id === undefined ? undefined : readGame(id));
  if (!game && !shell.input.isTTY) {
    throw new Fault(`play needs a game (there are: ${GAMES.map((known) => known.id).join(', ')})`);
  }
  const setUp = (chosen: GameWithBots) => {
    const match = given?.match ?? started(chosen, flags);
    return { chosen, match, seating: readSeating(flags.bots, match.seats) };
  };
  // What was typed wrong is said before the terminal is taken over.
  const ready = game && setUp(game);
  const terminal = new Terminal(shell);
  try {
    const { chosen, match, seating } = ready ?? setUp(await askForGame(terminal, words));
    const { title, about } = match.game.words;
    terminal.say(terminal.paint('title', title));
    terminal.tell(about);
    await new Table(chosen, match, { seating, terminal, words }).run();
  } finally {
    terminal.close();
  }
  if (terminal.interrupted) throw new Stopped('');
}

async function loaded(shell: Shell, id: string | undefined, flags: PlayFlags): Promise<OpenedRecord> {
  for (const flag of ['seats', 'seed'] as const) {
    if (flags[flag] !== undefined)
      throw new Fault(`--${flag} cannot be changed: the record of --load says it`);
  }
  if (flags.option.length > 0) throw new Fault('--option cannot be changed: the record of --load says it');
  if (flags.load === '-') throw new Fault('--load needs a file: standard input is for playing');
  const opened = await openRecord(flags.load ?? '', shell.input);
  if (id !== undefined && readGame(id).id !== opened.game.id)
    throw new Fault(`${flags.load} is a record of ${opened.game.id}, not of ${id}`);
  return opened;
}

function started(game: Game, flags: PlayFlags): Match<Kit> {
  const options = readGameOptions(game, flags.option);
  const seats = readSeats(game, flags.seats, options);
  const seed = flags.seed ?? freshSeed();
  if (seed.length > 200) throw new Fault('--seed must be text of at most 200 characters');
  const begun = Match.start(game, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Fault(begun.refusal.message);
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
