/** Worked examples on Alien movement, redeploy and events. */
import { describe, expect, test } from 'vitest';
import type { EosAction } from '../action.ts';
import { PARADISE } from '../content/tracks.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { Given } from './position.ts';
import { d6, given, location, place, type Scene, STOP, warp } from './scene.ts';

/** Where the first ship goes in Phase 5, as told. */
function course(position: Given): {
  path: readonly GalaxyId[] | undefined;
  tie: string | undefined;
  scene: Scene;
} {
  const scene = given({ from: 'alienOrders', ...position });
  const moved = scene.all('shipMoved')[0];
  return { path: moved?.path, tie: moved?.tie, scene };
}

describe('ER-17 Alien movement', () => {
  // Splinter: EOS 5; Hornet: EOS 3; Basilisk: EOS 2.
  const two: Given = { eos: 'g01-1', ships: ['vorde@g08-1'], orders: { vorde: 'vorde-basilisk' } };

  test('T02 two shortest paths: the lower sector', () => {
    expect(course(two)).toMatchObject({ path: ['g08-1', 'g08-2', 'g02-1'], tie: 'sector' });
  });

  test('T03 an FRB on the way comes first', () => {
    expect(course({ ...two, frbs: ['g07-1'] })).toMatchObject({
      path: ['g08-1', 'g08-6', 'g07-1'],
      tie: 'frb',
    });
  });

  test('T04 then a skill token', () => {
    expect(course({ ...two, skills: ['g08-6'] })).toMatchObject({
      path: ['g08-1', 'g08-6', 'g07-1'],
      tie: 'skill',
    });
  });

  test('T05 FRB is tested before skill', () => {
    expect(course({ ...two, frbs: ['g07-1'], skills: ['g08-2'] }).path?.at(-1)).toBe('g07-1');
  });

  test('T06 a path over the EOS engages it', () => {
    const { scene } = course({
      eos: 'g07-1',
      frbs: ['g01-1'],
      ships: ['vorde@g08-1'],
      orders: { vorde: 'vorde-broken-herald' },
    });
    expect(scene.all('shipMoved')[0]).toMatchObject({ path: ['g08-1', 'g08-6', 'g07-1'], tie: 'eos' });
    expect(scene.all('attacker')).toHaveLength(1);
    expect(scene.s.bag.vorde).toBe(6);
  });

  test('T07, R19 of two FRBs equally near: the lower galaxy; a skill token changes that', () => {
    const position: Given = {
      eos: 'g14-4',
      frbs: ['g02-6', 'g01-6'],
      ships: ['vorde@g01-1'],
      orders: { vorde: 'vorde-leviathan' },
    };
    expect(course(position).path).toEqual(['g01-1', 'g01-6']);
    expect(course({ ...position, skills: ['g02-6'] }).path).toEqual(['g01-1', 'g02-6']);
  });

  test('T08 a ship on an FRB stays, the EOS next door', () => {
    expect(
      course({ eos: 'g01-2', frbs: ['g01-1'], ships: ['dexer@g01-1'], orders: { dexer: 'dexer-pilferer' } })
        .path,
    ).toBeUndefined();
  });

  test('T09, R18 an FRB beside the Redeploy track is no destination', () => {
    expect(
      course({ eos: 'g14-4', ships: ['vorde@g01-1'], orders: { vorde: 'vorde-leviathan' } }).path,
    ).toBeUndefined();
  });

  test('T10 a ship that engages draws the next card, not its orders', () => {
    const { scene } = course({
      eos: 'g01-1',
      ships: ['dexer@g02-2'],
      orders: { dexer: 'dexer-hornet' },
      top: { dexer: ['dexer-needle'] },
    });
    expect(scene.all('attacker')).toEqual([{ type: 'attacker', card: 'dexer-needle' }]);
    expect(scene.s.decks.dexer.discard).toContain('dexer-hornet');
  });

  test('T11 orders known from Phase 2 are not revealed again', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g01-1',
      ships: ['dexer@g01-2'],
      orders: { dexer: 'dexer-hornet' },
      top: { dexer: ['dexer-needle'] },
    });
    scene.when(warp('g01-2'), STOP);
    expect(scene.s.pursuit[0]?.card).toBe('dexer-needle');
    scene.until('crewActions');
    expect(scene.all('ordersRevealed').filter((event) => event.class === 'dexer')).toEqual([]);
  });

  test('T12, ER-17.2 each ship moves once, whatever sector it comes to', () => {
    const { scene } = course({
      eos: 'g09-2',
      ships: ['dexer@g04-4', 'dexer@g08-1'],
      orders: { dexer: 'dexer-splinter', galagat: 'galagat-marauder', vorde: 'vorde-monolith' },
    });
    expect(scene.all('shipMoved').map(({ path }) => path[0])).toEqual(['g04-4', 'g08-1']);
  });

  test('Aurora Veil keeps far ships where they are; War Drums and Frame Drag change the lanes', () => {
    const far: Given = { eos: 'g14-4', ships: ['dexer@g08-1'], orders: { dexer: 'dexer-needle' } };
    expect(course(far).path).toHaveLength(5);
    expect(course({ ...far, event: 'aurora-veil' }).path).toBeUndefined();
    expect(course({ ...far, event: 'war-drums' }).path).toHaveLength(6);
    expect(course({ ...far, event: 'frame-drag' }).path).toHaveLength(4);
    expect(course({ ...far, effects: { decoyed: 'dexer' } }).path).toHaveLength(3);
  });

  test('D31 Gravitic Anchor holds up to two ships', () => {
    const scene = given({
      from: 'alienOrders',
      eos: 'g14-4',
      ships: ['dexer@g08-1', 'dexer@g08-1'],
      orders: { dexer: 'dexer-needle' },
      crew: { pilot: { technology: ['grav-anchor'] } },
    });
    const anchor: EosAction = { type: 'anchor', class: 'dexer', at: 'g08-1' };
    scene.when({ type: 'technology', by: 'pilot', card: 'grav-anchor' }, anchor, anchor);
    expect(scene.all('shipMoved')).toEqual([]);
    expect(scene.s.ships.filter(({ at }) => at === 'g08-1').length).toBeGreaterThanOrEqual(2);
  });
});

