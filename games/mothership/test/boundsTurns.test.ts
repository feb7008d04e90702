/** MS-3, MS-14, MS-19 Turns: what begins and ends with them, who is next, who is out, who comes back, who wins. */
import { describe, expect, it } from 'vitest';
import type { Options } from '../options.ts';
import { attack, END, type Given, given, land, move, NO_NPC_SHIPS, to } from './scene.ts';

const CONCEDE = { type: 'concede' } as const;
const FAR = { 'p2-f1': '5,1' } as const;
const THREE = { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' } as const;

describe('MS-3.1 whose turn', () => {
  it('MS-3.1 clockwise; a round ends before the first player, or who comes next in its place', () => {
    const turns = (first: number, active: number, fleets: Given['fleets'], count: number) => {
      const scene = given({ seats: 3, units: THREE, first, active, fleets: fleets ?? [] });
      const told = scene.after(...new Array<typeof END>(count).fill(END));
      return told.flatMap((event) => (event.type === 'turn' ? [`${event.owner}/${event.round}`] : []));
    };
    expect(turns(0, 0, [], 4)).toEqual(['1/3', '2/3', '0/4', '1/4']);
    expect(turns(1, 0, [], 3)).toEqual(['1/4', '2/4', '0/4']);
    expect(turns(2, 1, [], 3)).toEqual(['2/4', '0/4', '1/4']);
    // The first player is out: the round begins with the next one left.
    expect(turns(0, 1, [{ out: 1 }], 3)).toEqual(['2/3', '1/4', '2/4']);
    expect(turns(1, 0, [{}, { out: 1 }], 3)).toEqual(['2/4', '0/4', '2/5']);
  });

  it('MS-3.5 shields, Shield Breaker and Prod end with every turn; boosts and holds as they should', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-m': '5,1' },
      fleets: [
        { shieldLost: 2, shieldBroken: true },
        { shieldLost: 3, prodded: { engines: 1, weapons: 1, shields: 1 } },
      ],
      change(s) {
        Object.assign(s.units[0] ?? {}, {
          moved: true,
          locked: true,
          attacked: true,
          deployed: true,
          boosts: ['convoy'],
        });
        s.holds.push({ unit: 0, by: 1, how: 'update', now: true }, { unit: 10, by: 0, how: 'tractor' });
        s.convoy.push(1);
      },
    });
    scene.when(END);
    for (const seat of [0, 1])
      expect(scene.fleet(seat)).toMatchObject({
        ...{ shieldLost: 0, shieldBroken: false, prodded: { engines: 0, weapons: 0, shields: 0 } },
      });
    expect(scene.s.units[0]).toEqual({
      ...scene.s.units[0],
      moved: false,
      locked: false,
      attacked: false,
      deployed: false,
    });
    expect(scene.s.units[0]?.boosts).toBeUndefined();
    expect(scene.s.holds).toEqual([{ unit: 10, by: 0, how: 'tractor' }]);
    scene.when(END);
    expect(scene.s.holds).toEqual([]);
  });

  it('MS-3.5 with the own turn Energy, station and planets are free again', () => {
    const scene = given({
      options: { modules: ['artifacts', 'influence', 'developments'] },
      units: { 'p1-m': '0,1', 'p2-m': '5,1' },
      fleets: [{}, { energySet: true, stationMoved: true }],
      planets: { m1: { owner: 1, artifact: 'space-cat', builtNow: true }, m2: { repelled: [1, 0] } },
      change: (s) => Object.assign(s, { blockade: 1 }),
    }).when(END);
    expect(scene.fleet(1)).toMatchObject({ energySet: false, stationMoved: false });
    expect([scene.planet('m1').builtNow, scene.planet('m2').repelled, scene.s.blockade]).toEqual([
      ...[false, [0], undefined],
    ]);
  });

  it('MS-4.8 a Forced Update waits for its victim’s turn, not for another’s', () => {
    const scene = given({
      ...{ seats: 3, units: THREE },
      change: (s) => s.holds.push({ unit: 21, by: 0, how: 'update', now: false }),
    }).when(END);
    expect(scene.s.holds).toEqual([{ unit: 21, by: 0, how: 'update', now: false }]);
    scene.when(END);
    expect(scene.s.holds).toEqual([{ unit: 21, by: 0, how: 'update', now: true }]);
    scene.when(END);
    expect(scene.s.holds).toEqual([]);
  });

  it('MS-R38 the convoy are the small ships by the Mothership as the turn begins', () => {
    const convoy = (mothership: '4,1' | 'off') =>
      given({
        units: {
          'p1-f1': '-4,0',
          'p2-m': mothership,
          'p2-f1': '5,1',
          'p2-b1': '4,2',
          'p2-f2': '6,1',
          'p2-g1': '3,1',
        },
      }).when(END).s.convoy;
    expect(convoy('4,1')).toEqual([11, 14]);
    expect(convoy('off')).toEqual([]);
  });
});

