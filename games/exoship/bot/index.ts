/** What a sound player of Exoship values: an evaluation, and a quick policy for playouts. */
import { nth, type Outcome, type Random, type Seat, type Sense } from '#engine';
import type { ExoshipAction } from '../action.ts';
import { ABILITIES, type Appeal } from '../content/abilities.ts';
import { ARROW_OF, type FounderId, REACH } from '../content/founders.ts';
import { faceOf, TIMELINE } from '../content/timeline.ts';
import {
  captain,
  countRift,
  everyone,
  exposures,
  find,
  founderAt,
  lowest,
  type Place,
  pointsAfterSuspicion,
  targetOf,
} from '../rules/grid.ts';
import { ARRIVAL, type Exoship, type Founder, type State } from '../state.ts';
import { ENOUGH } from '../steps/endOfTurn.ts';

/** Log-odds of a win, fitted to 6,000 positions of every mode that the search then played to the end. */
const WEIGHTS = {
  base: -4.2,
  /** A point that suspicion leaves. */
  point: 0.7,
  /** A Rift founder who stands in an arrow now: worse than one who is safe, but there are actions left to help. */
  exposed: 0.85,
  /** A step before arrival. */
  step: 1.1,
  action: 0.6,
  /** A Directorate founder whom a Rift arrow hits, and whether suspicion would spare them once swayed. */
  aimedAt: 0.6,
  aimedAtSafely: 0.4,
  /** The next card's mark would discard a Rift founder. */
  marked: -0.75,
  riftYoungFirst: 0.55,
  freeSway: 1.7,
  blackout: 0.5,
  axios: 1.4,
  // While the destination is Mariposa: the captain, whoever will be captain next turn, and how late it is.
  captain: 0.75,
  heir: 0.4,
  late: -1.3,
  cruise: -1.6,
} as const;

function value(s: State): number {
  const { grid } = s;
  const left = ARRIVAL - s.step;
  let odds = WEIGHTS.base + WEIGHTS.step * left + WEIGHTS.action * s.actionsLeft;
  odds += WEIGHTS.point * Math.min(pointsAfterSuspicion(s), ENOUGH + 1);
  odds += s.noSuspicion ? WEIGHTS.blackout : WEIGHTS.exposed * exposures(grid, s.blinded).length;
  odds += oddsOfInfluence(s);
  if (isRift(grid.young[0])) odds += WEIGHTS.riftYoungFirst;
  if (isRift(nextMarked(s))) odds += WEIGHTS.marked;
  if (countRift(grid) === 0) odds += WEIGHTS.freeSway;
  odds += s.destination === 'axios' ? WEIGHTS.axios : oddsOfCourse(s, left);
  return 1 / (1 + Math.exp(-odds));
}

function oddsOfCourse({ grid, ship }: State, left: number): number {
  let odds = WEIGHTS.late / Math.max(1, left);
  if (isRift(captain(grid))) odds += WEIGHTS.captain;
  if (isRift(grid.midlife[0])) odds += WEIGHTS.heir;
  if (ship === 'cruise') odds += WEIGHTS.cruise;
  return odds;
}

function oddsOfInfluence(s: State): number {
  let odds = 0;
  const aimedAt: FounderId[] = [];
  for (const founder of everyone(s.grid)) {
    const target = isRift(founder) ? targetOf(s.grid, founder.id) : undefined;
    if (target === undefined || isRift(target) || aimedAt.includes(target.id)) continue;
    aimedAt.push(target.id);
    const place = find(s.grid, target.id);
    odds += WEIGHTS.aimedAt + (place && isSafe(s, place) ? WEIGHTS.aimedAtSafely : 0);
  }
  return odds;
}

/** Who will stand first in the generation that the next card marks, once everyone is a generation older. */
function nextMarked({ grid, timeline, step }: State): Founder | undefined {
  const card = timeline[step];
  switch (card && TIMELINE[faceOf(card)].marks) {
    case 'elder':
      return grid.midlife[0];
    case 'midlife':
      return grid.young[0];
    case 'young':
      // XS-3.2 the first newborn has the affiliation of the first elder to die
      return grid.elder[0];
    default:
      return undefined;
  }
}

