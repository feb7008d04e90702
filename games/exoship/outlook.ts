/**
 * What is to come of a decision, from what its seat may know. Luck is a draw from the few founders nobody has seen, so
 * every outcome is played out by the rules themselves: what all of them share is certain, the rest has its exact odds.
 */
import { type Draws, heard, NO_DRAWS, Play, same, type Told } from '#engine';
import type { ExoshipAction } from './action.ts';
import type { FounderId } from './content/founders.ts';
import type { ExoshipEvent } from './event.ts';
import { rules } from './game.ts';
import { cardOf, phasesFrom } from './positions.ts';
import { setup } from './setup.ts';
import type { Exoship, Generation, Side, State } from './state.ts';
import { ENOUGH } from './steps/endOfTurn.ts';
import { inView, type SeenFounder, view as seenBy, type View } from './view.ts';

/** One way it may go. */
export interface Future {
  readonly view: View;
  readonly events: readonly ExoshipEvent[];
  readonly chance: number;
}

/** A position that looks like this. */
export function knownFrom(view: View): State {
  const { undealt, known } = view.stack;
  return {
    ...setup({ seats: 1, options: { origin: view.origin, hard: view.hard } }),
    stack: view.phase === undefined ? [] : phasesFrom(view.phase),
    timeline: view.timeline.map(({ up }) => cardOf(up)),
    step: view.step,
    ship: view.ship,
    destination: view.destination,
    grid: {
      elder: view.grid.elder.map(bare),
      midlife: view.grid.midlife.map(bare),
      young: view.grid.young.map(bare),
    },
    reserve: [
      ...(undealt.length > 0 ? [{ cards: [...undealt] }] : []),
      ...(known.length > 0 ? [{ cards: [...known], seen: 'all' as const }] : []),
    ],
    sleepers: [...view.sleepers],
    actionsLeft: view.actionsLeft,
    noSuspicion: view.suspicionSkipped,
    blinded: [...view.blinded],
  };
}

const bare = ({ id, side }: SeenFounder) => ({ id, side });

/** Every way a legal action may go: right after it, or up to the next decision. */
export function futuresOf(view: View, action: ExoshipAction, until: 'action' | 'decision'): Future[] {
  return everyOutcome((draws, chance) => {
    const play = new Play(rules, knownFrom(view), draws);
    const told: Told<ExoshipEvent>[] = [];
    play.events = told;
    if (until === 'decision') play.act(0, action);
    else play.perform(0, action);
    return { view: seenBy(play.s), events: heard(told, 0), chance: chance() };
  });
}

/** What may be done in a position that looks like this. */
export function legalIn(view: View): readonly ExoshipAction[] {
  return view.phase === undefined ? [] : new Play(rules, knownFrom(view), NO_DRAWS).legal(0);
}

/** What suspicion would leave if the ship were turned now; undefined where it cannot be. */
export function leftByTurning(view: View): number | undefined {
  if (!legalIn(view).some(({ type }) => type === 'changeCourse')) return undefined;
  return futuresOf(view, { type: 'changeCourse' }, 'action')[0]?.view.pointsAfterSuspicion;
}

/** When turning the ship would have left most, and who could have; of equal chances the last. */
export function bestTurning(
  views: readonly View[],
): { readonly captain: FounderId; readonly step: number; readonly left: number } | undefined {
  const chances = views.flatMap((view) => {
    const left = leftByTurning(view);
    return view.captain && left !== undefined ? [{ captain: view.captain, step: view.step, left }] : [];
  });
  return chances.sort((a, b) => b.left - a.left || b.step - a.step)[0];
}

/** The most that suspicion could leave this turn, by so many more actions and with the best luck. */
export function mostLeft(view: View, actions: number): number {
  const more = actions > 0 ? legalIn(view).filter(({ type }) => type !== 'end') : [];
  const then = more.flatMap((action) => futuresOf(view, action, 'action'));
  return Math.max(view.pointsAfterSuspicion, ...then.map((future) => mostLeft(future.view, actions - 1)));
}

