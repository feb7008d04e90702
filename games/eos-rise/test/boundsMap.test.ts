/** Boundaries on the map: how far ships and the EOS go, what decides between equals, what the end of a phase looks at. */
import { describe, expect, test } from 'vitest';
import { ALIENS } from '../content/aliens.ts';
import { distance } from '../rules/universe.ts';
import type { Given } from './position.ts';
import { given, location, STOP, warp } from './scene.ts';

/** The way the first ship takes, and the test that decided. */
function course(more: Given) {
  const scene = given({ from: 'alienOrders', ...more });
  const [moved] = scene.all('shipMoved');
  return moved && { end: moved.path.at(-1), lanes: moved.path.length - 1, tie: moved.tie };
}

describe('Alien ships', () => {
  const toEos = { orders: { dexer: 'dexer-hornet' } } as const;

  test('ER-17.3 a ship goes as far as its orders say, and stops at the EOS', () => {
    expect(ALIENS['dexer-hornet']).toMatchObject({ to: 'eos', lanes: 3 });
    expect(course({ ...toEos, eos: 'g01-1', ships: ['dexer@g14-4'] })?.lanes).toBe(3);
    expect(course({ ...toEos, eos: 'g01-1', ships: ['dexer@g01-2'] })).toMatchObject({
      end: 'g01-1',
      lanes: 1,
    });
  });

  test('ER-22.10, ER-19.3 War Drums one lane more, Frame Drag one less but at least 1, Decoy Bay 2 less down to 0', () => {
    const lanes = (card: string, more: Given = {}) =>
      course({
        orders: { vorde: card as never },
        eos: 'g01-1',
        frbs: ['g01-1'].slice(1) as never,
        ships: ['vorde@g14-4'],
        ...more,
      })?.lanes;
    expect(ALIENS['vorde-basilisk']).toMatchObject({ to: 'eos', lanes: 2 });
    expect(lanes('vorde-basilisk')).toBe(2);
    expect(lanes('vorde-basilisk', { event: 'war-drums' })).toBe(3);
    expect(lanes('vorde-basilisk', { event: 'frame-drag' })).toBe(1);
    expect(lanes('vorde-basilisk', { effects: { decoyed: 'vorde' } })).toBeUndefined();
    expect(lanes('vorde-basilisk', { effects: { decoyed: 'dexer' } })).toBe(2);
    expect(lanes('vorde-basilisk', { effects: { decoyed: 'vorde' }, event: 'war-drums' })).toBe(1);
    const slow = { orders: { vorde: 'vorde-monolith' as const }, frbs: ['g01-1'] as never };
    expect(course({ ...slow, ships: ['vorde@g14-4'], event: 'frame-drag' })?.lanes).toBe(1);
  });

  test('Aurora Veil: 3 lanes away a ship comes, 4 lanes away it stays; FRB orders are not veiled', () => {
    const veiled = (at: string) =>
      course({ ...toEos, event: 'aurora-veil', eos: 'g01-1', ships: [`dexer@${at}`] });
    expect(distance('g01-4', 'g01-1')).toBe(3);
    expect(distance('g04-5', 'g01-1')).toBe(4);
    expect(veiled('g01-4')).toBeDefined();
    expect(veiled('g04-5')).toBeUndefined();
    expect(
      course({
        orders: { dexer: 'dexer-lurker' },
        event: 'aurora-veil',
        eos: 'g19-6',
        frbs: ['g01-1'],
        ships: ['dexer@g14-4'],
      }),
    ).toBeDefined();
  });

  test('ER-17.3 what decided between equal ways is told: sector, galaxy, way, or nothing', () => {
    expect(course({ ...toEos, eos: 'g01-1', ships: ['dexer@g02-6'] })?.tie).toBe('none');
    expect(course({ orders: { dexer: 'dexer-hornet' }, eos: 'g01-1', ships: ['dexer@g08-1'] })?.tie).toBe(
      'way',
    );
    const two = {
      orders: { vorde: 'vorde-basilisk' as const },
      eos: 'g01-1' as const,
      ships: ['vorde@g08-1'],
    };
    expect(course(two)).toMatchObject({ end: 'g02-1', tie: 'sector' });
    expect(course({ ...two, frbs: ['g07-1'] })?.tie).toBe('frb');
    expect(course({ ...two, skills: ['g08-6'] })?.tie).toBe('skill');
  });

  test('ER-17.2 ships of one galaxy move by class, then by placement', () => {
    const scene = given({
      eos: 'g01-1',
      ships: ['vorde@g01-2', 'dexer@g01-2', 'galagat@g01-3'],
      orders: { dexer: 'dexer-hornet', galagat: 'galagat-marauder', vorde: 'vorde-basilisk' },
      from: 'alienOrders',
    });
    expect(scene.all('shipMoved').map(({ class: name }) => name)).toEqual(['dexer', 'vorde', 'galagat']);
    expect(scene.all('attacker')).toHaveLength(3);
    expect(scene.s.ships).toEqual([]);
  });

  test('D31 two ships at most are anchored, each once, and the anchors are gone after the phase', () => {
    const scene = given({
      eos: 'g01-1',
      ships: ['dexer@g14-4', 'dexer@g13-4', 'dexer@g15-4'],
      orders: { dexer: 'dexer-hornet' },
      crew: { pilot: { technology: ['grav-anchor'] } },
      from: 'alienOrders',
    });
    scene.when({ type: 'technology', by: 'pilot', card: 'grav-anchor' });
    scene.when({ type: 'anchor', class: 'dexer', at: 'g14-4' });
    expect(scene.forbids({ type: 'anchor', class: 'dexer', at: 'g14-4' })).toBe('ER-17.1');
    expect(scene.forbids({ type: 'anchor', class: 'vorde', at: 'g13-4' })).toBe('ER-17.1');
    scene.when({ type: 'anchor', class: 'dexer', at: 'g13-4' });
    expect(scene.all('shipMoved')).toHaveLength(1);
    expect(scene.s.ships.some(({ anchored }) => anchored)).toBe(false);
  });

  test('D31 one ship is enough to anchor: the second is not asked for', () => {
    const scene = given({
      ships: ['dexer@g14-4'],
      orders: { dexer: 'dexer-hornet' },
      crew: { pilot: { technology: ['grav-anchor'] } },
      from: 'alienOrders',
    });
    scene.when({ type: 'technology', by: 'pilot', card: 'grav-anchor' });
    scene.when({ type: 'anchor', class: 'dexer', at: 'g14-4' });
    expect(scene.asking).not.toBe('anchor');
    expect(scene.all('shipMoved')).toHaveLength(0);
  });
});

