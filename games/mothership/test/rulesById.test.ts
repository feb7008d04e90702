import { describe, expect, it } from 'vitest';
import { defaultOptions, stateProblem } from '#engine';
import { LAYOUTS } from '../content/layouts.ts';
import { mothership } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { boardOf, makeBoard } from '../rules/board.ts';
import { unitOf } from '../rules/fleet.ts';
import { incomeOf } from '../rules/planets.ts';
import { victoryPoints } from '../rules/score.ts';
import {
  ability,
  attack,
  DIVERT,
  END,
  type Given,
  given,
  land,
  move,
  PASS,
  play,
  positionOf,
  STOP,
  to,
} from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const ALL = ['artifacts', 'influence', 'developments'] as const;

describe('MS-1 the board', () => {
  it('MS-1.2 (R2) a space holds one thing', () => {
    const s = positionOf({ units: { 'p1-f1': '0,1', ...FAR } });
    unitOf(s, 2).at = unitOf(s, 1).at;
    expect(stateProblem(mothership, s)?.field).toBe('state.units[2].at');
    unitOf(s, 2).at = boardOf(s).bodies[0]?.at ?? 0;
    expect(stateProblem(mothership, s)?.reason).toBe('must be a space of its own');
  });

  it('MS-1.3 (R3) a tile covers seven spaces', () => {
    const { asteroid } = makeBoard(LAYOUTS.duel, false);
    expect(asteroid.reduce((sum, rocks) => sum + rocks, 0)).toBe(28);
  });

  it('MS-1.4 nothing leaves the board', () => {
    const scene = given({ units: { 'p1-f1': '8,0', ...FAR } }).when(move('p1-f1'));
    expect(scene.forbids(to('9,0'))).toBe('MS-1.4');
  });
});

describe('MS-3 and MS-5', () => {
  it('MS-3.2 purchases go in between, MS-3.4 but not into the middle of a journey', () => {
    const scene = given({ units: { 'p1-f1': '0,2', ...FAR }, fleets: [{ minerals: 3 }], dice: [6, 1] });
    scene.when({ type: 'research', technology: 'space-walls' });
    scene.when(move('p1-f1'), to('0,3', 'asteroid'));
    expect(scene.forbids({ type: 'buy', with: 'minerals' })).toBe('table');
    scene.when(STOP, { type: 'buy', with: 'minerals' });
    expect(scene.fleet(0)).toMatchObject({ minerals: 0 });
  });

  it('R12 an attack locks the Energy', () => {
    const scene = given({ units: { 'p1-m': '0,1', 'p2-f1': '0,2' }, dice: [3, 3] }).when(
      attack('p2-f1', 'p1-m'),
    );
    expect(scene.forbids(DIVERT)).toBe('MS-5.2');
  });

  it('MS-5.6 hit points never exceed 12', () => {
    const scene = given({
      units: { 'p1-m': '0,1', ...FAR },
      fleets: [{ hp: 11, technologies: ['repair-drones'] }],
      planets: { m1: { owner: 0 }, m2: { owner: 0 }, m3: { owner: 0 } },
    });
    expect(scene.when(ability('repair-drones')).fleet(0).hp).toBe(12);
  });
});

