/** Why the hint advises what it does: each sentence is told only where its facts hold. The weightiest come first. */
import { canonical } from '#engine';
import type { Advice, Reason } from '#ui/kit/hint.ts';
import type { ExoshipAction } from '../../action.ts';
import type { FounderId } from '../../content/founders.ts';
import { foresee, futuresOf, leftByTurning, legalIn, mostLeft, tomorrowOf } from '../../outlook.ts';
import { ARRIVAL, type Exoship, GENERATIONS } from '../../state.ts';
import { COST_WORDS, REASON_WORDS as WORDS } from '../../text/reasons.ts';
import { inView, type SeenFounder, type View } from '../../view.ts';

/** What a reason may speak of. */
interface Case {
  readonly view: View;
  readonly plan: Advice<Exoship>['plan'];
  readonly action: ExoshipAction;
  /** After the first step, where luck decides nothing and the turn goes on. */
  readonly after: View | undefined;
  /** After each step of this turn that is certain. */
  readonly views: readonly View[];
  /** As far as this turn's part of the plan is certain. */
  readonly end: View;
  /** Whether that is all of it: what it does not prevent comes. */
  readonly whole: boolean;
  readonly wins: boolean;
  /** Who joins Rift by the first step, and stays out of sight. */
  readonly joins: SeenFounder | undefined;
  /** Whether someone is with Rift after the plan: neither replaced nor moved off by it, nor taken by suspicion. */
  stays(id: FounderId): boolean;
}

type Tell = (about: Case) => string | undefined;

const at = (view: View, id: FounderId | undefined): SeenFounder | undefined =>
  inView(view).find((founder) => founder.id === id);
const isRift = (founder: { readonly side?: string } | undefined): boolean => founder?.side === 'rift';
const exposedIn = (view: View): SeenFounder[] => inView(view).filter(({ exposedBy }) => exposedBy.length > 0);

/** Who will be captain next turn, where that is certain. */
const nextCaptain = (view: View): SeenFounder | undefined => tomorrowOf(view)?.grid.elder[0]?.founder;

