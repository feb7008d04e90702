/** What the player sees, built up from nothing. Only the order of the undealt founders is hidden. */
import { unplaced } from '#engine';
import { ARROW_OF, type Arrow, type FounderId } from './content/founders.ts';
import type { TimelineSideId } from './content/ids.ts';
import { backOf, faceOf, TIMELINE } from './content/timeline.ts';
import type { ExoshipFrame } from './frame.ts';
import { captain, exposures, generationAt, points, pointsAfterSuspicion, targetFrom } from './rules/grid.ts';
import { type Founder, GENERATIONS, type Generation, type Side, type State } from './state.ts';

export interface SeenFounder {
  readonly id: FounderId;
  readonly side: Side;
  readonly generation: Generation;
  readonly rank: number;
  readonly arrow: Arrow;
  /** Whom the arrow hits. */
  readonly target?: FounderId;
  /** XS-7.2 what this founder counts now; nothing while Directorate. */
  readonly worth: number;
  readonly captain: boolean;
  /** By whose arrows suspicion would discard this founder. */
  readonly exposedBy: readonly FounderId[];
  /** Whose arrow counts for nothing this turn. */
  readonly blinded: boolean;
}

export interface SeenCard {
  readonly step: number;
  readonly up: TimelineSideId;
  readonly down: TimelineSideId;
  readonly marks: Generation;
}

export interface View {
  /** What is being decided; absent when the game is over. */
  readonly phase?: ExoshipFrame['step'];
  readonly origin: State['origin'];
  readonly hard: boolean;
  readonly timeline: readonly SeenCard[];
  readonly step: number;
  readonly ship: State['ship'];
  readonly destination: State['destination'];
  readonly grid: Readonly<Record<Generation, readonly SeenFounder[]>>;
  readonly captain?: FounderId;
  readonly points: number;
  readonly pointsAfterSuspicion: number;
  readonly suspicionSkipped: boolean;
  readonly actionsLeft: number;
  readonly stack: {
    /** The undealt founders on top: known as a set, in no order (XS-R8). */
    readonly undealt: readonly FounderId[];
    /** The known founders below them, next to be drawn first. */
    readonly known: readonly FounderId[];
  };
  /** Whose arrows count for nothing this turn, in play or not. */
  readonly blinded: readonly FounderId[];
  /** The two cards looked at for the sleeper agent. */
  readonly sleepers: readonly FounderId[];
  readonly outcome?: State['outcome'];
}

export function view(s: State): View {
  const phase = s.stack[s.stack.length - 1]?.step;
  const leader = captain(s.grid)?.id;
  return {
    ...(phase ? { phase } : {}),
    origin: s.origin,
    hard: s.hard,
    timeline: s.timeline.map((card, i) => ({
      step: i + 1,
      up: faceOf(card),
      down: backOf(card),
      marks: TIMELINE[faceOf(card)].marks,
    })),
    step: s.step,
    ship: s.ship,
    destination: s.destination,
    grid: { elder: seenColumn(s, 0), midlife: seenColumn(s, 1), young: seenColumn(s, 2) },
    ...(leader ? { captain: leader } : {}),
    points: points(s.grid),
    pointsAfterSuspicion: pointsAfterSuspicion(s),
    suspicionSkipped: s.noSuspicion,
    actionsLeft: s.actionsLeft,
    stack: {
      undealt: unplaced(s.reserve, 0),
      known: s.reserve.flatMap((layer) => (layer.seen === 'all' ? layer.cards : [])),
    },
    blinded: s.blinded.slice(),
    sleepers: s.sleepers.slice(),
    ...(s.outcome ? { outcome: s.outcome } : {}),
  };
}

function seenColumn(s: State, column: number): SeenFounder[] {
  const generation = generationAt(column);
  const leader = captain(s.grid)?.id;
  const exposed = s.noSuspicion ? [] : exposures(s.grid, s.blinded);
  return s.grid[generation].map((founder: Founder, row) => {
    const { id, side } = founder;
    const target = targetFrom(s.grid, id, column, row)?.id;
    return {
      id,
      side,
      generation,
      rank: row + 1,
      arrow: ARROW_OF[id],
      ...(target ? { target } : {}),
      worth: side === 'rift' ? (row === 0 ? 2 : 1) : 0,
      captain: id === leader,
      exposedBy: exposed.find((exposure) => exposure.founder === id)?.by ?? [],
      blinded: s.blinded.includes(id),
    };
  });
}

/** Every founder of a view, elder to young, rank 1 down. */
export function inView(view: View): SeenFounder[] {
  return GENERATIONS.flatMap((generation) => view.grid[generation]);
}

/** The lowest-rank founder of a generation in view. */
export function lowestIn(view: View, generation: Generation): SeenFounder | undefined {
  const founders = view.grid[generation];
  return founders[founders.length - 1];
}

/** Who stands one rank below someone. */
export function belowIn(view: View, id: FounderId): SeenFounder | undefined {
  const founder = inView(view).find((one) => one.id === id);
  return founder && view.grid[founder.generation][founder.rank];
}
