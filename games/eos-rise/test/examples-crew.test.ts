/** Worked examples of the specification (section 8) on setup, levels, stress, rooms and technology. */
import { describe, expect, test } from 'vitest';
import { defaultOptions, fastDraws, Play } from '#engine';
import { eosRise } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { setup } from '../setup.ts';
import { warpValue } from '../steps/warp.ts';
import { diceCount, stressFloor, unlocked } from '../terms/crew.ts';
import { basic, d6, given, hit, location, PASS, place, type Roll, STOP, warp } from './scene.ts';

/** A game set up with some of its dice laid out. */
function setUpWith(rolls: (draw: number, n: number) => number | undefined) {
  const luck = fastDraws('setup');
  const s = setup({ seats: 1, options: defaultOptions(OPTIONS) as Options });
  const play = new Play(eosRise, s, { at: (draw, n) => rolls(draw, n) ?? luck.at(draw, n) });
  play.run();
  return s;
}

describe('ER-3 setup', () => {
  test('X01 the Hawkins station on a 2 stands in g09-2', () => {
    // Four missions and four ships come first; the next die is the station’s.
    let sixes = 0;
    const s = setUpWith((_, n) => (n === 6 && sixes++ === 0 ? 1 : undefined));
    expect(s.stations.hawkins.at).toBe('g09-2');
  });

  test('ER-3.8 to ER-3.12 shields, Redeploy track and tokens', () => {
    const s = setUpWith(() => undefined);
    expect(s.charge).toEqual([2, 3, 4]);
    expect(s.shieldPool).toBe(6);
    expect(s.redeploy).not.toContain('none');
    expect([s.asteroids.length, s.ships.length, s.skills.length, s.frbs.length]).toEqual([5, 2, 3, 3]);
    expect(s.credits).toBe(8);
    expect(Object.values(s.crew).map(({ level, stress, cubes }) => [level, stress, cubes])).toEqual([
      [1, 5, 3],
      [1, 5, 2],
      [1, 5, 2],
      [1, 5, 3],
    ]);
    const tokens = [...s.asteroids, ...s.ships].map(({ at }) => at);
    expect([
      ...tokens,
      ...s.skills,
      ...s.frbs,
      ...Object.values(s.stations).map(({ at }) => at),
    ]).not.toContain(s.eos);
  });

  test('ER-3.11 easy lays four FRBs, hard two', () => {
    for (const [difficulty, count] of [
      ['easy', 4],
      ['hard', 2],
    ] as const) {
      const s = setup({ seats: 1, options: { ...(defaultOptions(OPTIONS) as Options), difficulty } });
      new Play(eosRise, s, fastDraws('x')).run();
      expect(s.frbs).toHaveLength(count);
    }
  });

  test('ER-3.1 who plays whom', () => {
    const seats = (n: number, options: Partial<Options> = {}) => {
      const s = setup({ seats: n, options: { ...(defaultOptions(OPTIONS) as Options), ...options } });
      return [...Object.values(s.crew).map(({ seat }) => seat), s.facilitator];
    };
    expect(seats(1)).toEqual([0, 0, 0, 0, 0]);
    expect(seats(2)).toEqual([0, 1, 0, 1, 0]);
    expect(seats(3)).toEqual([0, 1, 2, 0, 0]);
    expect(seats(4)).toEqual([0, 1, 2, 3, 0]);
    expect(seats(2, { commander: 2, pilot: 1, facilitator: 1 })).toEqual([1, 0, 0, 1, 0]);
    const table = (options: Partial<Options>) =>
      eosRise.tableProblem?.({ seats: 2, options: { ...(defaultOptions(OPTIONS) as Options), ...options } })
        ?.field;
    expect(table({ pilot: 3 })).toBe('options.pilot');
    expect(table({ pilot: 1, engineer: 1 })).toBe('options.commander');
    expect(table({})).toBeUndefined();
  });

  test('X02 a skill token rolled to 13/6 lies in g04-4', () => {
    const scene = given(
      { first: [{ step: 'gain', gain: 'skillToken', n: 1, who: 'pilot' }] },
      ...location(13, 6),
    );
    expect(scene.s.skills).toEqual(['g04-4']);
  });
});

