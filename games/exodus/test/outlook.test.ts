/** What the table foretells of a test is what the rules roll: the same sides and the same net of assists and hindrances. */
import { describe, expect, test } from 'vitest';
import { type CovertKey, covertOf } from '../content/covert.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { JOURNEYS } from '../content/fleet.ts';
import { BOOK, type OrderKey } from '../content/orders.ts';
import type { ExodusFrame } from '../frame.ts';
import { chances, covertOutlook, type Outlook, oddsOf, orderOutlook, weightOf } from '../outlook/odds.ts';
import { forcedOutlook } from '../outlook/scene.ts';
import { aimOf, battleOutlook, ritualOutlook } from '../outlook/voyage.ts';
import { houseOf, seatOf } from '../rules/houses.ts';
import { weight } from '../rules/weights.ts';
import type { State } from '../state.ts';
import { view } from '../view/index.ts';
import { type Given, given, plant, positionOf } from './scene.ts';

type Position = Omit<Given, 'next'>;

/** Foretells from the eyes of a faction, then lets the rules roll, and compares. */
function agrees(
  position: Position,
  frame: ExodusFrame,
  eyes: FactionId,
  foretell: (seen: ReturnType<typeof view>) => Outlook | undefined,
  ...after: readonly ExodusFrame[]
): void {
  const next = [frame, ...after];
  const s = positionOf({ ...position, next });
  const outlook = foretell(view(s, seatOf(s, eyes)));
  const scene = given({ ...position, next });
  const [rolled] = scene.heard().filter((event) => event.type === 'tested');
  if (outlook === undefined || rolled === undefined) throw new Error('nothing was rolled');
  const { own, against, net } = outlook;
  expect({ own, against, net }).toEqual({ own: rolled.own, against: rolled.against, net: rolled.net });
}

/** A fleet in which much helps and hinders. */
function busy(s: State): void {
  s.law = true;
  s.stash = 4;
  s.perks = ['network-alarm', 'published', 'forbidden-word', 'sailors-tale', 'anywhere-but-here'];
  s.answers = [...s.perks];
  houseOf(s, 'network').hindered = 1;
  houseOf(s, 'security').covert = 'spying@church';
  houseOf(s, 'government').mandates = [
    { kind: 'quarantine', since: 0 },
    { kind: 'repair', since: 0 },
  ];
  const here = s.systems[s.here];
  if (here !== undefined) Object.assign(here, { reward: 2, convenience: 0, left: 2 });
  plant(s, 'church', 'violet-brother');
}

describe('XD-13 public orders', () => {
  const tested = FACTIONS.flatMap((faction) =>
    BOOK[faction]
      .filter(
        ({ order }) => order.test !== undefined && order.need !== 'quarantine' && order.need !== 'repair',
      )
      .map(({ key }): [FactionId, OrderKey] => [faction, key]),
  );
  test.each(tested)('%s: %s', (faction, key) => {
    agrees(
      {
        seats: 8,
        change: busy,
        orders: { [faction]: key, ...(faction === 'network' ? {} : { network: `assist@${faction}` }) },
      },
      { step: 'publicOrder', faction },
      faction,
      (seen) => orderOutlook(seen, faction, key),
    );
  });
});

test.each<[FactionId, CovertKey]>([
  ['government', 'spying@church'],
  ['military', 'assassination@government'],
  ['military', 'coup'],
  ['network', 'sabotage@underworld'],
  ['underworld', 'spying@network'],
])('XD-12.4 covert order of %s: %s', (faction, covert) => {
  const target = covertOf(covert)?.target ?? 'government';
  agrees(
    {
      seats: 8,
      orders: { security: `sec-detail@${target}`, church: `assist@${faction}`, [faction]: 'rest' },
      change(s) {
        houseOf(s, faction).covert = covert;
      },
    },
    { step: 'covertOrder', faction, covert },
    faction,
    (seen) => covertOutlook(seen, faction, covert),
  );
});

