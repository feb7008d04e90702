/** Worked examples on technology, contracts, hull and tracks. */
import { describe, expect, test } from 'vitest';
import { INTEL_LAP } from '../content/tracks.ts';
import { basic, d6, given, hit, location, place, type Roll, STOP, warp } from './scene.ts';

describe('ER-8 technology and contracts', () => {
  const full = ['recoil-damper', 'echo-coupler'] as const;

  test('T40 a third card given away pays whoever equips it; an old card passed on pays nothing', () => {
    const position = () => ({
      hull: { crafting: 5, command: 10 },
      crew: { specialist: { technology: [...full] } },
      top: { technology: ['slip-drive' as const] },
    });
    const scene = given(position()).when(place('specialist', 'technology'));
    expect(scene.asking).toBe('thirdCard');
    scene.when({ type: 'passOn', place: 'new', to: 'pilot' }).until('crewActions');
    expect(scene.s.crew.pilot.technology).toEqual(['slip-drive']);
    expect(scene.s.hull.command).toBe(12);

    const other = given(position()).when(place('specialist', 'technology'));
    other.when({ type: 'passOn', place: 'first', to: 'pilot' }).until('crewActions');
    expect(other.s.crew.pilot.technology).toEqual(['recoil-damper']);
    expect(other.s.crew.specialist.technology).toEqual(['echo-coupler', 'slip-drive']);
    expect(other.s.hull.command).toBe(12);
    expect(other.all('relief')).toEqual([]);
  });

  test('T41 with all hands full a new card discarded pays nothing', () => {
    const scene = given({
      hull: { crafting: 5, command: 10 },
      crew: {
        commander: { technology: ['slip-drive', 'neural-buffer'] },
        pilot: { technology: ['grav-anchor', 'neural-buffer'] },
        specialist: { technology: [...full] },
        engineer: { technology: [...full] },
      },
      top: { technology: ['slip-drive'] },
    });
    scene.when(place('specialist', 'technology'));
    expect(scene.forbids({ type: 'passOn', place: 'new', to: 'pilot' })).toBe('ER-8.2');
    scene.when({ type: 'discardTechnology', place: 'new' });
    expect(scene.s.hull.command).toBe(10);
    expect(scene.s.decks.technology.discard).toEqual(['slip-drive']);
  });

  test('T42 a scan by an Assistant: credits, technology or cargo, and the character takes the stress', () => {
    const rolls: Roll[] = [basic('arrow'), basic('gear')];
    const scene = given({
      hull: { scanner: 5 },
      crew: {
        commander: { level: 5, track: 'fleet-strategy', cubes: 0 },
        engineer: { level: 6, track: 'counter-operations' },
      },
      top: { technology: ['targeting-prism'] },
    }).roll(...rolls, [6, 1]);
    // The Engineer at level 6 rolls two white dice and an orange one.
    scene.when(place('engineer', 'scan', 'assistant'));
    const held = scene.s.crew.engineer.technology;
    expect(held.length).toBeGreaterThanOrEqual(1);
    expect(scene.s.credits).toBe(11);

    const stressed = given({ hull: { scanner: 5 }, crew: { engineer: { level: 3 } } }).roll(
      basic('arrow'),
      basic('stress-2'),
    );
    stressed.when(place('engineer', 'scan'));
    expect(stressed.s.credits).toBe(11);
    expect(stressed.s.crew.engineer.stress).toBe(7);
  });

  test('T43, ER-13.5 cargo hauled into the EOS’s galaxy is delivered at once', () => {
    const scene = given({
      eos: 'g01-1',
      hull: { scanner: 5 },
      crew: { pilot: { contract: 'seed-vault', cargo: 'g01-2' } },
    }).roll(basic('gear'));
    scene.when(
      place('engineer', 'scan'),
      { type: 'scanCargo', cargo: 'pilot' },
      { type: 'haul', to: 'g01-1' },
    );
    expect(scene.s.crew.pilot.contract).toBeUndefined();
    expect(scene.s.intel).toBe(3);
  });

  test('T37 a contract is delivered though the Cargo Bay is gone', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g01-1',
      crew: { pilot: { contract: 'seed-vault', cargo: 'g01-2' } },
    });
    scene.when(warp('g01-2'));
    expect(scene.s.intel).toBe(3);
    expect(scene.all('delivered')).toHaveLength(1);
  });

  test('ER-8.4 a contract is one of three, paid, and its cargo is rolled for', () => {
    const scene = given({
      hull: { 'cargo-bay': 7 },
      top: { contract: ['reactor-isotopes', 'seed-vault', 'last-library'] },
    });
    scene.when(place('pilot', 'contract'));
    expect(scene.legal).toHaveLength(3);
    scene.roll(...location(4, 4)).when({ type: 'sign', card: 'reactor-isotopes' });
    expect(scene.s.credits).toBe(10);
    expect(scene.s.crew.pilot).toMatchObject({ contract: 'reactor-isotopes', cargo: 'g04-4' });
    expect(scene.s.decks.contract.discard).toEqual(['seed-vault', 'last-library']);
    expect(scene.s.crew.pilot.figure).toBe('contract');
  });
});

