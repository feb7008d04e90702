import { describe, expect, it } from 'vitest';
import { defaultOptions, draws, Match, Play } from '#engine';
import { actionDeck } from '../content/cards.ts';
import { mothership } from '../index.ts';
import { amongBots, OPTIONS, type Options } from '../options.ts';
import { boardOf } from '../rules/board.ts';
import { setup } from '../setup.ts';
import { ability, attack, deploy, END, given, land, move, PASS, play, STOP, to } from './scene.ts';

function begun(seats: number, options: Partial<Options> = {}, seed = 'rules') {
  const all = { ...defaultOptions(OPTIONS), ...options } as Options;
  const s = mothership.setup({ seats, options: all });
  const started = new Play(mothership, s, draws('fast', seed));
  started.run();
  return started;
}

function problem(seats: number, options: Partial<Options>): string | undefined {
  const match = Match.start(mothership, { seats, options, random: { kind: 'fast', seed: 'x' } });
  return match.ok ? undefined : match.refusal.field;
}

describe('MS-2 set-up', () => {
  it('MS-2.3, MS-2.4 (R7) every seat has two cards, 15 Energy, and nothing else', () => {
    const { s } = begun(3);
    for (const fleet of s.fleets) {
      expect(fleet).toMatchObject({
        minerals: 0,
        gas: 0,
        influence: 0,
        hp: 12,
        stationHp: 16,
        technologies: [],
      });
      expect(fleet.hand).toHaveLength(2);
      expect(fleet.energy).toEqual({ engines: 5, weapons: 5, shields: 5 });
    }
  });

  it('MS-2.5 the highest D12 begins', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, i) => begun(2, {}, `${i}`).s.first));
    expect(firsts).toEqual(new Set([0, 1]));
  });

  it('MS-2.6 ships are placed within 2 of the station, in turn order', () => {
    const started = begun(2);
    const { s } = started;
    expect(started.seat).toBe(s.first);
    expect(started.legal(started.seat)).toHaveLength(18);
    for (let i = 0; i < 12; i++) started.act(started.seat, started.legal(started.seat)[0] ?? END);
    expect(started.asking.step).toBe('main');
    expect(s.units.filter(({ at }) => at >= 0)).toHaveLength(14);
  });

  it('MS-2.7, MS-2.8 modules bring tokens and a Market of three', () => {
    const { s } = begun(2, { modules: ['artifacts', 'influence', 'developments'] });
    expect(s.tokens.flatMap(({ cards }) => cards)).toHaveLength(12);
    expect(s.market).toHaveLength(3);
    expect(s.deck.flatMap(({ cards }) => cards)).toHaveLength(actionDeck(['artifacts']).length - 4);
    expect(
      begun(3, { modules: ['artifacts', 'influence', 'developments'] }).s.developments.flatMap(
        ({ cards }) => cards,
      ),
    ).toHaveLength(18);
  });

  it('MS-18.1 Moons bring planetoids', () => {
    const { s } = begun(2, { modules: ['artifacts', 'influence', 'developments', 'moons'] });
    expect(boardOf(s).bodies.map(({ id, moon }) => `${id}${moon ? '*' : ''}`)).toEqual([
      'm1',
      'm2',
      'm3',
      'g1*',
      'g2*',
      'o1*',
      'o2*',
    ]);
  });

  it('MS-22 options that do not go together are refused', () => {
    expect(problem(2, { mode: 'solo' })).toBe('options.mode');
    expect(problem(1, {})).toBe('options.mode');
    expect(problem(4, { teams: '3v3' })).toBe('options.teams');
    expect(problem(4, { teams: '2v2', mode: 'vp' })).toBe('options.teams');
    expect(problem(4, { layout: 'twin-harbours' })).toBe('options.layout');
    expect(problem(3, { layout: 'duel' })).toBe('options.layout');
    expect(problem(2, { layout: 'solo-a' })).toBe('options.layout');
    expect(problem(2, { layoutSeed: 'x' })).toBe('options.layoutSeed');
    expect(problem(2, { modules: ['moons'] })).toBe('options.modules');
    expect(problem(2, { modules: ['developments', 'artifacts'] })).toBe('options.modules');
    expect(problem(2, { vpTarget: '15' })).toBe('options.vpTarget');
    expect(problem(2, { rounds: 8 })).toBe('options.rounds');
    expect(problem(2, { rounds: 3, mode: 'vp-timed' })).toBe('options.rounds');
    expect(problem(3, { headStart: true })).toBe('options.headStart');
    expect(problem(2, { roundCap: '40', mode: 'vp' })).toBe('options.roundCap');
    expect(problem(2, { layout: 'random', layoutSeed: 'x', modules: ['artifacts'] })).toBeUndefined();
  });

  it('MS-22 the head start gives the second seat two Minerals', () => {
    const { s } = begun(2, { headStart: true });
    expect(s.fleets[1 - s.first]?.minerals).toBe(2);
    expect(s.fleets[s.first]?.minerals).toBe(0);
  });

  it('MS-22 (R66) the standard cap is none, and 60 where only bots sit', () => {
    const standard = defaultOptions(OPTIONS) as Options;
    expect(setup({ seats: 2, options: standard }).table.rounds).toBeUndefined();
    expect(setup({ seats: 2, options: amongBots(standard) }).table.rounds).toBe(60);
    expect(amongBots({ ...standard, roundCap: 'none' }).roundCap).toBe('none');
    expect(amongBots({ ...standard, mode: 'vp' })).toEqual({ ...standard, mode: 'vp' });
  });

  it('MS-22 (R66) at the round cap the armada score decides', () => {
    const scene = given({
      options: { roundCap: '40' },
      round: 40,
      units: { 'p1-m': '0,1', 'p2-f1': '5,1' },
    }).when(END, END);
    expect(scene.s.outcome).toMatchObject({ winners: [0], rule: 'MS-22', reason: 'roundCap' });
  });
});

