/** Which decisions are judged, and what else could have been done in them. */
import { botOf, decide, followed, Ply, questionOf, sensible } from '#bots';
import { type Action, NO_DRAWS, nth, type Plan, Play, type Seat, same, stream } from '#engine';
import { seenThrough } from './estimate.ts';
import type { Story } from './story.ts';

/** With no more actions than this all are compared, else the best by one ply. */
const MANY = 12;

/** A decision that is judged: one action, or a whole turn under a plan. */
export interface Judged {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: 'action' | 'turn';
  /** What was played of a turn, the first action included. */
  readonly played: readonly Action[];
}

export interface Candidate {
  readonly action: Action;
  /** What is gone about afterwards, while its occasion lasts. */
  readonly plan: Plan;
  /** Who would do it. */
  readonly by: readonly ('played' | 'sound' | 'policy')[];
}

/** Everything that somebody decided where there was something to decide. */
export function judgedOf(story: Story): Judged[] {
  const { deeds, states, game } = story;
  const judged: Judged[] = [];
  const seen = new Map<Seat, string>();
  deeds.forEach(({ seat, forced, action }, at) => {
    if (seat < 0 || forced) return;
    const state = nth(states, at);
    const occasion = game.sense.plans?.occasion?.(state, seat);
    if (occasion !== undefined && seen.get(seat) === occasion) return;
    const actions = sensible(game, new Play(game, state, NO_DRAWS).legal(seat));
    if (actions.length < 2) return;
    if (!hasWays(story, at, seat)) return;
    if (occasion === undefined) {
      judged.push({ at, seat, kind: 'action', played: [action] });
      return;
    }
    seen.set(seat, occasion);
    judged.push({ at, seat, kind: 'turn', played: playedIn(story, at, seat, occasion) });
  });
  return judged;
}

/** A game that names no plans for a decision says that there is nothing to compare. */
function hasWays(story: Story, at: number, seat: Seat): boolean {
  const { plans } = story.game.sense;
  if (plans === undefined) return true;
  const s = seenThrough(story, nth(story.states, at), seat, `${story.hash} ways ${at}`);
  return plans.ways(s, seat).length > 0;
}

function playedIn(story: Story, at: number, seat: Seat, occasion: string): Action[] {
  const { deeds, states, game } = story;
  const played: Action[] = [];
  for (let i = at; i < deeds.length; i++) {
    const deed = nth(deeds, i);
    if (game.sense.plans?.occasion?.(nth(states, i), seat) !== occasion) break;
    if (deed.seat === seat) played.push(deed.action);
  }
  return played;
}

/** What was played comes first; it is always one of them. The same for all positions the seat cannot tell apart. */
export function candidatesOf(story: Story, { at, seat, kind, played }: Judged): Candidate[] {
  const { game, states } = story;
  const seed = `${story.hash} candidates ${at}`;
  const question = questionOf(game, nth(states, at), seat);
  const s = seenThrough(story, nth(states, at), seat, seed);
  const { actions } = question;
  const ways = game.sense.plans?.ways(s, seat) ?? [];
  const [usual = {}] = ways;
  const first = nth(played, 0);
  const policy = game.sense.rollout(s, seat, actions, stream(`${seed} policy`));
  const sound = decide(botOf('sound'), question, { seed: `${seed} sound` }).action;
  const found: { action: Action; plan: Plan; turn: boolean }[] = [
    { action: first, plan: usual, turn: kind === 'turn' },
  ];
  const add = (action: Action, plan: Plan) => {
    if (!found.some((one) => !one.turn && same(one.action, action) && same(one.plan, plan)))
      found.push({ action, plan, turn: false });
  };
  for (const plan of ways) add(followed(game, s, seat, plan, actions, stream(`${seed} first`)), plan);
  if (kind === 'action')
    for (const action of [sound, policy, ...few(actions, question, seed)]) add(action, usual);
  const isUsual = (plan: Plan, turn: boolean): boolean => !turn && plan === usual;
  return found.map(({ action, plan, turn }, i) => ({
    action,
    plan,
    by: [
      ...(i === 0 ? (['played'] as const) : []),
      ...(isUsual(plan, turn) && (kind === 'turn' || same(action, sound)) ? (['sound'] as const) : []),
      ...(isUsual(plan, turn) && (kind === 'turn' || same(action, policy)) ? (['policy'] as const) : []),
    ],
  }));
}

/** All actions where they are few, else those that look best at a glance. */
function few(
  actions: readonly Action[],
  question: ReturnType<typeof questionOf>,
  seed: string,
): readonly Action[] {
  if (actions.length <= MANY) return actions;
  const ply = new Ply(question, `${seed} ply`);
  const values = new Map(actions.map((action) => [action, ply.value(action)]));
  return actions.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0)).slice(0, MANY);
}
