/** What an action would bring, read from the views the table is given for it: what they agree on is certain. */
import type { FounderId } from '../content/founders.ts';
import type { Generation, Side } from '../state.ts';
import { inView, type SeenFounder, type View } from '../view.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Who would stand at one place. */
export interface Place {
  /** Absent where luck decides. */
  readonly founder?: SeenFounder;
  readonly side?: Side;
  /** In some of the views suspicion would take whoever stands here. */
  readonly mayBeExposed: boolean;
}

export interface Foresight {
  readonly grid: Readonly<Record<Generation, readonly Place[]>>;
  readonly points: Range;
  readonly after: Range;
  /** Suspicion would take these, whatever luck brings; and these only in some cases. */
  readonly exposed: readonly FounderId[];
  readonly maybe: readonly FounderId[];
  readonly luck: boolean;
  readonly captainLost?: FounderId;
  /** One of the views, for what luck does not touch: timeline, ship, destination. */
  readonly view: View;
}

export function foresee(now: View, views: readonly View[]): Foresight | undefined {
  const [view] = views;
  if (view === undefined) return undefined;
  const atRisk = views.map((each) =>
    inView(each).flatMap(({ id, exposedBy }) => (exposedBy.length > 0 ? [id] : [])),
  );
  const all = [...new Set(atRisk.flat())];
  const exposed = all.filter((id) => atRisk.every((ids) => ids.includes(id)));
  const lost = now.destination !== view.destination ? now.captain : undefined;
  return {
    grid: { elder: column(views, 'elder'), midlife: column(views, 'midlife'), young: column(views, 'young') },
    points: range(views.map((each) => each.points)),
    after: range(views.map((each) => each.pointsAfterSuspicion)),
    exposed,
    maybe: all.filter((id) => !exposed.includes(id)),
    luck: views.length > 1,
    ...(lost ? { captainLost: lost } : {}),
    view,
  };
}

function column(views: readonly View[], generation: Generation): Place[] {
  const ranks = Math.max(...views.map((view) => view.grid[generation].length));
  return Array.from({ length: ranks }, (_, row) => {
    const standing = views.map((view) => view.grid[generation][row]);
    const [first] = standing;
    const sure = first !== undefined && standing.every((founder) => founder?.id === first.id);
    const side = standing.every((founder) => founder?.side === first?.side) ? first?.side : undefined;
    return {
      ...(sure ? { founder: first } : {}),
      ...(side ? { side } : {}),
      mayBeExposed: standing.some((founder) => founder !== undefined && founder.exposedBy.length > 0),
    };
  });
}

function range(values: readonly number[]): Range {
  return { min: Math.min(...values), max: Math.max(...values) };
}

export function spread({ min, max }: Range): string {
  return min === max ? `${min}` : `${min}–${max}`;
}

export const CHANGES = [
  'rift',
  'directorate',
  'moves',
  'arrives',
  'unsure',
  'leaves',
  'away',
  'blinded',
] as const;
export type Change = (typeof CHANGES)[number];

/** How a place differs from what stands there now. */
export function changeAt(
  now: View,
  present: SeenFounder | undefined,
  then: Place | undefined,
  after: View,
): Change | undefined {
  if (then === undefined) return present && (isIn(after, present) ? 'away' : 'leaves');
  const { founder } = then;
  if (founder === undefined) return 'unsure';
  if (founder.id !== present?.id) return isIn(now, founder) ? 'moves' : 'arrives';
  if (founder.side !== present.side) return founder.side;
  return founder.blinded && !present.blinded ? 'blinded' : undefined;
}

/** Someone who stands here now and would be off the grid, though another takes the place. */
export function supplanted(present: SeenFounder | undefined, then: Place | undefined, after: View): boolean {
  return (
    present !== undefined && then !== undefined && then.founder?.id !== present.id && !isIn(after, present)
  );
}

function isIn(view: View, { id }: SeenFounder): boolean {
  return inView(view).some((founder) => founder.id === id);
}
