/** MS-9 Guardians: who attacks whom, in which order, how often; who is asked; and pushes, warps and landings among them. */
import { describe, expect, it } from 'vitest';
import { deploy, END, type Given, given, land, move, PASS, play, STOP, to } from './scene.ts';

const choose = (unit: 'p1-g1' | 'p1-g2' | 'p2-f1' | 'p2-f2' | 'p2-g1' | 'p1-f2' | 'p1-f3' | 'p3-f1') =>
  ({ type: 'choose', unit }) as const;
const push = (hex: `${number},${number}`) => ({ type: 'push', to: hex }) as const;

describe('MS-9.5 a ship that comes near', () => {
  const zone: Given = {
    active: 1,
    units: { 'p1-f1': '-5,0', 'p1-g1': '0,2', 'p2-f1': '3,1', 'p2-f2': '5,1' },
  };

  it('MS-9.5, MS-9.6 is halted, and attacked until one of them is gone', () => {
    const scene = given({ ...zone, dice: [3, 3, 2, 5] }).when(move('p2-f1'));
    const told = scene.after(to('1,1', 'guardian'));
    expect(told.slice(0, 3)).toEqual([
      { type: 'moved', unit: 'p2-f1', path: ['2,1', '1,1'], kind: 'guardian' },
      { type: 'halted', unit: 'p2-f1', guardians: ['p1-g1'] },
      { type: 'declared', attackers: ['p1-g1'], target: 'p2-f1', ranged: false },
    ]);
    expect(told.map(({ type }) => type).slice(3)).toEqual([
      ...['dogfight', 'unharmed', 'declared', 'dogfight', 'destroyed', 'gained'],
    ]);
    expect([scene.at('p1-g1'), scene.at('p2-f1'), scene.fleet(1).minerals]).toEqual([undefined, '1,1', 1]);
    // MS-9.6 it costs nobody an attack phase
    expect(scene.s.units[6]).toMatchObject({ attacked: false, locked: false });
    // The movement is over, the attack phase is not.
    expect(scene.refusal(move('p2-f1'))).toBe('MS-3.3 hasMoved p2-f1');
    expect(scene.s.units[11]).toMatchObject({ moved: true, locked: true, attacked: false });
  });

  it('MS-9.5 each owner orders its own, seats in turn order from the active one', () => {
    const scene = given({
      seats: 3,
      active: 1,
      units: {
        ...{ 'p1-f1': '5,0', 'p1-g1': '1,-2', 'p1-g2': '0,-2', 'p3-f1': '0,-5', 'p3-g1': '-1,-1' },
        ...{ 'p2-m': '-5,6', 'p2-f1': '-5,5' },
      },
      fleets: [{}, { hand: ['wormhole'] }],
    });
    scene.when(play('wormhole', { unit: 'p2-m' }), { type: 'row', r: -1 });
    scene.rolls(1, 6);
    const told = scene.after(land('0,-1'));
    // Seat 3 comes before seat 1 in seat 2's turn; it has one only, so nobody is asked.
    expect(told.slice(0, 3)).toEqual([
      { type: 'landed', unit: 'p2-m', to: '0,-1', where: 'wormhole' },
      { type: 'halted', unit: 'p2-m', guardians: ['p1-g1', 'p1-g2', 'p3-g1'] },
      { type: 'declared', attackers: ['p3-g1'], target: 'p2-m', ranged: false },
    ]);
    expect([scene.asked, scene.play.seat]).toEqual(['guardianOrder', 0]);
    expect(scene.legal).toEqual([choose('p1-g1'), choose('p1-g2')]);
    expect(scene.refusal({ type: 'choose', unit: 'p3-g1' })).toBe('MS-9.4 noTarget p3-g1');
    expect(scene.refusal({ type: 'choose', unit: 'p4-g1' })).toBe('MS-9.4 noSuchUnit p4-g1');
    scene.rolls(1, 6, 1, 6).when(choose('p1-g2'));
    expect(scene.events('declared').map(({ attackers }) => attackers[0])).toEqual([
      'p3-g1',
      'p1-g2',
      'p1-g1',
    ]);
    // Told once.
    expect(scene.events('halted')).toHaveLength(1);
  });

  it('MS-9.6 shields are not restored between the attacks', () => {
    const scene = given({
      active: 1,
      units: { 'p1-f1': '-5,0', 'p1-g1': '0,2', 'p2-m': '3,1', 'p2-f2': '5,1' },
      dice: [4, 1, 6, 1, 1, 6],
    }).when(move('p2-m'), to('1,1', 'guardian'));
    expect(scene.events('damaged')).toEqual([
      { type: 'damaged', unit: 'p2-m', shield: 1, hp: 12 },
      { type: 'damaged', unit: 'p2-m', shield: 0, hp: 7 },
    ]);
  });

  it('MS-6.6 (R20) it has its wingmen then, and none when it was just deployed', () => {
    const met = given({ ...zone, units: { ...zone.units, 'p1-f1': '0,3' }, dice: [2, 2] });
    met.when(move('p2-f1'), to('1,1', 'guardian'));
    expect(met.last('dogfight')).toMatchObject({ attack: 3, winner: 'attacker' });
  });

  it('MS-20.3 team-mates’ Guardians do nothing', () => {
    const scene = given({
      ...{ seats: 4, options: { teams: '2v2' } },
      units: { 'p1-f1': '4,-3', 'p3-g1': '6,-3', 'p3-f1': '-8,6', 'p2-f1': '3,4', 'p4-f1': '-3,-6' },
    }).when(move('p1-f1'));
    expect(scene.offers(to('5,-3'))).toBe(true);
    expect(scene.offers(to('5,-3', 'guardian'))).toBe(false);
  });
});

