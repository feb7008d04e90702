/** Ends, elections, deeds and names: what is counted, for whom, and in which order. */
import { describe, expect, test } from 'vitest';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { DAWNS } from '../content/fleet.ts';
import type { OrderKey } from '../content/orders.ts';
import type { ExodusEvent } from '../event.ts';
import { houseOf } from '../rules/houses.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import { publicStanding } from '../rules/score.ts';
import type { State } from '../state.ts';
import { addSecret, given, mark, type Scene } from './scene.ts';

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;
const of = <T extends ExodusEvent['type']>(scene: Scene, type: T) =>
  scene.heard().filter((event): event is Extract<ExodusEvent, { type: T }> => event.type === type);
const net = (scene: Scene) => of(scene, 'tested')[0]?.net;
const bare = (s: State) => {
  s.secrets = [];
};

test('XD-23.1 an election is counted for everyone, won or lost', () => {
  const counted = (who: 'incumbent' | 'challenger') => {
    const scene = given({ next: ['election', 'electionCount'], traits: { justice: 6, edge: 6 } });
    scene.all({ type: 'elect', who });
    return scene.s.houses.map(({ deeds }) => [deeds.elections ?? 0, deeds.electionsLost ?? 0]);
  };
  expect(counted('incumbent')).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(counted('challenger')).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});

test('XD-21.1a Renown beyond its range is lost, and not told', () => {
  const scene = given({
    next: ['electionCount'],
    traits: { justice: 6, edge: 6 },
    change: (s) => {
      houseOf(s, 'government').renown = 5;
    },
  });
  expect([scene.house('government').renown, of(scene, 'renown')]).toEqual([5, []]);
});

test('XD-20.7 turncoats win together, in the order of their seats', () => {
  const scene = given({
    seats: 8,
    options: { ...EIGHT.options, infection: 'turncoat' },
    first: 'military',
    next: ['guard'],
    change: (s) => {
      s.cycle = 80;
      for (const faction of ['church', 'military'] as const) houseOf(s, faction).marked = 3;
    },
  });
  expect([scene.house('church').seat, scene.house('military').seat]).toEqual([1, 0]);
  expect(scene.s.outcome).toMatchObject({ winners: [0, 1], rule: 'XD-15.8' });
});

test.each([
  ['women', 'XD-15.1'],
  ['supply', 'XD-15.1'],
  ['faith', 'XD-15.1'],
] as const)('XD-15.1 without %s the fleet is lost, by that rule', (reason, rule) => {
  const scene = given({ next: ['endgame'], traits: { [reason]: 0 } });
  expect(scene.s.outcome).toEqual({ winners: [], reason, rule });
});

test('XD-4.3 the agenda that is returned lies last, the two others are kept', () => {
  const scene = given({
    next: ['dossier'],
    change: (s) => {
      s.secrets = [];
      for (const house of s.houses) house.kept = false;
    },
  });
  const dealt = scene.s.houses.map(({ agendas }) => agendas);
  for (const { faction } of scene.s.houses)
    for (let i = 0; i < 4; i++) {
      const [first] = scene.legal(faction);
      if (first !== undefined) scene.when(faction, first);
    }
  expect(scene.s.houses.map(({ agendas, kept }) => [agendas, kept])).toEqual(
    dealt.map(([a, b, c]) => [[b, c, a], true]),
  );
});

test('XD-8.12 a site costs three Bearing, as far as there are any', () => {
  const found = (bearing: number) => {
    const scene = given({
      next: ['scanning'],
      near: [{}],
      dice: '+ + +',
      change: (s) => Object.assign(s, { bearing }),
    });
    return [scene.s.bearing, of(scene, 'bearing').map(({ now }) => now)];
  };
  expect([found(4), found(3), found(2), found(0)]).toEqual([
    [1, [1]],
    [0, [0]],
    [0, [0]],
    [0, []],
  ]);
});

test('XD-14.4, XD-18.7 so many are scanned, and more with a spyglass', () => {
  const scanned = (scanMore: number) => {
    const near = [{}, {}, {}, {}, {}, {}];
    const scene = given({
      seats: 4,
      next: ['scanning'],
      near,
      change: (s) => Object.assign(s, { scanMore }),
    });
    while (scene.asks === 'scan') scene.when('network', scene.legal('network')[0] ?? { type: 'pass' });
    return of(scene, 'scanned').length;
  };
  expect(scanned(2) - scanned(0)).toBe(2);
});

test('XD-8.7 the benefit that was chosen is told', () => {
  const scene = given({ next: [{ step: 'benefit', faction: 'church' }] });
  scene.when('church', { type: 'benefit', trait: 'might' });
  expect(of(scene, 'benefit')).toEqual([{ type: 'benefit', faction: 'church', trait: 'might' }]);
});

test('XD-8.9 what was spent on the stars is gone for the landing place', () => {
  const scene = given({ next: [{ step: 'arrive', to: 1, excess: 3 }], near: [{ reward: 2 }], change: bare });
  scene.when('church', { type: 'spendExcess', points: 1 });
  expect(scene.play.asking).toMatchObject({ step: 'spend', on: 'convenience', excess: 2 });
});

