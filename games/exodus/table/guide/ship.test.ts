/** The mission about spies: its position gives what the coach claims, and other ways are answered. */
import { expect, test } from 'vitest';
import type { ExodusAction } from '../../action.ts';
import { covertOutlook, oddsOf, orderOutlook } from '../../outlook/odds.ts';
import { forcedOutlook } from '../../outlook/scene.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { ACCEPT, NO_ORDER } from './cast.ts';
import { after, ENOUGH, hunt, missed, nextMorning, percent, spies, threat } from './testing/deeds.ts';

const END: ExodusAction[] = [ENOUGH, ACCEPT, NO_ORDER];
const won = { kind: 'won' };

test('the odds are those of the cards', () => {
  const { view } = after('ship');
  expect(percent(covertOutlook(view, 'network', 'spying@military')?.odds)).toEqual([0, 11, 89]);
  expect(percent(covertOutlook(view, 'network', 'spying@church')?.odds)).toEqual([0, 67, 33]);
  expect(percent(covertOutlook(view, 'network', 'spying@government')?.odds)).toEqual([11, 78, 11]);
  expect(percent(orderOutlook(view, 'network', 'net-calm')?.odds)).toEqual([0, 4, 96]);
  expect(percent(oddsOf(view.traits.supply - view.traits.edge, -1))).toEqual([0, 11, 89]);
});

test('what is heard meets an aim, and the night brings what it should', () => {
  const night = after('ship', spies('military'));
  expect(night.view.own?.agendas.find(({ id }) => id === 'all-ears')?.met).toBe(true);
  expect(night.run.beat.value?.line).toBe(MISSION_WORDS.ship.lines.paper);
  const morning = after('ship', spies('military'), ...nextMorning(1));
  expect(morning.view.traits).toMatchObject({ supply: 7, edge: 1, treachery: 4 });
  expect(morning.view.tally.network?.map(({ total }) => total)).toEqual([6, 5]);
  const turned = after(
    'ship',
    spies('military'),
    ...nextMorning(1),
    ...hunt('military'),
    threat('paper-squadron'),
    ENOUGH,
  );
  expect(turned.view.tally.network?.map(({ total }) => total)).toEqual([8, 3]);
  expect(turned.run.beat.value?.line).toBe(MISSION_WORDS.ship.lines.hunt);
});

test('who listens elsewhere, or not at all, can threaten with that', () => {
  const government = after(
    'ship',
    spies('government'),
    ...nextMorning(0),
    ...hunt('government'),
    threat('quiet-wiretaps'),
    ...END,
  );
  expect(government.run.end.value).toEqual(won);
  const church = after(
    'ship',
    spies('church'),
    ...nextMorning(0),
    ...hunt('church'),
    threat('violet-brother'),
    ...END,
  );
  expect(church.view.tally.network?.map(({ total }) => total)).toEqual([7, 6]);
  expect(church.run.end.value).toEqual(won);
  const none = after('ship', NO_ORDER);
  expect(none.run.beat.value?.line).toBe(MISSION_WORDS.ship.lines.nothing);
  const dice = after('ship', NO_ORDER, ...nextMorning(0), ...hunt('church'), threat('prelate-dice'), ...END);
  expect(dice.run.end.value).toEqual(won);
});

test('a favour or a loud word does it too; silence does not', () => {
  const favour: ExodusAction = { type: 'offer', item: 'marker' };
  for (const faction of ['military', 'government'] as const)
    expect(
      after('ship', NO_ORDER, ...nextMorning(0), ...hunt(faction), favour, ...END).run.end.value,
    ).toEqual(won);
  const refused = after('ship', NO_ORDER, ...nextMorning(0), ...hunt('military'), ENOUGH);
  expect(percent(forcedOutlook(refused.view, 'network', 'military')?.odds)).toEqual([0, 37, 63]);
  refused.do({ type: 'force' }).others();
  expect(refused.run.beat.value?.line).toBe(MISSION_WORDS.ship.lines.forced);
  refused.do(ACCEPT).others().do(NO_ORDER).others();
  expect(refused.run.end.value).toEqual(won);
  const silent = after('ship', NO_ORDER, ...nextMorning(0), ACCEPT);
  expect(silent.run.end.value).toEqual(missed(MISSION_WORDS.ship.missed));
});
