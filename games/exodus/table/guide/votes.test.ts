/** The missions about votes: their positions give what the coach claims, and other ways are answered. */
import { expect, test } from 'vitest';
import { canonical } from '#engine';
import type { ExodusAction } from '../../action.ts';
import { oddsOf, orderOutlook } from '../../outlook/odds.ts';
import { forcedOutlook } from '../../outlook/scene.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { ACCEPT, NO_ORDER } from './cast.ts';
import { after, captain, courts, ENOUGH, missed, percent, tend, write } from './testing/deeds.ts';

test('the first morning: the odds, the votes and the gauges are those the coach speaks of', () => {
  const { view } = after('morning');
  expect(percent(orderOutlook(view, 'government', 'gov-adjudicate')?.odds)).toEqual([4, 59, 37]);
  expect(percent(oddsOf(view.traits.justice - (view.traits.edge - 3), 0))).toEqual([0, 4, 96]);
  const open = after('morning', ...write('gov-adjudicate'));
  expect(open.view.tally.government).toEqual([
    { order: 'gov-adjudicate', total: 8 },
    { order: 'gov-rationing', total: 3 },
  ]);
  expect(open.others().look().do(ACCEPT).others().view.traits.edge).toBe(3);
  expect(open.do(NO_ORDER).others().view.traits).toMatchObject({ justice: 10, edge: 2 });
});

test('the first morning: other orders are carried out, and the goal is missed', () => {
  const { rationing, office, rest } = MISSION_WORDS.morning.missed;
  const fed = after('morning', ...write('gov-rationing'), ACCEPT, NO_ORDER);
  expect(fed.run.end.value).toEqual(missed(rationing));
  expect(fed.view.traits.supply).toBe(11);
  const sworn = after('morning', ...write('gov-swear-in'), ACCEPT, NO_ORDER);
  const [secret] = sworn.open;
  if (secret) sworn.do(secret).others();
  expect(sworn.run.end.value).toEqual(missed(office));
  const idle = after('morning', ...write('rest'), ACCEPT, NO_ORDER);
  expect(idle.run.end.value).toEqual(missed(rest));
});

test('the first morning: the coach speaks of the order that lies there, and of the one that was sent', () => {
  const { lines } = MISSION_WORDS.morning;
  const { run } = after('morning');
  run.next();
  run.next();
  const press = (order: string) =>
    run.pressed(`card:${canonical({ type: 'intent', for: 'government', intent: order })}`);
  expect(run.beat.value?.line).toBe(lines.write);
  press('gov-rationing');
  expect(run.aside.value).toMatch(/^Rationing brings no Justice/);
  press('gov-adjudicate');
  expect([run.beat.value?.line, run.aside.value]).toEqual([lines.send, undefined]);
  press('rest');
  expect(run.aside.value).toMatch(/^Rest brings no Justice/);
  press('gov-adjudicate');
  expect(run.aside.value).toBe(lines.send);
  expect(after('morning', ...write('gov-adjudicate')).look().run.beat.value?.line).toBe(lines.quiet);
  expect(after('morning', ...write('gov-rationing')).look().run.beat.value?.line).toBe(lines.astray);
});

test('six to five: one sentence turns both votes, and the day has its price', () => {
  const before = after('six');
  expect(before.view.tally.government?.map(({ total }) => total)).toEqual([6, 5]);
  expect(before.view.tally.church?.map(({ total }) => total)).toEqual([6, 5]);
  expect(before.view.resolved.military).toBe('mil-stand-to');
  const dealt = after('six', ...courts, ...tend, ENOUGH);
  expect(dealt.view.tally.government).toEqual([
    { order: 'gov-adjudicate', total: 8 },
    { order: 'harvest', total: 3 },
  ]);
  expect(dealt.run.beat.value?.more).toBe(MISSION_WORDS.six.lines.candles);
  expect(dealt.view.tally.church?.[0]).toEqual({ order: 'church-tend', total: 8 });
  const { view } = dealt.look().do(ACCEPT).others().do(NO_ORDER).others();
  expect(view.traits).toMatchObject({ faith: 10, justice: 9, edge: 1, supply: 7, treachery: 4 });
  expect(view.readiness).toBe(2);
});

test('six to five: a favour does it too, and so does the Captain', () => {
  const favour: ExodusAction = { type: 'offer', item: 'marker' };
  const stand: ExodusAction[] = [
    { type: 'offerVote', faction: 'military' },
    { type: 'vote', intent: 'mil-stand-to' },
  ];
  const paid = after('six', ...courts, favour, ENOUGH);
  expect(paid.run.beat.value?.more).toBe(MISSION_WORDS.six.lines.drawer);
  expect(paid.view.tally.church?.[0]).toEqual({ order: 'church-skin-hunt', total: 6 });
  for (const trial of [
    paid,
    after('six', ...captain, favour, ENOUGH),
    after('six', ...captain, ...stand, ENOUGH),
  ]) {
    trial.look().do(ACCEPT).others().do(NO_ORDER).others();
    expect(trial.run.end.value).toEqual({ kind: 'won' });
    expect(trial.view.traits).toMatchObject({ justice: 9, supply: 7 });
  }
});

test('six to five: shouting, silence and letting it be are answered', () => {
  const { quiet, forced, dropped } = MISSION_WORDS.six.missed;
  const refused = after('six', ...courts, ENOUGH);
  expect(refused.run.aside.value).toBe(MISSION_WORDS.six.asides.empty);
  expect(percent(forcedOutlook(refused.view, 'government', 'church')?.odds)).toEqual([63, 37, 0]);
  refused.do({ type: 'force' }).others();
  expect(refused.run.end.value).toEqual(missed(forced));
  expect(refused.view.tally.government).toEqual([{ order: 'harvest', total: 11 }]);
  const silent = after('six', ACCEPT);
  expect(silent.run.end.value).toEqual(missed(quiet));
  expect(silent.view.traits.edge).toBe(0);
  const tired = after('six', ...courts, ENOUGH, { type: 'drop' }, ACCEPT);
  expect(tired.run.end.value).toEqual(missed(dropped));
});