describe('ER-18 redeploy', () => {
  test('T01, R41, R42 a 20 gathers a ship, then the location is rolled again', () => {
    const scene = given({ from: 'redeploy', eos: 'g14-4', redeploy: ['none', 'galagat', 'none', 'none'] });
    expect(scene.all('massInvasion')).toEqual([]);
    const rolled = given(
      { first: [{ step: 'deploy', hex: 1 }], eos: 'g14-4', redeploy: ['none', 'galagat', 'none', 'none'] },
      ...location(20, 1),
      [29, 1],
      ...location(7, 3),
    );
    expect(rolled.s.invasion).toHaveLength(1);
    expect(rolled.s.ships).toEqual([{ class: 'galagat', at: 'g01-1' }]);
    expect(rolled.s.skills).toEqual(['g01-1']);
  });

  const onTheEos: Given = {
    first: [{ step: 'deploy', hex: 0 }, { step: 'endRedeploy' }],
    eos: 'g01-1',
    redeploy: ['dexer', 'none', 'none', 'none'],
    top: { dexer: ['dexer-barb'] },
  };

  test('T33 a ship that lands on the EOS and misses leaves its token', () => {
    const scene = given(onTheEos, ...location(1, 1), d6(1));
    expect(scene.s.progress).toBe(1);
    expect(scene.s.attackers).toEqual([]);
  });

  test('T34 a hit scatters the token: 2 + 3 - 1 with Hardened Bulkheads in 2038', () => {
    const scene = given(
      { ...onTheEos, year: 2038, crew: { engineer: { level: 8, track: 'counter-operations' } } },
      ...location(1, 1),
      d6(6),
    );
    expect(scene.s.damage).toBe(4);
    scene.roll(...location(4, 4)).until('crewActions');
    expect(scene.s.frbs).toEqual(['g04-4']);
    expect(scene.s.progress).toBe(0);
  });

  test('T35, R44 a hit reduced to 0 counts as none', () => {
    const scene = given(
      { ...onTheEos, crew: { pilot: { technology: ['ablative-foam'] } } },
      ...location(1, 1),
      d6(6),
    );
    scene.when({ type: 'technology', by: 'pilot', card: 'ablative-foam' });
    expect(scene.s.progress).toBe(1);
  });

  test('T64 an empty bag leaves hexes empty; tokens deploy alone', () => {
    const scene = given({ from: 'funding', eos: 'g01-1', bagEmpty: true });
    expect(scene.s.redeploy).toEqual(['none', 'none', 'none', 'none']);
    const alone = given({ first: [{ step: 'deploy', hex: 1 }], eos: 'g01-1' }, ...location(4, 4));
    expect(alone.s.skills).toEqual(['g04-4']);
    expect(alone.s.ships).toEqual([]);
  });

  test('ER-18.2 ships of the mass invasion deploy last', () => {
    const scene = given({ from: 'redeploy', eos: 'g14-4', invasion: ['vorde'] });
    expect(scene.s.invasion.length).toBeLessThanOrEqual(1);
    expect(scene.all('landed').filter((event) => event.class === 'vorde')).toHaveLength(1);
  });
});