/** Whether what is left of this turn could still win it, with the best luck. */
export function canWin(view: View): boolean {
  const known = winnable.get(view);
  if (known !== undefined) return known;
  const won = view.destination === 'axios' && view.pointsAfterSuspicion >= ENOUGH;
  const more = won || view.actionsLeft === 0 ? [] : legalIn(view).filter(({ type }) => type !== 'end');
  const can =
    won || more.some((action) => futuresOf(view, action, 'action').some((future) => canWin(future.view)));
  winnable.set(view, can);
  return can;
}

/** It is asked of the same table again and again. */
const winnable = new WeakMap<View, boolean>();

/** How the table looked right after each of the events that ending a turn told; undefined where they came of something else. */
export function retrace(before: View, events: readonly ExoshipEvent[]): View[] | undefined {
  if (before.phase !== 'actions') return undefined;
  const ways = everyOutcome((draws) => {
    const play = new Play(rules, knownFrom(before), draws);
    const witness = new Witness(events, play);
    play.events = witness;
    play.act(0, { type: 'end' });
    return witness;
  });
  return ways.find(({ views, length }) => views.length === length && length === events.length)?.views;
}

/** Notes how the table looks whenever something is told, as long as it is what was told then. */
class Witness extends Array<Told<ExoshipEvent>> {
  readonly views: View[] = [];
  readonly #events: readonly ExoshipEvent[];
  readonly #play: Play<Exoship>;

  constructor(events: readonly ExoshipEvent[], play: Play<Exoship>) {
    super();
    this.#events = events;
    this.#play = play;
  }

