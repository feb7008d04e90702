/** What abilities, gates and stations may not do, and the reason given. */
import { describe, expect, it } from 'vitest';
import type { MothershipAction } from '../action.ts';
import { ability, attack, type Given, given, refusals } from './scene.ts';

const jump = (ship: 'p1-f1' | 'p1-f2' | 'p1-g1' | 'p2-f1' | 'p1-m'): MothershipAction => ({
  type: 'jump',
  ship,
});
const FAR = { 'p2-f1': '5,1' } as const;

describe('abilities', () => {
  it('MS-12.6 what is not researched, what is none, and what needs no target', () => {
    refusals(
      {
        units: { 'p1-m': '0,1', ...FAR },
        fleets: [{ hp: 11, technologies: ['repair-drones', 'sunslayer', 'space-walls'] }],
        planets: { m1: { owner: 0 } },
      },
      [
        [ability('space-walls'), 'MS-12.6 passive space-walls'],
        [ability('nuclear-missile', 'p2-f1'), 'MS-12.6 technologyMissing nuclear-missile'],
        [ability('repair-drones'), undefined],
        [ability('repair-drones', 'p2-f1'), 'MS-12.6 noTarget p2-f1'],
        [ability('sunslayer'), 'MS-12.6 noTarget '],
        [ability('sunslayer', 'p2-f2'), 'MS-12.6 noTarget p2-f2'],
        [ability('sunslayer', 'm1'), 'MS-7.1 friendlyTarget m1'],
        [ability('sunslayer', 'p2-f1'), undefined],
        [ability('sunslayer', 'm3'), undefined],
      ],
    );
  });

  it('MS-12.6 only with the Mothership on the board, and its attack phase unused', () => {
    const fleets: Given['fleets'] = [{ technologies: ['tractor-beam'] }];
    const gone = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets });
    expect(gone.refusal(ability('tractor-beam', 'p2-f1'))).toBe('MS-12.6 noMothership');
    expect(gone.offersType('ability')).toBe(false);
    const spent = given({ units: { 'p1-m': '0,1', 'p2-f1': '0,2' }, fleets, dice: [3, 3] });
    spent.when(attack('p2-f1', 'p1-m'));
    expect(spent.refusal(ability('tractor-beam', 'p2-f1'))).toBe('MS-12.6 hasAttacked p1-m');
    expect(spent.offersType('ability')).toBe(false);
  });

  it('MS-R46, MS-R47 Repair Drones and Asteroid Mining say what they lack', () => {
    const fleets: Given['fleets'] = [{ hp: 11, technologies: ['repair-drones', 'asteroid-mining'] }];
    const units = { 'p1-m': '0,1', ...FAR } as const;
    refusals({ units, fleets }, [
      [ability('repair-drones'), 'MS-R46 noPlanets'],
      [ability('asteroid-mining'), 'MS-R47 notOnAsteroids'],
    ]);
    refusals({ units, fleets: [{ technologies: ['repair-drones'] }], planets: { m1: { owner: 0 } } }, [
      [ability('repair-drones'), 'MS-R46 healthy p1-m'],
    ]);
  });

  it('MS-12.6, MS-R41 Torpedoes, Missiles and the Tractor Beam: at whom', () => {
    refusals(
      {
        units: { 'p1-m': '0,1', 'p1-f1': '-1,1', 'p2-f1': '5,1', 'p2-f2': '7,-1', 'p2-g1': '4,1' },
        fleets: [{ technologies: ['sunslayer', 'nuclear-missile', 'tractor-beam'] }],
        change: (s) => s.holds.push({ unit: 12, by: 0, how: 'tractor' }),
      },
      [
        [ability('sunslayer', 'p2-f2'), 'MS-12.6 outOfRange p2-f2 6'],
        [ability('sunslayer', 'p1-f1'), 'MS-6.1 friendlyTarget p1-f1'],
        [ability('nuclear-missile', 'm1'), 'MS-12.6 notShip m1'],
        [ability('nuclear-missile', 'p2-g1'), 'MS-12.6 notShip p2-g1'],
        [ability('nuclear-missile', 'p1-f1'), 'MS-12.6 notEnemy p1-f1'],
        [ability('nuclear-missile', 'p2-f2'), undefined],
        [ability('tractor-beam', 'm1'), 'MS-R41 notShip m1'],
        [ability('tractor-beam', 'p2-s'), 'MS-R41 notShip p2-s'],
        [ability('tractor-beam', 'p1-f1'), 'MS-R41 notEnemy p1-f1'],
        [ability('tractor-beam', 'p2-f2'), 'MS-R41 held p2-f2'],
        [ability('tractor-beam', 'p2-f1'), undefined],
      ],
    );
  });

  it('MS-R41 what another holds, or an update holds, may be held as well', () => {
    const held = (change: Given['change']) =>
      given({
        seats: 3,
        units: { 'p1-m': '0,1', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
        fleets: [{ technologies: ['tractor-beam'] }],
        ...(change ? { change } : {}),
      }).refusal(ability('tractor-beam', 'p2-f1'));
    expect(held((s) => s.holds.push({ unit: 11, by: 2, how: 'tractor' }))).toBeUndefined();
    expect(held((s) => s.holds.push({ unit: 11, by: 0, how: 'update', now: false }))).toBeUndefined();
    expect(held((s) => s.holds.push({ unit: 21, by: 0, how: 'tractor' }))).toBeUndefined();
  });

  it('MS-R42 Onboard Gates take friendly Fighters and Bombers that have not attacked', () => {
    const scene = given({
      units: { 'p1-m': '-4,0', 'p1-f1': '0,1', 'p1-b1': '1,1', 'p1-g1': '-4,2', 'p2-f1': '0,2' },
      fleets: [{ technologies: ['onboard-gates'] }],
      dice: [3, 3],
      change: (s) => s.holds.push({ unit: 4, by: 1, how: 'tractor' }),
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.refusal(ability('onboard-gates', 'p1-f1'))).toBe('MS-R42 hasAttacked p1-f1');
    expect(scene.refusal(ability('onboard-gates', 'p1-b1'))).toBe('MS-4.8 held p1-b1');
    expect(scene.refusal(ability('onboard-gates', 'p1-g1'))).toBe('MS-R42 notShip p1-g1');
    expect(scene.refusal(ability('onboard-gates', 'p1-m'))).toBe('MS-R42 notShip p1-m');
    expect(scene.refusal(ability('onboard-gates', 'm1'))).toBe('MS-R42 notShip m1');
    expect(scene.refusal(ability('onboard-gates', 'p2-f1'))).toBe('MS-R42 notFriendly p2-f1');
  });
});

