/** Worked examples on setup, levels, stress and rooms. */
import { describe, expect, test } from 'vitest';
import { defaultOptions, fastDraws, Play } from '#engine';
import { eosRise } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { diceCount, stressFloor, unlocked } from '../rules/crew.ts';
import { setup } from '../setup.ts';
import { warpValue } from '../steps/warp.ts';
import { basic, given, location, PASS, place } from './scene.ts';

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

  test('T16, T17, T18, R27, R28 stressed out at levels 3, 4 and 1', () => {
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
