/** What is offered and to whom: the last thing there is to give, once it is gone, and where nothing is left to ask. */
import { describe, expect, test } from 'vitest';
import type { ExodusAction } from '../action.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { houseOf } from '../rules/houses.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import type { State } from '../state.ts';
import { addSecret, type Given, given, mark, plant, type Scene } from './scene.ts';
import { debate, E1, openedBy, totals, written } from './slips.ts';

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;
const types = (scene: Scene, faction: FactionId) => [
  ...new Set(scene.legal(faction).map(({ type }) => type)),
];
const bare = (s: State) => {
  s.secrets = [];
};

describe('XD-4 setting out', () => {
  test('XD-4.1 a draft: one after the other takes a faction that is left, and the last gets the last', () => {
    const scene = given({ options: { assign: 'draft' }, next: ['assign'] });
    expect(scene.asks).toBe('draft');
    const [first] = scene.play.awaited();
    scene.play.act(first ?? 0, { type: 'draft', faction: 'government' });
    const [second] = scene.play.awaited();
    expect(scene.play.legal(second ?? 0)).toEqual([
      { type: 'draft', faction: 'church' },
      { type: 'draft', faction: 'military' },
    ]);
    expect(scene.play.objection(second ?? 0, { type: 'draft', faction: 'government' })?.rule).toBe('XD-4.1');
    scene.play.act(second ?? 0, { type: 'draft', faction: 'military' });
    const third = 3 - (first ?? 0) - (second ?? 0);
    expect(scene.s.houses.map(({ seat }) => seat)).toEqual([third, first, second]);
    expect(scene.asks).toBe('dossier');
  });

  test('XD-4.1 without a draft the factions are dealt and told at once', () => {
    const scene = given({ next: ['assign'] });
    expect(scene.asks).toBe('dossier');
    expect(scene.heard()).toContainEqual({
      type: 'assigned',
      factions: scene.s.houses.map(({ faction, seat }) => ({ faction, seat })),
    });
  });

  test('CT-16 a rumour is the name of an institutional secret of the next faction in order', () => {
    const scene = given({
      next: ['countAnswers'],
      change: (s) => {
        // The personal one lies first.
        s.secrets.sort((a, b) => s.secrets.indexOf(b) - s.secrets.indexOf(a));
        s.votes = ['rumoured', 'rumoured'];
      },
    });
    for (const [i, house] of scene.s.houses.entries()) {
      const rumoured = scene.s.secrets[house.rumour];
      expect(rumoured?.owner).toBe(scene.s.houses[(i + 1) % 3]?.faction);
      expect(scene.heard(house.faction)).toContainEqual({
        ...{ type: 'rumour', of: rumoured?.owner, secret: rumoured?.id },
      });
    }
    expect(scene.s.perks).toEqual([]);
  });

  test('XD-4.5, CT-16 the origin is where the fleet is; charted is kept once', () => {
    const scene = given({
      next: ['origin'],
      near: [{ visited: true, reward: 0 }],
      dice: '0 0 0',
      change: (s) => Object.assign(s, { here: 1, perks: ['charted', 'network-alarm'] }),
    });
    expect([scene.s.here, scene.s.risk, scene.s.perks]).toEqual([0, 1, ['network-alarm']]);
    expect(scene.s.systems.map(({ reward }) => reward !== undefined)).toEqual([true, true, true, false]);
  });
});