describe('ER-9 hull, ER-10 tracks', () => {
  test('X17 intel from two hexes before the end by 3: Progress once, marker on 0', () => {
    const scene = given({ intel: INTEL_LAP - 2, first: [{ step: 'intel', n: 3 }] });
    expect([scene.s.intel, scene.s.progress]).toEqual([0, 1]);
  });

  test('T44 intel from the last hex by a whole lap', () => {
    const scene = given({ intel: INTEL_LAP, first: [{ step: 'intel', n: INTEL_LAP + 1 }] });
    expect([scene.s.intel, scene.s.progress]).toEqual([INTEL_LAP, 1]);
  });

  test('T45 intel from one hex before the end by a lap and two more: Progress twice', () => {
    const scene = given({ intel: INTEL_LAP - 1, first: [{ step: 'intel', n: INTEL_LAP + 3 }] });
    scene.until('crewActions');
    expect([scene.s.intel, scene.s.progress]).toEqual([0, 2]);
  });

  test('T38 a room that exploded may be built again for its full cost', () => {
    const scene = given({
      credits: 7,
      hull: { medical: 6, scanner: 1 },
      crew: { engineer: { level: 3 } },
      first: [{ step: 'hullDamage', amount: 1 }],
    });
    scene.when(hit('scanner'));
    scene.when(place('pilot', 'build'));
    scene.when({ type: 'build', room: 'scanner' });
    expect([scene.s.hull.scanner, scene.s.credits]).toEqual([5, 0]);
  });

  test('T39, ER-13.6 Mining Stations pay only while Mining Control stands', () => {
    const asteroids = (['g01-1', 'g01-2', 'g01-3'] as const).map((at) => ({ at, mined: true }));
    const paid = (hull: number) =>
      given({ asteroids, hull: { 'mining-control': hull }, from: 'funding' }).all('funded');
    expect(paid(0)).toEqual([{ type: 'funded', n: 5, mining: 0 }]);
    expect(paid(5)).toEqual([{ type: 'funded', n: 5, mining: 3 }]);
  });

  test('T54, R40 a field one jump away but three lanes off cannot be mined', () => {
    const scene = given({
      eos: 'g09-2',
      gates: ['hawkins', 'borealis'],
      asteroids: ['g15-4'],
      hull: { 'mining-control': 5 },
    });
    expect(scene.forbids(place('pilot', 'mining-station'))).toBe('ER-13.4');
    expect(
      given({ eos: 'g01-1', asteroids: ['g01-3'], hull: { 'mining-control': 5 } }).offers(
        place('pilot', 'mining-station'),
      ),
    ).toBe(true);
  });

  test('T62, ER-1.3 damage that kills everything loses the game', () => {
    const scene = given({
      hull: { command: 4, engine: 1, medical: 2 },
      first: [{ step: 'hullDamage', amount: 9 }],
    });
    scene.when(hit('engine'), hit('medical'), hit('medical'));
    // Only the Command room is left: the rest is taken there without asking.
    expect(scene.reason).toBe('command');
  });

  test('T36, ER-9.4 the Engine room out stops the EOS for this movement, a Quick Fix notwithstanding', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g01-1',
      hull: { engine: 3, medical: 6 },
      asteroids: ['g01-2'],
      crew: { pilot: { level: 3 }, engineer: { cubes: 1 } },
      top: { damage: ['dmg-tachyon-comb-array'] },
    });
    scene.when(warp('g01-2'), hit('engine'), hit('engine'), hit('engine'), hit('medical'), hit('medical'));
    scene.when({ type: 'quickFix', room: 'engine' });
    expect(scene.s.hull.engine).toBe(2);
    expect(scene.s.eos).toBe('g01-2');
    expect(scene.asking).not.toBe('warp');
    scene.until('warp');
    expect(scene.offers(STOP)).toBe(true);
  });

  test('ER-9.7 two damage cards are two events', () => {
    const scene = given({ first: [{ step: 'damageCard', n: 2 }] }).until('crewActions');
    expect(scene.all('hullDamage')).toHaveLength(2);
  });

  test('ER-20.1 the Funding track pays 5 first', () => {
    expect(given({ from: 'funding', credits: 0 }).s.credits).toBe(5);
    expect(given({ from: 'funding', credits: 0 }, d6(1)).s.redeploy).not.toContain('none');
  });
});
