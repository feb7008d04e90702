/** Writes the result of a finished match, and finds out what was reached by it. */
import type { Game, Kit, Outcome, Seat } from '#engine';
import { type Scene, storyOf } from '#ui/kit/end.ts';
import type { Guide, Rung } from '#ui/kit/ladder.ts';
import type { Mission } from '#ui/kit/mission.ts';
import type { GameTable } from '#ui/table.ts';
import { type Lesson, lessonOf } from '../missions/lesson.ts';
import { houseDeeds } from '../records/houseDeeds.ts';
import { climb, nextRung, starOf } from '../records/rung.ts';
import { keepLadder, reach } from '../store/progress.ts';
import { type KeptResult, listResults, writeResult } from '../store/results.ts';
import type { Tally } from '../store/saves.ts';
import { records as words } from '../text/records.ts';

/** A match that is over, as one seat knows it. */
export interface Finished<K extends Kit> {
  readonly id: string;
  readonly game: Game<K>;
  readonly table: GameTable<K>;
  readonly scenes: readonly Scene<K>[];
  readonly outcome: Pick<Outcome, 'winners' | 'points'> & { readonly title: string };
  readonly rules: string;
  readonly options: object;
  readonly seat: Seat;
  /** The level of each seat's bot, and how many people there were. */
  readonly levels: readonly (string | undefined)[];
  readonly people: number;
  readonly tally: Tally;
  readonly started: number;
  readonly ended: number;
  readonly rung?: string | undefined;
  readonly daily?: string | undefined;
  readonly online?: string | undefined;
  called(seat: Seat): string;
}

/** What a match brought: titles of rungs and deeds that are new, and whether no result of this table was better. */
export interface Gains {
  /** The title of the rung to try next, and how it is begun. */
  readonly next?: { readonly title: string; climb(): void } | undefined;
  readonly rungs: readonly string[];
  readonly deeds: readonly string[];
  readonly best: boolean;
  readonly lesson?: Lesson | undefined;
}

export async function noteResult<K extends Kit>(finished: Finished<K>): Promise<Gains> {
  const { game, table } = finished;
  const [guide, quick, missions] = await Promise.all([
    table.guide?.(),
    table.story.quick(),
    table.missions(),
  ]);
  const { retold, story } = table;
  const told = storyOf({ ...finished, retold, story, quick });
  const before = listResults(game.id).filter(({ id }) => id !== finished.id);
  const result = resultOf(
    finished,
    guide,
    told.curve.map(({ value }) => Math.round(100 * value)),
  );
  writeResult(result);
  if (guide) keepLadder(game.id, guide.rungs.length);
  const all = [...before, result];
  const rungs = (guide?.rungs ?? []).filter((rung) => isOf(rung, result) && rung.reached(result));
  const deeds = (guide?.deeds ?? []).filter((deed) => deed.earned(result, all));
  const newRungs = reach(
    game.id,
    'rungs',
    rungs.map(({ id }) => id),
    result.ended,
  );
  const stars = rungs.flatMap((rung) =>
    (rung.stars ?? []).filter((star) => star.earned(result)).map((star) => starOf(rung, star)),
  );
  reach(game.id, 'stars', stars, result.ended);
  const newDeeds = reach(
    game.id,
    'deeds',
    deeds.map(({ id }) => id),
    result.ended,
  );
  return {
    rungs: rungs.flatMap(({ id, title }) => (newRungs.includes(id) ? [title] : [])),
    deeds: [
      ...deeds.flatMap(({ id, title, about }) => (newDeeds.includes(id) ? [words.earned(title, about)] : [])),
      ...houseDeeds(result),
    ],
    best: isBest(result, before),
    ...waysOn(finished, { guide, missions, won: result.won }),
  };
}

/** What a match that was over before still offers: nothing of it is new. */
export async function offersAfter<K extends Kit>(over: Over<K>, won: boolean): Promise<Gains> {
  const [guide, missions] = await Promise.all([over.table.guide?.(), over.table.missions()]);
  return { rungs: [], deeds: [], best: false, ...waysOn(over, { guide, missions, won }) };
}

type Over<K extends Kit> = Pick<Finished<K>, 'game' | 'table' | 'scenes' | 'seat'>;

interface Taught<K extends Kit> {
  readonly guide: Guide<K> | undefined;
  readonly missions: readonly Mission<K>[];
  readonly won: boolean;
}

function waysOn<K extends Kit>(
  over: Over<K>,
  { guide, missions, won }: Taught<K>,
): Pick<Gains, 'next' | 'lesson'> {
  return {
    next: onwards(over.game, guide),
    // Whoever has won needs no lesson.
    lesson: won ? undefined : lessonOf(over.game, missions, adviceOf(over, guide)),
  };
}

function adviceOf<K extends Kit>({ game, scenes, seat }: Over<K>, guide: Guide<K> | undefined) {
  const last = scenes.findLast(({ state }) => state !== undefined)?.state;
  return last && guide?.advice?.(game.view(last, seat), seat);
}

function onwards<K extends Kit>(game: Game<K>, guide: Guide<K> | undefined): Gains['next'] {
  const rung = guide && nextRung(game.id, guide.rungs);
  return rung && { title: rung.title, climb: () => climb(game, rung) };
}

function resultOf<K extends Kit>(
  finished: Finished<K>,
  guide: Guide<K> | undefined,
  curve: readonly number[],
): KeptResult {
  const { id, game, table, scenes, outcome, seat, tally, rung, daily, online } = finished;
  const { rules, options, levels, people, started, ended } = finished;
  // The first finish of a daily counts; later ones are practice.
  const counts = !listResults().some((other) => other.daily === daily && other.id !== id);
  const last = scenes.findLast(({ state }) => state !== undefined)?.state;
  const points = outcome.points?.[seat];
  return {
    ...{
      id,
      game: game.id,
      rules,
      options,
      seats: levels.length,
      seat,
      levels,
      people,
      started,
      ended,
      curve,
    },
    won: outcome.winners.includes(seat),
    outcome: outcome.title,
    turns: last === undefined ? 0 : table.story.turn(game.view(last, seat)),
    ...{ hints: tally.hints, undos: tally.undos, seconds: tally.seconds },
    facts: guide?.facts(scenes, seat) ?? {},
    ...(points === undefined ? {} : { points }),
    ...(rung === undefined ? {} : { rung }),
    ...(daily !== undefined && counts ? { daily } : {}),
    ...(online === undefined ? {} : { online }),
    ...(tally.pointer ? {} : { keys: true }),
  };
}

/** Whether it was played at the table of this rung, begun there or set up alike. */
function isOf<K extends Kit>(
  rung: Rung<K>,
  { rung: begun, seats, seat, levels, options }: KeptResult,
): boolean {
  if (begun === rung.id) return true;
  const others = levels.filter((_, other) => other !== seat);
  const wanted: object = rung.options;
  const chosen: Readonly<Record<string, unknown>> = { ...options };
  return (
    seats === rung.seats &&
    others.every((level, i) => level === rung.levels[i]) &&
    Object.entries(wanted).every(([name, value]) => JSON.stringify(chosen[name]) === JSON.stringify(value))
  );
}

/** No earlier win with these options came to more points, or where none are counted to fewer turns. */
function isBest(result: KeptResult, before: readonly KeptResult[]): boolean {
  const worth = ({ points, turns }: KeptResult) => points ?? -turns;
  const same = before.filter(
    ({ won, seats, options }) =>
      won && seats === result.seats && JSON.stringify(options) === JSON.stringify(result.options),
  );
  return result.won && same.length > 0 && same.every((other) => worth(other) < worth(result));
}
