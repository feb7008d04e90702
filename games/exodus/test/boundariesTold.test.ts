/** What a step brings and tells, and that it tells nothing where nothing came of it. */
import { describe, expect, test } from 'vitest';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import type { OrderKey } from '../content/orders.ts';
import type { DiscoveryId } from '../content/secrets.ts';
import type { ExodusEvent } from '../event.ts';
import { houseOf } from '../rules/houses.ts';
import { seenStack } from '../rules/unseenWindows.ts';
import type { State } from '../state.ts';
import { addSecret, type Given, given, type Scene } from './scene.ts';

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;
const of = <T extends ExodusEvent['type']>(scene: Scene, type: T) =>
  scene.heard().filter((event): event is Extract<ExodusEvent, { type: T }> => event.type === type);
const net = (scene: Scene) => of(scene, 'tested')[0]?.net;
/** A discovery that a faction has made. */
function discovered(s: State, by: FactionId, id: DiscoveryId): void {
  addSecret(s, by, id);
  for (const layer of s.deck) layer.cards = layer.cards.filter((card) => card !== id);
}
const bare = (s: State) => {
  s.secrets = [];
};

describe('XD-6 dispositions', () => {
  test('XD-6.1 the ballots are told, and a pledge is used up by the vote', () => {
    const scene = given({
      next: ['dispositionRevealed'],
      change: (s) => {
        houseOf(s, 'church').ballot = 'leave';
        s.pledges.push(
          { kind: 'disposition', by: 'church', to: 'military' },
          { kind: 'course', by: 'church', to: 'military' },
        );
      },
    });
    expect(of(scene, 'ballots')).toEqual([
      {
        type: 'ballots',
        phase: 'disposition',
        ballots: [
          { faction: 'church', stake: 'leave' },
          { faction: 'government', stake: 'none' },
          { faction: 'military', stake: 'none' },
        ],
      },
    ]);
    expect(scene.s.pledges).toEqual([{ kind: 'course', by: 'church', to: 'military' }]);
  });

  test('XD-7.1 so are those on a course', () => {
    const scene = given({
      next: ['courseRevealed'],
      change: (s) => {
        s.courseRound = 2;
        for (const house of s.houses) house.ballot = house.faction === 'church' ? 'jump@1' : 'hold';
      },
    });
    expect(of(scene, 'ballots').map(({ ballots }) => ballots.map(({ stake }) => stake))).toEqual([
      ['jump@1', 'hold', 'hold'],
    ]);
  });

  test('XD-6.4, R57 who stays lets an inferior force escape, and is ambushed by a larger one', () => {
    const staying = (size: number) =>
      given({
        next: ['dispositionDone'],
        change: (s) => {
          s.force = { size, lead: 2, began: size, betrayed: false };
          for (const house of s.houses) house.ballot = 'stay';
        },
      });
    expect([staying(1).s.force, staying(1).s.cycle]).toEqual([undefined, 2]);
    expect(of(staying(1), 'reported')).toHaveLength(1);
    expect(of(staying(2), 'reported')).toHaveLength(0);
    expect(of(staying(2), 'tested').length).toBeGreaterThan(0);
  });
});

describe('XD-8 arrival', () => {
  const arriving = (reward: number) =>
    given({
      next: [{ step: 'convenience', system: 1, spent: 0 }],
      change: (s) => Object.assign(s.systems[1] ?? {}, { reward }),
    }).s.systems[1];

  test('XD-8.7 a site is not worked before it has turned out flawed', () => {
    expect([arriving(3)?.left, arriving(3)?.convenience]).toEqual([0, 0]);
    expect(arriving(2)?.left).toBeGreaterThan(0);
  });

  test('XD-8.9 what the Church spends is told; nothing spent is not', () => {
    const spending = (points: number) =>
      of(
        given({ next: [{ step: 'arrive', to: 1, excess: 2 }] }).when('church', {
          ...{ type: 'spendExcess', points },
        }),
        'excessSpent',
      );
    expect([spending(0), spending(1)]).toEqual([
      [],
      [{ type: 'excessSpent', on: 'astrometrics', points: 1 }],
    ]);
  });
});

describe('XD-13 public orders', () => {
  const ordered = (faction: FactionId, order: OrderKey, more: Partial<Given> = {}) =>
    given({
      ...EIGHT,
      ...more,
      next: [{ step: 'publicOrder', faction }],
      orders: { [faction]: order },
      change: (s) => {
        bare(s);
        Object.assign(s.systems[0] ?? {}, { reward: -1, convenience: 0, left: 2 });
        more.change?.(s);
      },
    });

  test('XD-13.6, R13 martial law hinders harvests, and nothing else', () => {
    const law = (s: State) => Object.assign(s, { law: true });
    expect(net(ordered('church', 'harvest', { change: law }))).toBe(-1);
    expect(net(ordered('church', 'church-tend', { change: law }))).toBe(0);
    expect(net(ordered('church', 'harvest'))).toBe(0);
  });

  test('XD-13.5 the limit of two is for hunts: what a secret brings lowers Treachery all the same', () => {
    const hunted = (s: State) => Object.assign(s, { hunted: 2 });
    const traits = { faith: 12, treachery: 8, edge: 3 };
    const hunt = ordered('church', 'church-skin-hunt', { traits, dice: '+ + +', change: hunted });
    expect(hunt.trait.treachery).toBe(8);
    const leak = given({
      next: [{ step: 'leak', faction: 'church' }],
      traits,
      change: (s) => {
        hunted(s);
        discovered(s, 'church', 'jump-signature');
      },
    });
    leak.when('church', { type: 'leak', secret: 'jump-signature', to: 'public' });
    expect(leak.trait.treachery).toBe(7);
  });

  test('XD-18.7 what helps against Edge helps against nothing else', () => {
    const helped = (order: OrderKey) =>
      net(
        ordered('church', order, {
          change: (s) => {
            discovered(s, 'church', 'sleep-vapour');
          },
        }),
      );
    expect([helped('church-tend'), helped('church-skin-hunt')]).toEqual([1, 0]);
  });

  test('CT-2 a failed dig is told to all, with who dug on whom', () => {
    const scene = ordered('church', 'dirt-digging@military', { dice: '- - -' });
    expect(of(scene, 'digFailed')).toEqual([{ type: 'digFailed', by: 'church', on: 'military' }]);
  });
});

