/** What is noted of a finished voyage, for rungs, deeds and records. */
import type { Seat } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import type { Result } from '#ui/kit/ladder.ts';
import type { FounderId } from '../../content/founders.ts';
import type { ExoshipEvent } from '../../event.ts';
import { positionOf } from '../../positions.ts';
import { countRift } from '../../rules/grid.ts';
import { type Exoship, GENERATIONS, type State } from '../../state.ts';
import { inView, view } from '../../view.ts';
import { PROBLEMS } from './problems.ts';

type Scenes = readonly Scene<Exoship>[];

export function factsOf(film: Scenes, seat: Seat): Result['facts'] {
  const told = film.map((scene) => scene.hear(seat));
  const events = told.flat();
  const last = film.findLast(({ state }) => state)?.state;
  const exposed = events.flatMap((event) =>
    event.type === 'discarded' && event.cause === 'suspicion' ? [event] : [],
  );
  const watcher = mostOf(exposed.flatMap(({ by = [] }) => by));
  const helm = events.find((event) => event.type === 'courseChanged');
  const problem = problemOf(film[0]?.state);
  return {
    step: last?.step ?? 0,
    actions: told.filter(isAction).length,
    abilities: events.filter(isAbility).length,
    replaces: events.filter((event) => event.type === 'replaced' && event.cause === 'action').length,
    exposed: exposed.length,
    ...(watcher ? { watcher } : {}),
    ...(helm?.type === 'courseChanged' ? { helm: helm.captain } : {}),
    ...(problem ? { problem } : {}),
    ...(last ? standing(last) : {}),
    dynasty: hasDynasty(events),
    blindWin: told
      .slice(lastEnd(told) + 1)
      .flat()
      .some(({ type }) => type === 'blinded'),
    hotSeat: film.some(({ state: _, ...scene }, i) => isHot(scene.hear(seat), film[i - 1]?.state)),
    fromOne: wasAlone(film),
  };
}

/** How the grid stood at the end. */
function standing({ grid }: State): Result['facts'] {
  const count = (generation: (typeof GENERATIONS)[number]): number =>
    grid[generation].filter(({ side }) => side === 'rift').length;
  return {
    elders: count('elder'),
    young: count('young'),
    captains: GENERATIONS.every((generation) => grid[generation][0]?.side === 'rift'),
  };
}

const ENDS: readonly ExoshipEvent['type'][] = [
  'suspicionSkipped',
  'travelled',
  'won',
  'lost',
  'actionsEnded',
];
const isEnd = (events: readonly ExoshipEvent[]): boolean =>
  events.some((event) => ENDS.includes(event.type) || (event.type === 'suspicion' && !event.drill));
/** The press that ended the turn before the last one. */
const lastEnd = (told: readonly (readonly ExoshipEvent[])[]): number =>
  told.findLastIndex((events, i) => i < told.length - 1 && isEnd(events));

function isAction(events: readonly ExoshipEvent[]): boolean {
  const given = events.some(
    (event) =>
      event.type === 'dealt' ||
      event.type === 'sleeperPlaced' ||
      (event.type === 'swayed' && event.how === 'free'),
  );
  return events.length > 0 && !given && !isEnd(events);
}

function isAbility(event: ExoshipEvent): boolean {
  if (event.type === 'swayed') return event.how === 'ability';
  if (event.type === 'discarded') return event.cause === 'fixer';
  if (event.type === 'moved') return event.cause !== 'promotionBoard';
  if (event.type === 'replaced') return event.cause === 'quartermaster';
  return event.type === 'cardTurned' || event.type === 'traded' || event.type === 'blinded';
}

/** Someone dead, the child, and the child's child, all Rift; who leaves otherwise ends the line. */
function hasDynasty(events: readonly ExoshipEvent[]): boolean {
  const heirs = new Set<FounderId>();
  for (const event of events) {
    if (event.type === 'discarded' || event.type === 'replaced') heirs.delete(event.founder);
    if (event.type !== 'born' || event.side !== 'rift') continue;
    if (heirs.has(event.for)) return true;
    heirs.add(event.founder);
  }
  return false;
}

function isHot(events: readonly ExoshipEvent[], before: Readonly<State> | undefined): boolean {
  if (before === undefined || !events.some(({ type }) => type === 'courseChanged')) return false;
  return inView(view(before)).some(({ captain, exposedBy }) => captain && exposedBy.length > 0);
}

/** There were two or more, then a single one. */
function wasAlone(film: Scenes): boolean {
  const counts = film.flatMap(({ state }) => (state ? [countRift(state.grid)] : []));
  const first = counts.findIndex((count) => count > 1);
  return first >= 0 && counts.slice(first).includes(1);
}

function mostOf(ids: readonly FounderId[]): FounderId | undefined {
  const times = (id: FounderId): number => ids.filter((one) => one === id).length;
  return [...new Set(ids)].sort((a, b) => times(b) - times(a))[0];
}

/** The problem a match began from. */
function problemOf(start: Readonly<State> | undefined): string | undefined {
  if (start === undefined) return undefined;
  const standingOf = ({ grid, step }: Readonly<State>): string => JSON.stringify([grid, step]);
  return PROBLEMS.find((problem) => standingOf(positionOf(problem)) === standingOf(start))?.id;
}
