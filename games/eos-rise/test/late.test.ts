/** What is decided for a seat whose time is up. */
import { expect, test } from 'vitest';
import type { TechnologyId } from '../content/technologyIds.ts';
import { eosRise } from '../index.ts';
import { basic, d6, given, type Scene } from './scene.ts';

const late = (scene: Scene) => eosRise.late?.(scene.s, scene.play.seat, scene.legal);

test('ER-11, ER-13.2 no cube is bought, no figure placed and no lane flown in its name', () => {
  expect(late(given({ round: 2, from: 'planning' }))).toEqual({ type: 'ready' });
  expect(late(given({ from: 'crewActions' }))).toEqual({ type: 'standBy' });
  expect(late(given({ from: 'warpPhase' }))).toEqual({ type: 'stop' });
});

test('ER-9.5 hull damage does not fall on the last point of the Command room while another can take it', () => {
  const scene = given({ hull: { command: 1, engine: 4 }, first: [{ step: 'hullDamage', amount: 2 }] });
  expect(scene.asking).toBe('assign');
  expect(late(scene)).toEqual({ type: 'hit', room: 'engine' });
});

test('ER-16.2 shield tokens are placed against ships that would destroy the EOS', () => {
  const scene = given({
    hull: { command: 2, engine: 1 },
    shields: 3,
    attackers: ['vorde-leviathan'],
    from: 'alienAttack',
  });
  expect(scene.asking).toBe('shields');
  expect(late(scene)).toMatchObject({ type: 'shield', ship: 'vorde-leviathan' });
});

const holder = (card: TechnologyId) => ({ engineer: { technology: [card] } });

test('D26 a late seat keeps its Capacitor Bank, however dangerous the ships', () => {
  const scene = given({
    hull: { command: 2, engine: 1 },
    crew: holder('capacitor-bank'),
    attackers: ['vorde-leviathan'],
    from: 'alienAttack',
  });
  expect(scene.asking).toBe('capacitor');
  expect(late(scene)).toEqual({ type: 'pass' });
});

test('D28 a late seat keeps its Probability Lens, whatever was rolled', () => {
  const scene = given(
    {
      hull: { command: 2 },
      crew: holder('probability-lens'),
      attackers: ['vorde-leviathan'],
      from: 'alienAttack',
    },
    d6(6),
  );
  expect(scene.asking).toBe('lens');
  expect(late(scene)).toEqual({ type: 'pass' });
});

test('D29 a late seat keeps its Ablative Foam', () => {
  const scene = given({ crew: holder('ablative-foam'), first: [{ step: 'hullDamage', amount: 9 }] });
  expect(scene.asking).toBe('foam');
  expect(late(scene)).toEqual({ type: 'pass' });
});

test('D30 a late seat keeps its Ghost Transponder', () => {
  const scene = given({ crew: holder('ghost-transponder'), pursuit: ['vorde-leviathan'], from: 'eosAttack' });
  scene.until('continueOrFlee').when({ type: 'flee' });
  expect(scene.asking).toBe('ghost');
  expect(late(scene)).toEqual({ type: 'pass' });
});

test('D31 a late seat keeps its Gravitic Anchor', () => {
  const scene = given({ crew: holder('grav-anchor'), ships: ['vorde@g18-1'], from: 'alienOrders' });
  expect(scene.asking).toBe('anchorWindow');
  expect(late(scene)).toEqual({ type: 'pass' });
});

test('D21 a late seat spends no technology card on a roll', () => {
  const crew = { specialist: { technology: ['recoil-damper', 'neural-buffer'], cubes: 0 } } as const;
  const scene = given(
    { crew: crew as never, pursuit: ['vorde-leviathan'], from: 'eosAttack' },
    basic('stress-2'),
  );
  scene.until('rollWindow');
  expect(scene.asking).toBe('rollWindow');
  expect(late(scene)).toEqual({ type: 'pass' });
});

test('D02b a late Engineer keeps the orders that were revealed', () => {
  const scene = given({ first: [{ step: 'spoof', class: 'dexer' }], orders: { dexer: 'dexer-hornet' } });
  expect(late(scene)).toEqual({ type: 'pass' });
});

test('D02b a late Engineer keeps them, too, where a player would not', () => {
  const scene = given({
    eos: 'g01-1',
    ships: Array.from({ length: 6 }, () => 'dexer@g01-2' as const),
    orders: { dexer: 'dexer-razorback' },
    first: [{ step: 'spoof', class: 'dexer' }],
  });
  const { s, play, legal } = scene;
  expect(eosRise.sense.rollout(s, play.seat, legal, { int: () => 0 })).toEqual({ type: 'spoof' });
  expect(late(scene)).toEqual({ type: 'pass' });
});

test('ER-22.7 a late Facilitator neither ends a phase for others nor hands the role on', () => {
  const crew = { commander: { technology: ['slip-drive'] }, pilot: { technology: ['slip-drive'] } } as const;
  const planning = given({ seats: 2, crew: crew as never, from: 'planning' });
  expect(late(planning)).toEqual({ type: 'ready' });
  const handing = given({ seats: 2, first: [{ step: 'handOver' }] });
  expect(late(handing)).toEqual({ type: 'handOver', seat: 0 });
});
