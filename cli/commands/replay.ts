/** `orrery replay`: checks a record and tells it. */
import {
  type Ending,
  type Game,
  HOST,
  type Kit,
  Match,
  type MatchRecord,
  type Seat,
  SPECTATOR,
} from '#engine';
import { openRecord } from '../files.ts';
import { paintFor } from '../paint.ts';
import { boardLines } from '../play/boards.ts';
import { type Shell, say, widthOf } from '../shell.ts';
import { wrap } from '../wrap.ts';

export interface ReplayFlags {
  readonly boards?: boolean;
  readonly quiet?: boolean;
}

export async function replayFile(shell: Shell, file: string, flags: ReplayFlags): Promise<void> {
  const { game, record, match } = await openRecord(file, shell.input);
  if (!flags.quiet) for (const line of story(game, record, shell, flags)) say(shell, line);
  const { outcome } = match;
  const end = outcome ? outcomeLine(game, match) : endedLine(record);
  say(shell, `${record.actions.length} actions replayed, hash ${match.hash()}: ${end}`);
}

function outcomeLine(game: Game, { outcome }: Match<Kit>): string {
  if (!outcome) return '';
  const { title, detail } = game.words.outcome(outcome, outcome.winners[0] ?? 0);
  return `${title}. ${detail}`;
}

const ENDED: Readonly<Record<Exclude<Ending, 'resigned'>, string>> = {
  agreed: 'ended by agreement',
  abandoned: 'over, as nobody played on',
  closed: 'closed by the host of the server',
};

/** How people ended it, where they did. */
function endedLine({ ended }: MatchRecord): string {
  if (ended === undefined) return 'not over yet';
  if (ended.how !== 'resigned') return ENDED[ended.how];
  return ended.by === undefined ? 'over by resigning' : `over, as seat ${ended.by} resigned`;
}

/** The match from its beginning, action by action. The record was checked before. */
function* story(game: Game, record: MatchRecord, shell: Shell, { boards }: ReplayFlags): Generator<string> {
  const paint = paintFor(shell.output, shell.env);
  const width = widthOf(shell);
  const { seats, options, random, start } = record;
  const begun = start ? Match.load(game, start, random) : Match.start(game, { seats, options, random });
  if (!begun.ok) return;
  const { match } = begun;
  const optionText = Object.entries(options).map(([name, value]) => `, ${name} ${String(value)}`);
  yield paint(
    'title',
    `${game.words.title}, rules ${record.rules}, ${seats === 1 ? '1 seat' : `${seats} seats`}${optionText.join('')}`,
  );
  yield* told(game, match.opening(SPECTATOR), width);
  if (boards) yield* boardLines(game, match.view(SPECTATOR), paint, width);
  for (const [number, [seat, action]] of record.actions.entries()) {
    const words = game.words.action(action, match.view(viewerOf(seat)));
    const who = seat === HOST ? 'the table: ' : match.seats > 1 ? `seat ${seat}: ` : '';
    yield `${paint('key', `${number + 1}.`)} ${who}${paint('strong', words)}`;
    const done = match.act(seat, action);
    if (!done.ok) return;
    yield* told(
      game,
      done.events.map(({ event }) => event),
      width,
    );
    if (boards) yield* boardLines(game, match.view(SPECTATOR), paint, width);
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
