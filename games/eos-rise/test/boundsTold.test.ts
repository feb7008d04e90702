/** What the tracks, contracts, redeployments and the Last Dash tell, at the last step and at the first. */
import { describe, expect, test } from 'vitest';
import type { EosFrame } from '../frame.ts';
import { given, location } from './scene.ts';

describe('ER-10 tracks', () => {
  const gained = (n: number, at: { intel?: number; progress?: number; planet?: 'g14-4' } = {}) =>
    given({ ...at, first: [{ step: 'gain', gain: 'intel', n, who: 'pilot' }] });

  test('ER-10.2 the seventh intel is a step of Progress, and the next lap begins at 0', () => {
    expect(gained(1, { intel: 5 }).s).toMatchObject({ intel: 6, progress: 0 });
    expect(gained(1, { intel: 6 }).s).toMatchObject({ intel: 7, progress: 1 });
    expect(gained(1, { intel: 7 }).s).toMatchObject({ intel: 0, progress: 0 });
    expect(
      gained(3, { intel: 6 })
        .all('intel')
        .map(({ at }) => at),
    ).toEqual([7, 0, 1]);
  });

  test('ER-10.1 Progress ends at the Paradise Planet', () => {
    const moved = (progress: number) => {
      const scene = given({ progress, first: [{ step: 'gain', gain: 'progress', n: 1, who: 'pilot' }] });
      return scene.all('progress').map(({ at }) => at);
    };
    expect([moved(11), moved(12)]).toEqual([[12], [13]]);
  });
});

describe('ER-18 redeploy', () => {
  test('ER-18.1 a phase of its own, told; the tokens of the track go with it', () => {
    const scene = given({ from: 'redeploy' }, ...location(1, 1), ...location(4, 4), ...location(5, 4));
    expect(scene.all('phase').map(({ phase }) => phase)).toContain('redeploy');
    expect(scene.s.redeployTokens).toBe(false);
  });

  test('ER-22.1 every ship of the Mass Invasion lands, first come first', () => {
    const frames: EosFrame[] = [{ step: 'deployInvader' }];
    const scene = given({ invasion: ['vorde', 'dexer'], first: frames, eos: 'g19-6' }, ...location(1, 1));
    expect([scene.s.invasion, scene.s.ships.map((ship) => ship.class)]).toEqual([['dexer'], ['vorde']]);
  });
});

describe('ER-8 contracts', () => {
  test('ER-8.5 a delivered contract is discarded, told, and its cargo is gone', () => {
    const pilot = { contract: 'ore-consignment', cargo: 'g01-1' } as const;
    const scene = given({ crew: { pilot }, first: [{ step: 'deliver', who: 'pilot' }] });
    expect(scene.all('delivered')).toEqual([{ type: 'delivered', who: 'pilot', card: 'ore-consignment' }]);
    expect([scene.s.crew.pilot.contract, scene.s.crew.pilot.cargo]).toEqual([undefined, undefined]);
    expect(scene.s.decks.contract.discard).toEqual(['ore-consignment']);
  });
});

describe('ER-21 the Last Dash', () => {
  const check = (cycle: number, cycles: 'four' | 'unlimited' = 'four', eos: 'g14-4' | 'g19-6' = 'g19-6') =>
    given({
      options: { cycles },
      planet: 'g14-4',
      eos,
      cycle,
      first: [{ step: 'dashCheck' }],
    });

  test('ER-1.5, ER-21.9 the signal is lost at the end of the fourth cycle, not of the third', () => {
    expect(check(4).reason).toBe('signal');
    expect(check(3).reason).toBeUndefined();
    expect(check(4, 'unlimited').reason).toBeUndefined();
    expect(check(4, 'four', 'g14-4').s.outcome?.winners).toEqual([0]);
  });

  test('ER-21.3 each cycle is told by its number', () => {
    const scene = given({ planet: 'g14-4', eos: 'g19-6', cycle: 1, first: [{ step: 'dashCycle' }] });
    expect(scene.all('cycle')).toEqual([{ type: 'cycle', number: 2 }]);
    expect(scene.s.cycle).toBe(2);
  });

  test('ER-21.2 the Planet is rolled for and told', () => {
    const scene = given({ progress: 13, first: [{ step: 'lastDash' }] }, ...location(1, 1));
    expect(scene.all('lastDash')).toHaveLength(1);
    expect(scene.all('landed')[0]).toEqual({ type: 'landed', what: 'planet', at: scene.s.planet });
  });
});
