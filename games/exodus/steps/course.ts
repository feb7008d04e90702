/** XD-7.1 to XD-7.3 The course: the three Keepers must agree. */

import type { Course } from '../content/plans.ts';
import { clearBallots, courses, isUnanimous, redeemPledges } from '../rules/ballots.ts';
import { keepers } from '../rules/houses.ts';
import { change } from '../rules/traits.ts';
import type { G, State } from '../state.ts';
import { toDisposition } from './disposition.ts';
import { newPhase } from './poll.ts';

export function toCourse(g: G): void {
  const { s } = g;
  clearBallots(s);
  newPhase(s);
  s.courseRound = 1;
  const [first, ...more] = courses(s);
  // XD-7.3 if there is one ballot only, no vote is held
  if (first !== undefined && more.length === 0) setCourse(g, first);
  else g.then('course', 'courseRevealed');
}

export function courseRevealed(g: G): void {
  const { s } = g;
  g.reveal();
  if (g.events !== undefined)
    g.tell({
      type: 'ballots',
      phase: 'course',
      ballots: keepers(s).map(({ faction, ballot }) => ({ faction, stake: ballot ?? 'hold' })),
    });
  const agree = isUnanimous(s);
  if (!agree) for (const house of keepers(s)) house.named = house.ballot;
  if (!agree && s.force === undefined && s.courseRound === 1) {
    s.courseRound = 2;
    clearBallots(s);
    g.then('course', 'courseRevealed');
    return;
  }
  // XD-11.7 the vote is cast: a pledge given in a scene about it is for the next one
  redeemPledges(s, 'course');
  // XD-7.3 under fire there is no scene
  if (s.force !== undefined) setCourse(g, agree ? ballotOf(s) : 'cover');
  else g.then({ step: 'poll', phase: 'course' }, { step: 'polled', phase: 'course' }, 'courseDone');
}

/** XD-7.2 what the Keepers agree on once everyone was heard; still divided at the end: R24 */
export function courseDone(g: G): void {
  const { s } = g;
  if (isUnanimous(s)) {
    setCourse(g, ballotOf(s));
    return;
  }
  g.use('rule', 'divided');
  g.tell({ type: 'divided' });
  setCourse(g, 'hold');
  change(g, 'edge', 1);
}

/** The ballot of Keepers who agree. */
function ballotOf(s: State): Course {
  const [first] = keepers(s);
  return courses(s).find((course) => course === first?.ballot) ?? 'hold';
}

function setCourse(g: G, course: Course): void {
  const { s } = g;
  clearBallots(s);
  const [plan, to] = course.split('@');
  const system = Number(to ?? s.here);
  if (g.used !== undefined) g.use('course', to === undefined ? course : `${plan}-away`);
  g.tell({ type: 'course', course });
  switch (plan) {
    case 'jump':
    case 'hurried':
      g.then({ step: 'jump', to: system, hurried: plan === 'hurried' });
      break;
    case 'scout':
    case 'nuke':
      g.then({ step: 'push', plan, to: system });
      break;
    case 'dark':
      // XD-17.5 go dark (Lead 4): the force loses the fleet and leaves.
      s.force = undefined;
      s.reported = true;
      g.tell({ type: 'reported' });
      toDisposition(g);
      break;
    case 'cover':
      g.then('cover');
      break;
    default:
      g.then('cycle');
  }
}