describe('XD-10 polls', () => {
  test('XD-10.5 where nothing is asked nobody dissents', () => {
    const poll = (asked: FactionId[]) =>
      given({ next: [{ step: 'poll', phase: 'resolve' }], change: (s) => (s.asked = asked) });
    expect(poll([]).asks).toBe('disposition');
    expect(poll(['church']).play.awaited()).toHaveLength(3);
  });

  test('XD-18.7, XD-10.7 a favour is asked of who has a marker left', () => {
    const scene = written(E1, {
      change: (s) => {
        plant(s, 'government', 'stuffed-ballots');
        houseOf(s, 'church').pool = 0;
        houseOf(s, 'military').held.church = 5;
      },
    });
    expect(scene.legal('government').filter(({ type }) => type === 'favour')).toEqual([
      { type: 'favour', from: 'military' },
    ]);
    expect(scene.forbids('government', { type: 'favour', from: 'church' })).toBe('XD-10.7');
    expect(scene.forbids('government', { type: 'favour', from: 'network' })).toBe('XD-18.7');
    expect(scene.forbids('government', { type: 'favour', from: 'government' })).toBe('XD-18.7');
  });

  test('XD-10.2 a tie that was broken stays broken while nothing changes, and is told once', () => {
    const scene = written({
      church: { church: 'none' },
      government: { church: 'church-tend' },
      military: { church: 'church-skin-hunt' },
    });
    scene.when('church', { type: 'breakTie', order: 'church-skin-hunt' });
    const total = totals(scene, 'church')['church-skin-hunt'];
    const told = () =>
      scene.heard().filter((event) => event.type === 'resolved' && event.faction === 'church');
    expect(told()).toEqual([{ type: 'resolved', faction: 'church', order: 'church-skin-hunt', total }]);
    openedBy('government', scene).when('government', { type: 'withdraw' });
    expect([scene.asks, told().length]).toEqual(['poll', 1]);
  });

  test('R26 where nothing is written the order is Rest, with no weight', () => {
    const scene = written({});
    expect(scene.heard()).toContainEqual({ type: 'resolved', faction: 'church', order: 'rest', total: 0 });
  });
});

describe('XD-11 what is left to give', () => {
  /** The Network has two pledges and a marker on the table, and as many markers as said. */
  const disposing = (pool: number) => {
    const scene = given({
      seats: 4,
      next: [
        'beforeDisposition',
        'disposition',
        'dispositionRevealed',
        { step: 'poll', phase: 'disposition' },
        { step: 'polled', phase: 'disposition' },
      ],
      change: (s) => {
        bare(s);
        s.cycle = 2;
        const network = houseOf(s, 'network');
        network.pool = pool;
        houseOf(s, 'church').held.network = 5 - pool;
      },
    });
    for (const faction of ['church', 'government', 'military', 'network'] as const)
      scene.when(faction, { type: 'ballot', for: faction, stake: faction === 'network' ? 'leave' : 'stay' });
    return openedBy('network', scene).when(
      'network',
      { type: 'respondent', faction: 'church' },
      { type: 'demand', stake: 'leave' },
      { type: 'offer', item: 'pledge-disposition' },
      { type: 'offer', item: 'pledge-silence' },
      { type: 'offer', item: 'marker' },
      { type: 'enough' },
    );
  };

  test('XD-11.5 a counter asks for something the opener could still give', () => {
    const counter: ExodusAction = { type: 'counter' };
    expect(disposing(2).offers('church', counter)).toBe(true);
    expect(disposing(1).offers('church', counter)).toBe(false);
    expect(disposing(1).forbids('church', counter)).toBe('XD-11.5');
    expect(disposing(2).when('church', counter).legal('church')).toEqual([
      { type: 'offer', item: 'marker' },
      { type: 'refuse' },
    ]);
  });

  test('XD-11.2, XD-11.5 the vote on the Church alone is enough to ask for', () => {
    const trading = (asked: FactionId[]) => {
      const scene = written(
        { network: { church: 'church-tend', government: 'harvest' } },
        {
          seats: 4,
          change: (s) => {
            s.asked = asked;
            houseOf(s, 'network').pool = 0;
            houseOf(s, 'military').held.network = 5;
            houseOf(s, 'network').silentIn = 2;
          },
        },
      );
      return debate(scene, {
        ...{ by: 'network', about: 'government', to: 'church', demand: 'harvest' },
        with: [{ type: 'offer', item: 'pledge-disposition' }],
      });
    };
    expect(trading(['church', 'government']).offers('church', { type: 'counter' })).toBe(true);
    expect(trading(['government']).offers('church', { type: 'counter' })).toBe(false);
  });

  test('XD-11.5 a vote that was asked for is written when the opener agrees, and not before', () => {
    const scene = debate(written(E1), {
      ...{ by: 'government', about: 'government', to: 'church', demand: 'gov-adjudicate' },
    });
    scene.when('church', { type: 'counter' }, { type: 'offerVote', faction: 'church' });
    expect(scene.asks).toBe('sceneCounterVote');
    scene.when('church', { type: 'vote', intent: 'church-tend' });
    expect(scene.asks).toBe('sceneReply');
    expect(scene.house('government').written.church).toBe('church-skin-hunt');
    scene.when('government', { type: 'agree' });
    expect(scene.house('government').written.church).toBe('church-tend');
    expect(scene.house('church').written.government).toBe('gov-adjudicate');
  });

  test('XD-11.1 only what could be written is demanded', () => {
    const scene = openedBy('government', written(E1)).when(
      'government',
      { type: 'issue', faction: 'government' },
      { type: 'respondent', faction: 'church' },
    );
    expect(scene.forbids('government', { type: 'demand', stake: 'church-tend' })).toBe('XD-11.1');
    expect(scene.forbids('government', { type: 'demand', stake: 'stay' })).toBe('XD-11.1');
  });

  test('XD-11.2, XD-11.7 a marker that was offered back goes back', () => {
    const scene = debate(written(E1, { markers: [['church', 'government']] }), {
      ...{ by: 'government', about: 'government', to: 'church', demand: 'gov-adjudicate' },
      with: [{ type: 'offer', item: 'return' }],
    });
    scene.when('church', { type: 'agree' });
    expect([scene.house('church').pool, scene.house('government').held.church]).toEqual([5, undefined]);
  });
});