describe('the EOS', () => {
  const flight = { eos: 'g01-1', from: 'warpPhase', crew: { pilot: { cubes: 0 } } } as const;

  test('ER-14.2 as many lanes as the warp value, and only to neighbours', () => {
    const scene = given(flight);
    expect(scene.forbids(warp('g01-3'))).toBe('ER-14.2');
    scene.when(warp('g01-2'), warp('g01-3'));
    expect(scene.asking).not.toBe('warp');
  });

  test('ER-7.1 an Afterburner is one lane more each, until the cubes are spent', () => {
    const scene = given({ ...flight, crew: { pilot: { cubes: 1 } } });
    scene.when(warp('g01-2'), warp('g01-3'), { type: 'afterburner' }, warp('g01-4'));
    expect(scene.asking).not.toBe('warp');
    expect(scene.s.eos).toBe('g01-4');
    expect(scene.s.crew.pilot.cubes).toBe(0);
  });

  test('Slip Drive: 2 lanes more, also by another seat', () => {
    const crew = { pilot: { cubes: 0, technology: ['slip-drive'] } } as never;
    const scene = given({ ...flight, crew }).when(warp('g01-2'), warp('g01-3'));
    expect(scene.asking).toBe('warp');
    expect(scene.forbids(warp('g01-4'))).toBe('ER-14.1');
    scene.when({ type: 'technology', by: 'pilot', card: 'slip-drive' }, warp('g01-4'), warp('g01-5'));
    expect(scene.asking).not.toBe('warp');
  });

  test('Ancient Minefield: 2 lanes are free, 3 cost 2 points; Supernova Front: staying costs a card, leaving none', () => {
    const pilot = { level: 3, cubes: 0 } as const;
    const mined = (lanes: number) => {
      const scene = given({ ...flight, crew: { pilot }, event: 'ancient-minefield' });
      scene.when(...(['g01-2', 'g01-3', 'g01-4'] as const).slice(0, lanes).map(warp));
      if (scene.asking === 'warp') scene.when(STOP);
      return scene.all('hullDamage').map(({ total }) => total);
    };
    expect(mined(2)).toEqual([]);
    expect(mined(3)).toEqual([2]);
    const nova = (...to: Parameters<typeof warp>[0][]) => {
      const scene = given({ ...flight, event: 'supernova-front' }).when(...to.map(warp));
      if (scene.asking === 'warp') scene.when(STOP);
      return scene.all('damageCard').length;
    };
    expect([nova(), nova('g01-2'), nova('g01-2', 'g01-1')]).toEqual([1, 0, 1]);
  });

  test('Long Haul: 5 lanes of one Phase 3 are a star, 4 are none; Four Corners counts a region once', () => {
    const pilot = (mission: 'long-haul' | 'four-corners') =>
      ({ level: 8, track: 'exploration', cubes: 3, mission }) as const;
    const way = ['g01-2', 'g01-3', 'g01-4', 'g01-5', 'g01-6'] as const;
    const hauls = (lanes: number) => {
      const scene = given({ ...flight, crew: { pilot: pilot('long-haul') } });
      scene.when({ type: 'afterburner' }, ...way.slice(0, lanes).map(warp), STOP);
      return scene.s.crew.pilot.mission?.stars;
    };
    expect([hauls(4), hauls(5)]).toEqual([0, 1]);
    const mission = { card: 'four-corners', stars: 1, counted: ['hawkins'] } as const;
    const corners = (to: Parameters<typeof warp>[0]) => {
      const crew = { pilot: { cubes: 0, mission: { ...mission, counted: ['hawkins'] } } };
      const scene = given({ ...flight, crew }).when(warp(to));
      return scene.when(STOP).s.crew.pilot.mission?.stars;
    };
    expect([corners('g01-2'), corners('g01-6')]).toEqual([1, 2]);
  });

  test('ER-14.6 two fields in a galaxy are two cards; Slingshot saves one, and only the first galaxy', () => {
    const fields = { asteroids: ['g01-2', 'g01-2', 'g01-3'] as never };
    const two = given({ ...flight, ...fields }).when(warp('g01-2'));
    two.until('warp');
    expect(two.all('damageCard')).toHaveLength(2);
    const pilot = { level: 7, track: 'exploration', cubes: 0 } as const;
    const slung = given({ ...flight, ...fields, crew: { pilot } })
      .when(warp('g01-2'))
      .until('warp');
    expect(slung.all('damageCard')).toHaveLength(1);
    slung.when(warp('g01-3')).until('warp');
    expect(slung.all('damageCard')).toHaveLength(2);
    expect(slung.all('asteroids').map(({ calm }) => calm)).toEqual([1, 0]);
    const calm = given({ ...flight, ...fields, effects: { calmAsteroids: true } }).when(warp('g01-2'));
    expect(calm.all('damageCard')).toHaveLength(0);
  });

  test('Needle Threader: a star for each field met, card or not', () => {
    const crew = { pilot: { cubes: 0, mission: 'needle-threader' } } as const;
    const scene = given({ ...flight, crew, asteroids: ['g01-2', 'g01-2'], effects: { calmAsteroids: true } });
    expect(scene.when(warp('g01-2')).s.crew.pilot.mission?.stars).toBe(2);
  });

  test('Tractor Relay: cargo one lane away is delivered, two lanes away not, and not in the Last Dash', () => {
    const relay = (cargo: string, more: Given = {}) => {
      const crew = {
        pilot: { level: 5, track: 'aerospace-logistics', cubes: 0 },
        engineer: { contract: 'reactor-isotopes', cargo },
      } as never;
      const scene = given({ ...flight, crew, ...more }).when(warp('g01-2'));
      return [scene.all('delivered').length, scene.all('ability').length];
    };
    expect(relay('g01-3')).toEqual([1, 1]);
    expect(relay('g01-2')).toEqual([1, 0]);
    expect(relay('g01-4')).toEqual([0, 0]);
    expect(relay('g01-3', { planet: 'g14-4', from: 'dashWarp' })).toEqual([0, 0]);
  });

  test('ER-22.4 a gate leads to every other gate and to nothing else', () => {
    const gates = { eos: 'g09-2', gates: ['hawkins', 'borealis'], from: 'warpPhase' } as const;
    const scene = given({ ...gates, crew: { pilot: { cubes: 0 } } });
    expect(scene.forbids(warp('g12-3'))).toBe('ER-14.2');
    scene.when(warp('g15-4'));
    expect(scene.all('warped')).toEqual([{ type: 'warped', to: 'g15-4', gate: true }]);
    expect(given({ ...gates, gates: ['borealis'] }).forbids(warp('g15-4'))).toBe('ER-14.2');
  });
});