describe('ER-5 and ER-6 levels and stress', () => {
  test('X03 level 6 of Battle Leadership: two white dice and a blue one', () => {
    const { s } = given({ crew: { specialist: { level: 6, track: 'battle-leadership' } } });
    expect(diceCount(s, 'specialist')).toBe(3);
    expect(unlocked(s, 'specialist')).toMatchObject({ basicDice: 2, advancedDice: 1 });
  });

  test('X04 a new stress floor moves nobody, but later relief goes lower', () => {
    const scene = given().when(place('commander', 'training'));
    expect(stressFloor(scene.s)).toBe(3);
    expect(Object.values(scene.s.crew).map(({ stress }) => stress)).toEqual([5, 5, 5, 5]);
    scene.when(place('pilot', 'basic-treatment'));
    expect(scene.s.crew.pilot.stress).toBe(3);
  });

  test('X05 I am a man of science: the third card used or scrapped pays 4 intel at once', () => {
    const scene = given({
      from: 'planning',
      crew: {
        engineer: {
          technology: ['recoil-damper'],
          mission: { card: 'man-of-science', stars: 2, counted: [] },
        },
      },
    });
    scene.when({ type: 'scrap', who: 'engineer', card: 'recoil-damper' });
    expect(scene.s.intel).toBe(4);
    expect(scene.s.credits).toBe(10);
    expect(scene.s.crew.engineer.mission).toBeUndefined();
  });

  test('X06, ER-5.5 from level 4 a track is chosen, then one of five rooms, usable at once', () => {
    const scene = given({ crew: { pilot: { level: 4 }, commander: { level: 5, track: 'fleet-strategy' } } });
    scene.when(place('pilot', 'training'));
    expect(scene.asking).toBe('track');
    expect(scene.legal).toHaveLength(2);
    scene.when({ type: 'track', track: 'aerospace-logistics' });
    expect(scene.asking).toBe('advancedRoom');
    expect(scene.legal).toHaveLength(6);
    scene.when({ type: 'takeRoom', room: 'astrogation-bay' });
    expect(scene.s.crew.pilot).toMatchObject({
      level: 5,
      track: 'aerospace-logistics',
      room: 'astrogation-bay',
    });
    scene.when(place('pilot', 'advanced-room', 'assistant'));
    expect(scene.s.effects.warp).toBe(2);
  });

  test('X07, ER-13.3 the Pilot has trained, so only the Assistant can build', () => {
    const scene = given({
      credits: 7,
      crew: { commander: { level: 5, track: 'fleet-strategy' }, engineer: { level: 2 } },
    });
    scene.when(place('pilot', 'training'));
    expect(scene.forbids(place('pilot', 'build'))).toBe('ER-13.1');
    expect(scene.forbids(place('engineer', 'training', 'assistant'))).toBe('ER-13.3');
    scene.when(place('pilot', 'build', 'assistant'), { type: 'build', room: 'cargo-bay' });
    expect(scene.s.hull['cargo-bay']).toBe(7);
    expect(scene.s.credits).toBe(0);
  });

  test('X08, ER-13.7 a station used in one round offers nothing in the next', () => {
    const scene = given({ eos: 'g12-3', round: 3, top: { chandra: ['embargo'] } }, [20, 1]).when(
      place('pilot', 'lottery'),
    );
    expect(scene.s.stations.chandra.usedIn).toBe(3);
    scene.until('planning').until('crewActions');
    expect(scene.s.round).toBe(4);
    expect(scene.s.eos).toBe('g12-3');
    expect(scene.forbids(place('pilot', 'leave'))).toBe('ER-13.7');
    expect(scene.offers(place('pilot', 'training'))).toBe(true);
  });

  test('X09 training to the first hex of Exploration gives no third lane of its own: warp value 3', () => {
    const scene = given({ crew: { pilot: { level: 4 } } });
    scene.when(place('pilot', 'training'), { type: 'track', track: 'exploration' }, PASS);
    expect(warpValue(scene.s)).toBe(3);
  });

  test('X18, ER-13.4 charge levels pay 2, 3 and 4 tokens when their last icon is filled', () => {
    const scene = given({ crew: { commander: { level: 5, track: 'fleet-strategy' } } });
    scene.when(place('pilot', 'charge-1'));
    expect(scene.s.shields).toBe(2);
    scene.when(place('engineer', 'charge-2'));
    expect(scene.s.shields).toBe(2);
    scene.when(place('specialist', 'charge-2'));
    expect(scene.s.shields).toBe(5);
    scene.when(place('commander', 'charge-3'), place('commander', 'charge-3', 'assistant'));
    scene.when(place('pilot', 'charge-3', 'assistant'));
    expect(scene.s.shields).toBe(9);
  });

  const engineer = { level: 6, track: 'counter-operations', stress: 8, room: 'machine-shop' } as const;
  const built = { medical: 6, crafting: 5, scanner: 5 };

  test('T14 a breakdown at level 6 falls to 3: track and room gone, rooms stay, none can be built', () => {
    const scene = given({
      hull: built,
      crew: { engineer },
      first: [{ step: 'dealStress', who: 'engineer', amount: 2 }],
      credits: 20,
    });
    const { engineer: after } = scene.s.crew;
    expect([after.stress, after.level, after.track, after.room]).toEqual([5, 3, undefined, undefined]);
    expect(unlocked(scene.s, 'engineer').tools).toBe(2);
    expect(scene.s.hull).toMatchObject(built);
    expect(scene.forbids(place('pilot', 'build'))).toBe('ER-13.4');
  });

  test('T15 one pill cancels 2 stress', () => {
    const scene = given({
      crew: { engineer, commander: { cubes: 1 } },
      first: [{ step: 'dealStress', who: 'engineer', amount: 2 }],
    });
    scene.when({ type: 'pills', count: 1 });
    expect(scene.s.crew.engineer).toMatchObject({ stress: 8, level: 6 });
    expect(scene.s.crew.commander.cubes).toBe(0);
  });

  test('T16 to T18, R27, R28 stressed out at levels 3, 4 and 1', () => {
    const fallen = (level: number) => {
      const scene = given({
        crew: { pilot: { level, stress: 9 } },
        first: [{ step: 'dealStress', who: 'pilot', amount: 1 }],
      });
      return [scene.s.crew.pilot.level, scene.all('damageCard').length];
    };
    expect(fallen(3)).toEqual([1, 1]);
    expect(fallen(2)).toEqual([1, 1]);
    expect(fallen(4)).toEqual([1, 0]);
    expect(fallen(1)).toEqual([1, 1]);
  });

  test('T19, ER-6.2 the Commander falls below STRESS START 1: nobody stays below the new floor', () => {
    const scene = given({
      crew: {
        commander: { level: 5, track: 'crew-welfare', stress: 1, room: 'war-room' },
        pilot: { stress: 2 },
        specialist: { stress: 4 },
        engineer: { stress: 8 },
      },
      first: [{ step: 'pickCharacter', purpose: 'medusas-gaze', by: 'commander', from: ['commander'] }],
    });
    expect(stressFloor(scene.s)).toBe(3);
    expect(Object.values(scene.s.crew).map(({ stress }) => stress)).toEqual([3, 3, 4, 8]);
    expect(scene.s.crew.commander.room).toBeUndefined();
  });

  test('T20 a Commander of level 5 stressed out falls to 2: no Assistants', () => {
    const scene = given({
      crew: { commander: { level: 5, track: 'fleet-strategy', stress: 9, cubes: 0 } },
      first: [{ step: 'dealStress', who: 'commander', amount: 1 }],
    });
    expect(scene.s.crew.commander.level).toBe(2);
    expect(scene.forbids(place('pilot', 'repair', 'assistant'))).toBe('ER-5.8');
  });

  test('T21, R25 an Assistant that acted stays; the others may not be placed any more', () => {
    const scene = given({
      hull: { command: 10, scanner: 5 },
      crew: { commander: { level: 5, track: 'fleet-strategy', stress: 9, cubes: 0 } },
    });
    scene.when(place('pilot', 'repair', 'assistant')).until('crewActions');
    expect(scene.s.hull.command).toBe(13);
    // Two STRESS faces of the Commander's own scan.
    scene.roll(basic('stress-1'), basic('stress-2')).when(place('commander', 'scan'));
    expect(scene.s.crew.commander.level).toBe(2);
    expect(scene.s.crew.pilot.assistant).toBe('repair-1');
    expect(scene.forbids(place('engineer', 'repair', 'assistant'))).toBe('ER-5.8');
  });

  test('T22, R21 a short pool fills level 3 first; a part-filled level pays what is there', () => {
    const scene = given({ shields: 12, charge: [0, 0, 0], pool: 3, from: 'funding' });
    scene.until('planning').until('crewActions');
    expect(scene.s.charge).toEqual([0, 0, 3]);
    scene.when(place('pilot', 'charge-3'), place('engineer', 'charge-3'), place('specialist', 'charge-3'));
    expect(scene.s.shields).toBe(15);
    expect(scene.forbids(place('commander', 'charge-1'))).toBe('R21');
  });

  test('T23 two figures cannot fill three icons', () => {
    const scene = given().when(place('pilot', 'training'), place('engineer', 'training'));
    expect(scene.forbids(place('commander', 'charge-3'))).toBe('ER-13.4');
    expect(scene.offers(place('commander', 'charge-2'))).toBe(true);
  });

  test('T65 Slow Clocks leaves one icon, Forward Command or not', () => {
    const position = {
      event: 'slow-clocks',
      crew: { commander: { level: 9, track: 'fleet-strategy', stress: 5 } },
    } as const;
    const scene = given(position).when(place('pilot', 'training'));
    expect(scene.s.crew.pilot.figure).toBe('training-1');
    expect(scene.forbids(place('engineer', 'training'))).toBe('ER-13.1');
  });
});

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
  test('X17 intel from hex 4 by 3: Progress once, marker on 0', () => {
    const scene = given({ intel: 4, first: [{ step: 'intel', n: 3 }] });
    expect([scene.s.intel, scene.s.progress]).toEqual([0, 1]);
  });

  test('T44 intel from hex 6 by 7: a lap of seven', () => {
    const scene = given({ intel: 6, first: [{ step: 'intel', n: 7 }] });
    expect([scene.s.intel, scene.s.progress]).toEqual([6, 1]);
  });

  test('T45 intel from hex 5 by 9: Progress twice', () => {
    const scene = given({ intel: 5, first: [{ step: 'intel', n: 9 }] });
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