/** A win is a win; its points only tell two wins apart. */
function worth({ winners, points: [total = 0] = [] }: Outcome, seat: Seat): number {
  return winners.includes(seat) ? 0.99 + 0.001 * Math.min(10, total - ENOUGH) : 0;
}

/** The most appealing action, with enough noise that playouts differ. */
function rollout(s: State, _: Seat, actions: readonly ExoshipAction[], random: Random): ExoshipAction {
  let best = nth(actions, 0);
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = appeal(s, action) + random.int(1000) / 1000;
    if (score > highest) {
      highest = score;
      best = action;
    }
  }
  return best;
}

/** Roughly, the points an action gains or saves this turn. */
function appeal(s: State, action: ExoshipAction): number {
  switch (action.type) {
    case 'sleeper':
      return 1;
    case 'freeSway':
      return swayAppeal(s, lowest(s.grid, action.generation)?.id);
    case 'sway':
      return swayAppeal(s, action.target);
    case 'ability':
      return abilityAppeal(s, action.by, action.target);
    case 'replace':
      return 0.2;
    case 'changeCourse':
      return 2.5;
    case 'end':
      return 0.1;
  }
}

function abilityAppeal(s: State, by: FounderId, target: FounderId | undefined): number {
  const ability = ABILITIES[by];
  return ability ? APPEALS[ability.bot.appeal](s, target) : 0;
}

const APPEALS: Readonly<Record<Appeal, (s: State, target: FounderId | undefined) => number>> = {
  youngest: (s) => swayAppeal(s, lowest(s.grid, 'young')?.id),
  sway: swayAppeal,
  arrow: (s, target) => 0.9 * threat(s, target),
  little: () => 0.2,
};

/** The newcomer's points if suspicion spares them, and what their arrow would have taken. */
function swayAppeal(s: State, target: FounderId | undefined): number {
  const place = target && find(s.grid, target);
  if (!place) return 0;
  return threat(s, target) + (isSafe(s, place) ? worthAt(place) : 0.1);
}

/** The points that a Directorate founder's arrow takes this turn; fewer when another arrow takes them anyway. */
function threat(s: State, id: FounderId | undefined): number {
  if (id === undefined || s.noSuspicion || s.blinded.includes(id)) return 0;
  const target = targetOf(s.grid, id);
  const place = target && find(s.grid, target.id);
  if (!place || !isRift(target) || target.id === 'ghost') return 0;
  return isHit(s, place, id) ? 0.3 * worthAt(place) : worthAt(place);
}

/** Whether suspicion would spare this founder as a member of Rift. */
function isSafe(s: State, place: Place): boolean {
  return s.noSuspicion || place.founder.id === 'ghost' || !isHit(s, place, place.founder.id);
}

/** Whether a Directorate arrow hits a place, that of one founder left aside. */
function isHit({ grid, blinded }: State, { column, row }: Place, aside: FounderId): boolean {
  for (let dc = -1; dc <= 1; dc++) {
    for (let dr = -1; dr <= 1; dr++) {
      const founder = founderAt(grid, column + dc, row + dr);
      if (founder === undefined || founder.side === 'rift' || founder.id === aside) continue;
      const reach = REACH[ARROW_OF[founder.id]];
      if (reach.column === -dc && reach.rank === -dr && !blinded.includes(founder.id)) return true;
    }
  }
  return false;
}

/** XS-7.2 points: a Rift founder of rank 1 is worth 2, one of any lower rank is worth 1. */
function worthAt({ row }: Place): number {
  return row === 0 ? 2 : 1;
}

function isRift(founder: Founder | undefined): boolean {
  return founder?.side === 'rift';
}

export const sense: Sense<Exoship> = { value, rollout, worth };
