/** XD-12 to XD-16, XD-23 orders, cyclical effects, crises and elections: G13, G14, G15, G18 and E12, E21 to E33, E42 to E45. */
import { describe, expect, test } from 'vitest';
import { type FactionId, STRAIN_DICE } from '../content/factions.ts';
import { houseOf } from '../rules/houses.ts';
import { learn } from '../rules/secrets.ts';
import { weight } from '../rules/weights.ts';
import type { State } from '../state.ts';
import { crisisNet } from '../steps/crisis.ts';
import { addSecret, given, mark, plant } from './scene.ts';

const ordered = (...factions: FactionId[]) =>
  factions.map((faction) => ({ step: 'publicOrder' as const, faction }));
const field =
  (reward: number, left: number, convenience = 0) =>
  (s: State) => {
    const origin = s.systems[0];
    if (origin !== undefined) Object.assign(origin, { reward, convenience, left });
  };

describe('XD-12 covert orders', () => {
  test('XD-12.7, R49 (G14) the Church leads a coup with the Government’s marker', () => {
    const scene = given({
      next: [{ step: 'covertOrder', faction: 'church', covert: 'coup' }],
      traits: { faith: 10, justice: 6 },
      change: (s) => mark(s, 'government', 'church'),
    });
    expect(scene.trait).toMatchObject({ edge: 10, justice: 4 });
    expect(scene.s.regime).toBe('church');
    expect(scene.house('government').pool).toBe(5);
    expect(scene.play.asking).toMatchObject({ step: 'successor', faction: 'government' });
    expect(scene.house('government').mandates).toEqual([]);
  });

  test('XD-12.7 (E44) a coup of the Military changes the weights for the Government', () => {
    const scene = given({
      next: [{ step: 'covertOrder', faction: 'military', covert: 'coup' }],
      traits: { might: 11, justice: 6 },
      dice: '- - 0',
    });
    expect(scene.trait).toMatchObject({ edge: 10, justice: 4 });
    const weights = (['military', 'government', 'church'] as const).map((f) =>
      weight(scene.s, f, 'government'),
    );
    expect(weights).toEqual([5, 3, 3]);
  });

  test('XD-19.4 (G13) an assassinated Captain: successor, flip adjustment to Might, same seat', () => {
    const scene = given({
      next: [{ step: 'covertOrder', faction: 'church', covert: 'assassination@military' }],
      traits: { faith: 12, might: 8 },
      dice: '0 0 0 +',
    });
    expect(scene.trait).toMatchObject({ might: 9, edge: 9 });
    expect(scene.house('military').renown).toBe(-1);
    scene.when('military', { type: 'successor', role: 1 }, { type: 'personal', secret: 'captain-massacre' });
    expect(scene.house('military').leader.role).toBe(1);
    expect(scene.house('military').leaderless).toBe(2);
    expect(weight(scene.s, 'military', 'military')).toBe(3);
  });

  test('XD-12.4 Protective Detail and Traffic Audit: two hindrances each', () => {
    const scene = given({
      seats: 8,
      next: [{ step: 'covertOrder', faction: 'government', covert: 'spying@church' }],
      orders: { security: 'sec-detail@church', network: 'net-audit@government' },
    });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: -4 }));
  });

  test('XD-12.1, XD-12.5 who has what', () => {
    const scene = given({ seats: 5, next: ['covert', 'executeCovert'] });
    expect(scene.offers('network', { type: 'covert', order: 'sabotage@church' })).toBe(true);
    expect(scene.forbids('church', { type: 'covert', order: 'spying@military' })).toBe('XD-12.5');
    expect(scene.forbids('church', { type: 'covert', order: 'coup' })).toBe('XD-12.7');
    expect(scene.forbids('military', { type: 'covert', order: 'assassination@network' })).toBe('CT-10');
    expect(scene.offers('church', { type: 'covert', order: 'leak' })).toBe(true);
  });

  test('XD-13.4, R34 (E31) help goes to the covert test when the public order shares no keyword', () => {
    const scene = given({
      next: [
        { step: 'covertOrder', faction: 'military', covert: 'spying@government' },
        { step: 'publicOrder', faction: 'military' },
      ],
      orders: { church: 'assist@military', military: 'mil-stand-to' },
      change: (s) => (houseOf(s, 'military').covert = 'spying@government'),
    });
    const nets = scene.heard().flatMap((event) => (event.type === 'tested' ? [event.net] : []));
    // The covert order is helped; the public one is hindered by it (XD-12.3).
    expect(nets).toEqual([1, -1]);
  });

  test('XD-12.3, R33 (E32) distraction and one Assist: three free dice', () => {
    const scene = given({
      next: ordered('church'),
      orders: { church: 'church-tend', military: 'assist@church' },
      change: (s) => (houseOf(s, 'church').covert = 'leak'),
    });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: 0 }));
  });
});

