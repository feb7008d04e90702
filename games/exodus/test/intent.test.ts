/** XD-9 to XD-11 intent, markers and scenes: G16, G17 and E1 to E8, E30, E48. */
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../content/factions.ts';
import type { Intent } from '../content/orders.ts';
import { legalOrders, weight } from '../orders.ts';
import type { State } from '../state.ts';
import { addSecret, type Given, given, mark, plant } from './scene.ts';

type Slips = Partial<Record<FactionId, Partial<Record<FactionId, Intent>>>>;

/** What everyone wrote, then the rest of the resolve phase. */
function written(slips: Slips, more: Omit<Given, 'next'> = {}) {
  return given({
    ...more,
    next: ['reveal', { step: 'poll', phase: 'resolve' }, { step: 'polled', phase: 'resolve' }, 'harmony'],
    change(s: State) {
      for (const house of s.houses) house.written = { ...slips[house.faction] };
      more.change?.(s);
    },
  });
}

const E1: Slips = {
  church: { church: 'church-tend', government: 'harvest', military: 'mil-recruit' },
  government: { church: 'church-skin-hunt', government: 'gov-adjudicate', military: 'harvest' },
  military: { church: 'church-skin-hunt', government: 'harvest', military: 'mil-stand-to' },
};
/** The orders of E1 need something to harvest. */
const field = (s: State) => {
  const origin = s.systems[0];
  if (origin !== undefined) Object.assign(origin, { reward: -1, convenience: 0, left: 2 });
};
const totals = (scene: ReturnType<typeof given>, faction: FactionId) =>
  Object.fromEntries((scene.s.tally[faction] ?? []).map(({ order, total }) => [order, total]));

describe('XD-9 intent', () => {
  test('XD-9.4 without a mandate: the own book and the general list, where preconditions hold', () => {
    const { s } = given({ next: [] });
    const legal = legalOrders(s, 'church');
    expect(legal).toContain('church-tend');
    expect(legal).toContain('assist@military');
    expect(legal).not.toContain('harvest');
    expect(legal).not.toContain('church-repair');
    expect(legal).not.toContain('gov-adjudicate');
    expect(legal).not.toContain('assist@network');
  });

  test('XD-16.5 (E24) two mandates: Repair, Hold Elections, Suppression', () => {
    const scene = given({
      next: [],
      change: (s) => {
        s.cycle = 2;
        const government = s.houses[1];
        government?.mandates.push({ kind: 'repair', since: 1 }, { kind: 'election', since: 1 });
      },
    });
    expect([...legalOrders(scene.s, 'government')].sort()).toEqual([
      'gov-elections',
      'gov-repair',
      'gov-suppression',
    ]);
  });

  test('XD-9.3 intents are written in faction order, after the leader', () => {
    const scene = given({ next: ['openIsolation', 'isolation', 'bonds'] });
    expect(scene.forbids('church', { type: 'intent', for: 'church', intent: 'none' })).toBe('XD-9.2');
    scene.when('church', { type: 'leader', how: 'stay' });
    expect(scene.forbids('church', { type: 'intent', for: 'military', intent: 'none' })).toBe('XD-9.3');
    expect(scene.forbids('church', { type: 'intent', for: 'church', intent: 'harvest' })).toBe('XD-9.4');
    scene.when('church', { type: 'intent', for: 'church', intent: 'church-tend' });
    expect(scene.offers('church', { type: 'intent', for: 'government', intent: 'gov-adjudicate' })).toBe(
      true,
    );
  });
});

