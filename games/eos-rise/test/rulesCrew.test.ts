/** Rules by their ids: setup, dice, levels, stress, cubes, technology, ship and tracks (ER-3 to ER-13). */
import { describe, expect, test } from 'vitest';
import { defaultOptions, fastDraws, Play } from '#engine';
import { ADVANCED_DIE, BASIC_DIE, BOARDS, CHARACTERS } from '../content/characters.ts';
import { EXTINCTION_DAMAGE, FUNDING } from '../content/tracks.ts';
import { eosRise } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { unlocked } from '../rules/crew.ts';
import { extinctionDamage, year } from '../rules/tracks.ts';
import { setup } from '../setup.ts';
import { basic, given, hit, location, PASS, place, warp } from './scene.ts';

describe('ER-3 setup', () => {
  const s = setup({ seats: 1, options: defaultOptions(OPTIONS) as Options });
  new Play(eosRise, s, fastDraws('rules')).run();

  test('ER-3.2, ER-3.3, ER-3.4, ER-3.5 decks, dice, markers and credits', () => {
    expect(s.decks.damage.draw[0]?.seen).toBeUndefined();
    for (const who of CHARACTERS) expect(unlocked(s, who)).toMatchObject({ basicDice: 1, advancedDice: 0 });
    expect([s.funding, s.intel, s.progress, s.extinction, s.credits]).toEqual([0, 0, 0, 0, 8]);
  });

  test('ER-3.6, R57 full Command and Engine rooms; five rooms locked; Shield Control has no hull', () => {
    expect(Object.values(s.hull)).toEqual([14, 12, 0, 0, 0, 0, 0]);
  });

  test('ER-3.7, ER-6.1, R55 level 1, stress 5, cubes on every square, an open mission', () => {
    for (const who of CHARACTERS) {
      expect(s.crew[who]).toMatchObject({ level: 1, stress: 5, cubes: BOARDS[who].squares });
      expect(eosRise.view(s, -2).crew[who].mission).toBeDefined();
    }
    expect(CHARACTERS.map((who) => BOARDS[who].breakdown)).toEqual([10, 10, 11, 9]);
  });

  test('ER-3.9, ER-3.10, ER-3.13, ER-10.5 ships on the Redeploy track, four stations, round 1', () => {
    expect(s.redeploy).toHaveLength(4);
    expect(s.redeployTokens).toBe(true);
    expect(s.bag.dexer + s.bag.galagat + s.bag.vorde).toBe(30 - 4 - 2);
    expect(new Set(Object.values(s.stations).map(({ at }) => at)).size).toBe(4);
    expect(s.round).toBe(1);
  });
});

describe('ER-4 dice', () => {
  test('ER-4.1, ER-4.2 faces', () => {
    expect(BASIC_DIE).toEqual(['arrow', 'crosshair', 'gear', 'syringe', 'stress-1', 'stress-2']);
    for (const who of CHARACTERS) expect(new Set(ADVANCED_DIE[who]).size).toBe(4);
    expect(CHARACTERS.map((who) => ADVANCED_DIE[who].slice(0, 3))).toEqual([
      ['syringe', 'syringe', 'syringe'],
      ['arrow', 'arrow', 'arrow'],
      ['crosshair', 'crosshair', 'crosshair'],
      ['gear', 'gear', 'gear'],
    ]);
  });

  test('ER-4.3, ER-4.4 a scan rolls the whole dice count, and its STRESS is taken', () => {
    const scene = given({ hull: { scanner: 5 }, crew: { pilot: { level: 2 } } }).roll(
      basic('stress-1'),
      basic('stress-2'),
    );
    scene.when(place('pilot', 'scan'));
    expect(scene.all('rolled')).toMatchObject([{ faces: ['stress-1', 'stress-2'] }]);
    expect(scene.s.crew.pilot.stress).toBe(8);
  });
});

