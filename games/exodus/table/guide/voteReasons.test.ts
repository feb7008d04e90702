/** Why a vote is argued about or let stand: the numbers a hint names are those that come of it. */
import { expect, test } from 'vitest';
import { whyOf } from '#ui/kit/hint.ts';
import type { ExodusAction } from '../../action.ts';
import { stake } from '../../text/stakes.ts';
import type { View } from '../../view/index.ts';
import { reasons } from './reasons.ts';
import { after, courts, ENOUGH, tend } from './testing/deeds.ts';

const why = (view: View, ...[first, ...more]: [ExodusAction, ...ExodusAction[]]): string =>
  whyOf(reasons, view, { seat: 0, plan: [first, ...more], views: [] });

test('from the issue to the demand the count is told that comes about once they agree', () => {
  const agreed = after('six', ...courts, ...tend, ENOUGH).view.tally.government;
  expect(agreed?.map(({ total }) => total)).toEqual([8, 3]);
  const told = new RegExp(`Church, ${stake('gov-adjudicate')} carries: 8 to 3`);
  for (const said of [1, 2, 3]) {
    const [next, ...rest] = courts.slice(said);
    if (next === undefined) throw new Error('there is nothing left to say');
    expect(why(after('six', ...courts.slice(0, said)).view, next, ...rest)).toMatch(told);
  }
});

test('where a quiet day gives nothing, accepting counts what came out as written', () => {
  const { view } = after('six');
  const calm: View = { ...view, traits: { ...view.traits, edge: 0 } };
  const mine = view.houses.find(({ faction }) => faction === view.faction)?.written ?? {};
  const same = view.asked.filter((faction) => view.resolved[faction] === mine[faction]);
  expect(same.length).toBeLessThan(view.asked.length);
  expect(why(calm, { type: 'accept' })).toContain(`${same.length} of ${view.asked.length} orders`);
});

test('a ballot that is let stand says how many say the same', () => {
  const { view } = after('six');
  const poll: View = {
    ...view,
    frame: { step: 'poll', phase: 'disposition' },
    houses: view.houses.map((house, n) => ({ ...house, ballot: n < 2 ? 'stay' : 'leave' })),
  };
  const mine = poll.houses.find(({ faction }) => faction === view.faction)?.ballot;
  const same = poll.houses.filter(({ ballot }) => ballot === mine).length;
  expect(same).toBeLessThan(poll.houses.length);
  expect(why(poll, { type: 'accept' })).toContain(`${same} of ${poll.houses.length} ballots`);
});