describe('XD-7.4, XD-7.6 rituals', () => {
  test.each([
    ['full', false],
    ['hurried', true],
  ])('a %s jump', (_, hurried) => {
    agrees(
      {
        traits: { treachery: 4 },
        change(s) {
          s.fatigue = 1;
          s.jumpAssist = true;
          s.perks = ['anywhere-but-here'];
          s.answers = ['anywhere-but-here'];
        },
      },
      { step: 'jumpTest', to: 1, hurried },
      'church',
      (seen) => ritualOutlook(seen, hurried ? 'hurried' : 'jump'),
    );
  });
  test('a warhead at the force here, with little Lead', () => {
    agrees(
      {
        change(s) {
          s.force = { size: 2, lead: 1, began: 2, betrayed: false };
        },
      },
      { step: 'pushTest', plan: 'nuke', to: 0 },
      'church',
      (seen) => ritualOutlook(seen, 'nuke', true),
    );
  });
});

test.each([true, false])('XD-17.2 a battle, ambushed: %s', (ambushed) => {
  agrees(
    {
      traits: { treachery: 6 },
      change(s) {
        s.force = { size: 2, lead: 1, began: 2, betrayed: false };
        s.readiness = 2;
      },
    },
    { step: 'engagement', ambushed },
    'military',
    (seen) => battleOutlook(seen, ambushed),
  );
});

test('XD-11.9 a forced test, with offices, leverage, bystanders and an earlier one', () => {
  agrees(
    {
      seats: 5,
      change(s) {
        // the other side keeps nothing that helps it in secret
        plant(s, 'military', 'paper-squadron');
        houseOf(s, 'church').office = true;
        houseOf(s, 'church').forced = 1;
        for (const house of s.houses) house.written = { military: 'mil-stand-to' };
        houseOf(s, 'network').written = { military: 'mil-search' };
        houseOf(s, 'underworld').written = { military: 'mil-search' };
        const personal = s.secrets.findLast(({ owner }) => owner === 'military');
        personal?.knowers.push({ faction: 'church', aware: [] });
        s.scene = {
          phase: 'resolve',
          opener: 'church',
          respondent: 'military',
          issue: 'military',
          demand: 'mil-search',
          items: [],
          choice: { church: 'force', military: 'drop' },
        };
      },
    },
    { step: 'sceneForced' },
    'church',
    (seen) => forcedOutlook(seen, 'church', 'military'),
    { step: 'sceneEnd' },
  );
});

test('XD-10.3 a seat knows what its own slips weigh', () => {
  const s = positionOf({
    seats: 8,
    next: ['isolation'],
    change(state) {
      state.regime = 'military';
      houseOf(state, 'underworld').greased = ['church'];
      houseOf(state, 'church').leaderless = state.cycle;
      plant(state, 'church', 'empty-reliquaries');
    },
  });
  for (const { faction, seat } of s.houses)
    for (const target of FACTIONS)
      expect(weightOf(view(s, seat), faction, target)).toBe(weight(s, faction, target));
});

test('XD-1.2, XD-1.8 chances of a roll', () => {
  expect([...chances(0).values()].map((chance) => Math.round(chance * 27))).toEqual([1, 3, 6, 7, 6, 3, 1]);
  expect([...chances(2)]).toEqual([
    [1, 1 / 3],
    [2, 1 / 3],
    [3, 1 / 3],
  ]);
  expect([...chances(-5)]).toEqual([[-3, 1]]);
});

test('XD-1.4 odds of the three outcomes', () => {
  const { failure, partial, success } = oddsOf(0, 0);
  expect(failure).toBeCloseTo(10 / 27);
  expect(partial).toBeCloseTo(16 / 27);
  expect(success).toBeCloseTo(1 / 27);
  expect(oddsOf(10, 0).success).toBeCloseTo(1);
});

test('XD-8.12 the aimed scan finds a site once in 27, 9, 3, and surely', () => {
  const seen = view(positionOf({ next: ['isolation'] }), 0);
  const [first, second, third] = JOURNEYS[seen.journey].thresholds;
  for (const [bearing, chance] of [
    [first - 1, 1 / 27],
    [first, 1 / 9],
    [second, 1 / 3],
    [third, 1],
  ] as const)
    expect(aimOf({ ...seen, bearing }).chance).toBeCloseTo(chance);
});