describe('MS-3 turns', () => {
  it('MS-3.1 a round ends when the first player is up again', () => {
    const scene = given({
      seats: 3,
      first: 1,
      active: 1,
      units: { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
    });
    scene.when(END, END);
    expect(scene.s).toMatchObject({ active: 0, round: 3 });
    scene.when(END);
    expect(scene.s).toMatchObject({ active: 1, round: 4 });
  });

  it('MS-3.3 no ship moves after it has attacked', () => {
    const scene = given({ units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' }, dice: [3, 3] }).when(
      attack('p2-f1', 'p1-f1'),
    );
    expect(scene.forbids(move('p1-f1'))).toBe('MS-3.3');
    expect(scene.forbids(attack('p2-f1', 'p1-f1'))).toBe('MS-6.1');
  });

  it('MS-3.5 gathering, then selling, then the next seat', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '5,1' },
      fleets: [{ hand: ['afterburner', 'trade-blockade'] }],
      planets: { m1: { owner: 0 }, g1: { owner: 0 } },
    }).when(END);
    expect(scene.fleet(0)).toMatchObject({ minerals: 2, gas: 1 });
    scene.when({ type: 'sell', card: 'trade-blockade' }, PASS);
    expect(scene.fleet(0)).toMatchObject({ minerals: 3, gas: 2, hand: ['afterburner'] });
    expect(scene.s.active).toBe(1);
  });

  it('MS-14.5 a seat may concede', () => {
    const scene = given({
      seats: 3,
      units: { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
      fleets: [{ hand: ['convoy'] }],
    });
    scene.when({ type: 'concede' });
    expect(scene.s.active).toBe(1);
    expect(scene.s.discard).toEqual(['convoy']);
    scene.when({ type: 'concede' });
    expect(scene.s.outcome).toMatchObject({ winners: [2], places: [3, 2, 1] });
  });
});