describe('ER-5 levels', () => {
  test('ER-5.1, ER-5.7 a CUBE square comes with a cube and goes with it; new lanes count at once', () => {
    const scene = given({ crew: { pilot: { level: 3, cubes: 1 } } }).when(place('pilot', 'training'));
    expect(scene.s.crew.pilot).toMatchObject({ level: 4, cubes: 2 });
    const lost = given({
      crew: { pilot: { level: 4, cubes: 3 } },
      first: [{ step: 'pickCharacter', purpose: 'medusas-gaze', from: ['pilot'] }],
    });
    expect(lost.s.crew.pilot).toMatchObject({ level: 3, cubes: 2 });
  });

  test('ER-5.2, R31 nobody at level 9 is chosen while another can rise; else the level is lost', () => {
    const top = { level: 9, cubes: 0 } as const;
    const crew = {
      commander: { ...top, track: 'crew-welfare' },
      pilot: { ...top, track: 'exploration' },
      specialist: { ...top, track: 'battle-leadership' },
    } as const;
    const one = given({ crew, first: [{ step: 'level', n: 1 }] });
    expect(one.s.crew.engineer.level).toBe(2);
    const none = given({
      crew: { ...crew, engineer: { ...top, track: 'signal-analysis' } },
      first: [{ step: 'level', n: 1 }],
    });
    expect(none.asking).toBe('crewActions');
    expect(none.forbids(place('pilot', 'training'))).toBe('ER-5.2');
  });

  test('ER-5.3, R32 the track is open again below level 5; a room may be left', () => {
    const scene = given({
      crew: { pilot: { level: 5, track: 'exploration' } },
      first: [{ step: 'pickCharacter', purpose: 'medusas-gaze', from: ['pilot'] }],
    });
    expect(scene.s.crew.pilot.track).toBeUndefined();
    scene.when(place('pilot', 'training'), { type: 'track', track: 'aerospace-logistics' }, PASS);
    expect(scene.s.crew.pilot).toMatchObject({ level: 5, track: 'aerospace-logistics' });
    expect(scene.s.crew.pilot.room).toBeUndefined();
  });

  test('ER-5.4, R36, ER-22.7 levels of one reward are given one at a time by the Facilitator', () => {
    const scene = given({ seats: 4, options: { facilitator: 3 }, first: [{ step: 'level', n: 2 }] });
    expect(scene.play.seat).toBe(2);
    scene.when({ type: 'level', who: 'pilot' }, { type: 'level', who: 'pilot' });
    expect(scene.s.crew.pilot.level).toBe(3);
  });

  test('ER-5.6 at level 1 a lost level is a damage card', () => {
    const scene = given({ first: [{ step: 'pickCharacter', purpose: 'medusas-gaze', from: ['pilot'] }] });
    expect([scene.s.crew.pilot.level, scene.all('damageCard').length]).toEqual([1, 1]);
  });
});

