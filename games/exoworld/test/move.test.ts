/** XW-3.5 Move, XW-3.4 Deploy and what it costs, XW-5.4 the limits of production. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { ModuleId } from '../content/modules.ts';
import type { Given } from '../positions.ts';
import { given } from './scene.ts';

const move = (to: number): ExoworldAction => ({ type: 'move', to });
const command = (to: number): ExoworldAction => ({ type: 'command', to });
const deploy = (module: ModuleId, x: number, y: number): ExoworldAction => ({ type: 'deploy', module, x, y });
const pay = (card: Extract<ExoworldAction, { type: 'pay' }>['card']): ExoworldAction => ({
  type: 'pay',
  card,
});
const WAIVE: ExoworldAction = { type: 'waive' };

describe('XW-3.5 Move', () => {
  const row = 'solar-panels@1,0 wind-turbines@2,0 ice-drill@3,0 algae-vats@4,0';

  test.each([
    ['salvager', 2],
    ['medic', 3],
  ] as const)('XW-3.5 the %s goes %i places far, for one action', (id, speed) => {
    const scene = given({ crew: [id, 'veteran'], base: row });
    expect(scene.options('move')).toEqual([1, 2, 3].slice(0, speed).map(move));
    expect(scene.why(move(speed + 1))).toBe('XW-3.5 tooFar');
    expect(scene.hears(1, move(speed))).toEqual([
      { type: 'moved', character: id, to: expect.objectContaining({ x: speed, y: 0 }), cause: 'move' },
    ]);
    expect([scene.s.spent, scene.s.crew[0]?.at]).toEqual([1, speed]);
    expect(scene.used).toEqual(['action move']);
    expect(scene.options('move')).toContainEqual(move(0));
  });

  test('XW-3.5 around corners, along edges only', () => {
    const scene = given({
      base: 'solar-panels@1,0 wind-turbines@1,1 ice-drill@-1,0 algae-vats@0,-1 moss-gallery@0,1',
    });
    expect(scene.options('move')).toEqual([1, 2, 3, 4, 5].map(move));
    const corner = given({ base: 'solar-panels@1,0 wind-turbines@1,1', health: [['hypoxia']] });
    expect(corner.options('move')).toEqual([move(1)]);
    expect(corner.why(move(2))).toBe('XW-3.5 tooFar');
  });

  test('XW-3.5 why not', () => {
    expect(given({ base: row }).why(move(0))).toBe('XW-3.5 standsThere');
    expect(given({ base: row }).why(move(5))).toBe('XW-3.5 noPlace');
    expect(given({ base: row, turn: { spent: 4 } }).why(move(1))).toBe('XW-3 noActionsLeft');
    expect(given({ base: row, turn: { spent: 3 } }).options('move')).toHaveLength(2);
    expect(given({}).options('move')).toEqual([]);
  });

  test('XW-3.5 a landslide ends a movement, but not one that begins there', () => {
    const slide = row.replace('solar-panels@1,0', 'solar-panels@1,0!landslide');
    const scene = given({ crew: ['medic', 'veteran'], base: slide });
    expect(scene.options('move')).toEqual([move(1)]);
    expect(scene.why(move(2))).toBe('XW-3.5 tooFar');
    scene.when(move(1));
    expect(scene.options('move')).toEqual([0, 2, 3, 4].map(move));
  });

  test('XW-3.9 the Commander: three places free, once a turn, besides the usual move', () => {
    const scene = given({ crew: ['commander', 'medic'], base: row });
    expect(scene.options('command')).toEqual([1, 2, 3].map(command));
    expect(scene.options('move')).toEqual([1, 2].map(move));
    expect(scene.why(command(4))).toBe('XW-3.5 tooFar');
    expect(scene.hears(1, command(3))).toEqual([
      { type: 'moved', character: 'commander', to: { card: 'ice-drill', x: 3, y: 0 }, cause: 'commander' },
    ]);
    expect([scene.s.spent, scene.s.skillUsed, scene.used]).toEqual([0, true, ['skill commander']]);
    expect(scene.why(command(2))).toBe('XW-3.9 skillUsed');
    expect(scene.options('command')).toEqual([]);
    expect(given({ base: row }).why(command(1))).toBe('XW-3.9 notTheirSkill');
    expect(given({ base: row }).options('command')).toEqual([]);
  });

  test('XW-10 Hypoxia goes before both', () => {
    const scene = given({ crew: ['commander', 'medic'], base: row, health: [['dehydration', 'hypoxia']] });
    expect(scene.options('command')).toEqual([command(1)]);
    expect(scene.options('move')).toEqual([move(1)]);
  });
});

describe('XW-3.4 Deploy', () => {
  const farm = 'hydroponic-farm ice-drill brine-still';

  test('XW-3.4 on the four spaces beside one’s place that are empty', () => {
    const scene = given({ hands: [farm, ''], base: 'solar-panels@1,0 wind-turbines@1,-1', at: [1] });
    expect(scene.options('deploy')).toEqual([
      deploy('hydroponic-farm', 2, 0),
      deploy('hydroponic-farm', 1, 1),
    ]);
    expect(scene.why(deploy('hydroponic-farm', 0, 0))).toBe('XW-3.4 spaceTaken');
    expect(scene.why(deploy('hydroponic-farm', 1, -1))).toBe('XW-3.4 spaceTaken');
    expect(scene.why(deploy('hydroponic-farm', 3, 0))).toBe('XW-3.4 notAdjacent');
    expect(scene.why(deploy('hydroponic-farm', 2, 1))).toBe('XW-3.4 notAdjacent');
    expect(scene.why(deploy('hydroponic-farm', -1, 0))).toBe('XW-3.4 notAdjacent');
    const home = given({ hands: [farm, ''] });
    expect(home.options('deploy').map(({ x, y }) => [x, y])).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
  });

  test('XW-3.4 what is told: each card that pays, then the module with its effect here', () => {
    const scene = given({ hands: ['insect-nursery moss-gallery solar-panels', ''] });
    expect(scene.hears(1, deploy('insect-nursery', 0, 1))).toEqual([
      { type: 'discarded', seat: 0, card: 'moss-gallery' },
      { type: 'discarded', seat: 0, card: 'solar-panels' },
      { type: 'deployed', seat: 0, spot: { card: 'insect-nursery', x: 0, y: 1 }, effect: [0, 0, 2, -1] },
    ]);
    expect([scene.s.spent, scene.s.production]).toEqual([1, [-2, -2, 0, -1]]);
    expect(scene.used).toEqual(['action deploy', 'module insect-nursery']);
    expect(scene.s.site).toBeUndefined();
  });

  test('XW-3.4 why not', () => {
    const at: Given = { hands: [farm, ''], base: 'solar-panels!landslide', at: [1] };
    expect(given(at).why(deploy('hydroponic-farm', 2, 0))).toBe('XW-3.4 landslide');
    expect(given({ hands: [farm, ''] }).why(deploy('ice-drill', 1, 0))).toBe('XW-3.4 cannotPay');
    expect(given({ hands: [farm, ''] }).why(deploy('moss-gallery', 1, 0))).toBe('XW-3.4 notHeld');
    expect(given({ hands: [farm, ''], turn: { spent: 4 } }).why(deploy('hydroponic-farm', 1, 0))).toBe(
      'XW-3 noActionsLeft',
    );
    expect(
      given({ hands: [farm, ''], turn: { spent: 3 } }).why(deploy('hydroponic-farm', 1, 0)),
    ).toBeUndefined();
  });

  test('XW-4.4 with a Broken Wrist it takes two actions', () => {
    const wrist: Given = { hands: [farm, ''], health: [['broken-wrist']] };
    expect(given({ ...wrist, turn: { spent: 3 } }).why(deploy('hydroponic-farm', 1, 0))).toBe(
      'XW-4.4 twoActions',
    );
    expect(given({ ...wrist, turn: { spent: 4 } }).why(deploy('hydroponic-farm', 1, 0))).toBe(
      'XW-3 noActionsLeft',
    );
    const scene = given({ ...wrist, turn: { spent: 2 } }).when(deploy('hydroponic-farm', 1, 0));
    expect(scene.when(pay('ice-drill')).s.spent).toBe(4);
  });

  test.each([
    // what the hand holds besides an Isotope Generator, which costs one card of each colour
    ['moss-gallery ice-drill algae-vats solar-panels', true],
    ['moss-gallery ice-drill algae-vats algae-vats', false],
    ['moss-gallery ice-drill algae-vats stand-down', true],
    ['moss-gallery ice-drill forecast-model stand-down', true],
    ['moss-gallery moss-gallery forecast-model stand-down', false],
    ['overtime-order damage-control forecast-model stand-down', true],
    ['sealant-foam field-rover first-aid-kit exo-battery', true],
    ['moss-gallery ice-drill algae-vats isotope-generator', true],
    ['moss-gallery ice-drill algae-vats', false],
  ])('XW-3.4, XW-R10, XW-R11 one of each colour: %s pays: %s', (hand, pays) => {
    const held = `isotope-generator ${hand.replace('moss-gallery moss-gallery', 'moss-gallery carbon-splitter').replace('algae-vats algae-vats', 'algae-vats insect-nursery')}`;
    const why = given({ hands: [held, ''] }).why(deploy('isotope-generator', 1, 0));
    expect(why).toBe(pays ? undefined : 'XW-3.4 cannotPay');
  });

  test('XW-3.4 the colours are due in their order, and what else would be needed cannot pay', () => {
    const scene = given({
      hands: ['carbon-splitter insect-nursery algae-vats mycelium-cellar solar-panels stand-down', ''],
    });
    scene.when(deploy('carbon-splitter', 1, 0));
    expect(scene.legal()).toEqual(
      ['insect-nursery', 'algae-vats', 'mycelium-cellar', 'stand-down'].map((card) => pay(card as ModuleId)),
    );
    expect(scene.why(pay('solar-panels'))).toBe('XW-3.4 doesNotFit');
    expect(scene.why(pay('ice-drill'))).toBe('XW-3.4 notHeld');
    expect(scene.why(WAIVE)).toBe('XW-6.2 nothingWaived');
    scene.when(pay('algae-vats'), pay('mycelium-cellar'));
    // then yellow
    expect(scene.legal()).toEqual([pay('solar-panels'), pay('stand-down')]);
    scene.when(pay('stand-down'));
    expect(scene.hand()).toEqual(['insect-nursery', 'solar-panels']);
    expect(scene.s.discards).toEqual(['algae-vats', 'mycelium-cellar', 'stand-down']);
    const tight = given({ hands: ['carbon-splitter insect-nursery algae-vats stand-down', ''] });
    tight.when(deploy('carbon-splitter', 1, 0));
    expect(tight.why(pay('stand-down'))).toBe('XW-3.4 notThisWay');
    tight.when(pay('insect-nursery'));
    // both greens and the protocol are needed, the protocol for the yellow one
    expect(tight.s.base).toHaveLength(2);
    expect(tight.s.discards).toEqual(['insect-nursery', 'algae-vats', 'stand-down']);
  });

  test('XW-9.2 where hands are secret, also the only way is asked for', () => {
    const scene = given({ incommunication: true, hands: [farm, ''] }).when(deploy('hydroponic-farm', 1, 0));
    expect(scene.asks).toBe('pay');
    expect(scene.when(pay('ice-drill')).legal()).toEqual([pay('brine-still')]);
  });

  test('XW-6.2 a protocol may not pay where the rest could not be paid then', () => {
    const scene = given({ hands: ['insect-nursery moss-gallery carbon-splitter stand-down', ''] });
    scene.when(deploy('insect-nursery', 1, 0));
    // red is due, then yellow, which only the protocol pays
    expect(scene.legal()).toEqual([pay('moss-gallery'), pay('carbon-splitter')]);
    expect(scene.why(pay('stand-down'))).toBe('XW-3.4 notThisWay');
  });
});

describe('XW-3.9 the Architect', () => {
  const crew: Given['crew'] = ['architect', 'medic'];

  test('XW-3.9 one card of any colour, once a turn', () => {
    const scene = given({ crew, hands: ['insect-nursery algae-vats mycelium-cellar solar-panels', ''] });
    scene.when(deploy('insect-nursery', 1, 0));
    // red is due: any card will do, as long as yellow is left
    expect(scene.legal()).toEqual([pay('algae-vats'), pay('mycelium-cellar')]);
    expect(scene.why(pay('solar-panels'))).toBe('XW-3.4 notThisWay');
    scene.when(pay('algae-vats'));
    expect([scene.s.skillUsed, scene.hand()]).toEqual([true, ['mycelium-cellar']]);
    expect(scene.used).toEqual(['skill architect', 'action deploy', 'module insect-nursery']);
  });

  test('XW-3.9 not two of them, and not without the skill', () => {
    expect(
      given({ crew, hands: ['insect-nursery algae-vats ice-drill', ''] }).why(deploy('insect-nursery', 1, 0)),
    ).toBe('XW-3.4 cannotPay');
    const hands = ['insect-nursery algae-vats solar-panels', ''];
    expect(given({ crew, hands }).why(deploy('insect-nursery', 1, 0))).toBeUndefined();
    expect(given({ crew, hands, turn: { skillUsed: true } }).why(deploy('insect-nursery', 1, 0))).toBe(
      'XW-3.4 cannotPay',
    );
    expect(given({ hands }).why(deploy('insect-nursery', 1, 0))).toBe('XW-3.4 cannotPay');
  });

  test('XW-3.9 paying with what fits does not use it up', () => {
    const scene = given({ crew, hands: ['insect-nursery moss-gallery solar-panels', ''] }).when(
      deploy('insect-nursery', 1, 0),
    );
    expect(scene.s.skillUsed).toBe(false);
  });
});