describe('MS-4 movement', () => {
  it('MS-4.2 (R5, R6) friends are passed, planets, stations and enemies are not', () => {
    const scene = given({
      units: { 'p1-b1': '-8,0', 'p1-f1': '-7,0', 'p1-f2': '-8,1', 'p2-f1': '-7,-1', 'p2-f2': '5,1' },
    });
    scene.when(move('p1-b1'));
    // through f1 to the far side; the own station at -6,0 blocks
    expect(scene.offers(to('-7,1'))).toBe(true);
    expect(scene.offers(to('-7,0'))).toBe(false);
    expect(scene.offers(to('-6,0'))).toBe(false);
    expect(scene.offers(to('-7,-1'))).toBe(false);
  });

  it('MS-4.4 after asteroids the ship may stop', () => {
    const scene = given({ units: { 'p1-f1': '0,2', 'p2-f1': '5,1' }, dice: [6, 1] });
    scene.when(move('p1-f1'), to('0,3', 'asteroid'), STOP);
    expect(scene.asked).toBe('main');
    expect(scene.forbids(move('p1-f1'))).toBe('MS-3.3');
  });

  it('MS-4.5 a space is offered as a hazard beside safe only when that is nearer', () => {
    // f1 inside the field at 1,3; 0,5 is reached inside in two steps
    const scene = given({ units: { 'p1-f1': '1,3', 'p2-f1': '5,1' } }).when(move('p1-f1'));
    expect(scene.offers(to('0,5'))).toBe(true);
    expect(scene.offers(to('0,5', 'asteroid'))).toBe(false);
    expect(scene.forbids(STOP)).toBe('MS-4.4');
  });

  it('more than 200 spaces are asked row by row', () => {
    const scene = given({
      units: { 'p1-f1': '-1,0', 'p2-f1': '5,1' },
      fleets: [{ hand: ['punch-it', 'punch-it', 'afterburner'], technologies: ['its-a-trap'] }],
    });
    scene.when(play('punch-it', { unit: 'p1-f1' }), play('punch-it', { unit: 'p1-f1' }), move('p1-f1'));
    const rows = scene.legal.filter(({ type }) => type === 'row').length;
    if (rows === 0) expect(scene.legal.length).toBeLessThanOrEqual(200);
    else expect(scene.forbids(to('1,0'))).toBe('MS-4.5');
  });

  it('MS-4.8 a held ship cannot move, but may attack', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2' },
      change: (s) => s.holds.push({ unit: 1, by: 1, how: 'tractor' }),
    });
    expect(scene.forbids(move('p1-f1'))).toBe('MS-4.8');
    expect(scene.offers(attack('p2-f1', 'p1-f1'))).toBe(true);
  });
});

describe('MS-5 Energy', () => {
  it('MS-5.3 (R13) Energy gained is placed at once, cube by cube', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '5,1' },
      fleets: [
        { minerals: 2, technologies: ['rear-turrets'], energy: { engines: 12, weapons: 2, shields: 1 } },
      ],
    }).when({ type: 'research', technology: 'energy-boost' });
    expect(scene.forbids({ type: 'energy', subsystem: 'engines' })).toBe('MS-5.1');
    scene.when({ type: 'energy', subsystem: 'shields' }, { type: 'energy', subsystem: 'weapons' });
    expect(scene.fleet(0).energy).toEqual({ engines: 12, weapons: 3, shields: 2 });
  });
});

describe('MS-7 and MS-8', () => {
  it('MS-7.2 only Guardians guard planets', () => {
    const units = { 'p1-b1': '1,2', 'p2-f1': '3,2' } as const;
    const planets = { m2: { owner: 1 } } as const;
    expect(given({ units, planets }).offers(attack('m2', 'p1-b1'))).toBe(true);
    expect(given({ units: { ...units, 'p2-g1': '3,1' }, planets }).forbids(attack('m2', 'p1-b1'))).toBe(
      'MS-7.2',
    );
    expect(
      given({
        units: { ...units, 'p2-g1': '3,1' },
        planets,
        fleets: [{ technologies: ['piercing'] }],
      }).offers(attack('m2', 'p1-b1')),
    ).toBe(true);
  });

  it('MS-7.6 a planet that holds does not hit back', () => {
    const scene = given({ units: { 'p1-b1': '1,2', 'p2-f1': '5,1' }, dice: [5] }).when(attack('m2', 'p1-b1'));
    expect(scene.planet('m2').owner).toBeUndefined();
    expect(scene.at('p1-b1')).toBe('1,2');
  });

  it('MS-6.1 Guardians are not attacked by ships', () => {
    const scene = given({ units: { 'p1-f1': '0,1', 'p1-g1': '-5,0', 'p2-g1': '0,2', 'p2-f1': '5,1' } });
    expect(scene.forbids(attack('p2-g1', 'p1-f1'))).toBe('MS-6.1');
  });

  it('MS-8.1 Fighters cannot harm a station', () => {
    const scene = given({ units: { 'p1-f1': '5,0', 'p2-f1': '0,5' } });
    expect(scene.forbids(attack('p2-s', 'p1-f1'))).toBe('MS-6.3');
  });
});

