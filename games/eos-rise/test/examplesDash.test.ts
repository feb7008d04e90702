/** Worked examples on the Last Dash, and the windows. */
import { describe, expect, test } from 'vitest';
import { INTEL_LAP, PARADISE } from '../content/tracks.ts';
import type { Given } from './position.ts';
import { basic, d6, d20, given, hit, join, location, PASS, place, STOP, warp } from './scene.ts';

describe('ER-21 the Last Dash', () => {
  test('T46 an FRB that fills Progress ends the movement; the fight comes first', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g01-1',
      progress: PARADISE - 1,
      ships: ['galagat@g01-2'],
      frbs: ['g01-3'],
      crew: { pilot: { level: 6, track: 'exploration' } },
    });
    scene.when(warp('g01-2'), warp('g01-3'));
    expect(scene.s.phase).toBe('eos-attack');
    expect(scene.s.lastDash).toBe(false);
    scene.until('warp');
    expect(scene.s.lastDash).toBe(true);
    expect(scene.s.cycle).toBe(1);
  });

  test('T47 intel in Phase 2 starts it at once: no Phase 3', () => {
    const scene = given({
      progress: PARADISE - 1,
      intel: INTEL_LAP - 1,
      hull: { 'cargo-bay': 7 },
      top: { contract: ['diplomatic-pouch', 'seed-vault', 'last-library'] },
    });
    scene.when(place('pilot', 'contract'), { type: 'sign', card: 'diplomatic-pouch' });
    expect(scene.s.lastDash).toBe(true);
    expect(scene.all('phase').filter(({ phase }) => phase === 'redeploy')).toEqual([]);
  });

  test('T48 with another ship in pursuit the fight goes on and may be fled', () => {
    const scene = given({
      from: 'eosAttack',
      progress: PARADISE - 1,
      pursuit: [{ card: 'dexer-gnat', frb: 1 }, 'galagat-marauder'],
      crew: { specialist: { cubes: 0 } },
    });
    scene.when(join(false), join(false), join(false)).until('placeDice', 'continueOrFlee');
    scene.s.stack.push({ step: 'overpenetration', spare: 9 });
    scene.play.run();
    scene.when({ type: 'target', ship: 'dexer-gnat' });
    expect([scene.s.progress, scene.s.lastDash]).toEqual([PARADISE, false]);
    scene.until('continueOrFlee');
    expect(scene.offers({ type: 'flee' })).toBe(true);
    scene.when({ type: 'flee' }).until('warp');
    expect(scene.s.lastDash).toBe(true);
  });

  test('T49, R51 the Planet on the EOS’s galaxy: an adjacent Dexer attacks, then it is won', () => {
    const scene = given(
      {
        from: 'alienOrders',
        planet: 'g01-1',
        eos: 'g01-1',
        ships: ['dexer@g01-2'],
        orders: { dexer: 'dexer-needle', galagat: 'galagat-marauder', vorde: 'vorde-monolith' },
      },
      d6(1),
    );
    expect(scene.all('strike')).toHaveLength(1);
    expect(scene.reason).toBe('won');
  });

  test('T50, R53, ER-21.4 entering the Planet’s galaxy ends movement; no fleeing there', () => {
    const scene = given({
      from: 'dashWarp',
      planet: 'g01-2',
      eos: 'g01-1',
      ships: ['dexer@g01-2'],
      crew: { pilot: { level: 3 }, specialist: { cubes: 0 } },
      top: { dexer: ['dexer-gnat'] },
    });
    scene.when(warp('g01-2'));
    expect(scene.s.phase).toBe('eos-attack');
    scene.when(join(false), join(false), join(false)).until('placeDice', 'join', 'assign', 'shields');
    scene.s.stack.push({ step: 'overpenetration', spare: 9 });
    scene.play.run();
    scene.when({ type: 'target', ship: 'dexer-gnat' }).until();
    expect(scene.reason).toBe('won');
  });

  test('T51, ER-21.9 four cycles and one lane short: lost', () => {
    const position: Given = {
      from: 'dashWarp',
      planet: 'g01-4',
      eos: 'g01-1',
      cycle: 4,
      crew: { pilot: { cubes: 0 } },
    };
    expect(given(position).when(warp('g01-2'), warp('g01-3')).reason).toBe('signal');
    const unlimited = given({ ...position, options: { cycles: 'unlimited' } }).when(warp('g01-2'), STOP);
    expect(unlimited.reason).toBeUndefined();
  });

  test('ER-21.6, ER-21.7 no contracts and no cargo in the Last Dash; skill tokens still count', () => {
    const scene = given({
      from: 'crewActions',
      planet: 'g14-4',
      eos: 'g01-1',
      hull: { 'cargo-bay': 7, 'mining-control': 5 },
      asteroids: ['g01-1'],
    });
    expect(scene.forbids(place('pilot', 'contract'))).toBe('ER-21.6');
    expect(scene.forbids(place('pilot', 'mining-station'))).toBe('ER-21.6');
    const flown = given({
      from: 'dashWarp',
      planet: 'g14-4',
      eos: 'g01-1',
      frbs: ['g01-2'],
      skills: ['g01-2'],
      crew: { pilot: { contract: 'seed-vault', cargo: 'g01-2' } },
    }).when(warp('g01-2'));
    expect(flown.asking).toBe('level');
    expect(flown.s.frbs).toEqual(['g01-2']);
    expect(flown.s.crew.pilot.contract).toBe('seed-vault');
  });

  test('R52 ships with FRB orders head for the Planet', () => {
    const scene = given({
      from: 'alienOrders',
      planet: 'g01-6',
      eos: 'g14-4',
      frbs: ['g02-6'],
      ships: ['vorde@g01-1'],
      orders: { dexer: 'dexer-needle', galagat: 'galagat-marauder', vorde: 'vorde-leviathan' },
    });
    expect(scene.all('shipMoved').map(({ path }) => path)).toEqual([['g01-1', 'g01-6']]);
  });
});