describe('what lands', () => {
  test('ER-3.11 an asteroid field is placed only while fewer than ten lie on the map', () => {
    const ring = (count: number) =>
      given(
        {
          eos: 'g08-1',
          asteroids: Array.from({ length: count }, () => 'g14-4' as const),
          top: { hawkins: ['debris-ring'] },
          from: 'extinction',
        },
        ...location(1, 1),
      ).s.asteroids.length;
    expect([ring(8), ring(9), ring(10)]).toEqual([9, 10, 10]);
  });

  test('Last Library rolls its cargo again within 4 lanes, not at 5', () => {
    const cargo = (first: readonly [number, number]) => {
      const scene = given({
        eos: 'g01-1',
        hull: { 'cargo-bay': 7 },
        top: { contract: ['last-library', 'seed-vault', 'black-box'] },
      });
      scene.when({ type: 'place', who: 'pilot', figure: 'character', action: 'contract' });
      scene.roll(...location(...first), ...location(14, 4)).when({ type: 'sign', card: 'last-library' });
      return scene.s.crew.pilot.cargo;
    };
    expect(distance('g04-5', 'g01-1')).toBe(4);
    expect(distance('g05-4', 'g01-1')).toBe(5);
    expect(cargo([4, 5])).toBe('g14-4');
    expect(cargo([5, 4])).toBe('g05-4');
  });

  test('ER-18.1 hexes 01 to 03 land with their tokens, 04 alone', () => {
    const scene = given(
      { eos: 'g19-6', redeploy: ['dexer', 'dexer', 'galagat', 'vorde'], from: 'redeploy' },
      ...[location(1, 1), location(1, 2), location(1, 3), location(1, 4)].flat(),
    );
    expect(scene.s.ships.map(({ class: name, at }) => `${name}@${at}`)).toEqual([
      'dexer@g01-1',
      'dexer@g01-2',
      'galagat@g01-3',
      'vorde@g01-4',
    ]);
    expect([scene.s.frbs, scene.s.skills, scene.s.creditTokens]).toEqual([['g01-1'], ['g01-2'], ['g01-3']]);
  });

  test('ER-20.1 Funding: each hex once, the last for good', () => {
    const paid = (funding: number) => {
      const scene = given({ from: 'redeploy', redeploy: ['none', 'none', 'none', 'none'] });
      scene.s.funding = funding;
      return scene;
    };
    expect(paid(0).s.funding).toBe(0);
    const from = (funding: number) => {
      const start = given({
        eos: 'g08-1',
        credits: 0,
        top: { hawkins: ['event-horizon'] },
        from: 'crewActions',
      });
      start.s.funding = funding;
      start.until('planning');
      return start.all('funded')[0]?.n;
    };
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(from)).toEqual([5, 5, 4, 4, 3, 3, 2, 2]);
  });

  test('Nobody Breaks: stress 6 is low enough at the end of a round, 7 is not', () => {
    const mission = { card: 'nobody-breaks', stars: 0, counted: [] } as never;
    const stars = (stress: number) =>
      given({ crew: { commander: { mission }, pilot: { stress } }, from: 'funding' }).until('planning').s.crew
        .commander.mission?.stars;
    expect([stars(6), stars(7)]).toEqual([1, 0]);
  });

  test('ER-20.4 `expire`: unused tokens go back before the levels are filled', () => {
    const scene = given({ options: { shields: 'expire' }, shields: 6, charge: [2, 3, 0], from: 'funding' });
    expect([scene.s.shields, scene.s.shieldPool, scene.s.charge]).toEqual([0, 6, [2, 3, 4]]);
    const keep = given({ shields: 6, charge: [2, 3, 0], from: 'funding' });
    expect([keep.s.shields, keep.s.shieldPool, keep.s.charge]).toEqual([6, 0, [2, 3, 4]]);
  });
});
