/** What ships may not do, and the reason given: the rule, why, and what it is about. */
import { describe, expect, it } from 'vitest';
import { attack, DIVERT, deploy, given, move, play, refusals, STOP, to } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;

describe('movement', () => {
  it('MS-4.1 moves own ships on the board, no other units', () => {
    refusals({ units: { 'p1-f1': '0,1', 'p1-g1': '-4,0', ...FAR } }, [
      [move('p1-f1'), undefined],
      [move('p1-f2'), 'MS-4.1 offBoard p1-f2'],
      [move('p1-g1'), 'MS-4.1 notShip p1-g1'],
      [move('p1-s'), 'MS-4.1 notShip p1-s'],
      [move('p2-f1'), 'MS-4.1 notYours p2-f1'],
      [move('p3-f1'), 'MS-4.1 noSuchUnit p3-f1'],
      [move('npc-f1'), 'MS-4.1 noSuchUnit npc-f1'],
    ]);
  });

  it('MS-3.3 neither after an attack nor a second time, nor after deploying', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-f2': '-4,0', 'p1-f3': '-4,2', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }],
      dice: [3, 3],
    }).when(attack('p2-f1', 'p1-f1'), move('p1-f2'), to('-3,0'), deploy('p1-f3'));
    scene.when({ type: 'land', to: '-5,2' });
    expect(scene.refusal(move('p1-f1'))).toBe('MS-3.3 hasAttacked p1-f1');
    expect(scene.refusal(move('p1-f2'))).toBe('MS-3.3 hasMoved p1-f2');
    expect(scene.refusal(move('p1-f3'))).toBe('MS-3.3 hasMoved p1-f3');
    expect(scene.offersType('move')).toBe(false);
  });

  it('MS-4.2 not without engines, nor where every way is closed', () => {
    refusals(
      {
        units: { 'p1-m': '0,1', 'p1-f1': '8,0', 'p2-f1': '8,-1', 'p2-f2': '7,0', 'p2-f3': '7,1' },
        fleets: [{ energy: { engines: 0, weapons: 3, shields: 12 } }],
      },
      [
        [move('p1-m'), 'MS-4.2 cannotGo p1-m'],
        [move('p1-f1'), 'MS-4.2 cannotGo p1-f1'],
      ],
    );
  });

  it('MS-4.2 past friends all around with two spaces, not with one', () => {
    const closed = (engines: number) =>
      given({
        units: { 'p1-m': '8,0', 'p1-f1': '8,-1', 'p1-f2': '7,0', 'p1-f3': '7,1', ...FAR },
        fleets: [{ energy: { engines, weapons: 3, shields: 12 - engines } }],
      }).refusal(move('p1-m'));
    expect(closed(2)).toBe('MS-4.2 cannotGo p1-m');
    expect(closed(3)).toBeUndefined();
  });

  it('MS-4.8 (MS-5.2) a held ship says so; what a ship has done comes first', () => {
    refusals(
      {
        units: { 'p1-f1': '0,1', ...FAR },
        change: (s) => s.holds.push({ unit: 1, by: 1, how: 'update', now: true }),
      },
      [
        [move('p1-f1'), 'MS-4.8 held p1-f1'],
        [DIVERT, 'MS-5.2 noMothership'],
      ],
    );
  });

  it('MS-4.5 only what is reached, as it is reached', () => {
    const scene = given({ units: { 'p1-f1': '0,2', ...FAR } }).when(move('p1-f1'));
    expect(scene.refusal(to('0,3'))).toBe('MS-4.5 notReached 0,3');
    expect(scene.refusal(to('0,3', 'asteroid'))).toBeUndefined();
    expect(scene.refusal(to('1,2', 'guardian'))).toBe('MS-4.5 notReached 1,2');
    expect(scene.refusal(to('-8,0'))).toBe('MS-4.5 notReached -8,0');
    expect(scene.refusal(to('8,8'))).toBe('MS-1.4 notReached 8,8');
    expect(scene.refusal(STOP)).toBe('MS-4.4 notBegun');
    expect(scene.refusal({ type: 'row', r: 0 })).toBe('MS-4.5 noRow');
    expect(scene.legal.every(({ type }) => type === 'moveTo')).toBe(true);
  });

  it('MS-R39 a push begins with a step, and goes where the ship could go', () => {
    const scene = given({
      units: { 'p1-f1': '-4,0', 'p2-f1': '1,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['gravity-manipulator'] }],
      planets: { m2: { owner: 0 } },
    }).when(play('gravity-manipulator', { target: 'p2-f1' }));
    expect(scene.refusal(STOP)).toBe('MS-4.4 notBegun');
    expect(scene.refusal({ type: 'push', to: '2,2' })).toBe('MS-R39 notReached 2,2');
    expect(scene.refusal({ type: 'push', to: '3,1' })).toBe('MS-R39 notReached 3,1');
    expect(scene.refusal({ type: 'push', to: '9,9' })).toBe('MS-R39 notReached 9,9');
    scene.when({ type: 'push', to: '2,1' });
    expect(scene.refusal(STOP)).toBeUndefined();
    expect(scene.refusal({ type: 'push', to: '4,1' })).toBe('MS-R39 notReached 4,1');
  });
});

