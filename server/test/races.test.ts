// Several people do things at the same moment, at random, and after every burst all that must hold is looked at.
// `npm run races` is the long run.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftOut, POSTGRES, REDIS } from '../fault/databases.ts';
import { race } from '../fault/races/run.ts';
import {
  openWorld,
  STORES,
  type StoreName,
  WEATHERS,
  type Weather,
  type World,
} from '../fault/races/world.ts';

const SEQUENCES = 50;

describe.each(STORES)('races on %s', (store: StoreName) => {
  if (store === 'postgres' && !(POSTGRES && REDIS)) {
    test('two nodes', () => leftOut(POSTGRES ? 'Redis' : 'PostgreSQL'));
    return;
  }
  let world: World;
  beforeAll(async () => {
    world = await openWorld(store);
  });
  afterAll(() => world.close());

  const weathers: readonly Weather[] = store === 'sqlite' ? ['up'] : WEATHERS;
  test.each(weathers)('with Redis %s', async (weather) => {
    world.turn(weather);
    const { counts, failure } = await race(world, {
      sequences: SEQUENCES,
      seed: 'races',
      jobs: 6,
    });
    expect(failure).toBeUndefined();
    // Most of them must come to something.
    expect(counts.begun).toBeGreaterThan(SEQUENCES / 2);
    expect(counts.over).toBeGreaterThan(SEQUENCES / 4);
    expect(counts.presses).toBeGreaterThan(0);
  });
});