test('XD-7.6 a fleet may jump back to where it began', () => {
  const scene = given({
    next: [{ step: 'jumped', to: 0, excess: 0 }],
    change: (s) => {
      Object.assign(s.systems[1] ?? {}, { visited: true, reward: 0 });
      s.here = 1;
    },
  });
  expect([scene.s.here, of(scene, 'trait').filter(({ trait }) => trait === 'treachery').length]).toEqual([
    0, 1,
  ]);
});

test('XD-15.4 the ballots of a landfall are told', () => {
  const scene = given({
    next: ['landfallRevealed'],
    change: (s) => {
      houseOf(s, 'church').ballot = 'wait';
    },
  });
  expect(of(scene, 'ballots').map(({ ballots }) => ballots.map(({ stake }) => stake))).toEqual([
    ['wait', 'fate', 'fate'],
  ]);
});

test('XD-6.2, XD-7.1 no ballot of one vote is left for the next', () => {
  const scene = given({
    seats: 4,
    next: ['dispositionDone'],
    change: (s) => {
      for (const house of s.houses) house.ballot = 'leave';
    },
  });
  expect([scene.asks, scene.s.houses.map(({ ballot }) => ballot)]).toEqual([
    'course',
    [undefined, undefined, undefined, undefined],
  ]);
});

test('XD-23.3 who knew a leader’s secret still does when the leaders change places', () => {
  const scene = given({
    ...EIGHT,
    next: ['electionCount'],
    traits: { justice: 3, edge: 6 },
    change: (s) => {
      for (const secret of s.secrets)
        if (secret.owner === 'opposition')
          secret.knowers = [
            { faction: 'network', aware: [] },
            { faction: 'government', aware: [] },
          ];
    },
  });
  const theirs = scene.s.secrets.filter(({ id }) => id.startsWith('rouser-'));
  expect(theirs.map(({ owner, knowers }) => [owner, knowers])).toEqual([
    [
      'government',
      [
        { faction: 'network', aware: [] },
        { faction: 'opposition', aware: ['government'] },
      ],
    ],
  ]);
});

describe('deeds and names', () => {
  test('CT-15 a failed suppression of Security is remembered, a successful one is not', () => {
    const failed = (dice: string) =>
      given({
        ...EIGHT,
        next: [{ step: 'publicOrder', faction: 'security' }],
        orders: { security: 'sec-suppression' },
        traits: { justice: 6, edge: 6 },
        dice,
        change: (s) => {
          bare(s);
          houseOf(s, 'security').mandates.push({ kind: 'suppression', since: 0 });
        },
      }).house('security').deeds.suppressionsFailed ?? 0;
    expect([failed('- - -'), failed('+ + +')]).toEqual([1, 0]);
  });

  test('XD-14.5 a rest is told where there was something to rest from', () => {
    const told = (fatigue: number) =>
      of(given({ next: ['rest'], change: (s) => Object.assign(s, { fatigue }) }), 'rested');
    expect([told(0), told(3)]).toEqual([[], [{ type: 'rested', fatigue: 1 }]]);
  });

  test('XD-7.1 a course is known by its plan, at home or away; a battle by how it went', () => {
    const course = (stake: 'hold' | 'jump@1') =>
      given({
        next: ['courseDone'],
        change: (s) => {
          for (const house of s.houses) house.ballot = stake;
        },
      }).used.filter((use) => use.startsWith('course'));
    expect([course('hold'), course('jump@1')]).toEqual([['course hold'], ['course jump-away']]);
    const battle = given({
      next: [{ step: 'engagement', ambushed: false }],
      dice: '- - -',
      change: (s) => (s.force = { size: 2, lead: 1, began: 2, betrayed: false }),
    });
    expect(battle.used).toContain('battle engagement-failure');
  });

  test('CT-2, XD-18.7 who is shielded from digging is shielded from that alone', () => {
    const digs = (order: OrderKey) =>
      net(
        given({
          ...EIGHT,
          next: [{ step: 'publicOrder', faction: 'network' }],
          orders: { network: order },
          change: (s) => {
            bare(s);
            addSecret(s, 'underworld', 'judge-in-the-pocket');
          },
        }),
      );
    expect([digs('dirt-digging@underworld'), digs('dirt-digging@church')]).toEqual([-1, 0]);
    expect(digs('net-spying@underworld')).toBe(digs('net-spying@church'));
  });

  test('XD-19.3 an Elder who leads the Church takes no office; a secondary who leads another may', () => {
    const may = (faction: FactionId, role: number) =>
      legalOrders(
        given({
          next: [],
          change: (s) => {
            const house = houseOf(s, faction);
            house.leader = { ...house.leader, role };
          },
        }).s,
        faction,
      ).filter((order) => order === 'church-coronation' || order === 'gov-swear-in');
    expect([may('church', 0), may('church', 1)]).toEqual([[], ['church-coronation']]);
    expect(may('government', 0)).toEqual(['gov-swear-in']);
  });

  test('XD-8.8 a risk of −1 is a force of one', () => {
    const arrived = (dice: string) =>
      given({ next: [{ step: 'riskRoll', system: 0 }], dice, change: bare }).s.force?.size;
    expect([arrived('- 0 0'), arrived('- - -'), arrived('0 0 0')]).toEqual([1, 3, undefined]);
  });

  test('XD-6.3, XD-7.2 in a disposition anyone is spoken to, on a course the Keepers', () => {
    const spoken = (phase: 'disposition' | 'course') => {
      const scene = given({
        seats: 5,
        next: [
          { step: 'poll', phase },
          { step: 'polled', phase },
        ],
      });
      for (const { faction } of scene.s.houses)
        scene.when(faction, { type: faction === 'church' ? 'dissent' : 'accept' });
      return scene.legal('church').filter(({ type }) => type === 'respondent').length;
    };
    expect([spoken('disposition'), spoken('course')]).toEqual([4, 2]);
  });

  test('XD-21.1 everyone sees Renown, markers, offices, the regime and what came out', () => {
    const seen = (change: (s: State) => void) => {
      const plain = given({ next: [] }).s;
      const { s } = given({ next: [], change });
      return publicStanding(s, houseOf(s, 'church')) - publicStanding(plain, houseOf(plain, 'church'));
    };
    expect(seen((s) => Object.assign(houseOf(s, 'church'), { renown: 3 }))).toBe(3);
    expect(seen((s) => mark(s, 'military', 'church'))).toBe(1);
    expect(seen((s) => mark(s, 'church', 'military'))).toBe(-1);
    expect(seen((s) => Object.assign(houseOf(s, 'church'), { office: true }))).toBe(2);
    expect(seen((s) => Object.assign(s, { regime: 'church' }))).toBe(2);
    expect(
      seen((s) => {
        const [secret] = s.secrets;
        if (secret) secret.public = true;
      }),
    ).toBe(-2);
  });
});

