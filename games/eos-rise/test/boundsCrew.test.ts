/** Boundaries of levels, stress and planning: the last that is allowed, and the first that is not. */
import { describe, expect, test } from 'vitest';
import { given } from './scene.ts';

describe('levels and stress', () => {
  test('ER-6.3, D20 up to as many pills as the amount needs, and as there are', () => {
    const counts = (amount: number, cubes: number) =>
      given({
        crew: { commander: { level: 4, cubes, stress: 5 } },
        first: [{ step: 'dealStress', who: 'specialist', amount }],
      }).legal.flatMap((action) => (action.type === 'pills' ? [action.count] : []));
    expect(counts(1, 4)).toEqual([0, 1]);
    expect(counts(2, 4)).toEqual([0, 1]);
    expect(counts(3, 4)).toEqual([0, 1, 2]);
    expect(counts(8, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(counts(8, 3)).toEqual([0, 1, 2, 3]);
  });

  test('ER-6.3 a pill too many is refused; without pills nobody is asked', () => {
    const scene = given({
      crew: { commander: { cubes: 2 } },
      first: [{ step: 'dealStress', who: 'pilot', amount: 1 }],
    });
    expect(scene.forbids({ type: 'pills', count: 2 })).toBe('ER-6.3');
    scene.when({ type: 'pills', count: 1 });
    expect(scene.s.crew.pilot.stress).toBe(5);
    expect(scene.s.crew.commander.cubes).toBe(1);
    const none = given({
      crew: { commander: { cubes: 0 } },
      first: [{ step: 'dealStress', who: 'pilot', amount: 1 }],
    });
    expect(none.asking).toBe('crewActions');
    expect(none.s.crew.pilot.stress).toBe(6);
  });

  test.each([
    ['commander', 10],
    ['pilot', 10],
    ['specialist', 11],
    ['engineer', 9],
  ] as const)('ER-6.1 the %s breaks down at %i and not one before', (who, breakdown) => {
    const at = (stress: number) =>
      given({
        crew: { commander: { cubes: 0 }, [who]: { stress, cubes: 0 } },
        first: [{ step: 'dealStress', who, amount: 1 }],
      });
    expect(at(breakdown - 2).all('stressedOut')).toHaveLength(0);
    expect(at(breakdown - 2).s.crew[who].stress).toBe(breakdown - 1);
    const broken = at(breakdown - 1);
    expect(broken.all('stressedOut')).toEqual([{ type: 'stressedOut', who, spared: false }]);
    expect(broken.s.crew[who].stress).toBe(5);
  });

  test('ER-5.2 a reward of two levels is two questions, the last of three one', () => {
    const scene = given({ first: [{ step: 'level', n: 3 }] });
    for (let n = 0; n < 3; n++) {
      expect(scene.asking).toBe('level');
      scene.when({ type: 'level', who: 'pilot' });
    }
    expect(scene.asking).toBe('crewActions');
    expect(scene.s.crew.pilot.level).toBe(4);
  });

  test('ER-5.2 with a single character below level 9 the level is theirs, unasked', () => {
    const top = (track: string) => ({ level: 9, track }) as never;
    const crew = {
      commander: top('fleet-strategy'),
      pilot: top('exploration'),
      specialist: top('gunnery-doctrine'),
      engineer: { level: 2 },
    };
    const scene = given({ crew, first: [{ step: 'level', n: 1 }] });
    expect(scene.s.crew.engineer.level).toBe(3);
    expect(scene.asking).toBe('crewActions');
  });

  test('ER-5.7 levels lost take cubes without a square and the room, and no more', () => {
    const crew = { pilot: { level: 5, track: 'exploration', room: 'tug-hangar', cubes: 3 } } as const;
    const scene = given({ crew, first: [{ step: 'dealStress', who: 'pilot', amount: 5 }] });
    expect(scene.s.crew.pilot).toMatchObject({ level: 2, track: undefined, room: undefined, cubes: 2 });
    expect(scene.all('roomReturned')).toHaveLength(1);
    const one = given({
      crew: { pilot: { level: 6, track: 'exploration', room: 'tug-hangar', cubes: 3 } },
      eos: 'g17-5',
      top: { perseus: ['medusas-gaze'] },
      from: 'extinction',
    });
    expect(one.s.crew.pilot).toMatchObject({ level: 5, track: 'exploration', room: 'tug-hangar', cubes: 3 });
  });

  test('Medusa’s Gaze: of two at the top the Commander chooses, and only of those', () => {
    const crew = { pilot: { level: 3 }, engineer: { level: 3 } } as const;
    const scene = given({
      seats: 2,
      crew,
      eos: 'g17-5',
      top: { perseus: ['medusas-gaze'] },
      from: 'extinction',
    });
    expect(scene.asking).toBe('pickCharacter');
    expect(scene.play.seat).toBe(0);
    expect(scene.forbids({ type: 'pickCharacter', who: 'commander' })).toBe('ER-22.5');
    scene.when({ type: 'pickCharacter', who: 'engineer' });
    expect(scene.s.crew.engineer.level).toBe(2);
    expect(scene.s.crew.pilot.level).toBe(3);
  });
});

describe('planning', () => {
  test('ER-12.2 a cube costs what its board prints, to the last credit', () => {
    const prices = { commander: 2, pilot: 3, specialist: 2, engineer: 2 } as const;
    for (const who of ['commander', 'pilot', 'specialist', 'engineer'] as const) {
      const buy = { type: 'buyCube', who } as const;
      const with_ = (credits: number) =>
        given({ credits, crew: { [who]: { cubes: 0, technology: ['slip-drive'] } }, from: 'planning' });
      expect(with_(prices[who]).when(buy).s.credits).toBe(0);
      expect(with_(prices[who] - 1).forbids(buy)).toBe('R64');
    }
  });

  test('ER-12.2 not beyond the squares', () => {
    const scene = given({ credits: 9, crew: { commander: { cubes: 2 } }, from: 'planning' });
    scene.when({ type: 'buyCube', who: 'commander' });
    expect(scene.forbids({ type: 'buyCube', who: 'commander' })).toBe('ER-12.2');
  });

  test('ER-12.4 Sabotage needs the hex, a cube and a ship on hex 04, which goes to the bag', () => {
    const crew = (cubes: number, level = 5) => ({
      engineer: { level, ...(level > 4 ? { track: 'counter-operations' as const } : {}), cubes },
    });
    const redeploy = ['dexer', 'dexer', 'dexer', 'vorde'] as const;
    const plan = (cubes: number, level: number, hexes: readonly string[] = redeploy) =>
      given({ credits: 9, crew: crew(cubes, level), redeploy: hexes as never, from: 'planning' });
    expect(plan(1, 4).forbids({ type: 'sabotage' })).toBe('ER-12.4');
    expect(plan(0, 5).forbids({ type: 'sabotage' })).toBe('ER-7.1');
    expect(plan(1, 5, ['dexer', 'dexer', 'dexer', 'none']).forbids({ type: 'sabotage' })).toBe('ER-12.4');
    const scene = plan(1, 5);
    const before = scene.s.bag.vorde;
    scene.when({ type: 'sabotage' });
    expect(scene.s.bag.vorde).toBe(before + 1);
    expect(scene.s.redeploy).toEqual(['dexer', 'dexer', 'dexer', 'none']);
    expect(scene.s.crew.engineer.cubes).toBe(0);
  });

  test('ER-12.4 Intercept Orders reveals a class once, for a cube', () => {
    const engineer = { level: 5, track: 'signal-analysis', cubes: 2 } as const;
    const scene = given({ crew: { engineer }, from: 'planning' });
    scene.when({ type: 'intercept', class: 'vorde' });
    expect(scene.s.orders.vorde).toBeDefined();
    expect(scene.s.crew.engineer.cubes).toBe(1);
    expect(scene.forbids({ type: 'intercept', class: 'vorde' })).toBe('ER-12.4');
    expect(scene.forbids({ type: 'intercept', class: 'dexer' })).toBeUndefined();
    expect(scene.asking).toBe('planning');
  });

  test('D02b Spoof Orders replaces intercepted orders once; the next card stands', () => {
    const engineer = { level: 9, track: 'signal-analysis', cubes: 2 } as const;
    const top = { dexer: ['dexer-hornet', 'dexer-barb'] as never };
    const scene = given({ crew: { engineer }, top, from: 'planning' });
    scene.when({ type: 'intercept', class: 'dexer' });
    expect(scene.asking).toBe('spoof');
    scene.when({ type: 'spoof' });
    expect(scene.s.orders.dexer).toBe('dexer-barb');
    expect(scene.s.decks.dexer.discard).toEqual(['dexer-hornet']);
    expect(scene.asking).toBe('planning');
  });

  test('D02 whoever can do nothing is not waited for', () => {
    const crew = { commander: { cubes: 3 }, engineer: { cubes: 0 } } as const;
    expect(given({ seats: 2, credits: 2, crew, from: 'planning' }).play.awaited()).toEqual([1]);
    expect(given({ seats: 2, credits: 1, crew, from: 'planning' }).asking).toBe('crewActions');
    const held = { ...crew, commander: { cubes: 3, technology: ['slip-drive'] } } as const;
    expect(given({ seats: 2, credits: 1, crew: held as never, from: 'planning' }).play.awaited()).toEqual([
      0,
    ]);
  });

  test('D02 a Quick Fix counts as something to do only where there is damage', () => {
    const crew = { engineer: { cubes: 3 }, commander: { cubes: 3 } } as const;
    expect(given({ credits: 0, crew, from: 'planning' }).asking).toBe('crewActions');
    expect(given({ credits: 0, crew, hull: { engine: 11 }, from: 'planning' }).asking).toBe('planning');
  });

  test('ER-12.5 a Quick Fix in planning keeps the phase open', () => {
    const crew = { engineer: { cubes: 1 } } as const;
    const scene = given({ credits: 9, crew, hull: { engine: 9 }, from: 'planning' });
    scene.when({ type: 'quickFix', room: 'engine' });
    expect(scene.s.hull.engine).toBe(11);
    expect(scene.asking).toBe('planning');
    expect(scene.forbids({ type: 'quickFix', room: 'engine' })).toBe('ER-7.1');
  });
});