describe('ER-6 and ER-7 stress and cubes', () => {
  test('ER-6.3, R29 pills count against one amount; stress beyond the breakdown hex is lost', () => {
    const scene = given({
      crew: { commander: { cubes: 3 } },
      first: [{ step: 'dealStress', who: 'pilot', amount: 3 }],
    });
    expect(scene.legal).toHaveLength(3);
    scene.when({ type: 'pills', count: 1 });
    expect(scene.s.crew.pilot.stress).toBe(6);
    const out = given({
      crew: { pilot: { level: 4 } },
      first: [{ step: 'dealStress', who: 'pilot', amount: 20 }],
    });
    expect(out.s.crew.pilot).toMatchObject({ stress: 5, level: 1 });
  });

  test('ER-6.4 relief stops at the floor', () => {
    const scene = given({ crew: { pilot: { stress: 6 } } }).when(place('pilot', 'basic-treatment'));
    expect(scene.s.crew.pilot.stress).toBe(5);
    expect(scene.forbids(place('engineer', 'basic-treatment'))).toBe('ER-13.1');
  });

  test('ER-6.5, R30 a broken-down Commander goes to the floor as it was, then the new floor counts', () => {
    const scene = given({
      crew: { commander: { level: 5, track: 'crew-welfare', stress: 9, cubes: 0 }, pilot: { stress: 1 } },
      first: [{ step: 'dealStress', who: 'commander', amount: 1 }],
    });
    expect(scene.s.crew.commander).toMatchObject({ level: 2, stress: 3 });
    expect(scene.s.crew.pilot.stress).toBe(3);
  });

  test('ER-7.1 Quick Fix: 2 points in one room right after damage; ER-9.6 not in a locked one (R58)', () => {
    const scene = given({ crew: { engineer: { cubes: 2 } }, first: [{ step: 'hullDamage', amount: 3 }] });
    scene.when(hit('engine'), hit('engine'), hit('engine'));
    expect(scene.asking).toBe('quickFix');
    expect(scene.forbids({ type: 'quickFix', room: 'medical' })).toBe('ER-9.6');
    scene.when({ type: 'quickFix', room: 'engine' }, { type: 'quickFix', room: 'engine' });
    expect(scene.s.hull.engine).toBe(12);
    expect(scene.s.crew.engineer.cubes).toBe(0);
  });
});

describe('ER-8 and ER-9 cards and ship', () => {
  test('ER-8.3, ER-12.1, ER-12.2, ER-12.3, ER-12.5 planning is open from round 2 on', () => {
    const scene = given({
      from: 'planning',
      hull: { command: 9 },
      crew: { pilot: { technology: ['overcharge-cell'] }, engineer: { cubes: 1 } },
    });
    scene.when(
      { type: 'scrap', who: 'pilot', card: 'overcharge-cell' },
      { type: 'quickFix', room: 'command' },
    );
    scene.when({ type: 'buyCube', who: 'engineer' });
    expect([scene.s.credits, scene.s.hull.command, scene.s.crew.engineer.cubes]).toEqual([9, 11, 1]);
    expect(scene.forbids({ type: 'buyCube', who: 'pilot' })).toBe('ER-12.2');
  });

  test('ER-12.4, ER-12.6 abilities need their hex; the event in force is in view', () => {
    const scene = given({ from: 'planning', event: 'quiet-sky', crew: { engineer: { cubes: 1 } } });
    expect(scene.forbids({ type: 'sabotage' })).toBe('ER-12.4');
    expect(scene.forbids({ type: 'intercept', class: 'vorde' })).toBe('ER-12.4');
    expect(eosRise.view(scene.s, 0).event).toBe('quiet-sky');
  });

  test('ER-8.6, R26 an Assistant counts for its own character’s mission', () => {
    const scene = given({
      hull: { command: 5 },
      crew: {
        commander: { level: 5, track: 'fleet-strategy' },
        engineer: { mission: { card: 'good-as-new', stars: 2, counted: [] } },
      },
    }).when(place('engineer', 'repair', 'assistant'));
    expect(scene.all('missionDone')).toHaveLength(1);
  });

  test('R35, R37 one contract at a time', () => {
    const scene = given({
      hull: { 'cargo-bay': 7 },
      crew: { pilot: { contract: 'seed-vault', cargo: 'g01-1' } },
    });
    expect(scene.forbids(place('pilot', 'contract'))).toBe('R37');
  });

  test('R38, R39, ER-2.8 cargo and tokens that land on the EOS are resolved at once', () => {
    const cargo = given(
      {
        eos: 'g01-1',
        first: [{ step: 'cargoRoll', who: 'pilot' }],
        crew: { pilot: { contract: 'seed-vault' } },
      },
      ...location(1, 1),
    );
    expect(cargo.s.intel).toBe(3);
    const land = (gain: 'skillToken' | 'frbToken' | 'creditTokens' | 'asteroid') =>
      given({ eos: 'g01-1', first: [{ step: 'gain', gain, n: 1, who: 'pilot' }] }, ...location(1, 1));
    expect(land('skillToken').asking).toBe('level');
    expect(land('frbToken').s.progress).toBe(1);
    expect(land('creditTokens').s.credits).toBe(9);
    expect(land('asteroid').all('damageCard')).toHaveLength(1);
  });

  test('ER-9.1, ER-9.3 a room at 0 is locked and offers nothing', () => {
    const scene = given({ hull: { crafting: 1 }, first: [{ step: 'hullDamage', amount: 1 }] }).when(
      hit('crafting'),
    );
    expect(scene.forbids(place('pilot', 'technology'))).toBe('ER-9.1');
    expect(scene.forbids(place('pilot', 'scan'))).toBe('ER-9.1');
  });

  test('ER-9.2, ER-9.5, ER-9.8 damage goes where the Engineer’s seat says, shields or not', () => {
    const scene = given({ seats: 4, shields: 5, first: [{ step: 'hullDamage', amount: 2 }] });
    expect(scene.play.seat).toBe(3);
    scene.when(hit('command'), hit('command'));
    expect([scene.s.hull.command, scene.s.shields]).toEqual([12, 5]);
  });

  test('ER-1.6 the Engine room at 0 is no loss, and its actions stay', () => {
    const scene = given({ hull: { engine: 0 } });
    expect(scene.offers(place('pilot', 'repair'))).toBe(true);
    scene.when(place('pilot', 'repair'));
    expect(scene.s.hull.engine).toBe(3);
  });

  test('ER-10.1 hexes 2, 4, 6 and 8 give a level; ER-10.3, ER-10.4 what the tracks print', () => {
    expect(given({ progress: 1, first: [{ step: 'progress' }] }).asking).toBe('level');
    expect(given({ progress: 2, first: [{ step: 'progress' }] }).asking).toBe('crewActions');
    expect(FUNDING).toEqual([0, 5, 5, 4, 4, 3, 3, 2]);
    expect(EXTINCTION_DAMAGE.slice(0, 7)).toEqual([0, 1, 1, 2, 2, 3, 3]);
    const { s } = given({ year: 2036 });
    expect([year(s), extinctionDamage(s)]).toEqual([2036, 2]);
  });
});

