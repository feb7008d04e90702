/** Keeping to a plan: what was thought through once for an occasion is not thought through again at every step of it. */
import { type Kit, type Plan, stream } from '#engine';
import { type Intent, type Question, settled, type Thinking } from './bot.ts';
import { forgetOthers } from './standing.ts';

/** What the plan says here, while its occasion lasts. */
export function keptTo<K extends Kit>(
  question: Question<K>,
  seed: string,
): Thinking<K['action']> | undefined {
  const { game, seat, actions, intent } = question;
  const { sense } = game;
  if (intent === undefined || sense.plans === undefined) return undefined;
  const random = stream(`${seed} kept`);
  const s = question.sample(random);
  forgetOthers<K>(s, seat);
  if (sense.plans.occasion?.(s, seat) !== intent.occasion) return undefined;
  return settled(sense.plans.follow(s, seat, intent.plan, actions, random), intent);
}

/** What a plan that was chosen here is meant for; nothing where the game keeps no plans. */
export function intentOf<K extends Kit>(
  { game, seat }: Question<K>,
  s: K['state'],
  plan: Plan,
): { intent?: Intent } {
  const occasion = game.sense.plans?.occasion?.(s, seat);
  return occasion === undefined ? {} : { intent: { plan, occasion } };
}
