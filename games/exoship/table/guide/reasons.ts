/** Why the hint advises what it does: each sentence is told only where its facts hold. The weightiest come first. */
import { canonical } from '#engine';
import type { Advice, Reason } from '#ui/kit/hint.ts';
import type { ExoshipAction } from '../../action.ts';
import type { FounderId } from '../../content/founders.ts';
import { foresee, futuresOf, legalIn, tomorrowOf } from '../../outlook.ts';
import { ARRIVAL, type Exoship } from '../../state.ts';
import { REASON_WORDS as WORDS } from '../../text/reasons.ts';
import { inView, type SeenFounder, type View } from '../../view.ts';

/** What a reason may speak of. */
interface Case {
  readonly view: View;
  readonly plan: Advice<Exoship>['plan'];
  readonly action: ExoshipAction;
  /** After the first step, where luck decides nothing. */
  readonly after: View | undefined;
  /** As far as the plan is certain. */
  readonly end: View;
  /** Who joins Rift by the first step, and stays out of sight. */
  readonly joins: SeenFounder | undefined;
}

type Tell = (about: Case) => string | undefined;

const at = (view: View, id: FounderId | undefined): SeenFounder | undefined =>
  inView(view).find((founder) => founder.id === id);
const isRift = (founder: { readonly side?: string } | undefined): boolean => founder?.side === 'rift';
const exposedIn = (view: View): SeenFounder[] => inView(view).filter(({ exposedBy }) => exposedBy.length > 0);

/** Who will be captain next turn, where that is certain. */
const nextCaptain = (view: View): SeenFounder | undefined => tomorrowOf(view)?.grid.elder[0]?.founder;

