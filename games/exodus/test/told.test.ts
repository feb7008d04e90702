/** What the table tells is so: spies and secrets at dusk, what a night may bring, stars after their work, the end of a voyage that was given up. */
import { expect, test } from 'vitest';
import type { ExodusEvent } from '../event.ts';
import { exodus } from '../index.ts';
import { hasWon, isGivenUp, ranked, weakest } from '../outlook/end.ts';
import { bestOf, type SlipAction } from '../outlook/slips.ts';
import { aimOf, crisisOutlook } from '../outlook/voyage.ts';
import type { State } from '../state.ts';
import { fleetLines, toYou } from '../text/dayReport.ts';
import { goalWords } from '../text/goal.ts';
import { worryOf } from '../text/lead.ts';
import { DISPOSITION_HELP } from '../text/stage.ts';
import { systemPromise } from '../text/systems.ts';
import { given } from './scene.ts';

const seen = (
  change: (s: State) => void = () => undefined,
  journey: State['options']['journey'] = 'short',
) => {
  const scene = given({ next: ['disposition'], options: { journey }, change });
  return exodus.view(scene.s, scene.house('government').seat);
};

const spied = (result: number, told: readonly ExodusEvent[] = []): ExodusEvent[] => [
  { type: 'covertRevealed', orders: [{ faction: 'military', order: 'spying@government' }] },
  { type: 'covertTested', faction: 'military', order: 'spying@government' },
  { type: 'tested', own: { value: 9 }, against: { value: 7 }, dice: [0, 0, 0], net: 0, result },
  ...told,
];

test('a spy is told of with what came of it, and by its name what is known to be learnt', () => {
  const view = seen();
  expect(toYou(spied(-1), view)).toEqual(['The Military acted against you in the dark: Spying, failed.']);
  expect(toYou(spied(5), view)[0]).toMatch(
    /Spying, done\. They learnt one of your secrets; which, you do not/,
  );
  const learnt = { type: 'learnt', by: 'military', secret: 'paid-press', owner: 'government' } as const;
  expect(toYou(spied(1, [learnt]), view)[0]).toMatch(/half done\. Your secret “Paid press” is known to them/);
});

test('a secret of one’s own that came out is told to its owner, one of others to all, by its name', () => {
  const view = seen();
  const own: ExodusEvent = { type: 'published', secret: 'paid-press', owner: 'government', knowers: [] };
  expect(toYou([own], view)).toEqual(['Your secret “Paid press” came out.']);
  expect(fleetLines([own], view)).toEqual([]);
  const other: ExodusEvent = { type: 'published', secret: 'paper-squadron', owner: 'military', knowers: [] };
  expect(toYou([other], view)).toEqual([]);
  expect(fleetLines([other], view)[0]).toContain('“Paper squadron”');
});

test('what is certain of a night has no number, and hunters that are likely are the worry of the morning', () => {
  expect(DISPOSITION_HELP.crisis(1, 0)).toMatch(/the next night brings hunters\.$/);
  expect(DISPOSITION_HELP.crisis(0, 0.4)).toMatch(/may bring a duty for somebody \(40 %\)\.$/);
  const long = (s: State) => {
    s.visit = 4;
    Object.assign(s.traits, { edge: 1, treachery: 2, faith: 9, supply: 8, women: 9 });
  };
  const view = seen(long);
  expect(crisisOutlook(view, true)?.force).toBeGreaterThan(0.3);
  expect(worryOf(view)).toMatch(/^Hunters come tonight in \d+ %/);
});

test('a star that was worked before promises no first yield any more', () => {
  const worked = (completed: number) =>
    seen((s) => {
      Object.assign(s.systems[1] ?? {}, { reward: 2, convenience: 0, visited: true, left: 1, completed });
    });
  expect(systemPromise(worked(0), 1)).toContain('first also');
  expect(systemPromise(worked(2), 1)).not.toMatch(/first also|of work left/);
});

test('the chance of a home is told with the Bearing at which it rises, by the journey’s own thresholds', () => {
  const at = (journey: State['options']['journey'], bearing: number) =>
    seen((s) => {
      s.bearing = bearing;
    }, journey);
  expect(goalWords(at('short', 5))).toContain('more from Bearing 8 on');
  expect(goalWords(at('long', 5))).toContain('more from Bearing 8 on');
  expect(goalWords(at('standard', 7))).toContain('more from Bearing 9 on');
  expect(aimOf(at('short', 11)).next).toBeUndefined();
});

test('a voyage that was given up has no wreath; its ranks are by standing, and one learns where one fell behind', () => {
  const view = seen();
  const totals = { church: 14, government: 27, military: 7 } as Readonly<Record<string, number>>;
  const parts = { guard: 0, renown: 0, markers: 0, secrets: 0, personal: 0, known: 0 };
  const more = { office: 0, regime: 0, advantages: 0, agendas: 0 };
  const houses = view.houses.map((house) => ({
    ...house,
    final: {
      ...parts,
      ...more,
      known: house.faction === 'church' ? 2 : 0,
      total: totals[house.faction] ?? 0,
    },
  }));
  const winners = houses.flatMap(({ faction, seat }) => (faction === 'government' ? [] : [seat]));
  const places = houses.map(({ faction }) => (faction === 'government' ? 2 : 1));
  const ended = { ...view, houses, outcome: { winners, reason: 'resigned', rule: 'table', places } };
  expect(isGivenUp(ended)).toBe(true);
  expect(houses.some((house) => hasWon(ended, house))).toBe(false);
  expect(ranked(ended).map(({ faction }) => faction)).toEqual(['government', 'church', 'military']);
  expect(weakest(ended)).toBe('known');
});

test('where there is work, the harvest is among the orders that are seen at a glance', () => {
  const scene = given({
    next: ['isolation'],
    change(s) {
      Object.assign(s.systems[s.here] ?? {}, { reward: 2, convenience: 0, visited: true, left: 1 });
    },
  });
  const view = exodus.view(scene.s, scene.house('government').seat);
  const intents = ['conscript', 'promote', 'recruit', 'stand-to', 'search', 'picket'] as const;
  const slips = [...intents.map((id) => `mil-${id}` as const), 'harvest' as const].map(
    (intent): SlipAction => ({ type: 'intent', for: 'military', intent }),
  );
  expect(bestOf(view, slips).map(({ intent }) => intent)).toContain('harvest');
  const idle = { ...view, systems: view.systems.map((system) => ({ ...system, left: 0 })) };
  expect(bestOf(idle, slips).map(({ intent }) => intent)).not.toContain('harvest');
});