describe('MS-6 and MS-7', () => {
  it('R15 nobody attacks what it cannot damage', () => {
    const scene = given({ units: { 'p1-b1': '0,1', 'p2-f1': '0,2' } });
    expect(scene.forbids(attack('p2-f1', 'p1-b1'))).toBe('MS-6.3');
  });

  it('MS-6.9 no credit and no loot for asteroid losses', () => {
    const scene = given({
      options: { mode: 'vp', modules: ['influence'] },
      units: { 'p1-f1': '-5,0', 'p1-g1': '-4,0', 'p2-f1': '1,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['gravity-manipulator'] }],
      planets: { m3: { owner: 0 } },
    })
      .when(play('gravity-manipulator', { target: 'p2-f1' }))
      .rolls(1, 6)
      .when({ type: 'push', to: '1,3' });
    expect(scene.at('p2-f1')).toBeUndefined();
    expect(scene.fleet(0)).toMatchObject({ kills: 0, influence: 0, minerals: 0 });
  });

  it('MS-7.1 friendly planets cannot be attacked', () => {
    const scene = given({ units: { 'p1-b1': '1,2', ...FAR }, planets: { m2: { owner: 0 } } });
    expect(scene.forbids(attack('m2', 'p1-b1'))).toBe('MS-7.1');
  });

  it('MS-8.2 (R23) a station has no defence: no wingmen, no hulls', () => {
    const scene = given({
      units: { 'p1-b1': '5,0', 'p2-f1': '0,5' },
      fleets: [{}, { technologies: ['unobtainium-hulls'], hand: ['defence-buff'] }],
      dice: [4],
    }).when(attack('p2-s', 'p1-b1'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 4, defence: 0 });
    expect(scene.fleet(1).stationHp).toBe(12);
  });

  it('R30 Sunslayer hits an unguarded station, not a guarded one', () => {
    const fleets: Given['fleets'] = [{ technologies: ['sunslayer'] }];
    const open = given({ units: { 'p1-m': '1,0', 'p2-f1': '0,5' }, fleets });
    expect(open.offers(ability('sunslayer', 'p2-s'))).toBe(true);
    const guarded = given({ units: { 'p1-m': '1,0', 'p2-f1': '5,0' }, fleets });
    expect(guarded.forbids(ability('sunslayer', 'p2-s'))).toBe('MS-8.1');
  });
});

describe('MS-9 and MS-10', () => {
  it('MS-9.7 Guardians join no group', () => {
    const scene = given({ units: { 'p1-f1': '0,1', 'p1-g1': '1,1', 'p2-f1': '0,2' } });
    expect(scene.forbids(attack('p2-f1', 'p1-f1', 'p1-g1'))).toBe('MS-6.4');
  });

  it('MS-9.10 a Guardian above the limit stays', () => {
    const scene = given({
      units: { 'p1-f1': '-5,0', 'p1-g1': '-4,0', 'p1-g2': '-4,1', ...FAR },
      fleets: [{ minerals: 3, technologies: ['orbital-defences'] }],
    }).when(END, END);
    expect(scene.at('p1-g2')).toBe('-4,1');
    expect(scene.forbids({ type: 'deploy', ship: 'p1-f1' })).toBe('MS-9.1');
  });

  it('MS-10.1, MS-10.4 bonuses of the class count, the unit rolls first, no wingmen', () => {
    const scene = given({
      units: { 'p1-f1': '0,2', 'p1-f2': '1,2', ...FAR },
      fleets: [{ technologies: ['red-leader'] }],
      dice: [3, 4],
    }).when(move('p1-f1'), to('0,3', 'asteroid'));
    expect(scene.last('asteroidRoll')).toMatchObject({ total: 4, field: 4, survived: true });
  });
});

describe('MS-11 to MS-13', () => {
  it('MS-11.1 resources are public, MS-11.2 without end', () => {
    const { s } = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets: [{ minerals: 99, gas: 50 }] });
    expect(mothership.view(s, 1).fleets[0]).toMatchObject({ minerals: 99, gas: 50 });
  });

  it('MS-12.3 technology stays, MS-12.4 the later dark tile replaces the earlier', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ technologies: ['red-leader', 'turbo-lasers-2'] }],
      dice: [1, 3],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.last('dogfight').attack).toBe(4);
    expect(scene.fleet(0).technologies).toEqual(['red-leader', 'turbo-lasers-2']);
  });

  it('MS-12.5 roll bonuses do not count on planets', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-b1': '1,2', ...FAR },
      fleets: [{ technologies: ['rear-turrets', 'advanced-engineering'] }],
      dice: [5],
    }).when(attack('m2', 'p1-b1'));
    expect(scene.last('planetAttack').total).toBe(5);
  });

  it('MS-13.1 the deck is never reshuffled', () => {
    const scene = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets: [{ minerals: 9 }], emptyDeck: true });
    expect(scene.forbids({ type: 'buy', with: 'minerals' })).toBe('MS-13.1');
  });

  it('MS-13.2 used cards lie face up, MS-13.8 selling waits for the sell step', () => {
    const scene = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets: [{ hand: ['afterburner', 'convoy'] }] });
    expect(scene.forbids({ type: 'sell', card: 'convoy' })).toBe('table');
    scene.when(play('afterburner', { unit: 'p1-f1' }));
    expect(mothership.view(scene.s, 1).discard).toEqual(['afterburner']);
  });

  it('MS-13.4 attackers declare before defenders', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-m': '0,2' },
      fleets: [{ hand: ['volt-switch'] }, { hand: ['volt-switch'] }],
    }).when(attack('p2-m', 'p1-m'));
    expect([scene.asked, scene.play.seat]).toEqual(['declare', 0]);
    scene.when(PASS);
    expect([scene.asked, scene.play.seat]).toEqual(['declare', 1]);
  });

  it('MS-13.5 movement cards are for ships that have not moved', () => {
    const scene = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets: [{ hand: ['afterburner'] }] });
    scene.when(move('p1-f1'), to('1,1'));
    expect(scene.forbids(play('afterburner', { unit: 'p1-f1' }))).toBe('MS-13.5');
  });

  it('MS-13.7 no card improves a teammate’s dogfight', () => {
    const scene = given({
      seats: 4,
      options: { teams: '2v2' },
      units: { 'p1-m': '0,1', 'p2-m': '0,2', 'p3-m': '-7,5', 'p4-m': '-2,-5' },
      fleets: [{}, {}, { hand: ['defence-buff', 'volt-switch'] }],
      dice: [3, 3],
    }).when(attack('p2-m', 'p1-m'));
    expect(scene.asked).toBe('main');
  });

  it('R50 Prod on the own turn needs an enemy Mothership with Energy there', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-m': '5,1' },
      fleets: [{ hand: ['prod'] }, { energy: { engines: 3, weapons: 0, shields: 12 } }],
    });
    expect(scene.forbids(play('prod', { target: 'p2-m', pick: 'weapons' }))).toBe('MS-13.9');
    expect(scene.offers(play('prod', { target: 'p2-m', pick: 'engines' }))).toBe(true);
  });
});