describe('XD-12 covert orders', () => {
  const writing = (change: (s: State) => void, more: Partial<Given> = {}) =>
    given({
      ...more,
      next: ['covert'],
      change: (s) => {
        bare(s);
        change(s);
      },
    });
  const COUP: ExodusAction = { type: 'covert', order: 'coup' };

  test('XD-12.7 the Church plans a coup with a marker of the Government, and not without', () => {
    const planning = (held: boolean) =>
      writing((s) => {
        if (held) mark(s, 'government', 'church');
      });
    expect([planning(false).offers('church', COUP), planning(true).offers('church', COUP)]).toEqual([
      false,
      true,
    ]);
    expect([planning(true).offers('church', COUP), planning(false).offers('church', COUP)]).toEqual([
      true,
      false,
    ]);
    expect(planning(false).forbids('church', COUP)).toBe('XD-12.7');
  });

  test('XD-18.7 a mask is for who has one, and not for who resists', () => {
    const leak: ExodusAction = { type: 'covert', order: 'leak', mask: true };
    const masked = writing((s) => addSecret(s, 'military', 'silenced-transport'));
    expect(writing(() => undefined).offers('military', leak)).toBe(false);
    expect(writing(() => undefined).forbids('military', leak)).toBe('XD-18.7');
    expect(masked.offers('military', leak)).toBe(true);
    expect(masked.forbids('military', { ...leak, order: 'none' })).toBe('XD-18.7');
  });

  test('XD-12.2 every kind is carried out, kind by kind, in faction order within a kind', () => {
    const scene = given({
      ...EIGHT,
      next: ['executeCovert'],
      change: (s) => {
        bare(s);
        const orders = {
          church: 'leak',
          government: 'spying@church',
          military: 'coup',
          network: 'spying@church',
          underworld: 'sabotage@church',
          security: 'assassination@church',
        } as const;
        for (const [faction, order] of Object.entries(orders))
          houseOf(s, faction as FactionId).covert = order;
      },
    });
    // What is pushed last comes first; the first has begun.
    const waiting = scene.s.stack.flatMap((frame) => (frame.step === 'covertOrder' ? [frame.covert] : []));
    const begun = scene.used.filter((use) => use.startsWith('covert ')).map((use) => use.slice(7));
    expect([...begun, ...waiting.reverse().map((key) => key.split('@')[0])]).toEqual([
      ...['spying', 'spying', 'leak', 'sabotage', 'assassination', 'coup'],
    ]);
  });

  test('CT-6, XD-12.4 a Traffic Audit hinders whom it names; another order about the same faction does not', () => {
    const net = (order: 'net-audit@church' | 'assist@church' | 'net-audit@military') =>
      given({
        ...EIGHT,
        next: [{ step: 'covertOrder', faction: 'church', covert: 'spying@military' }],
        orders: { network: order },
        change: bare,
      })
        .heard()
        .flatMap((event) => (event.type === 'tested' ? [event.net] : []))[0];
    expect([net('net-audit@military'), net('net-audit@church')]).toEqual([0, -2]);
    expect(net('assist@church')).toBe(net('net-audit@military'));
  });
});