describe('windows', () => {
  test('ER-13.2 a seat that stands by is asked again after another places', () => {
    const scene = given({ seats: 2 });
    scene.play.act(1, { type: 'standBy' });
    expect(scene.play.awaited()).toEqual([0]);
    expect(scene.play.invited()).toEqual([0, 1]);
    scene.play.act(0, place('commander', 'training'));
    expect(scene.play.awaited()).toEqual([0, 1]);
  });

  test('D15 another seat may play its Slip Drive while the Pilot flies', () => {
    const scene = given({
      seats: 4,
      from: 'warpPhase',
      crew: { engineer: { technology: ['slip-drive'] }, pilot: { cubes: 0 } },
    });
    expect([scene.play.awaited(), scene.play.invited()]).toEqual([[1], [1, 3]]);
    scene.when({ type: 'technology', by: 'engineer', card: 'slip-drive' });
    expect(scene.s.flight?.extra).toBe(2);
  });

  test('ER-12 planning: cubes, sabotage and intercepted orders', () => {
    const scene = given({
      from: 'planning',
      redeploy: ['none', 'none', 'none', 'vorde'],
      crew: { engineer: { level: 5, track: 'counter-operations', cubes: 1 } },
    });
    scene.when({ type: 'buyCube', who: 'commander' }, { type: 'sabotage' });
    expect(scene.s.redeploy[3]).toBe('none');
    expect(scene.s.bag.vorde).toBe(6);
    expect(scene.s.credits).toBe(6);
    const spoof = given({
      from: 'planning',
      crew: { engineer: { level: 9, track: 'signal-analysis', cubes: 1 } },
      top: { dexer: ['dexer-needle', 'dexer-hornet'] },
    });
    spoof.when({ type: 'intercept', class: 'dexer' });
    expect(spoof.asking).toBe('spoof');
    spoof.when({ type: 'spoof' });
    expect(spoof.s.orders.dexer).toBe('dexer-hornet');
  });

  test('D34 Signal Sense rolls an FRB’s location again once', () => {
    const scene = given(
      {
        first: [{ step: 'gain', gain: 'frbToken', n: 1, who: 'pilot' }],
        crew: { pilot: { level: 9, track: 'exploration' } },
      },
      ...location(1, 1),
    );
    expect(scene.asking).toBe('signalSense');
    scene.roll(...location(4, 4)).when({ type: 'rollAgain' });
    expect(scene.s.frbs).toEqual(['g04-4']);
  });

  test('D36 the Facilitator hands the role on between rounds', () => {
    const scene = given({ seats: 2, from: 'funding' });
    expect(scene.asking).toBe('handOver');
    scene.when({ type: 'handOver', seat: 1 });
    expect(scene.s.facilitator).toBe(1);
    expect(scene.s.round).toBe(3);
  });

  test('D20 dice of chance: hit points are asked one at a time', () => {
    const scene = given({ first: [{ step: 'hullDamage', amount: 2 }] });
    scene.when(hit('command'), hit('engine'));
    expect(scene.s.hull).toMatchObject({ command: 13, engine: 11 });
    expect([d20(1), basic('gear'), PASS]).toHaveLength(3);
  });
});
