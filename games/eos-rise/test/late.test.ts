/** What is decided for a seat whose time is up. */
import { expect, test } from 'vitest';
import { eosRise } from '../index.ts';
import { given, type Scene } from './scene.ts';

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