describe('attacks', () => {
  const units = {
    'p1-f1': '0,1',
    'p1-f2': '1,1',
    'p1-b1': '-1,2',
    'p1-m': '-4,0',
    'p2-f1': '0,2',
    'p2-g1': '5,-4',
    'p2-f2': '6,-1',
  } as const;

  it('MS-6.1, MS-6.4 with own ships next to an enemy, each once and in order', () => {
    refusals({ units, planets: { m3: { owner: 0 } } }, [
      [attack('p2-f1', 'p1-f1'), undefined],
      [attack('p2-f1', 'p1-f1', 'p1-b1'), 'MS-6.3 cannotDamage p1-b1 p2-f1'],
      [attack('p2-f1', 'p1-f2'), undefined],
      [attack('p2-f1', 'p1-f1', 'p1-f2'), undefined],
      [attack('p2-f1', 'p1-f2', 'p1-f1'), 'MS-6.4 shipOrder p1-f1'],
      [attack('p2-f1', 'p1-f1', 'p1-f1'), 'MS-6.4 shipOrder p1-f1'],
      [attack('p2-f1', 'p1-m'), 'MS-6.4 notAdjacent p1-m p2-f1'],
      [attack('p2-f1', 'p1-f3'), 'MS-6.4 offBoard p1-f3'],
      [attack('p2-f1', 'p2-f2'), 'MS-6.4 notYours p2-f2'],
      [attack('p2-f1', 'p1-s'), 'MS-6.4 notShip p1-s'],
      [attack('p2-f1', 'p4-f1'), 'MS-6.4 noSuchUnit p4-f1'],
      [attack('p1-b1', 'p1-f1'), 'MS-6.1 friendlyTarget p1-b1'],
      [attack('p2-g1', 'p1-f1'), 'MS-6.1 guardianTarget p2-g1'],
      [attack('p2-f3', 'p1-f1'), 'MS-6.1 noTarget p2-f3'],
      [attack('m3', 'p1-f1'), 'MS-7.1 friendlyTarget m3'],
      [attack('m7', 'p1-f1'), 'MS-6.1 noTarget m7'],
      [attack('p2-s', 'p1-f1'), 'MS-8.1 guarded p2-s'],
    ]);
  });

  it('MS-5.5 (MS-6.3) not without a die, and no Fighter against bare hull', () => {
    refusals(
      {
        units: { 'p1-m': '0,1', 'p1-f1': '-1,2', 'p2-m': '0,2', ...FAR },
        fleets: [
          { energy: { engines: 5, weapons: 0, shields: 10 } },
          { energy: { engines: 5, weapons: 10, shields: 0 } },
        ],
      },
      [
        [attack('p2-m', 'p1-m'), 'MS-5.5 noDie p1-m p2-m'],
        [attack('m3', 'p1-m'), 'MS-5.5 noDie p1-m m3'],
        [attack('p2-m', 'p1-f1'), 'MS-6.3 cannotDamage p1-f1 p2-m'],
      ],
    );
  });

  it('MS-7.2, MS-8.1 what is guarded', () => {
    refusals(
      {
        units: { 'p1-b1': '5,0', 'p1-b2': '1,2', 'p2-f1': '6,-1', 'p2-g1': '3,1' },
        planets: { m2: { owner: 1 } },
      },
      [
        [attack('p2-s', 'p1-b1'), 'MS-8.1 guarded p2-s'],
        [attack('m2', 'p1-b2'), 'MS-7.2 guarded m2'],
      ],
    );
  });

  it('MS-6.1 once a turn', () => {
    const scene = given({ units, dice: [3, 3] }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.refusal(attack('p2-f1', 'p1-f1'))).toBe('MS-6.1 hasAttacked p1-f1');
    expect(scene.refusal(attack('p2-f1', 'p1-f1', 'p1-f2'))).toBe('MS-6.1 hasAttacked p1-f1');
    expect(scene.refusal(attack('p2-f1', 'p1-f2'))).toBeUndefined();
  });

  it('MS-6.4 every group of those who can is offered, written in one way', () => {
    const scene = given({ units: { ...units, 'p1-m': '-1,3' }, dice: [3, 3] });
    const groups = scene.legal.flatMap((action) =>
      action.type === 'attack' && action.target === 'p2-f1' ? [action.ships.join()] : [],
    );
    const all = ['p1-m', 'p1-f1', 'p1-f2'];
    expect(groups.sort()).toEqual([all.join(), 'p1-m,p1-f1', 'p1-m,p1-f2', 'p1-f1,p1-f2', ...all].sort());
  });
});