const TELL: Readonly<Record<keyof typeof WORDS, Tell>> = {
  winsNow: ({ wins }) => (wins ? WORDS.winsNow : undefined),
  ring: ({ view, after }) => (view.ship === 'cruise' && after?.ship === 'ring' ? WORDS.ring : undefined),
  courseNow({ view, action }) {
    if (action.type !== 'changeCourse') return undefined;
    return nextCaptain(view)?.side === 'directorate' ? WORDS.courseNow(ARRIVAL - view.step) : undefined;
  },
  heir({ action, after }) {
    const heir = after && at(after, after.captain);
    return action.type === 'changeCourse' && heir && isRift(heir) ? WORDS.heir(heir.id) : undefined;
  },
  turns({ plan, views, action }) {
    const course = plan.findIndex(({ type }) => type === 'changeCourse');
    const captain = course > 0 ? views[course - 1]?.captain : undefined;
    return action.type !== 'changeCourse' && captain ? WORDS.turns(captain) : undefined;
  },
  captaincy({ view, end, stays }) {
    const captain = at(end, end.captain);
    if (end.destination === 'axios' || isRift(at(view, view.captain)) || !captain || !isRift(captain))
      return undefined;
    return stays(captain.id) && end.actionsLeft > 0 ? WORDS.captaincy(captain.id) : undefined;
  },
  heirs({ view, end }) {
    if (end.destination === 'axios' || view.phase !== 'actions' || view.step + 1 >= ARRIVAL) return undefined;
    const heir = nextCaptain(end);
    return heir && isRift(heir) && !isRift(nextCaptain(view)) ? WORDS.heirs(heir.id) : undefined;
  },
  blinds({ view, action }) {
    if (action.type !== 'ability' || action.by !== 'saboteur' || action.target === undefined)
      return undefined;
    const { target } = action;
    const exposed = exposedIn(view);
    const only =
      exposed.length > 0 && exposed.every(({ exposedBy }) => exposedBy.every((id) => id === target));
    return only ? WORDS.blinds(target) : undefined;
  },
  disarms({ view, after, joins, stays }) {
    if (joins === undefined || after === undefined) return undefined;
    const saved = exposedIn(view).filter(
      ({ id, exposedBy }) =>
        exposedBy.includes(joins.id) && at(after, id)?.exposedBy.length === 0 && stays(id),
    );
    return saved.length > 0
      ? WORDS.disarms(
          joins.id,
          saved.map(({ id }) => id),
        )
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
  markDodge({ view, end, stays }) {
    const marked = tomorrowOf(view)?.marked;
    const card = view.timeline[view.step];
    if (marked === undefined || card === undefined || end.phase !== 'actions') return undefined;
    const dodged = tomorrowOf(end)?.fates.get(marked) !== 'mark' && stays(marked);
    return dodged ? WORDS.markDodge(card.marks, marked) : undefined;
  },
  spares({ view, stays }) {
    const spared = exposedIn(view).filter(({ id }) => stays(id));
    return spared.length > 0 ? WORDS.spares(spared.map(({ id }) => id)) : undefined;
  },
  chain({ view, views, plan: [first, second], stays }) {
    const [joined, next] = joinedBy(view, views);
    if (first.type === 'freeSway' || joined === undefined || next === undefined || !stays(next))
      return undefined;
    if (!('by' in first) || second?.type !== 'sway' || second.by !== joined) return undefined;
    return WORDS.chain(first.by, joined, next);
  },
  opens({ view, views, plan: [first, second, third], whole, stays }) {
    const [free, joined, last] = joinedBy(view, views);
    if (first.type !== 'freeSway' || free === undefined || joined === undefined) return undefined;
    if (second === undefined || !('by' in second) || second.by !== free) return undefined;
    const further = third && 'by' in third && third.by === joined ? last : undefined;
    return whole && !stays(further ?? joined) ? undefined : WORDS.opens(free, joined, further);
  },
  shiftUp({ view, after, stays }) {
    if (after === undefined) return undefined;
    const gone = inView(view).find(({ id, rank }) => rank === 1 && at(after, id) === undefined);
    const other = gone && after.grid[gone.generation][0];
    const rose = other && at(view, other.id)?.rank === 2 && stays(other.id);
    return gone && rose ? WORDS.shiftUp(gone.id, other.id) : undefined;
  },
  courseLater({ view, action, end }) {
    if (action.type === 'changeCourse' || !legalIn(view).some(({ type }) => type === 'changeCourse'))
      return undefined;
    const heir = nextCaptain(end);
    return at(view, view.captain)?.worth === 2 && heir && isRift(heir)
      ? WORDS.courseLater(heir.id)
      : undefined;
  },
  replaceKnown({ view, action, after, stays }) {
    const [next] = view.stack.undealt.length === 0 ? view.stack.known : [];
    const comes = after && at(after, next);
    if (action.type !== 'replace' || !comes || !stays(comes.id)) return undefined;
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
  course: ({ view, action }) =>
    action.type === 'changeCourse' ? WORDS.course(ARRIVAL - view.step) : undefined,
  shiftInto({ view, plan: [first, second], end, stays }) {
    const other =
      second && first.type !== 'end' && second.type !== 'end' ? afterAll(view, [second, first]) : undefined;
    if (other === undefined || other.pointsAfterSuspicion >= end.pointsAfterSuspicion) return undefined;
    const hit = exposedIn(other).find(({ id }) => stays(id));
    const [by] = hit?.exposedBy ?? [];
    return hit && by ? WORDS.shiftInto(hit.id, by) : undefined;
  },
  rank1: ({ joins }) => (joins?.rank === 1 ? WORDS.rank1(joins.id) : undefined),
  childSide: ({ joins }) => (joins?.generation === 'elder' ? WORDS.childSide(joins.id) : undefined),
  young: ({ joins, view, end }) =>
    joins?.generation === 'young' && view.step + 2 <= ARRIVAL && livesOn(end, joins.id)
      ? WORDS.young(joins.id)
      : undefined,
  safe: ({ joins }) => (joins ? WORDS.safe(joins.id) : undefined),
  gains: ({ view, end }) =>
    end.pointsAfterSuspicion > view.pointsAfterSuspicion
      ? WORDS.gains(end.pointsAfterSuspicion, view.pointsAfterSuspicion)
      : undefined,
  aims({ view, after, end, stays }) {
    if (after === undefined || after.actionsLeft === 0) return undefined;
    const before = swayable(view).map(({ target }) => target);
    const now = swayable(after).find(({ target }) => !before.includes(target));
    if (now?.target === undefined || !stays(now.id)) return undefined;
    // Whom the plan brings in must stay too.
    const then = at(end, now.target);
    return then && (!isRift(then) || stays(then.id)) ? WORDS.aims(now.id, now.target) : undefined;
  },
  longer({ view, after, end, stays }) {
    const age = ({ generation }: SeenFounder): number => GENERATIONS.indexOf(generation);
    const younger = inView(view).find((founder) => {
      const then = after && at(after, founder.id);
      const moved = isRift(founder) && then && age(then) > age(founder);
      return moved && stays(founder.id) && livesOn(end, founder.id);
    });
    return younger && WORDS.longer(younger.id);
  },
  clears({ view, after, stays }) {
    const hits = (seen: View): SeenFounder[] =>
      inView(seen).filter(
        ({ side, target, blinded }) => side === 'directorate' && !blinded && isRift(at(seen, target)),
      );
    if (after === undefined) return undefined;
    const before = hits(view).find(({ id }) => !hits(after).some((one) => one.id === id));
    return before?.target && stays(before.target) ? WORDS.clears(before.id, before.target) : undefined;
  },
  comes({ view, action, after }) {
    if (action.type !== 'ability' || action.target === undefined || after === undefined) return undefined;
    const comes = inView(after).find(({ id }) => at(view, id) === undefined);
    return comes && !isRift(at(after, comes.target)) ? WORDS.comes(comes.id, action.target) : undefined;
  },
  gift({ plan: [first, second], view, views, stays }) {
    const [free] = joinedBy(view, views);
    const used = first.type === 'freeSway' && second?.type === 'ability' && second.by === free;
    return used && free && stays(free) ? WORDS.gift(free) : undefined;
  },
  odds({ view, action }) {
    const futures = action.type === 'end' ? [] : futuresOf(view, action, 'action');
    const more = futures.filter((then) => then.view.pointsAfterSuspicion > view.pointsAfterSuspicion);
    return futures.length > 1 && more.length > 0 ? WORDS.odds(more.length, futures.length) : undefined;
  },
  freeNew({ plan: [first, second], view, views }) {
    const [free] = joinedBy(view, views);
    return first.type === 'freeSway' && free && second?.type === 'replace' && second.founder === free
      ? WORDS.freeNew(free)
      : undefined;
  },
  replaceNew: ({ action }) => (action.type === 'replace' ? WORDS.replaceNew(action.founder) : undefined),
  fresh({ view, end, whole }) {
    if (!whole || end.pointsAfterSuspicion > 0 || view.phase !== 'actions') return undefined;
    return WORDS.fresh(
      mostLeft(view, LOOK_AHEAD),
      view.step + (view.destination === 'axios' ? 0 : 1) === ARRIVAL,
      !inView(view).some(isRift),
    );
  },
  spent: ({ action, view }) =>
    action.type === 'end' && view.actionsLeft === 0 ? WORDS.spent(view.pointsAfterSuspicion) : undefined,
  rest({ action, view }) {
    if (action.type !== 'end' || view.actionsLeft === 0) return undefined;
    const left = view.pointsAfterSuspicion;
    return mostLeft(view, LOOK_AHEAD) <= left ? WORDS.rest(left) : undefined;
  },
  keeps: ({ action, view }) =>
    action.type === 'end' && exposedIn(view).length === 0
      ? WORDS.keeps(view.pointsAfterSuspicion)
      : undefined,
};

/** Neither a card nor the mark takes them next turn, as far as can be known. */
const livesOn = (end: View, id: FounderId): boolean => tomorrowOf(end)?.fates.get(id) === undefined;

/** So many actions are looked at where it is said that none would help. */
const LOOK_AHEAD = 2;

/** Whose arrow could turn someone. */
const swayable = (view: View): SeenFounder[] =>
  inView(view).filter((founder) => isRift(founder) && at(view, founder.target)?.side === 'directorate');

/** Who joins Rift by each step. */
function joinedBy(view: View, views: readonly View[]): (FounderId | undefined)[] {
  return views.map((then, i) => {
    const before = views[i - 1] ?? view;
    return inView(then).find(({ id, side }) => side === 'rift' && at(before, id)?.side === 'directorate')?.id;
  });
}

/** What still holds where suspicion leaves nobody: the course, and that it is so. */
const LASTING: readonly string[] = ['courseNow', 'turns', 'course', 'odds', 'replaceOdds', 'fresh'];

/** Which of them speak of nothing but the end of the turn: no reason for a step before it. */
const CLOSING: readonly string[] = ['spent', 'rest', 'keeps'];

/** Which of them say already what suspicion leaves. */
const COUNTS: readonly string[] = ['gains', 'spent', 'rest', 'fresh', 'keeps'];

/** What the plan does not prevent; undefined where nothing is lost, or where that is not known yet. */
function costOf(reason: string, { end, whole, wins }: Case): string | undefined {
  if (!whole || wins || end.phase !== 'actions') return undefined;
  const exposed = exposedIn(end).map(({ id }) => id);
  if (exposed.length > 0 && COUNTS.includes(reason)) return undefined;
  if (exposed.length > 0) return COST_WORDS.suspicion(exposed, end.pointsAfterSuspicion);
  const marked = tomorrowOf(end)?.marked;
  return marked && COST_WORDS.mark(marked);
}

/** Why the ship is not turned now, where it could be: what that would leave. */
function notTurned(reason: string, { view, plan, wins }: Case): string | undefined {
  if (wins || reason === 'courseLater' || plan.some(({ type }) => type === 'changeCourse')) return undefined;
  const left = leftByTurning(view);
  return left === undefined ? undefined : COST_WORDS.turning(left);
}

/** Who could turn the ship is still to be found, and time runs short. */
function captainless(_: string, { view, end, wins }: Case): string | undefined {
  const steps = ARRIVAL - view.step;
  if (wins || steps < 2 || end.destination === 'axios' || steps > SHORT || end.phase !== 'actions')
    return undefined;
  return isRift(at(end, end.captain)) || isRift(nextCaptain(end)) ? undefined : COST_WORDS.captainless(steps);
}

/** From so many steps before the end on, a captain of Rift is spoken of; the last turn has words of its own. */
const SHORT = 3;

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

/** Every reason asks for the case of the same advice. */
const cases = new WeakMap<Advice<Exoship>, Case>();

function caseOf(view: View, advice: Advice<Exoship>): Case {
  const known = cases.get(advice) ?? weigh(view, advice);
  cases.set(advice, known);
  return known;
}

function weigh(view: View, { plan, views: all }: Advice<Exoship>): Case {
  const turn = plan.findIndex(({ type }) => type === 'end');
  const ahead = turn < 0 ? plan.length : turn;
  const views = all.slice(0, ahead);
  const [after] = views;
  const end = views.at(-1) ?? view;
  const won = all[turn]?.outcome?.winners.length ?? 0;
  const joins = inView(view).flatMap(({ id, side }) => {
    const then = after && at(after, id);
    return side === 'directorate' && then && isRift(then) && then.exposedBy.length === 0 ? [then] : [];
  })[0];
  const replaced = new Set(plan.flatMap((one) => (one.type === 'replace' ? [one.founder] : [])));
  const stays = (id: FounderId): boolean => {
    const then = at(end, id);
    return isRift(then) && then?.exposedBy.length === 0 && !replaced.has(id);
  };
  return {
    ...{
      view,
      plan,
      views,
      after,
      end,
      joins: joins && stays(joins.id) ? joins : undefined,
      action: plan[0],
    },
    stays,
    whole: views.length === ahead && (turn >= 0 || end.actionsLeft === 0),
    wins: won > 0 || (tomorrowOf(end)?.won ?? 0) > 0.999,
  };
}

export const reasons: readonly Reason<Exoship>[] = Object.entries(TELL).map(([id, tell]) => ({
  id,
  ...(CLOSING.includes(id) ? { here: true } : {}),
  tell(view, advice) {
    const about = caseOf(view, advice);
    const lost = about.whole && !about.wins && about.end.pointsAfterSuspicion === 0;
    const told = lost && !LASTING.includes(id) ? undefined : tell(about);
    const more = [costOf, notTurned, captainless].flatMap((say) => say(id, about) ?? []);
    return told && [told, ...more].join(' ');
  },
}));