describe('MS-9 Guardians', () => {
  const units = { 'p1-f1': '-5,0', 'p1-f2': '-5,1', 'p2-f1': '5,1' } as const;

  it('MS-9.1 the limit follows the technology', () => {
    expect(given({ units, fleets: [{ minerals: 3 }] }).forbids(deploy('p1-f1'))).toBe('MS-9.1');
    const scene = given({ units, fleets: [{ minerals: 3, technologies: ['orbital-defences'] }] });
    scene.when(deploy('p1-f1'), land('-4,0'));
    expect(scene.forbids(deploy('p1-f2'))).toBe('MS-9.1');
    const three = given({
      units,
      fleets: [{ minerals: 3, technologies: ['orbital-defences', 'orbital-defences-2'] }],
    });
    three.when(deploy('p1-f1'), land('-4,0'), deploy('p1-f2'), land('-6,2'));
    expect(three.forbids(deploy('p1-f1'))).toBe('MS-9.2');
    expect(three.forbids(move('p1-f1'))).toBe('MS-3.3');
  });

  it('MS-9.3 on asteroids it first fights the field', () => {
    const scene = given({
      units: { 'p1-f1': '0,2', 'p1-f2': '-5,0', 'p2-f1': '5,1' },
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }],
      dice: [1, 6],
    }).when(deploy('p1-f1'), land('0,3'));
    expect(scene.at('p1-g1')).toBeUndefined();
    expect(scene.fleet(0).minerals).toBe(0);
  });

  it('MS-9.5 several Guardians of one owner: it orders them', () => {
    const scene = given({
      active: 1,
      units: {
        'p1-f1': '-5,0',
        'p1-g1': '0,2',
        'p1-g2': '2,0',
        'p2-f1': '2,-1',
        'p2-f2': '4,1',
        'p2-m': '5,1',
      },
      fleets: [{}, { hand: ['wormhole'] }],
    }).when(play('wormhole', { unit: 'p2-f2' }), { type: 'row', r: 1 }, land('1,1'));
    expect(scene.asked).toBe('guardianOrder');
    expect(scene.play.seat).toBe(0);
    scene.rolls(1, 6, 6, 1).when({ type: 'choose', unit: 'p1-g2' });
    expect(scene.at('p1-g2')).toBeUndefined();
    expect(scene.at('p2-f2')).toBeUndefined();
  });

  it('MS-9.9 scrapping refunds nothing', () => {
    const scene = given({ units: { ...units, 'p1-g1': '-4,0' } }).when({ type: 'scrap', guardian: 'p1-g1' });
    expect(scene.at('p1-g1')).toBeUndefined();
    expect(scene.fleet(0).minerals).toBe(0);
  });

  it('MS-11.5 Gas adds to the roll of a Mothership or Guardian, once', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ gas: 3 }],
      dice: [1, 3],
    }).when(attack('p2-f1', 'p1-m'));
    expect(scene.forbids({ type: 'gas', amount: 4 })).toBe('MS-11.5');
    scene.when({ type: 'gas', amount: 3 });
    expect(scene.last('dogfight')).toMatchObject({ attack: 4, winner: 'attacker' });
    expect(scene.fleet(0).gas).toBe(0);
  });

  it('MS-6.10 a Guardian can be hit from afar', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-g1': '4,1', 'p2-f1': '5,1' },
      fleets: [{ technologies: ['sunslayer'] }],
      dice: [6, 1],
    }).when(ability('sunslayer', 'p2-g1'));
    expect(scene.at('p2-g1')).toBeUndefined();
  });
});