describe('MS-9.4 a Guardian just deployed', () => {
  it('MS-9.4 attacks every enemy ship and Guardian next to it, in the order its owner chooses', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '1,2', 'p2-g1': '2,0', 'p2-s': '2,1', 'p2-f2': '5,1' },
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }],
    }).when(deploy('p1-f1'), land('1,1'));
    expect([scene.asked, scene.play.seat]).toEqual(['strikeOrder', 0]);
    expect(scene.legal).toEqual([choose('p2-f1'), choose('p2-g1')]);
    const told = scene.rolls(6, 1, 6, 1).after(choose('p2-g1'));
    expect(told.flatMap((event) => (event.type === 'declared' ? [event.target] : []))).toEqual([
      'p2-g1',
      'p2-f1',
    ]);
    expect([scene.at('p2-g1'), scene.at('p2-f1'), scene.at('p1-g1')]).toEqual([undefined, undefined, '1,1']);
    // Its own ship next to it is no wingman here (R20).
    expect(scene.events('dogfight').map((fight) => fight.attack)).toEqual([6, 6]);
    expect([scene.fleet(0).minerals, scene.asked]).toEqual([2, 'main']);
  });

  it('MS-9.6 goes on against the same one after a tie, and ends with its own loss', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '1,2', 'p2-f2': '2,0', 'p2-m': '5,1' },
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }],
    })
      .when(deploy('p1-f1'), land('1,1'))
      .rolls(3, 3, 1, 6);
    const told = scene.after(choose('p2-f1'));
    expect(told.flatMap((event) => (event.type === 'declared' ? [event.target] : []))).toEqual([
      'p2-f1',
      'p2-f1',
    ]);
    expect([scene.at('p1-g1'), scene.asked]).toEqual([undefined, 'main']);
  });
});