describe('MS-14 elimination', () => {
  it('MS-14.2 all its units go, its planets are neutral, its hand and resources are gone', () => {
    const scene = given({
      ...{ seats: 3, options: { modules: ['influence'] }, units: { ...THREE, 'p1-g1': '4,0' } },
      fleets: [
        { minerals: 3, gas: 2, influence: 1, hand: ['convoy', 'prod'], known: [{ card: 'prod', to: 1 }] },
      ],
      planets: { m1: { owner: 0 }, m2: { owner: 1 }, m3: { repelled: [0, 1] } },
      change(s) {
        s.holds.push({ unit: 11, by: 0, how: 'tractor' }, { unit: 11, by: 0, how: 'update', now: false });
        Object.assign(s, { blockade: 0 });
      },
    });
    expect(scene.after(CONCEDE)).toEqual([
      { type: 'conceded', seat: 0 },
      { type: 'eliminated', owner: 0 },
      { type: 'turn', owner: 1, round: 3 },
    ]);
    expect(scene.fleet(0)).toMatchObject({
      ...{ minerals: 0, gas: 0, influence: 0, hand: [], known: [], hp: 0, stationHp: 0, out: 1 },
    });
    expect(scene.s.discard).toEqual(['convoy', 'prod']);
    expect(['p1-f1', 'p1-g1', 'p1-s'].map((id) => scene.at(id as 'p1-f1'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([scene.planet('m1').owner, scene.planet('m2').owner, scene.planet('m3').repelled]).toEqual([
      undefined,
      1,
      undefined,
    ]);
    expect(scene.s.holds).toEqual([{ unit: 11, by: 0, how: 'update', now: true }]);
    expect(scene.s.blockade).toBeUndefined();
  });

  it('MS-14.2 a hand that comes to light cannot be taken back', () => {
    const learnt = (hand: 'convoy'[]) => {
      const scene = given({ seats: 3, units: THREE, fleets: [{ hand }] });
      scene.play.learnt = false;
      scene.when(CONCEDE);
      return scene.play.learnt;
    };
    expect([learnt(['convoy']), learnt([])]).toEqual([true, false]);
  });

  it('MS-14.1 without ships, or without a station', () => {
    const ships = given({
      units: { 'p1-f1': '0,1', 'p1-f2': '1,1', 'p2-f1': '0,2', 'p2-g1': '5,2' },
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(ships.s.outcome).toMatchObject({
      winners: [0],
      places: [1, 2],
      reason: 'lastTeam',
      rule: 'MS-14.3',
    });
    expect(ships.told.at(-1)?.event).toEqual({ type: 'over', winners: [0], reason: 'lastTeam' });
    const station = given({
      units: { 'p1-b1': '5,0', 'p2-f1': '0,5' },
      fleets: [{}, { stationHp: 4 }],
      dice: [4],
    }).when(attack('p2-s', 'p1-b1'));
    expect(station.s.outcome).toMatchObject({ winners: [0] });
    expect(station.fleet(0).minerals).toBe(3);
  });

  it('MS-14.3 the later a seat is out, the better it ranks', () => {
    const scene = given({ seats: 3, units: THREE, active: 1 }).when(CONCEDE, CONCEDE);
    expect(scene.s.outcome).toMatchObject({ winners: [0], places: [1, 3, 2] });
  });

  it('MS-20.4 a team lasts as long as its last seat, and wins as a whole', () => {
    const four = { 'p1-f1': '4,-3', 'p2-f1': '3,4', 'p3-f1': '-8,6', 'p4-f1': '-3,-6' } as const;
    const scene = given({ seats: 4, options: { teams: '2v2' }, units: four }).when(CONCEDE, CONCEDE);
    expect(scene.s.outcome).toBeUndefined();
    scene.when(CONCEDE);
    expect(scene.s.outcome).toMatchObject({ winners: [1, 3], places: [3, 1, 3, 1], reason: 'lastTeam' });
  });

  it('MS-14.5 conceding alone loses the Challenge', () => {
    const scene = given({ seats: 1, options: { mode: 'solo' }, units: { 'p1-f1': '-6,0' } }).when(CONCEDE);
    expect(scene.s.outcome).toMatchObject({
      winners: [],
      reason: 'soloConceded',
      rule: 'MS-14.5',
      places: [1],
    });
  });
});

describe('MS-21.1 the end of the Solo Challenge', () => {
  const none = NO_NPC_SHIPS;
  const solo: Given = { seats: 1, options: { mode: 'solo' } };

  it('MS-21.1 won with its last ship, lost with the station, with all ships, or after 40 rounds', () => {
    const won = given({
      ...solo,
      units: { ...none, 'npc-m': 'off', 'npc-f1': '0,1', 'p1-f1': '0,2' },
      dice: [6, 1],
    });
    expect(won.when(attack('npc-f1', 'p1-f1')).s.outcome).toMatchObject({
      winners: [0],
      reason: 'soloWon',
      rule: 'MS-21.1',
    });
    const station = given({
      ...solo,
      units: { ...none, 'p1-f1': '-6,0' },
      fleets: [{ stationHp: 4 }],
      dice: [4],
    });
    expect(station.when(END).s.outcome).toMatchObject({ winners: [], reason: 'soloStation' });
    const ships = given({ ...solo, units: { ...none, 'npc-m': '0,5', 'p1-f1': '0,2' }, dice: [1, 6] });
    expect(ships.when(move('p1-f1'), to('0,3', 'asteroid')).s.outcome).toMatchObject({
      winners: [],
      reason: 'soloShips',
    });
    const last = (round: number) =>
      given({ ...solo, round, units: { ...none, 'npc-m': '-8,0', 'p1-f1': '-6,5' } }).when(END).s.outcome;
    expect(last(39)).toBeUndefined();
    expect(last(40)).toMatchObject({ winners: [], reason: 'soloTime' });
  });
});

describe('MS-19 Victory Points', () => {
  it('MS-19.5 a ship lost on another’s turn waits for one end of turn, in its own for two', () => {
    const scene = given({
      options: { mode: 'vp' },
      units: { 'p1-f1': '0,1', 'p1-f2': '-4,0', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.s.units[11]?.wait).toBe(1);
    scene.when(END);
    const told = scene.after(END, land('5,0'));
    expect(told).toContainEqual({ type: 'landed', unit: 'p2-f1', to: '5,0', where: 'respawn' });
    expect([scene.s.units[11]?.wait, scene.used]).toEqual([undefined, ['rule respawn']]);
    const own = given({
      options: { mode: 'vp' },
      units: { 'p1-f1': '0,1', 'p1-f2': '-4,0', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      dice: [1, 6],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(own.s.units[1]?.wait).toBe(2);
    own.when(END, END);
    expect([own.s.units[1]?.wait, own.at('p1-f1')]).toEqual([1, undefined]);
    const dm = given({ units: { 'p1-f1': '0,1', 'p1-f2': '-4,0', 'p2-f1': '0,2' }, dice: [1, 6] });
    expect(dm.when(attack('p2-f1', 'p1-f1')).s.units[1]?.wait).toBeUndefined();
  });

  it('MS-19.3 the last round is told as the target is reached, by control or by kills', () => {
    const at = (kills: number, mode: 'vp' | 'vp-timed' = 'vp') =>
      given({
        ...{ options: { mode }, units: { 'p1-f1': '0,1', 'p1-f2': '-4,0', 'p2-f1': '0,2', 'p2-f2': '5,1' } },
        ...{ fleets: [{ kills }], planets: { m1: { owner: 0 } }, dice: [6, 1] },
      }).when(attack('p2-f1', 'p1-f1'));
    expect([at(7).s.ending, at(8).s.ending, at(8, 'vp-timed').s.ending]).toEqual([false, true, false]);
    expect(at(8).events('lastRound')).toEqual([{ type: 'lastRound', owner: 0 }]);
  });

  it('MS-19.7 out is who has neither station nor ship nor planet; any of them is enough', () => {
    const out = (units: Given['units'], planets: NonNullable<Given['planets']>) =>
      given({
        options: { mode: 'vp' },
        units: { 'p1-b1': '0,1', ...units },
        ...{ planets, stack: [{ step: 'main' }, { step: 'checks' }] },
      }).fleet(1).out;
    expect(out({}, {})).toBeUndefined();
    expect(out({ 'p2-s': 'off', 'p2-f1': '5,1' }, {})).toBeUndefined();
    expect(out({ 'p2-s': 'off' }, { m1: { owner: 1 } })).toBeUndefined();
    expect(out({ 'p2-s': 'off' }, {})).toBe(1);
  });

  it('MS-19.8 a timed game names time as the reason, the other points', () => {
    const over = (options: Partial<Options>, more: Given) =>
      given({ options, units: { 'p1-f1': '0,1', ...FAR }, active: 1, ...more }).when(END).s.outcome;
    expect(over({ mode: 'vp-timed', rounds: 4 }, { round: 3 })).toBeUndefined();
    expect(over({ mode: 'vp-timed', rounds: 4 }, { round: 4, planets: { m1: { owner: 1 } } })).toMatchObject({
      ...{ reason: 'time', winners: [1], places: [2, 1], points: [0, 1], rule: 'MS-19.4' },
    });
    const ending: Given = {
      change: (s) => Object.assign(s, { ending: true }),
      planets: { m1: { owner: 0 } },
    };
    expect(over({ mode: 'vp' }, ending)).toMatchObject({ reason: 'points', winners: [0], points: [1, 0] });
  });
});