describe('XD-10 resolving intent', () => {
  test('XD-10.1 (E1) the tally', () => {
    const scene = written(E1, { change: field });
    expect(totals(scene, 'church')).toEqual({ 'church-skin-hunt': 6, 'church-tend': 5 });
    expect(totals(scene, 'government')).toEqual({ harvest: 6, 'gov-adjudicate': 5 });
    expect(totals(scene, 'military')).toEqual({ 'mil-stand-to': 5, 'mil-recruit': 3, harvest: 3 });
    expect(scene.s.resolved).toEqual({
      church: 'church-skin-hunt',
      government: 'harvest',
      military: 'mil-stand-to',
    });
  });

  test('XD-3.3 (G17, R1) the Military weighs 5 for itself and 2 for the Opposition', () => {
    const { s } = given({ seats: 6, next: [] });
    expect([weight(s, 'military', 'military'), weight(s, 'military', 'opposition')]).toEqual([5, 2]);
  });

  test('XD-10.3 weights: leaderless 3, grease +2, secrets +1', () => {
    const { s } = given({
      seats: 5,
      next: [],
      change: (state) => {
        const church = state.houses[0];
        if (church !== undefined) church.leaderless = 1;
        state.houses[4]?.greased.push('church');
        plant(state, 'church', 'empty-reliquaries', 'military');
      },
    });
    expect(weight(s, 'church', 'church')).toBe(3);
    expect(weight(s, 'underworld', 'church')).toBe(4);
    expect(weight(s, 'military', 'underworld')).toBe(2);
  });

  test('XD-10.2 (E48) a tie: the own written order wins, else the seat picks', () => {
    const slips: Slips = {
      underworld: { underworld: 'und-skim' },
      government: { underworld: 'rest' },
      network: { underworld: 'rest' },
      church: { underworld: 'rest' },
    };
    expect(totals(written(slips, { seats: 5 }), 'underworld')).toEqual({ 'und-skim': 5, rest: 5 });
    expect(written(slips, { seats: 5 }).s.resolved.underworld).toBe('und-skim');
    const open = written(
      { government: { underworld: 'rest' }, network: { underworld: 'und-skim' } },
      { seats: 5 },
    );
    expect(open.asks).toBe('tie');
    open.when('underworld', { type: 'breakTie', order: 'und-skim' });
    expect(open.s.resolved.underworld).toBe('und-skim');
  });

  test('R26 nothing written: Rest', () => {
    expect(written({}).s.resolved.church).toBe('rest');
  });

  test('XD-10.5 (E6) nobody dissents: −3 Edge, whatever markers were spent', () => {
    const scene = written(E1, {
      change: (s) => {
        field(s);
        mark(s, 'government', 'church');
        mark(s, 'government', 'military');
      },
    });
    scene.when('church', { type: 'spend', issuer: 'government' });
    scene.when('military', { type: 'spend', issuer: 'government' });
    scene.when('government', { type: 'accept' });
    scene.when('church', { type: 'strike', faction: 'military' });
    scene.when('military', { type: 'strike', faction: 'church' });
    scene.all({ type: 'accept' });
    expect(scene.trait.edge).toBe(5);
    expect(scene.house('government').pool).toBe(5);
  });

  test('XD-10.6 (E7) a marker strikes: Tend 5 beats Skin Hunt 3', () => {
    const scene = written(E1, {
      change: (s) => {
        field(s);
        mark(s, 'government', 'church');
      },
    });
    scene.when('church', { type: 'spend', issuer: 'government' });
    scene.when('government', { type: 'accept' }).when('military', { type: 'accept' });
    scene.when('church', { type: 'strike', faction: 'church' });
    expect(totals(scene, 'church')).toEqual({ 'church-tend': 5, 'church-skin-hunt': 3 });
    expect(scene.s.resolved.church).toBe('church-tend');
    expect(scene.s.dissented).toBe(false);
  });

  test('XD-10.6 (G16) a Government marker rewrites its intent for the holder, or strikes any other', () => {
    const scene = written(E1, {
      change: (s) => {
        field(s);
        mark(s, 'government', 'military');
      },
    });
    scene.when('military', { type: 'spend', issuer: 'government' });
    scene.when('church', { type: 'accept' }).when('government', { type: 'accept' });
    expect(scene.offers('military', { type: 'strike', faction: 'church' })).toBe(true);
    scene.when('military', { type: 'rewrite', intent: 'mil-stand-to' });
    expect(totals(scene, 'military')).toEqual({ 'mil-stand-to': 8, 'mil-recruit': 3 });
  });

  test('XD-10.7 with an empty pool no marker is given', () => {
    const scene = written(E1, {
      change: (s) => {
        field(s);
        for (let i = 0; i < 5; i++) mark(s, 'church', 'military');
      },
    });
    expect(scene.house('church').pool).toBe(0);
  });
});