describe('XD-9.4 what may be written', () => {
  test('XD-16.5 a repair needs a mandate to repair, whatever else is owed', () => {
    const may = (kind: 'repair' | 'quarantine') =>
      legalOrders(
        given({
          next: [],
          change: (s) => houseOf(s, 'church').mandates.push({ kind, since: 1 }),
        }).s,
        'church',
      ).filter((order) => order === 'church-repair' || order === 'church-quarantine');
    expect([may('quarantine'), may('repair')]).toEqual([['church-quarantine'], ['church-repair']]);
  });
});

describe('XD-7 courses', () => {
  test('XD-7.7 scouts go where nobody has been and none waits; XD-17.5 nukes where a force is known', () => {
    const scene = given({
      next: ['course'],
      near: [{}, { visited: true, reward: 0 }, { scouted: true, risk: -2, force: 2 }],
    });
    const stakes = scene
      .legal('church')
      .flatMap((action) => (action.type === 'ballot' ? [action.stake] : []));
    expect(stakes.filter((stake) => !stake.startsWith('jump'))).toEqual(['scout@1', 'nuke@3', 'hold']);
  });

  test('XD-11.7 a pledged ballot is cast by the other hand alone', () => {
    const scene = given({
      next: ['course'],
      change: (s) => s.pledges.push({ kind: 'course', by: 'church', to: 'military' }),
    });
    expect(scene.house('church').seat).toBe(0);
    expect(scene.play.awaited()).toEqual([scene.house('government').seat, scene.house('military').seat]);
  });

  test('XD-15.4 with a force about nobody lands', () => {
    const landing = (force: State['force']) =>
      given({
        next: ['endgame'],
        change: (s) => {
          Object.assign(s.systems[0] ?? {}, { reward: 3, convenience: 0 });
          Object.assign(s, { arrivals: 9, force });
        },
      }).asks;
    expect(landing(undefined)).toBe('landfall');
    expect(landing({ size: 1, lead: 2, began: 1, betrayed: false })).toBe('disposition');
  });
});

test('XD-15.7 factions change hands only if all want it, and everyone may say no', () => {
  const swapping = (...answers: boolean[]) => {
    const scene = given({ options: { dawnSwap: true }, next: ['dawnSwap', 'swapSeats'] });
    for (const [i, yes] of answers.entries())
      scene.when(scene.s.houses[i]?.faction ?? 'church', { type: 'swap', yes });
    return scene.heard().some(({ type }) => type === 'assigned');
  };
  expect(swapping(true, true, true)).toBe(true);
  expect(swapping(true, false, true)).toBe(false);
  expect(given({ next: ['dawnSwap', 'swapSeats'] }).asks).toBe('disposition');
});

test('XD-16.6 whoever carries a shared suppression has it once, beside other duties', () => {
  const carried = (kind: 'repair' | 'suppression') =>
    given({
      ...EIGHT,
      next: ['sharedMandate'],
      change: (s) => {
        s.cycle = 3;
        houseOf(s, 'government').mandates.push({ kind: 'suppression', since: 2, shared: true });
        houseOf(s, 'security').mandates.push({ kind, since: 1 });
      },
    }).when('government', { type: 'carry', by: 'security' });
  const kinds = (scene: Scene, faction: FactionId) => scene.house(faction).mandates.map(({ kind }) => kind);
  expect(kinds(carried('repair'), 'security')).toEqual(['repair', 'suppression']);
  expect(kinds(carried('suppression'), 'security')).toEqual(['suppression']);
  expect(kinds(carried('repair'), 'government')).toEqual([]);
  expect(types(carried('repair'), 'church')).toEqual(['ballot']);
});
