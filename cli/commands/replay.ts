/** `orrery replay`: checks a record and tells it. */
import { type Game, HOST, type Kit, Match, type MatchRecord, type Seat, SPECTATOR } from '#engine';
import { openRecord } from '../files.ts';
import { paintFor } from '../paint.ts';
import { boardLines } from '../play/boards.ts';
import { type Shell, say, widthOf } from '../shell.ts';
import type { CliWords } from '../words.ts';
import { wrap } from '../wrap.ts';

export interface ReplayFlags {
  readonly boards?: boolean;
  readonly quiet?: boolean;
}

type ReplayWords = CliWords['replay'];

export async function replayFile(shell: Shell, file: string, flags: ReplayFlags): Promise<void> {
  const { replay } = shell.words;
  const { game, record, match } = await openRecord(file, shell.input);
  if (!flags.quiet) for (const line of story(game, record, { shell, flags })) say(shell, line);
  const end = match.outcome ? outcomeLine(game, match, replay) : endedLine(record, replay);
  say(shell, replay.checked(record.actions.length, match.hash(), end));
}

function outcomeLine(game: Game, { outcome }: Match<Kit>, words: ReplayWords): string {
  if (!outcome) return '';
  const { title, detail } = game.words.outcome(outcome, outcome.winners[0] ?? 0);
  return words.outcome(title, detail);
}

/** How people ended it, where they did. */
function endedLine({ ended }: MatchRecord, words: ReplayWords): string {
  if (ended === undefined) return words.notOver;
  if (ended.how !== 'resigned') return words[ended.how];
  return ended.by === undefined ? words.resigned : words.resignedBy(ended.by);
}

interface Telling {
  readonly shell: Shell;
  readonly flags: ReplayFlags;
}

/** The match from its beginning, action by action. The record was checked before. */
function* story(game: Game, record: MatchRecord, { shell, flags }: Telling): Generator<string> {
  const said = shell.words;
  const paint = paintFor(shell.output, shell.env);
  const width = widthOf(shell);
  const terms = { paint, width, words: said.play };
  const { seats, options, random, start } = record;
  const begun = start ? Match.load(game, start, random) : Match.start(game, { seats, options, random });
  if (!begun.ok) return;
  const { match } = begun;
  const chosen = Object.entries(options).map(([name, value]) => said.replay.option(name, String(value)));
  yield paint('title', said.replay.head(game.words.title, `${record.rules}`, seats, chosen));
  yield* told(game, match.opening(SPECTATOR), width);
  if (flags.boards) yield* boardLines(game, match.view(SPECTATOR), terms);
  for (const [number, [seat, action]] of record.actions.entries()) {
    const words = game.words.action(action, match.view(viewerOf(seat)));
    const who = seat === HOST ? said.replay.table : match.seats > 1 ? said.replay.seat(seat) : '';
    yield `${paint('key', `${number + 1}.`)} ${who}${paint('strong', words)}`;
    const done = match.act(seat, action);
    if (!done.ok) return;
    yield* told(
      game,
      done.events.map(({ event }) => event),
      width,
    );
    if (flags.boards) yield* boardLines(game, match.view(SPECTATOR), terms);
  }
}

function viewerOf(seat: Seat): Seat {
  return seat < 0 ? SPECTATOR : seat;
}

function* told(game: Game, events: readonly Kit['event'][], width: number): Generator<string> {
  for (const event of events) {
    const line = game.words.event(event);
    if (line) yield* wrap(`    ${line}`, width, '    ');
  }
}