describe('ER-19 extinction and events', () => {
  test('T52, R63 round 7 ends in 2040', () => {
    const scene = given({ from: 'extinction', round: 7, year: 2039, progress: PARADISE - 1 });
    expect(scene.reason).toBe('extinction');
  });

  test('ER-19.2 the event is of the EOS’s region; ER-19.3 it stays until the next', () => {
    const scene = given({ from: 'extinction', eos: 'g01-1', top: { hawkins: ['photon-tide'] } });
    expect(scene.s.event).toBe('photon-tide');
    scene.until('crewActions').when(place('pilot', 'charge-1'));
    expect(scene.s.shields).toBe(3);
  });

  test('ER-22.4, ER-19.6 gates open at the card’s station and one more; with all four another card is drawn', () => {
    const scene = given({ from: 'extinction', eos: 'g01-1', top: { hawkins: ['twin-apertures'] } });
    expect(scene.asking).toBe('gate');
    scene.when({ type: 'gate', region: 'perseus' });
    expect([scene.s.stations.hawkins.gate, scene.s.stations.perseus.gate]).toEqual([true, true]);
    const none = given({
      from: 'extinction',
      eos: 'g01-1',
      gates: ['hawkins', 'chandra', 'borealis', 'perseus'],
      top: { hawkins: ['twin-apertures', 'bent-light'] },
    });
    expect(none.s.event).toBe('bent-light');
  });

  test('R64 Relic Auction cannot be accepted without its price', () => {
    const poor = given({ from: 'extinction', eos: 'g11-3', credits: 2, top: { chandra: ['relic-auction'] } });
    expect(poor.all('eventDeclined')).toHaveLength(1);
    const rich = given({ from: 'extinction', eos: 'g11-3', credits: 3, top: { chandra: ['relic-auction'] } });
    rich.when({ type: 'accept' }, { type: 'pickCharacter', who: 'pilot' });
    expect(rich.s.credits).toBe(0);
    rich.until('crewActions', 'planning');
    expect(rich.s.crew.pilot.technology).toHaveLength(1);
  });

  test('Follow the Lights carries the EOS away; ships there attack at once', () => {
    const scene = given({
      from: 'extinction',
      eos: 'g15-4',
      ships: ['dexer@g01-1'],
      frbs: ['g01-1'],
      top: { borealis: ['follow-the-lights'], dexer: ['dexer-barb'] },
    });
    scene.roll(...location(1, 1), d6(1)).when({ type: 'accept' });
    expect(scene.s.eos).toBe('g01-1');
    expect(scene.s.progress).toBe(1);
    expect(scene.s.ships).toEqual([]);
  });
});