describe('XD-11 scenes', () => {
  const openedBy = (opener: FactionId, scene: ReturnType<typeof given>) => {
    for (const { faction } of scene.s.houses)
      scene.when(faction, { type: faction === opener ? 'dissent' : 'accept' });
    return scene;
  };

  test('XD-11.2, XD-11.7 (E2) a deal: votes are traded, and Edge does not fall', () => {
    const scene = openedBy('government', written(E1, { change: field }));
    scene.when(
      'government',
      { type: 'issue', faction: 'government' },
      { type: 'respondent', faction: 'church' },
      { type: 'demand', stake: 'gov-adjudicate' },
      { type: 'offerVote', faction: 'church' },
      { type: 'vote', intent: 'church-tend' },
      { type: 'enough' },
    );
    scene.when('church', { type: 'agree' });
    expect(totals(scene, 'government')).toEqual({ 'gov-adjudicate': 8, harvest: 3 });
    expect(totals(scene, 'church')).toEqual({ 'church-tend': 8, 'church-skin-hunt': 3 });
    scene.all({ type: 'accept' });
    expect(scene.trait.edge).toBe(8);
  });

  const E3: Slips = {
    church: { military: 'harvest' },
    government: { military: 'harvest' },
    military: { military: 'mil-stand-to' },
  };
  const demanded = (scene: ReturnType<typeof given>) =>
    openedBy('military', scene)
      .when(
        'military',
        { type: 'issue', faction: 'military' },
        { type: 'respondent', faction: 'government' },
        { type: 'demand', stake: 'mil-stand-to' },
        { type: 'enough' },
      )
      .when('government', { type: 'refuse' });

  test('XD-11.9, XD-11.10 (E3) forced partial: both intents are struck', () => {
    const scene = demanded(written(E3, { change: field }));
    scene.when('government', { type: 'drop' }).when('military', { type: 'force' });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: 0, result: 2 }));
    expect(scene.trait.edge).toBe(9);
    expect(totals(scene, 'military')).toEqual({ harvest: 3 });
  });

  test('XD-11.10 (E4) forced success: the loser’s intent changes; with excess 3 also a marker', () => {
    const free: Slips = { ...E3, church: {} };
    const scene = demanded(written(free, { change: field, dice: '+ 0' }));
    scene.when('government', { type: 'drop' }).when('military', { type: 'force' });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: 1, result: 4 }));
    expect(totals(scene, 'military')).toEqual({ 'mil-stand-to': 8 });
    expect(scene.house('military').held).toEqual({});
    const strong = demanded(written(free, { change: field, dice: '+ 0', traits: { might: 11 } }));
    strong.when('government', { type: 'drop' }).when('military', { type: 'force' });
    expect(strong.house('military').held).toEqual({ government: 1 });
  });

  test('XD-11.10 (E5) forced failure: the forcer’s intent becomes the other side', () => {
    const scene = openedBy(
      'government',
      written(
        { church: { church: 'church-tend' }, government: { church: 'church-recruit' } },
        { traits: { justice: 5, faith: 10 } },
      ),
    );
    scene.when(
      'government',
      { type: 'issue', faction: 'church' },
      { type: 'respondent', faction: 'church' },
      { type: 'demand', stake: 'church-recruit' },
      { type: 'enough' },
    );
    scene.when('church', { type: 'refuse' });
    scene.when('church', { type: 'drop' }).when('government', { type: 'force' });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: -1, result: -6 }));
    expect(scene.house('government').written.church).toBe('church-tend');
  });

  test('XD-11.6 (E8) refusing by marker ends the scene as if won, without Edge', () => {
    const scene = openedBy(
      'military',
      written(E1, {
        change: (s) => {
          field(s);
          mark(s, 'military', 'church');
        },
      }),
    );
    scene.when(
      'military',
      { type: 'issue', faction: 'church' },
      { type: 'respondent', faction: 'church' },
      { type: 'demand', stake: 'church-parade' },
      { type: 'enough' },
    );
    scene.when('church', { type: 'refuseByMarker' });
    expect(scene.house('military').written.church).toBe('church-tend');
    expect(scene.house('military').pool).toBe(5);
    expect(scene.trait.edge).toBe(8);
  });

  test('XD-11.3, XD-11.8 (E30) a refused threat is carried out at once', () => {
    const scene = openedBy(
      'opposition',
      written(
        {},
        {
          seats: 6,
          change: (s) => {
            const secret = addSecret(s, 'government', 'double-manifest');
            secret.knowers.push({ faction: 'opposition', aware: [] });
          },
        },
      ),
    );
    scene.when(
      'opposition',
      { type: 'issue', faction: 'government' },
      { type: 'respondent', faction: 'government' },
      { type: 'demand', stake: 'gov-rationing' },
      { type: 'threaten', secret: 'double-manifest' },
      { type: 'enough' },
    );
    expect(scene.heard()).toContainEqual({ type: 'threatened', by: 'opposition', of: 'government' });
    scene.when('government', { type: 'refuse' });
    expect(scene.trait).toMatchObject({ edge: 9, justice: 5, supply: 11 });
    expect(scene.asks).toBe('sceneForce');
  });

  test('XD-11.5 counter: one more item; the opener agrees, stands or withdraws', () => {
    const scene = openedBy('government', written(E1, { change: field }));
    scene.when(
      'government',
      { type: 'issue', faction: 'government' },
      { type: 'respondent', faction: 'church' },
      { type: 'demand', stake: 'gov-adjudicate' },
      { type: 'enough' },
    );
    scene.when('church', { type: 'counter' }, { type: 'offer', item: 'marker' });
    scene.when('government', { type: 'agree' });
    expect(scene.house('church').held).toEqual({ government: 1 });
    expect(scene.house('church').written.government).toBe('gov-adjudicate');
  });

  test('XD-11.2 a pledge of silence and of a disposition vote', () => {
    const scene = openedBy('government', written(E1, { change: field }));
    scene.when(
      'government',
      { type: 'issue', faction: 'government' },
      { type: 'respondent', faction: 'church' },
      { type: 'demand', stake: 'gov-adjudicate' },
      { type: 'offer', item: 'pledge-silence' },
      { type: 'offer', item: 'pledge-disposition' },
      { type: 'offer', item: 'pledge-course' },
    );
    expect(scene.forbids('government', { type: 'offer', item: 'marker' })).toBe('XD-11.2');
    scene.when('government', { type: 'enough' });
    scene.when('church', { type: 'agree' });
    expect(scene.house('government').silentIn).toBe(2);
    expect(scene.s.pledges).toEqual([
      { kind: 'disposition', by: 'government', to: 'church' },
      { kind: 'course', by: 'government', to: 'church' },
    ]);
  });
});