describe('XD-13 public orders', () => {
  test('XD-13.5 (E33) hunts lower Treachery by at most 2 in a cycle', () => {
    const scene = given({
      seats: 4,
      next: ordered('church', 'network'),
      traits: { treachery: 4, faith: 12, justice: 12 },
      orders: { church: 'church-skin-hunt', network: 'net-skin-hunt' },
    });
    expect(scene.trait.treachery).toBe(2);
  });

  test('XD-13.3 an order whose precondition no longer holds does nothing', () => {
    const scene = given({ next: ordered('church'), orders: { church: 'harvest' } });
    expect(scene.heard()).toContainEqual({ type: 'orderIdle', faction: 'church', order: 'harvest' });
  });

  test('XD-16.6, R42 (E25) a failed Church Quarantine becomes a suppression', () => {
    const scene = given({
      next: [...ordered('church'), 'neglect'],
      traits: { faith: 1, edge: 8 },
      orders: { church: 'church-quarantine' },
      change: (s) => {
        s.cycle = 2;
        houseOf(s, 'church').mandates.push({ kind: 'quarantine', since: 1 });
      },
    });
    expect(scene.house('church').mandates).toEqual([{ kind: 'suppression', since: 2 }]);
    expect(scene.trait.women).toBe(10);
  });

  test('XD-14.6 (E24) Repair is done, the election is neglected: −1 Justice', () => {
    const scene = given({
      next: [...ordered('government'), 'neglect'],
      orders: { government: 'gov-repair' },
      change: (s) => {
        s.cycle = 2;
        houseOf(s, 'government').mandates.push({ kind: 'repair', since: 1 }, { kind: 'election', since: 1 });
      },
    });
    expect(scene.house('government').mandates).toEqual([{ kind: 'election', since: 1 }]);
    expect(scene.trait.justice).toBe(6);
  });

  test('XD-19.2 a high office: one of three secrets, and the order is not legal again', () => {
    const scene = given({ next: ordered('military'), orders: { military: 'mil-promote' } });
    scene.when('military', { type: 'office', secret: 'earth-beacon' });
    expect(scene.house('military').office).toBe(true);
    expect(scene.s.secrets.at(-1)).toMatchObject({ id: 'earth-beacon', owner: 'military' });
  });

  test('XD-18.6 research: at three, two discoveries to choose from', () => {
    const scene = given({
      seats: 7,
      next: ordered('researchers'),
      traits: { supply: 12, edge: 2 },
      orders: { researchers: 'res-research' },
      change: (s) => (houseOf(s, 'researchers').progress = 1),
    });
    const [first, second] = scene.house('researchers').offer;
    if (first === undefined || second === undefined) throw new Error('two discoveries are drawn');
    scene.when('researchers', { type: 'discover', discovery: second });
    expect(scene.s.deck.at(-1)).toEqual({ cards: [first], seen: [scene.house('researchers').seat] });
  });

  test('XD-23, R38 (E26) an election: 10 to 6 for the incumbent', () => {
    const scene = given({
      seats: 4,
      next: ['election', 'electionCount'],
      traits: { justice: 7, edge: 5 },
    });
    scene.when('church', { type: 'elect', who: 'challenger' });
    scene.when('military', { type: 'elect', who: 'challenger' });
    scene.when('government', { type: 'elect', who: 'incumbent' });
    scene.when('network', { type: 'elect', who: 'incumbent' });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ incumbent: 10, challenger: 6 }));
    expect(scene.trait).toMatchObject({ justice: 8, edge: 4 });
    expect(scene.house('government').renown).toBe(1);
  });

  test('XD-23.3 (G15) the challenger wins: seats keep their factions, the leaders change places', () => {
    const scene = given({ seats: 6, next: ['election', 'electionCount'], traits: { edge: 10, justice: 3 } });
    const before = [scene.house('government').leader, scene.house('opposition').leader];
    scene.all({ type: 'elect', who: 'challenger' });
    expect([scene.house('opposition').leader, scene.house('government').leader]).toEqual(before);
    expect(scene.house('opposition').renown).toBe(2);
    const owners = scene.s.secrets.filter(({ id }) => id === 'governor-bottle' || id === 'rouser-luxury');
    expect(owners.map(({ owner }) => owner).sort()).toEqual(['government', 'opposition']);
    expect(owners.find(({ id }) => id === 'governor-bottle')?.owner).toBe('opposition');
  });
});