describe('modules and modes', () => {
  it('MS-16.1 Influence works without Developments', () => {
    const scene = given({
      options: { modules: ['influence'] },
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ influence: 6 }],
      planets: { m2: { owner: 1 } },
    }).when({ type: 'sway', planet: 'm2' });
    expect(scene.planet('m2').owner).toBe(0);
    expect(scene.forbids({ type: 'refresh' })).toBe('MS-16.6');
  });

  it('MS-17.5 yields and Energy, R53 building itself gives no Influence, R54 the Market is refilled', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ minerals: 1 }],
      planets: { m1: { owner: 0, artifact: 'space-cat' } },
      market: ['terraforming-engine', 'farmland', 'town-hall'],
    }).when(
      { type: 'develop', development: 'terraforming-engine', planet: 'm1' },
      { type: 'energy', subsystem: 'weapons' },
    );
    expect(scene.fleet(0)).toMatchObject({ influence: 0, energy: { engines: 5, weapons: 6, shields: 5 } });
    expect(incomeOf(scene.s, 0)).toEqual({ minerals: 3, gas: 0, influence: 0 });
    expect(scene.s.market).toHaveLength(3);
  });

  it('MS-17.6, MS-19.2 points for planets, Developments and kills', () => {
    const { s } = given({
      options: { mode: 'vp', modules: [...ALL] },
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ kills: 4 }],
      planets: { m1: { owner: 0, artifact: 'space-cat', built: ['somebodys-statue'] }, g1: { owner: 0 } },
    });
    expect(victoryPoints(s, 0)).toBe(4 + 2 + 3);
  });

  it('MS-17.8 with deck and Market empty nothing is built; MS-17.4 nothing is scrapped', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ minerals: 9, influence: 9 }],
      planets: { m1: { owner: 0, artifact: 'space-cat' } },
    });
    expect(scene.offersType('develop')).toBe(false);
    expect(scene.offersType('scrap')).toBe(false);
  });

  it('MS-19.1 the target follows the number of seats', () => {
    const options = { ...defaultOptions(OPTIONS), mode: 'vp' } as Options;
    expect([2, 4, 5, 6].map((seats) => mothership.setup({ seats, options }).table.target)).toEqual([
      10, 10, 20, 20,
    ]);
    const chosen = { ...options, vpTarget: '15' } as const;
    expect(mothership.setup({ seats: 3, options: chosen }).table.target).toBe(15);
  });

  it('MS-20.1 turns alternate between teams; R62 hands stay secret', () => {
    const scene = given({
      seats: 4,
      options: { teams: '2v2' },
      units: { 'p1-f1': '7,-5', 'p2-f1': '3,4', 'p3-f1': '-7,5', 'p4-f1': '-2,-5' },
      fleets: [{ hand: ['convoy'] }],
    }).when(END, PASS);
    expect(scene.s.active).toBe(1);
    expect(mothership.view(scene.s, 2).fleets[0]?.hand).toBeUndefined();
  });

  it('MS-20.2 a teammate guards the station', () => {
    const scene = given({
      seats: 4,
      options: { teams: '2v2' },
      units: { 'p1-b1': '3,4', 'p2-f1': '0,5', 'p3-f1': '-7,5', 'p4-f1': '4,4' },
    });
    expect(scene.forbids(attack('p2-s', 'p1-b1'))).toBe('MS-8.1');
  });

  it('MS-21.3 the NPC has no purse and no hand; R65 it deploys no Guardians', () => {
    const scene = given({
      seats: 1,
      options: { mode: 'solo', soloLevel: 9 },
      units: { 'p1-f1': '-6,0' },
      fleets: [{ hand: ['wallet-inspector', 'surprise-attack'] }],
    });
    expect(scene.legal.filter(({ type }) => type === 'play')).toEqual([]);
    expect(scene.forbids(play('surprise-attack', { seat: 1 }))).toBe('MS-13.9');
  });

  it('MS-4.6 a Mothership that warps has its Energy locked', () => {
    const scene = given({
      units: { 'p1-m': '-5,0', ...FAR },
      fleets: [{ technologies: ['jump-gates'] }],
      planets: { m2: { owner: 0 } },
    }).when({ type: 'jump', ship: 'p1-m' }, land('3,1'));
    expect(scene.forbids(DIVERT)).toBe('MS-5.2');
  });
});
