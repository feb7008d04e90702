/** Boundaries of crew actions: what they need, how far they reach, what the last icon pays. */
import { describe, expect, test } from 'vitest';
import { basic, d20, given, location, PASS, place } from './scene.ts';

describe('crew actions', () => {
  test('ER-13.4 a treatment needs stress above the floor', () => {
    const at = (stress: number) => given({ crew: { pilot: { stress } } });
    expect(at(5).forbids(place('pilot', 'basic-treatment'))).toBe('ER-13.4');
    expect(at(6).when(place('pilot', 'basic-treatment')).s.crew.pilot.stress).toBe(5);
    const medical = (stress: number) => given({ crew: { pilot: { stress } }, hull: { medical: 1 } });
    expect(medical(5).forbids(place('pilot', 'advanced-treatment'))).toBe('ER-13.4');
    const low = given({
      hull: { medical: 1 },
      crew: { commander: { level: 2 }, pilot: { stress: 9 } },
    }).when(place('pilot', 'advanced-treatment'));
    expect(low.s.crew.pilot.stress).toBe(4);
  });

  test('ER-13.4 training ends at level 9', () => {
    const pilot = (level: number) => ({ pilot: { level, track: 'exploration' as const } });
    expect(given({ crew: pilot(9) }).forbids(place('pilot', 'training'))).toBe('ER-5.2');
    expect(given({ crew: pilot(8) }).when(place('pilot', 'training')).s.crew.pilot.level).toBe(9);
  });

  test('ER-13.4 building needs a TOOL more than rooms that stand, and the price of the cheapest', () => {
    const build = (level: number, credits: number, hull = {}) =>
      given({ credits, hull, crew: { engineer: { level } } }).forbids(place('pilot', 'build'));
    expect(build(1, 30)).toBeDefined();
    expect(build(2, 5)).toBeUndefined();
    expect(build(2, 4)).toBeDefined();
    expect(build(2, 30, { medical: 1 })).toBeDefined();
    expect(build(3, 30, { medical: 1 })).toBeUndefined();
    expect(build(3, 30, { medical: 1, scanner: 5 })).toBeDefined();
  });

  test('D06 only rooms that are locked and can be paid are offered; one of a kind is built unasked', () => {
    const scene = given({ credits: 6, crew: { engineer: { level: 2 } } }).when(place('pilot', 'build'));
    expect(scene.legal.map((action) => action.type === 'build' && action.room).sort()).toEqual([
      'crafting',
      'medical',
      'mining-control',
    ]);
    expect(scene.forbids({ type: 'build', room: 'scanner' })).toBe('R64');
    scene.when({ type: 'build', room: 'crafting' });
    expect(scene.s.hull.crafting).toBe(5);
    expect(scene.s.credits).toBe(0);
    const only = given({
      credits: 5,
      hull: { medical: 1 },
      crew: { engineer: { level: 3 } },
    }).when(place('pilot', 'build'));
    expect(only.s.hull['mining-control']).toBe(5);
  });

  test('ER-13.4 a Mining Station reaches 2 lanes, and there are five', () => {
    const mine = (at: string, mined = 0) =>
      given({
        eos: 'g01-1',
        hull: { 'mining-control': 5 },
        asteroids: [
          at as never,
          ...Array.from({ length: mined }, () => ({ at: 'g14-4' as const, mined: true })),
        ],
      }).forbids(place('pilot', 'mining-station'));
    expect(mine('g01-1')).toBeUndefined();
    expect(mine('g01-3')).toBeUndefined();
    expect(mine('g01-4')).toBe('ER-13.4');
    expect(mine('g01-2', 4)).toBeUndefined();
    expect(mine('g01-2', 5)).toBe('ER-13.4');
  });

  test('D10 of several fields in reach one is chosen, of two in one galaxy one is mined', () => {
    const scene = given({
      eos: 'g01-1',
      hull: { 'mining-control': 5 },
      asteroids: ['g01-2', 'g01-2', 'g01-6', 'g01-4'],
    }).when(place('pilot', 'mining-station'));
    expect(scene.asking).toBe('mine');
    expect(scene.forbids({ type: 'mine', at: 'g01-4' })).toBe('ER-13.4');
    scene.when({ type: 'mine', at: 'g01-2' });
    expect(scene.s.asteroids.map(({ mined }) => mined)).toEqual([true, false, false, false]);
  });

  test('ER-13.7 a station rests the round after, not two rounds after, and only itself', () => {
    const docked = (round: number, usedIn: number) => {
      const scene = given({ round, eos: 'g09-2' });
      scene.s.stations.hawkins.usedIn = usedIn;
      return scene.forbids(place('pilot', 'leave'));
    };
    expect(docked(4, 3)).toBe('ER-13.7');
    expect(docked(4, 2)).toBeUndefined();
    expect(docked(4, 4)).toBeUndefined();
    expect(docked(1, 0)).toBeUndefined();
  });

  test('R64 station actions cost their price to the last credit; Trade Fair takes 2 off, not below 0', () => {
    const prices = { lottery: 2, drydock: 2, brokers: 4, tutors: 5, leave: 0, escort: 3 } as const;
    for (const [action, price] of Object.entries(prices) as [keyof typeof prices, number][]) {
      const position = { eos: 'g09-2', hull: { engine: 5 }, ships: ['dexer@g09-3'] } as const;
      const pays = (credits: number, event?: 'trade-fair') =>
        given({ ...position, credits, ...(event ? { event } : {}) }).forbids(place('pilot', action));
      expect(pays(price), action).toBeUndefined();
      if (price > 0) expect(pays(price - 1), action).toBe('R64');
      expect(pays(Math.max(0, price - 2), 'trade-fair'), action).toBeUndefined();
      const paid = given({ ...position, credits: 9 }, d20(1)).when(place('pilot', action));
      expect(paid.s.credits, action).toBe(9 - price);
    }
  });

  test('ER-13.4 what a station gives', () => {
    const dock = { eos: 'g09-2', credits: 9 } as const;
    expect(given(dock).when(place('pilot', 'brokers')).s.intel).toBe(2);
    expect(given(dock).when(place('pilot', 'tutors')).asking).toBe('level');
    const crew = { pilot: { stress: 8 }, engineer: { stress: 6 }, commander: { level: 2 } } as const;
    const rested = given({ ...dock, crew }).when(place('pilot', 'leave'));
    expect(rested.s.crew.pilot.stress).toBe(6);
    expect(rested.s.crew.engineer.stress).toBe(4);
    const repaired = given({ ...dock, hull: { engine: 2 } }).when(place('pilot', 'drydock'));
    const fix = { type: 'repair', room: 'engine' } as const;
    for (let n = 0; n < 5 && repaired.asking === 'repair'; n++) repaired.when(fix);
    expect(repaired.s.hull.engine).toBe(7);
  });

  test('ER-21.7 intel counts for nothing in the Last Dash', () => {
    const scene = given({ eos: 'g09-2', planet: 'g14-4', credits: 9, intel: 3 }).when(
      place('pilot', 'brokers'),
    );
    expect(scene.s.intel).toBe(3);
    expect(scene.all('intel')).toHaveLength(0);
  });

  test('ER-13.5 a scan: each face pays, choices first, STRESS in one amount at the end', () => {
    const crew = { engineer: { level: 3, stress: 5 } } as const;
    const scan = { hull: { scanner: 5 }, crew, credits: 0 } as const;
    const scene = given(scan, basic('syringe'), basic('stress-2')).when(place('engineer', 'scan'));
    expect(scene.asking).toBe('scan');
    expect(scene.forbids({ type: 'scanTechnology' })).toBe('ER-13.5');
    expect(scene.forbids({ type: 'scanCargo', cargo: 'pilot' })).toBe('ER-13.5');
    expect(scene.s.crew.engineer.stress).toBe(5);
    scene.when({ type: 'scanOrders', class: 'galagat' });
    expect(scene.s.orders.galagat).toBeDefined();
    expect(scene.s.crew.engineer.stress).toBe(7);
    const arrows = given(scan, basic('arrow'), basic('arrow')).when(place('engineer', 'scan'));
    expect(arrows.s.credits).toBe(6);
    const held = given(scan, basic('crosshair'), basic('crosshair')).when(place('engineer', 'scan'));
    expect(held.s.held).toHaveLength(2);
  });

  test('ER-13.5 a SYRINGE with all orders known is skipped, one with a class left offers that class', () => {
    const orders = { dexer: 'dexer-hornet', galagat: 'galagat-marauder' } as const;
    const all = { ...orders, vorde: 'vorde-monolith' } as const;
    const scan = { hull: { scanner: 5 } } as const;
    expect(given({ ...scan, orders: all }, basic('syringe')).when(place('pilot', 'scan')).asking).toBe(
      'crewActions',
    );
    // The single class left is revealed unasked.
    const one = given({ ...scan, orders }, basic('syringe')).when(place('pilot', 'scan'));
    expect(one.s.orders.vorde).toBeDefined();
  });

  test('ER-13.5 a GEAR moves cargo up to 3 lanes and no further', () => {
    const crew = { pilot: { contract: 'seed-vault', cargo: 'g01-1' } } as const;
    const scene = given({ hull: { scanner: 5 }, crew }, basic('gear')).when(place('engineer', 'scan'));
    expect(scene.asking).toBe('scan');
    expect(scene.forbids({ type: 'scanCargo', cargo: 'engineer' })).toBe('ER-13.5');
    scene.when({ type: 'scanCargo', cargo: 'pilot' });
    expect(scene.forbids({ type: 'haul', to: 'g01-3' })).toBe('ER-2.4');
    for (const to of ['g01-2', 'g01-3', 'g01-4'] as const) {
      expect(scene.asking).toBe('haul');
      scene.when({ type: 'haul', to });
    }
    expect(scene.s.crew.pilot.cargo).toBe('g01-4');
    expect(scene.asking).toBe('crewActions');
  });

  test('Tug Hangar: 2 lanes, one at a time, and it may stop', () => {
    const crew = { pilot: { level: 5, track: 'exploration', room: 'tug-hangar' } } as const;
    const scene = given({ crew, frbs: ['g01-1'], ships: ['dexer@g01-3'], skills: ['g01-3'] });
    scene.when(place('pilot', 'advanced-room'));
    // A single unguarded token is taken in tow unasked.
    expect(scene.asking).toBe('haul');
    scene.when({ type: 'haul', to: 'g01-2' }, PASS);
    expect(scene.s.frbs).toEqual(['g01-2']);
    const two = given({ crew, frbs: ['g01-1', 'g14-4'] }).when(place('pilot', 'advanced-room'));
    expect(two.asking).toBe('tow');
    expect(two.forbids({ type: 'tow', item: 'frb', at: 'g01-2' })).toBe('ER-13.4');
    two.when(
      { type: 'tow', item: 'frb', at: 'g14-4' },
      { type: 'haul', to: 'g13-5' },
      { type: 'haul', to: 'g13-4' },
    );
    expect(two.s.frbs).toEqual(['g01-1', 'g13-4']);
    expect(two.asking).toBe('crewActions');
  });

  test('ER-2.8 a token towed into the EOS’s galaxy is collected there', () => {
    const crew = { pilot: { level: 5, track: 'exploration', room: 'tug-hangar' } } as const;
    const scene = given({ eos: 'g01-1', crew, creditTokens: ['g01-2'], credits: 0 });
    scene.when(place('pilot', 'advanced-room'), { type: 'haul', to: 'g01-1' });
    expect(scene.s.credits).toBe(1);
    expect(scene.s.creditTokens).toEqual([]);
    expect(scene.asking).toBe('crewActions');
  });

  test('Tug Hangar and Signal Nest need a token that no ship guards', () => {
    const room = (id: 'tug-hangar' | 'signal-nest', more: object) =>
      given({ crew: { pilot: { level: 5, track: 'exploration', room: id } }, ...more }).forbids(
        place('pilot', 'advanced-room'),
      );
    expect(room('tug-hangar', {})).toBe('ER-13.4');
    expect(room('tug-hangar', { skills: ['g01-1'], ships: ['dexer@g01-1'] })).toBe('ER-13.4');
    for (const tokens of [{ skills: ['g01-1'] }, { frbs: ['g01-1'] }, { creditTokens: ['g01-1'] }])
      expect(room('tug-hangar', tokens)).toBeUndefined();
    expect(room('signal-nest', { skills: ['g01-1'] })).toBe('ER-13.4');
    expect(room('signal-nest', { frbs: ['g01-1'], ships: ['dexer@g01-1'] })).toBe('ER-13.4');
    expect(room('signal-nest', { frbs: ['g01-1'] })).toBeUndefined();
  });

  test('Ambush Deck reaches 2 lanes; Mercenary Escort 3, and the ship goes to the bag', () => {
    const crew = { specialist: { level: 5, track: 'gunnery-doctrine', room: 'ambush-deck' } } as const;
    const ambush = (at: string) =>
      given({ eos: 'g01-1', crew, ships: [`dexer@${at}`] }).forbids(place('specialist', 'advanced-room'));
    expect(ambush('g01-3')).toBeUndefined();
    expect(ambush('g01-4')).toBe('ER-13.4');
    const escort = given({ eos: 'g09-2', credits: 9, ships: ['dexer@g09-3', 'vorde@g01-4', 'vorde@g09-1'] });
    escort.when(place('pilot', 'escort'));
    expect(escort.forbids({ type: 'pickShip', class: 'vorde', at: 'g01-4' })).toBe('ER-13.4');
    expect(escort.forbids({ type: 'pickShip', class: 'dexer', at: 'g09-1' })).toBe('ER-13.4');
    const before = escort.s.bag.vorde;
    escort.when({ type: 'pickShip', class: 'vorde', at: 'g09-1' });
    expect(escort.s.bag.vorde).toBe(before + 1);
    expect(escort.s.ships).toHaveLength(2);
  });

  test('Photon Tide: each charge level paid gives one token more from the pool', () => {
    const scene = given({ event: 'photon-tide' }).when(place('pilot', 'charge-1'));
    expect(scene.s.shields).toBe(3);
    expect(scene.s.shieldPool).toBe(5);
    expect(scene.s.charge).toEqual([0, 3, 4]);
    expect(scene.forbids(place('commander', 'charge-1'))).toBe('ER-13.1');
  });

  test('R21 a level without tokens may not be charged', () => {
    expect(given({ charge: [0, 3, 4] }).forbids(place('pilot', 'charge-1'))).toBe('R21');
    expect(given({ charge: [1, 3, 4] }).when(place('pilot', 'charge-1')).s.shields).toBe(1);
  });

  test('Embargo closes technology and contracts', () => {
    const closed = given({ event: 'embargo', hull: { crafting: 5, 'cargo-bay': 7 } });
    expect(closed.forbids(place('pilot', 'technology'))).toBe('ER-19.3');
    expect(closed.forbids(place('pilot', 'contract'))).toBe('ER-19.3');
  });

  test('ER-13.2 the window ends when everyone who could place stands by, not before', () => {
    const scene = given({ seats: 4 });
    for (const seat of [0, 1, 2]) scene.play.act(seat, { type: 'standBy' });
    expect(scene.asking).toBe('crewActions');
    expect(scene.play.awaited()).toEqual([3]);
    expect(scene.forbids({ type: 'standBy' }, 0)).toBe('ER-13.2');
    scene.play.act(1, place('pilot', 'training'));
    expect(scene.play.awaited()).toEqual([0, 2, 3]);
    for (const seat of [0, 2, 3]) scene.play.act(seat, { type: 'standBy' });
    expect(scene.s.phase).toBe('warp');
  });

  test('ER-11 a seat that is ready may not be ready again', () => {
    const scene = given({ seats: 2, credits: 9, crew: { commander: { cubes: 0 } }, from: 'planning' });
    scene.play.act(0, { type: 'ready' });
    expect(scene.forbids({ type: 'ready' }, 0)).toBe('ER-11');
    expect(scene.forbids({ type: 'buyCube', who: 'commander' }, 0)).toBeUndefined();
  });

  test('Signal Nest: the FRB goes to either of two locations, or stays', () => {
    const crew = { pilot: { level: 5, track: 'exploration', room: 'signal-nest' } } as const;
    const rolls = [...location(1, 2), ...location(14, 4)];
    const nest = () => given({ crew, frbs: ['g01-1'] }, ...rolls).when(place('pilot', 'advanced-room'));
    expect(nest().forbids({ type: 'putFrb', at: 'g01-3' })).toBe('ER-13.4');
    const left = nest().when({ type: 'putFrb', at: 'g01-1' });
    expect(left.s.frbs).toEqual(['g01-1']);
    expect(left.all('landed')).toHaveLength(0);
    expect(nest().when({ type: 'putFrb', at: 'g14-4' }).s.frbs).toEqual(['g14-4']);
    expect(nest().when({ type: 'putFrb', at: 'g01-2' }).s.frbs).toEqual(['g01-2']);
  });
});