describe('XD-14 cyclical effects', () => {
  test('XD-7.5, R5 (E12) no rest in a cycle with a parade, two points in the next', () => {
    const scene = given({ next: ['rest'], change: (s) => Object.assign(s, { fatigue: 2, noRest: true }) });
    expect(scene.s.fatigue).toBe(2);
    expect(given({ next: ['rest'], change: (s) => (s.fatigue = 2) }).s.fatigue).toBe(0);
  });

  test('XD-13.6, XD-14.2, XD-14.3, R13 (E21) two harvesters, one success: counts once, no upkeep, Renown', () => {
    const scene = given({
      next: [...ordered('government', 'military'), 'hungry', 'upkeep', 'extraction'],
      traits: { women: 5, treachery: 4, supply: 8 },
      orders: { government: 'harvest', military: 'harvest' },
      dice: '+ + 0 - - 0',
      change: field(-1, 1),
    });
    expect(scene.trait.supply).toBe(9);
    expect([scene.house('government').renown, scene.house('military').renown]).toEqual([1, 0]);
  });

  test('XD-8.5, R15 (E22) abundance: more the first time', () => {
    const scene = given({
      next: ['extraction'],
      traits: { supply: 8 },
      change: (s) => {
        field(2, 1, 1)(s);
        s.harvested = ['church'];
      },
    });
    expect(scene.trait).toMatchObject({ supply: 9, justice: 8, might: 10 });
    scene.s.stack = [{ step: 'disposition' }, { step: 'extraction' }];
    scene.play.run();
    expect(scene.trait).toMatchObject({ supply: 10, justice: 8, might: 10 });
  });

  test('XD-14.7 (E43) strain: the burden passes on in faction order', () => {
    const scene = given({
      seats: 5,
      next: ['strain'],
      // Two − among the dice of the pool, however many those are.
      dice: ['-', '-', ...Array.from({ length: (STRAIN_DICE[5] ?? 0) - 2 }, () => '0')].join(' '),
      change: (s) => (s.burden = 'network'),
    });
    expect(scene.dice.left).toBe(0);
    scene.when('network', { type: 'bear', by: 'edge' }).when('underworld', { type: 'bear', by: 'sacrifice' });
    expect([scene.trait.edge, scene.s.stash, scene.s.burden]).toEqual([9, 1, 'church']);
  });

  test('XD-14.8 whispers: each + is +1 Treachery; those who obey add theirs unseen', () => {
    const scene = given({
      next: ['whispers'],
      dice: '+ 0',
      change: (s) => Object.assign(houseOf(s, 'church'), { marked: 1, bond: 'obey' }),
    });
    expect(scene.trait.treachery).toBe(3);
    expect(scene.heard()).toContainEqual({ type: 'whispers', rise: 2 });
  });
});

describe('XD-15, XD-16 breach and crisis', () => {
  test.each([
    ['- 0 0', 'breach', 4],
    ['0 0 0', undefined, 3],
    ['+ + 0', undefined, 4],
  ])('XD-15.2, R44 (E42) Faith 4, Treachery 6, roll %s', (dice, lost, faith) => {
    const scene = given({ next: ['endgame'], traits: { faith: 4, treachery: 6 }, dice });
    expect(scene.s.outcome?.reason).toBe(lost);
    expect(scene.trait.faith).toBe(faith);
  });

  test('XD-16.2 (E23) crisis modifiers: net two hindrances', () => {
    const { s } = given({
      next: [],
      traits: { edge: 6, treachery: 3 },
      change: (state) => Object.assign(state, { risk: 0, visit: 4 }),
    });
    expect(crisisNet(s)).toBe(-2);
  });

  test('XD-16 an uprising gives three mandates that bind from the next cycle on', () => {
    const scene = given({ next: ['crisis'], dice: '+ + +' });
    const mandates = scene.s.houses.map(({ mandates: all }) => all.map(({ kind }) => kind));
    expect(mandates).toEqual([['suppression'], ['suppression'], ['suppression']]);
  });
});