describe('XD-14 the day’s end', () => {
  const hungry = (state: Partial<State>) =>
    given({
      next: ['hungry', 'upkeep'],
      traits: { supply: 6 },
      change: (s) => {
        bare(s);
        discovered(s, 'government', 'closed-loop-algae');
        Object.assign(s, state);
      },
    });

  test('XD-18.7, XD-14.2 rations are offered where upkeep is owed, and spare it', () => {
    const scene = hungry({});
    expect([scene.asks, scene.legal('government').map(({ type }) => type)]).toEqual([
      ...['window', ['use', 'pass']],
    ]);
    scene.when('government', { type: 'use', once: 'ration' });
    expect([scene.trait.supply, of(scene, 'upkeep')]).toEqual([6, []]);
    expect(hungry({ harvested: ['church'] }).asks).toBe('disposition');
    expect(hungry({ upkeepOff: true }).asks).toBe('disposition');
  });

  test('XD-14.7 one strain is borne', () => {
    const one = given({ next: ['strain'], dice: '- 0 0 0' });
    expect([one.s.strains, one.asks]).toEqual([1, 'bear']);
  });

  test('XD-8.5 what was extracted is known by its name', () => {
    const scene = given({
      next: ['extraction'],
      change: (s) => {
        Object.assign(s.systems[0] ?? {}, { reward: -1, convenience: 0, left: 1 });
        s.harvested = ['church'];
      },
    });
    expect(scene.used.filter((use) => use.startsWith('extraction'))).toEqual(['extraction traces']);
  });
});

describe('XD-18 secrets', () => {
  test('XD-18.7 a window stays open for a second advantage, and closes when all are used', () => {
    const scene = given({
      next: [{ step: 'window', faction: 'church', kinds: ['lull', 'steady'] }],
      change: (s) => {
        bare(s);
        discovered(s, 'church', 'chain-harmonics');
        s.fatigue = 3;
      },
    });
    scene.when('church', { type: 'use', once: 'lull' });
    expect(scene.legal('church')).toEqual([{ type: 'use', once: 'steady' }, { type: 'pass' }]);
    scene.when('church', { type: 'use', once: 'steady' });
    expect([scene.asks, scene.s.fatigue, scene.s.steadied]).toEqual(['disposition', 2, 1]);
  });

  test('CT-10 who knows all files sees one agenda, then the other, then nothing', () => {
    const spying = (seen: State['houses'][number]['agendasSeen']) =>
      given({
        next: [{ step: 'covertOrder', faction: 'military', covert: 'spying@church' }],
        traits: { might: 12, faith: 1 },
        dice: '+ + +',
        change: (s) => {
          for (const secret of s.secrets)
            if (secret.owner === 'church') secret.knowers = [{ faction: 'military', aware: [] }];
          houseOf(s, 'church').agendasSeen = seen;
        },
      }).house('church').agendasSeen;
    const [first, second] = [
      { agenda: 0, by: 'military' },
      { agenda: 1, by: 'military' },
    ] as const;
    expect(spying([])).toEqual([first]);
    expect(spying([first])).toEqual([first, second]);
    expect(spying([first, second])).toEqual([first, second]);
    expect(spying([{ agenda: 0, by: 'government' }])).toEqual([{ agenda: 0, by: 'government' }, first]);
  });

  test('CT-2 digging finds the leader’s secret first, then the files, and no discovery', () => {
    const digging = (known: number) => {
      const scene = given({
        next: [{ step: 'publicOrder', faction: 'military' }],
        orders: { military: 'dirt-digging@church' },
        traits: { might: 12, faith: 1, justice: 1, edge: 1 },
        dice: '+ + +',
        change: (s) => {
          const own = s.secrets.filter(({ owner }) => owner === 'church').reverse();
          for (const secret of own.slice(0, known)) secret.knowers = [{ faction: 'military', aware: [] }];
          discovered(s, 'church', 'closed-loop-algae');
        },
      });
      return scene
        .heard('military')
        .flatMap((event) =>
          event.type === 'learnt' ? [scene.s.secrets.findIndex(({ id }) => id === event.secret)] : [],
        );
    };
    expect([digging(0), digging(1), digging(2), digging(3)]).toEqual([[2], [0], [0], []]);
  });
});

test('D31 the windows of others are a pause, and there is none where nobody is asked in one', () => {
  const [under, window] = [
    { step: 'disposition' },
    { step: 'window', faction: 'church', kinds: ['lull'] },
  ] as const;
  expect(seenStack([under], 'military')).toEqual([under]);
  expect(seenStack([under, window], 'military')).toEqual([under, { step: 'pause' }]);
  expect(seenStack([under, window], 'church')).toEqual([under, window]);
});