  override push(...told: Told<ExoshipEvent>[]): number {
    for (const { event } of told)
      if (this.views.length === this.length && same(event, this.#events[this.length] ?? null))
        this.views.push(seenBy(this.#play.s));
    return super.push(...told);
  }
}

/** Runs once for each way the draws of a run can come out. */
function everyOutcome<T>(run: (draws: Draws, chance: () => number) => T): T[] {
  const found: T[] = [];
  const drawn: { at: number; readonly of: number }[] = [];
  for (;;) {
    let depth = 0;
    const draws: Draws = {
      at(_, of) {
        const known = drawn[depth] ?? { at: 0, of };
        drawn[depth] = known;
        depth += 1;
        return known.at;
      },
    };
    found.push(run(draws, () => drawn.reduce((chance, { of }) => chance / of, 1)));
    while (drawn.length > 0 && (drawn.at(-1)?.at ?? 0) + 1 === drawn.at(-1)?.of) drawn.pop();
    const last = drawn.at(-1);
    if (last === undefined) return found;
    last.at += 1;
  }
}

/** Who would stand at one place. */
export interface Occupant {
  /** Absent where luck decides. */
  readonly founder?: SeenFounder;
  readonly side?: Side;
  /** The chance that suspicion would take whoever stands here. */
  readonly exposed: number;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What an action would bring, as far as it is certain. */
export interface Foresight {
  readonly grid: Readonly<Record<Generation, readonly Occupant[]>>;
  readonly points: Range;
  readonly after: Range;
  /** Suspicion would then take these, whatever luck brings; and these only in some cases. */
  readonly exposed: readonly FounderId[];
  readonly maybe: readonly FounderId[];
  readonly luck: boolean;
  /** One of the views, for what luck does not touch: timeline, ship, destination. */
  readonly view: View;
}

export function foresee(futures: readonly Future[]): Foresight | undefined {
  const [first] = futures;
  if (first === undefined) return undefined;
  const views = futures.map(({ view }) => view);
  const atRisk = views.map((view) =>
    inView(view).flatMap(({ id, exposedBy }) => (exposedBy.length > 0 ? [id] : [])),
  );
  const all = [...new Set(atRisk.flat())];
  const exposed = all.filter((id) => atRisk.every((ids) => ids.includes(id)));
  return {
    grid: {
      elder: columnOf(futures, 'elder'),
      midlife: columnOf(futures, 'midlife'),
      young: columnOf(futures, 'young'),
    },
    points: range(views.map(({ points }) => points)),
    after: range(views.map(({ pointsAfterSuspicion }) => pointsAfterSuspicion)),
    exposed,
    maybe: all.filter((id) => !exposed.includes(id)),
    luck: futures.length > 1,
    view: first.view,
  };
}

function columnOf(futures: readonly Future[], generation: Generation): Occupant[] {
  const ranks = Math.max(...futures.map(({ view }) => view.grid[generation].length));
  return Array.from({ length: ranks }, (_, row) => {
    const standing = futures.map(({ view }) => view.grid[generation][row]);
    const [first] = standing;
    const founder = standing.every((one) => one?.id === first?.id && one?.side === first?.side)
      ? first
      : undefined;
    const side = standing.every((one) => one?.side === first?.side) ? first?.side : undefined;
    return {
      ...(founder ? { founder } : {}),
      ...(side ? { side } : {}),
      exposed: futures.reduce(
        (sum, { view, chance }) => sum + (view.grid[generation][row]?.exposedBy.length ? chance : 0),
        0,
      ),
    };
  });
}

const range = (values: readonly number[]): Range => ({ min: Math.min(...values), max: Math.max(...values) });

/** What takes a founder off the grid by tomorrow. */
export type Fate = 'suspicion' | 'age' | 'card' | 'mark';

export interface Tomorrow extends Foresight {
  /** What becomes of those who will be gone for certain. */
  readonly fates: ReadonlyMap<FounderId, Fate>;
  /** Each child that is born for certain, by whose side it takes. */
  readonly born: readonly { readonly side: Side; readonly for: FounderId; readonly founder?: FounderId }[];
  /** Whom the mark would take for certain. */
  readonly marked?: FounderId;
  /** The match would be over: for certain, or perhaps. */
  readonly won: number;
  readonly lost: number;
}

/** What ending the turn brings, up to the next decision. Undefined where no turn can be ended. */
export function tomorrowOf(view: View): Tomorrow | undefined {
  if (view.phase !== 'actions') return undefined;
  const known = tomorrows.get(view) ?? foretell(view);
  if (known) tomorrows.set(view, known);
  return known;
}

/** The board, its headline and every reason ask of the same table. */
const tomorrows = new WeakMap<View, Tomorrow>();

function foretell(view: View): Tomorrow | undefined {
  const futures = futuresOf(view, { type: 'end' }, 'decision');
  const seen = foresee(futures);
  if (seen === undefined) return undefined;
  const gone = futures.map(({ events }) => fatesIn(events));
  const fates = new Map(
    [...(gone[0] ?? [])].filter(([id, fate]) => gone.every((one) => one.get(id) === fate)),
  );
  const marked = [...fates].find(([, fate]) => fate === 'mark')?.[0];
  const chanceOf = (holds: (view: View) => boolean): number =>
    futures.reduce((sum, future) => sum + (holds(future.view) ? future.chance : 0), 0);
  return {
    ...seen,
    fates,
    born: bornIn(futures),
    ...(marked ? { marked } : {}),
    won: chanceOf(({ outcome }) => (outcome?.winners.length ?? 0) > 0),
    lost: chanceOf(({ outcome }) => outcome?.winners.length === 0),
  };
}

function fatesIn(events: readonly ExoshipEvent[]): Map<FounderId, Fate> {
  const fates = new Map<FounderId, Fate>();
  let card = false;
  for (const event of events) {
    if (event.type === 'eventDrawn') card = true;
    if (event.type === 'discarded')
      fates.set(event.founder, event.cause === 'mark' ? 'mark' : card ? 'card' : 'suspicion');
    if (event.type === 'replaced') fates.set(event.founder, 'card');
    if (event.type === 'died') for (const id of event.founders) fates.set(id, 'age');
    // Who comes back from under the stack is not gone.
    if (event.type === 'born' || event.type === 'joined') fates.delete(event.founder);
    if (event.type === 'replaced') fates.delete(event.newcomer);
  }
  return fates;
}

function bornIn(futures: readonly Future[]): Tomorrow['born'] {
  const births = futures.map(({ events }) =>
    events.flatMap((event) => (event.type === 'born' ? [event] : [])),
  );
  const [first = []] = births;
  return first.flatMap(({ side, for: dead, founder }, i) => {
    const same = births.every((one) => one[i]?.side === side && one[i]?.for === dead);
    const known = births.every((one) => one[i]?.founder === founder);
    return same ? [{ side, for: dead, ...(known ? { founder } : {}) }] : [];
  });
}
