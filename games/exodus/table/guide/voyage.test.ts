/** The missions about jumps and hunters: their positions give what the coach claims, and other ways are answered. */
import { expect, test } from 'vitest';
import type { ExodusAction } from '../../action.ts';
import { oddsOf } from '../../outlook/odds.ts';
import { battleOutlook, ritualOutlook } from '../../outlook/voyage.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { ACCEPT, NO_ORDER } from './cast.ts';
import { AGREED, after, bear, cinder, fever, jump, missed, percent, votes } from './testing/deeds.ts';

test('one hand each: the jump, the arrival and the harvest give what the coach says', () => {
  expect(percent(ritualOutlook(after('hand').view, 'jump').odds)).toEqual([0, 15, 85]);
  const { view } = after('hand', jump(1), jump(1), ACCEPT);
  expect(view.traits).toMatchObject({ faith: 6, treachery: 4, edge: 5 });
  expect([view.fatigue, view.bearing]).toEqual([1, 4]);
  const morning = after('hand', ...cinder(1, 'harvest').slice(0, 7)).view;
  expect(morning.systems[1]?.left).toBe(1);
  expect(percent(oddsOf(morning.traits.faith - (morning.traits.edge - 3), 0))).toEqual([0, 15, 85]);
  const evening = after('hand', ...cinder(1, 'harvest'));
  expect(evening.view.tally.government?.map(({ total }) => total)).toEqual([6, 5]);
  expect(evening.view.traits).toMatchObject({ faith: 8, edge: 1, supply: 7, justice: 8, might: 9 });
  expect(evening.view.fatigue).toBe(0);
});

test('one hand each: every strain can be borne, slow work leaves nothing to spare', () => {
  for (const by of ['supply', 'edge', 'treachery', 'sacrifice'] as const) {
    expect(after('hand', ...cinder(1, 'harvest'), bear(by)).run.end.value).toEqual({ kind: 'won' });
    expect(after('hand', ...cinder(0, 'harvest'), bear(by)).run.end.value).toEqual(
      by === 'supply' ? missed(MISSION_WORDS.hand.missed.borne) : { kind: 'won' },
    );
  }
});

test('one hand each: another star, and no harvest, are answered', () => {
  const { divided, hungry } = MISSION_WORDS.hand.missed;
  for (const star of [2, 3])
    expect(after('hand', jump(star), jump(star), ACCEPT).run.end.value).toEqual(missed(divided));
  const idle = after('hand', ...cinder(1, 'gov-adjudicate'), bear('edge'));
  expect(idle.run.end.value).toEqual(missed(hungry));
  expect(idle.view.traits.supply).toBe(5);
});

test('fever and fire: the odds are those of the cards, and all three answers are sound', () => {
  const open = after('fever', ...fever('assist@military'));
  expect(open.view.scene).toMatchObject({ opener: 'government', items: [{ kind: 'marker' }] });
  const { might, edge } = open.view.traits;
  expect([oddsOf(might - edge, 0), oddsOf(might - edge + 3, 0)].map(percent)).toEqual([
    [15, 70, 15],
    [0, 15, 85],
  ]);
  expect([oddsOf(might - edge, 1), oddsOf(might - edge + 3, 1)].map(percent)).toEqual([
    [0, 67, 33],
    [0, 0, 100],
  ]);
  const more = (item: 'pledge-silence' | 'marker'): ExodusAction[] => [
    { type: 'counter' },
    { type: 'offer', item },
  ];
  const answers: ExodusAction[][] = [
    [{ type: 'agree' }],
    [{ type: 'refuse' }, { type: 'drop' }],
    more('pledge-silence'),
    [...more('marker'), { type: 'agree' }],
  ];
  for (const answer of answers) {
    const evening = after('fever', ...fever('assist@military'), ...answer, ACCEPT, NO_ORDER).look();
    expect(evening.view.houses.find(({ faction }) => faction === 'military')?.mandates).toEqual([]);
    expect(evening.view.force).toMatchObject({ size: 2, lead: 1 });
    expect(evening.view.traits).toMatchObject({ faith: 9, supply: 7, edge: 8, might: 9 });
    expect(percent(battleOutlook(evening.view)?.odds)).toEqual([11, 78, 11]);
    expect(percent(battleOutlook(evening.view, true)?.odds)).toEqual([37, 59, 4]);
  }
});

test('fever and fire: one can fight twice, or run', () => {
  const once = after('fever', ...AGREED, votes('attack'), ACCEPT);
  expect(once.view.traits).toMatchObject({ might: 8, supply: 6 });
  expect(once.view.force?.size).toBe(1);
  expect(percent(battleOutlook(once.view)?.odds)).toEqual([0, 11, 89]);
  once.do(votes('attack')).others().do(ACCEPT).others();
  expect(once.view.traits.edge).toBe(7);
  const course = after('fever', ...AGREED, votes('leave'), ACCEPT);
  expect(percent(ritualOutlook(course.view, 'hurried').odds)).toEqual([0, 33, 67]);
  course.do(votes('hurried@1')).others();
  expect(course.run.end.value).toEqual({ kind: 'won' });
  expect(course.view.traits).toMatchObject({ faith: 8, treachery: 5, women: 9 });
});

test('fever and fire: who gives the Governor her courts is not asked, and the hunters come all the same', () => {
  const given = after('fever', ...fever('gov-adjudicate'));
  expect(given.run.beat.value?.line).toBe(MISSION_WORDS.fever.lines.before);
  expect(given.view.traits.edge).toBe(5);
  given.do(NO_ORDER).others().look();
  expect(given.view.traits.edge).toBe(3);
  expect(given.view.force?.size).toBe(2);
});