describe('MS-16.4 blocking', () => {
  const block: Given = {
    ...{ seats: 3, options: { modules: ['influence'] } },
    units: { 'p1-f1': '5,0', 'p1-f2': '4,1', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
    fleets: [{ minerals: 1, technologies: ['orbital-defences'] }, { influence: 2 }, { influence: 3 }],
  };

  it('MS-16.4 every enemy with 2 Influence is asked in turn order; the first block settles it', () => {
    const scene = given(block).when(deploy('p1-f1'));
    expect([scene.asked, scene.play.seat]).toEqual(['deployBlock', 1]);
    scene.when(PASS);
    expect(scene.play.seat).toBe(2);
    expect(scene.after({ type: 'block' })).toEqual([{ type: 'blocked', seat: 2, ship: 'p1-f1' }]);
    expect([scene.fleet(2).influence, scene.fleet(1).influence, scene.fleet(0).minerals]).toEqual([1, 2, 1]);
    expect([scene.asked, scene.used]).toEqual(['main', ['rule block']]);
    expect(scene.refusal(deploy('p1-f1'))).toBe('MS-9.2 hasDeployed p1-f1');
    const first = given(block).when(deploy('p1-f1'), { type: 'block' });
    expect([first.asked, first.fleet(1).influence, first.fleet(2).influence]).toEqual(['main', 0, 3]);
  });

  it('MS-16.4 one with 1 Influence is not asked, nor anyone without the module', () => {
    const poor = given({ ...block, fleets: [block.fleets?.[0], { influence: 1 }, { influence: 1 }] });
    expect(poor.when(deploy('p1-f1')).asked).toBe('land');
    expect(given({ ...block, options: {} }).when(deploy('p1-f1')).asked).toBe('land');
    const mates = given({
      ...{ seats: 4, options: { teams: '2v2', modules: ['influence'] } },
      units: { 'p1-f1': '4,-3', 'p2-f1': '3,4', 'p3-f1': '-8,6', 'p4-f1': '-3,-6' },
      fleets: [block.fleets?.[0], {}, { influence: 9 }, {}],
    });
    expect(mates.when(deploy('p1-f1')).asked).toBe('land');
  });
});

describe('MS-R39 pushes', () => {
  const gravity: Given = {
    units: { 'p1-f1': '-4,0', 'p2-f1': '1,2', 'p2-f2': '5,1' },
    fleets: [{ hand: ['gravity-manipulator'] }],
    planets: { m2: { owner: 0 } },
  };
  const pushed = (more: Given = {}) =>
    given({ ...gravity, ...more }).when(play('gravity-manipulator', { target: 'p2-f1' }));

  it('MS-R39 one or two steps, told step by step; its own movement phase stays', () => {
    const scene = pushed();
    expect(scene.after(push('1,1'), push('0,1'))).toEqual([
      { type: 'pushed', unit: 'p2-f1', to: '1,1', by: 0 },
      { type: 'pushed', unit: 'p2-f1', to: '0,1', by: 0 },
    ]);
    expect(scene.asked).toBe('main');
    scene.when(END);
    expect(scene.refusal(move('p2-f1'))).toBeUndefined();
    const stopped = pushed().when(push('1,1'));
    expect(stopped.after(STOP)).toEqual([{ type: 'stopped', unit: 'p2-f1' }]);
    expect(stopped.asked).toBe('main');
  });

  it('MS-4.3 asteroids act on it, and the push goes on if it lives', () => {
    const lived = pushed({ dice: [6, 1] });
    expect(lived.after(push('1,3')).map(({ type }) => type)).toEqual(['pushed', 'asteroidRoll']);
    expect([lived.asked, lived.play.seat]).toEqual(['push', 0]);
    const died = pushed({ dice: [1, 6] });
    expect(died.after(push('1,3')).map(({ type }) => type)).toEqual(['pushed', 'asteroidRoll', 'destroyed']);
    expect(died.asked).toBe('main');
  });

  it('MS-4.3 a Guardian ends it, after the asteroids where both act', () => {
    const zone = pushed({ units: { ...gravity.units, 'p1-g1': '0,1' }, dice: [1, 6] });
    expect(
      zone
        .after(push('1,1'))
        .map(({ type }) => type)
        .slice(0, 3),
    ).toEqual(['pushed', 'halted', 'declared']);
    expect(zone.asked).toBe('main');
    const both = pushed({ units: { ...gravity.units, 'p1-g1': '2,3' }, dice: [6, 1, 1, 6] });
    expect(
      both
        .after(push('1,3'))
        .map(({ type }) => type)
        .slice(0, 4),
    ).toEqual([...['pushed', 'asteroidRoll', 'halted', 'declared']]);
    expect(both.asked).toBe('main');
  });
});

describe('MS-R37 Cowardly Retreat', () => {
  const fleets: Given['fleets'] = [{ hand: ['cowardly-retreat'] }];
  const units = { 'p1-f1': '0,1', 'p1-f2': '1,1', 'p1-f3': '-1,2', 'p1-g1': '0,2', 'p2-f1': '5,1' } as const;

  it('MS-R37 the named ship first, then friends next to it that have done nothing, as many as wished', () => {
    const scene = given({ fleets, units }).when(
      play('cowardly-retreat', { unit: 'p1-f1', target: 'p1-s' }),
      land('-5,0'),
    );
    expect([scene.asked, scene.legal]).toEqual(['retreat', [choose('p1-f2'), choose('p1-f3'), PASS]]);
    scene.when(choose('p1-f3'), land('-5,-1'));
    expect(scene.legal).toEqual([choose('p1-f2'), PASS]);
    scene.when(PASS);
    expect([scene.at('p1-f1'), scene.at('p1-f2'), scene.at('p1-f3'), scene.asked]).toEqual([
      ...['-5,0', '1,1', '-5,-1', 'main'],
    ]);
    expect(scene.refusal(move('p1-f1'))).toBe('MS-3.3 hasMoved p1-f1');
    expect(scene.refusal(move('p1-f2'))).toBeUndefined();
  });

  it('MS-R37 not one that has moved or is held', () => {
    const scene = given({
      fleets,
      units,
      change: (s) => {
        Object.assign(s.units[2] ?? {}, { moved: true });
        s.holds.push({ unit: 3, by: 1, how: 'tractor' });
      },
    }).when(play('cowardly-retreat', { unit: 'p1-f1', target: 'p1-s' }), land('-5,0'));
    expect(scene.asked).toBe('main');
  });

  it('MS-R37 a team-mate’s ship goes along though it has moved', () => {
    const scene = given({
      ...{ seats: 4, options: { teams: '2v2' }, fleets },
      units: { 'p1-f1': '0,2', 'p3-f1': '1,2', 'p2-f1': '0,3', 'p4-f1': '-3,-6' },
      change: (s) => Object.assign(s.units[21] ?? {}, { moved: true }),
    }).when(play('cowardly-retreat', { unit: 'p1-f1', target: 'p1-s' }), land('7,-5'));
    expect(scene.legal).toEqual([choose('p3-f1'), PASS]);
  });
});