describe('ER-13 crew actions', () => {
  test('R22, R23, R24 icons, charge levels shared by seats, one ASSISTANT icon for all', () => {
    const scene = given({ seats: 4, crew: { commander: { level: 5, track: 'fleet-strategy' } } });
    scene.when(
      place('pilot', 'charge-2'),
      place('engineer', 'training'),
      place('specialist', 'charge-2', 'assistant'),
    );
    expect(scene.s.shields).toBe(3);
    for (const who of CHARACTERS) {
      const seat = scene.s.crew[who].seat;
      if (who !== 'specialist')
        expect(scene.play.objection(seat, place(who, 'repair', 'assistant'))?.rule).toBe('ER-13.4');
    }
  });

  test('R34, R65 a seat acts only for its own characters and rooms', () => {
    const scene = given({
      seats: 4,
      crew: { pilot: { level: 5, track: 'exploration', room: 'astrogation-bay' } },
    });
    expect(scene.play.objection(0, place('pilot', 'training'))?.rule).toBe('R65');
    expect(scene.play.objection(2, place('specialist', 'advanced-room'))?.rule).toBe('ER-5.5');
  });

  test('R62 a station used and moved is still the same station', () => {
    const scene = given({ eos: 'g12-3', round: 3 }, [20, 1]).when(place('pilot', 'leave'));
    scene.s.stations.chandra.at = 'g03-3';
    scene.s.eos = 'g03-3';
    scene.s.round = 4;
    expect(scene.forbids(place('engineer', 'leave'))).toBe('ER-13.1');
    expect(scene.forbids(place('engineer', 'drydock'))).toBe('ER-13.7');
    expect(scene.offers(warp('g03-4'))).toBe(false);
  });
});