const TELL: Readonly<Record<keyof typeof WORDS, Tell>> = {
  winsNow({ end, action, view }) {
    const before = action.type === 'end' ? view : end;
    const won = (end.outcome?.winners.length ?? 0) > 0 || (tomorrowOf(before)?.won ?? 0) > 0.999;
    return won ? WORDS.winsNow : undefined;
  },
  ring: ({ view, after }) => (view.ship === 'cruise' && after?.ship === 'ring' ? WORDS.ring : undefined),
  blinds({ view, action }) {
    if (action.type !== 'ability' || action.by !== 'saboteur' || action.target === undefined)
      return undefined;
    const { target } = action;
    const exposed = exposedIn(view);
    const only =
      exposed.length > 0 && exposed.every(({ exposedBy }) => exposedBy.every((id) => id === target));
    return only ? WORDS.blinds(target) : undefined;
  },
  disarms({ view, after, joins }) {
    if (joins === undefined || after === undefined) return undefined;
    const saved = exposedIn(view).filter(
      ({ id, exposedBy }) => exposedBy.includes(joins.id) && at(after, id)?.exposedBy.length === 0,
    );
    return saved.length > 0
      ? WORDS.disarms(
          joins.id,
          saved.map(({ id }) => id),
        )
      : undefined;
  },
  chain({ plan: [first, second] }) {
    if (first.type !== 'sway' || second?.type !== 'sway' || second.by !== first.target) return undefined;
    return WORDS.chain(first.by, second.by, second.target);
  },
  opens({ view, plan: [first, second], end }) {
    if (first.type !== 'freeSway' || second === undefined || !('by' in second)) return undefined;
    const joined = inView(end).find(
      ({ id, side }) => side === 'rift' && id !== second.by && at(view, id)?.side === 'directorate',
    );
    return joined && at(end, second.by) ? WORDS.opens(second.by, joined.id) : undefined;
  },
  courseNow({ view, action }) {
    if (action.type !== 'changeCourse') return undefined;
    return nextCaptain(view)?.side === 'directorate' ? WORDS.courseNow(ARRIVAL - view.step) : undefined;
  },
  heir({ action, after }) {
    const heir = after && at(after, after.captain);
    return action.type === 'changeCourse' && heir && isRift(heir) ? WORDS.heir(heir.id) : undefined;
  },
  shiftUp({ view, after }) {
    if (after === undefined) return undefined;
    const gone = inView(view).find(({ id, rank }) => rank === 1 && at(after, id) === undefined);
    const other = gone && after.grid[gone.generation][0];
    const rose = other && at(view, other.id)?.rank === 2 && isRift(other);
    return gone && rose ? WORDS.shiftUp(gone.id, other.id) : undefined;
  },
  courseLater({ view, action }) {
    if (action.type === 'changeCourse' || !legalIn(view).some(({ type }) => type === 'changeCourse'))
      return undefined;
    const heir = nextCaptain(view);
    return at(view, view.captain)?.worth === 2 && heir && isRift(heir)
      ? WORDS.courseLater(heir.id)
      : undefined;
  },
  turnCard({ view, action, after }) {
    const card = after?.timeline[view.step];
    if (action.type !== 'ability' || action.by !== 'navigator' || !after || !card) return undefined;
    const first = tomorrowOf(after)?.grid[card.marks][0];
    return first === undefined || first.side === 'directorate'
      ? WORDS.turnCard(card.up, card.marks)
      : undefined;
  },
  markDodge({ view, end }) {
    const marked = tomorrowOf(view)?.marked;
    const card = view.timeline[view.step];
    if (marked === undefined || card === undefined || end.phase !== 'actions') return undefined;
    const dodged = tomorrowOf(end)?.fates.get(marked) !== 'mark' && at(end, marked) !== undefined;
    return dodged ? WORDS.markDodge(card.marks, marked) : undefined;
  },
  replaceKnown({ view, action, after }) {
    const [next] = view.stack.undealt.length === 0 ? view.stack.known : [];
    const comes = after && at(after, next);
    if (action.type !== 'replace' || !comes || comes.exposedBy.length > 0) return undefined;
    return WORDS.replaceKnown(comes.id, comes.arrow);
  },
  replaceOdds({ view, action }) {
    const unseen = view.stack.undealt.length;
    const now = action.type === 'replace' ? at(view, action.founder) : undefined;
    // Who is safe already gains nothing by it.
    if (now === undefined || unseen === 0 || now.exposedBy.length === 0) return undefined;
    const then = foresee(futuresOf(view, action, 'action'))?.grid[now.generation][now.rank - 1];
    const safe = then ? Math.round(unseen * (1 - then.exposed)) : 0;
    return safe > 0 ? WORDS.replaceOdds(now.id, safe, unseen) : undefined;
  },
  replaceReach({ view, action }) {
    const now = action.type === 'replace' ? at(view, action.founder) : undefined;
    if (now === undefined || view.stack.undealt.length === 0) return undefined;
    const sways = (seen: View): boolean => {
      const target = seen.grid[now.generation][now.rank - 1]?.target;
      return at(seen, target)?.side === 'directorate';
    };
    const futures = futuresOf(view, action, 'action');
    const reach = futures.filter((future) => sways(future.view)).length;
    return !sways(view) && reach > 0 ? WORDS.replaceReach(now.id, reach, futures.length) : undefined;
  },
  shiftInto({ view, plan: [first, second], end }) {
    const other =
      second && first.type !== 'end' && second.type !== 'end' ? afterAll(view, [second, first]) : undefined;
    if (other === undefined || other.pointsAfterSuspicion >= end.pointsAfterSuspicion) return undefined;
    const hit = exposedIn(other).find(({ id }) => at(end, id)?.exposedBy.length === 0);
    const [by] = hit?.exposedBy ?? [];
    return hit && by ? WORDS.shiftInto(hit.id, by) : undefined;
  },
  rank1: ({ joins }) => (joins?.rank === 1 ? WORDS.rank1 : undefined),
  childSide: ({ joins }) => (joins?.generation === 'elder' ? WORDS.childSide(joins.id) : undefined),
  young: ({ joins, view }) =>
    joins?.generation === 'young' && view.step + 2 <= ARRIVAL ? WORDS.young(joins.id) : undefined,
  safe: ({ joins }) => (joins ? WORDS.safe(joins.id) : undefined),
};

/** The table after some actions; undefined where one of them is not legal or luck decides. */
function afterAll(view: View, actions: readonly ExoshipAction[]): View | undefined {
  let here: View | undefined = view;
  for (const action of actions) {
    if (!here || !legalIn(here).some((one) => canonical(one) === canonical(action))) return undefined;
    const futures = futuresOf(here, action, 'action');
    here = futures.length === 1 ? futures[0]?.view : undefined;
  }
  return here;
}

function caseOf(view: View, { plan, views }: Advice<Exoship>): Case {
  const [after] = views;
  const joins = inView(view).flatMap(({ id, side }) => {
    const then = after && at(after, id);
    return side === 'directorate' && then && isRift(then) && then.exposedBy.length === 0 ? [then] : [];
  })[0];
  return { view, plan, action: plan[0], after, end: views.at(-1) ?? view, joins };
}

export const reasons: readonly Reason<Exoship>[] = Object.entries(TELL).map(([id, tell]) => ({
  id,
  tell: (view, advice) => tell(caseOf(view, advice)),
}));