describe('gates and stations', () => {
  const gates: Given = {
    units: { 'p1-f1': '-5,0', 'p1-f2': '0,3', 'p1-m': '-5,1', 'p1-g1': '-4,2', ...FAR },
    fleets: [{ technologies: ['jump-gates', 'auxiliary-engines'] }],
  };

  it('MS-R43 Jump Gates are for own ships next to a gate', () => {
    refusals(gates, [
      [jump('p1-f1'), undefined],
      [jump('p1-f2'), 'MS-R43 noGate p1-f2'],
      [jump('p1-g1'), 'MS-R43 notShip p1-g1'],
      [jump('p2-f1'), 'MS-R43 notYours p2-f1'],
    ]);
    refusals({ ...gates, fleets: [] }, [
      [jump('p1-f1'), 'MS-R43 technologyMissing jump-gates'],
      [{ type: 'stationMove' }, 'MS-4.9 technologyMissing auxiliary-engines'],
    ]);
  });

  it('MS-R43 not where every space by a gate is taken', () => {
    const units: Given['units'] = {
      ...{ 'p1-m': '-5,0', 'p1-f1': '-5,-1', 'p1-f2': '-6,-1', 'p1-f3': '-7,0' },
      ...{ 'p1-b1': '-7,1', 'p1-b2': '-6,1', ...FAR },
    };
    expect(given({ ...gates, units }).refusal(jump('p1-f1'))).toBe('MS-R43 noSpace p1-f1');
  });

  it('MS-R43 not after an attack, a warp, or while held', () => {
    const set = (change: Given['change']) => given({ ...gates, ...(change ? { change } : {}) });
    const piece = (done: 'attacked' | 'locked' | 'moved') =>
      set((s) => Object.assign(s.units[1] ?? {}, { [done]: true })).refusal(jump('p1-f1'));
    expect(piece('attacked')).toBe('MS-3.3 hasAttacked p1-f1');
    expect(piece('locked')).toBe('MS-R43 hasMoved p1-f1');
    expect(piece('moved')).toBeUndefined();
    const held = set((s) => s.holds.push({ unit: 1, by: 1, how: 'tractor' }));
    expect(held.refusal(jump('p1-f1'))).toBe('MS-4.8 held p1-f1');
  });

  it('MS-4.9 the station moves once a turn, if there is room', () => {
    const scene = given(gates);
    expect(scene.refusal({ type: 'stationMove' })).toBeUndefined();
    scene.when({ type: 'stationMove' }, { type: 'land', to: '-7,0' });
    expect(scene.refusal({ type: 'stationMove' })).toBe('MS-4.9 stationMoved');
    expect(scene.used).toContain('technology auxiliary-engines');
    const units: Given['units'] = {
      ...{ 'p1-m': '-5,0', 'p1-f1': '-5,-1', 'p1-f2': '-6,-1', 'p1-f3': '-7,0' },
      ...{ 'p1-b1': '-7,1', 'p1-b2': '-6,1', ...FAR },
    };
    expect(given({ ...gates, units }).refusal({ type: 'stationMove' })).toBe('MS-4.9 noSpace');
    const lost = given({
      ...gates,
      options: { mode: 'vp' },
      units: { ...gates.units, 'p1-s': 'off' },
      planets: { m1: { owner: 0 } },
    });
    expect(lost.refusal({ type: 'stationMove' })).toBe('MS-4.9 offBoard p1-s');
  });
});