describe('XD-18 secrets', () => {
  const secretly = (owner: FactionId, ...knowers: FactionId[]) =>
    given({
      seats: 6,
      next: [],
      change: (s) => {
        const id = owner === 'church' ? 'confession-files' : 'two-thirds-model';
        plant(s, owner, id, ...knowers);
      },
    });

  test('XD-18.3 (E27) the Network does not count; the third counted faction makes it public', () => {
    const scene = secretly('church', 'government', 'network');
    const index = scene.s.secrets.findIndex(({ id }) => id === 'confession-files');
    expect(scene.s.secrets[index]?.public).toBe(false);
    learn(scene.play, index, 'military', []);
    expect(scene.s.secrets[index]?.public).toBe(true);
    expect(scene.trait).toMatchObject({ faith: 10, justice: 5 });
  });

  test('XD-18.3, R46 (E28) the Network never counts for its own secrets', () => {
    const scene = secretly('network', 'church');
    const index = scene.s.secrets.findIndex(({ id }) => id === 'two-thirds-model');
    learn(scene.play, index, 'military', []);
    expect(scene.s.secrets[index]?.public).toBe(false);
  });

  test('XD-18.3, XD-19.4 (E29) a personal secret: public at the third knower, the Prelate is removed', () => {
    const scene = given({
      seats: 5,
      next: [],
      change: (s) => {
        const slot = s.secrets.find(({ id }) => id === 'prelate-dice');
        if (slot === undefined) return;
        slot.id = 'prelate-tremor';
        slot.knowers = [
          { faction: 'government', aware: [] },
          { faction: 'military', aware: [] },
        ];
      },
    }).roll('+');
    const index = scene.s.secrets.findIndex(({ id }) => id === 'prelate-tremor');
    learn(scene.play, index, 'underworld', []);
    expect(scene.trait.faith).toBe(11);
    expect(scene.heard()).toContainEqual({ type: 'leaderLost', faction: 'church' });
  });

  test('CT-14 (G18) violet-assay: its knowers hunt with an assist; leaked, it exposes the marked', () => {
    const scene = given({
      next: [...ordered('church'), { step: 'leak', faction: 'church' }],
      traits: { treachery: 6, faith: 9 },
      orders: { church: 'church-skin-hunt' },
      change: (s) => {
        addSecret(s, 'church', 'violet-assay');
        s.deck = s.deck.map(({ cards }) => ({ cards: cards.filter((id) => id !== 'violet-assay') }));
        s.secrets = s.secrets.filter(({ id }) => id !== 'violet-brother');
        houseOf(s, 'military').marked = 1;
      },
    });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: 1 }));
    scene.when('church', { type: 'leak', secret: 'violet-assay', to: 'public' });
    expect(scene.heard()).toContainEqual({ type: 'exposed', faction: 'military' });
    expect(scene.house('military').renown).toBe(-2);
  });

  test('XD-20.2 (E45) Treachery 6: marked only if both free dice are −', () => {
    const check = (dice: string) =>
      given({
        next: ['cycle'],
        traits: { treachery: 6 },
        dice,
        change: (s) => Object.assign(s, { visit: 0, byJump: true }),
      });
    expect(check('- - 0 0 0 0').house('church').marked).toBe(2);
    expect(check('- 0 0 0 0 0').house('church').marked).toBe(0);
  });

  test('XD-20.4 a marked seat obeys, resists or confesses; resisting means no covert order', () => {
    const scene = given({
      next: ['openIsolation', 'isolation', 'bonds', 'covert'],
      change: (s) => (houseOf(s, 'church').marked = 1),
    });
    expect(scene.forbids('church', { type: 'leader', how: 'stay' })).toBe('XD-20.4');
    scene.when('church', { type: 'leader', how: 'resist' });
    for (const faction of ['government', 'military'] as const)
      scene.when(faction, { type: 'leader', how: 'stay' });
    while (scene.asks === 'isolation') {
      const [seat = 0] = scene.play.awaited();
      const legal = scene.play.legal(seat);
      scene.play.act(seat, legal[legal.length - 1] ?? { type: 'accept' });
    }
    expect(scene.legal('church')).toEqual([{ type: 'covert', order: 'none' }]);
  });
});