describe('XD-15.7 a False Dawn', () => {
  const dawning = (sum: string, change: (s: State) => void = () => undefined) =>
    given({
      next: ['landfallDone'],
      dice: `0 ${sum}`,
      traits: { faith: 7, justice: 7, might: 7, supply: 7, women: 7, edge: 2, treachery: 7 },
      change: (s) => {
        bare(s);
        Object.assign(s.systems[0] ?? {}, { reward: 3, convenience: 0 });
        Object.assign(s, { arrivals: 9, cycle: 5 });
        change(s);
      },
    });

  test('XD-15.7 every roll has a cause of its own', () => {
    const rolls = ['- - -', '- - 0', '- 0 0', '0 0 0', '+ 0 0', '+ + 0', '+ + +'];
    const causes = rolls.map((roll) => of(dawning(roll), 'dawn')[0]?.cause);
    expect(causes).toEqual(DAWNS.map(({ id }) => id));
  });

  test('XD-15.7 law, regime, mandates, fatigue, readiness and forces are gone; Bearing is 5', () => {
    const { s } = dawning('0 0 0', (before) => {
      Object.assign(before, { law: true, regime: 'military', fatigue: 4, readiness: 2, bearing: 9 });
      Object.assign(before, { reported: true, visit: 4, byJump: true, pushed: true });
      houseOf(before, 'church').mandates.push({ kind: 'repair', since: 1 });
    });
    expect(s).toMatchObject({ law: false, fatigue: 0, readiness: 0, bearing: 5, reported: false, dawns: 1 });
    expect([s.regime, s.force, s.houses.flatMap(({ mandates }) => mandates)]).toEqual([
      ...[undefined, undefined, []],
    ]);
  });
});

test('XD-18.6 a discovery is one of two, under the deck goes the other; the last card is kept unasked', () => {
  const researching = (left: number) => {
    const scene = given({
      ...EIGHT,
      next: [{ step: 'publicOrder', faction: 'researchers' }],
      orders: { researchers: 'res-research' },
      traits: { faith: 12, justice: 12, might: 12, supply: 12, edge: 0, treachery: 0 },
      dice: '+ + +',
      change: (s) => {
        bare(s);
        houseOf(s, 'researchers').progress = 2;
        const gone = s.deck.flatMap(({ cards }) => cards).slice(left);
        for (const card of gone) addSecret(s, 'church', card).public = true;
        for (const layer of s.deck) layer.cards = layer.cards.filter((card) => !gone.includes(card));
        s.deck = s.deck.filter(({ cards }) => cards.length > 0);
      },
    });
    return [
      scene.asks,
      scene.house('researchers').offer.length,
      scene.s.secrets.filter(({ owner }) => owner === 'researchers').length,
    ];
  };
  expect(researching(3)).toEqual(['discover', 2, 0]);
  expect(researching(1)).toEqual(['disposition', 0, 1]);
  expect(researching(0)).toEqual(['disposition', 0, 0]);
});
