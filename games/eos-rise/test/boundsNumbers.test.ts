/** How many: one card, one level, one token, and neither one more nor one less. */
import { describe, expect, test } from 'vitest';
import { TECHNOLOGY } from '../content/technology.ts';
import type { EosFrame } from '../frame.ts';
import type { GalaxyId } from '../rules/universe.ts';
import { type Given, positionOf } from './position.ts';
import { basic, d6, given, join, location, PASS, place, STOP } from './scene.ts';

const cost = (frames: EosFrame[], more: Given = {}) =>
  given({ first: frames, ...more })
    .until('crewActions')
    .all('damageCard').length;

describe('damage cards', () => {
  test('R28 a breakdown below level 4 costs one, whatever the level', () => {
    for (const level of [1, 2, 3])
      expect(
        cost([{ step: 'dealStress', who: 'engineer', amount: 9 }], {
          crew: { commander: { cubes: 0 }, engineer: { level, cubes: 0 } },
        }),
      ).toBe(1);
  });

  test('ER-5.6 a level lost at level 1 costs one', () => {
    const scene = given({
      eos: 'g08-1',
      first: [
        { step: 'pickCharacter', purpose: 'poached-talent', by: 'commander', from: ['pilot', 'engineer'] },
      ],
    });
    scene.when({ type: 'pickCharacter', who: 'pilot' }).until('crewActions');
    expect(scene.all('damageCard')).toHaveLength(1);
  });

  test('ER-19.3 Supernova Front: one for an EOS that stayed, none for one that went and did not come back', () => {
    const flown = (...way: GalaxyId[]) => {
      const scene = given({ event: 'supernova-front', eos: 'g19-6', from: 'warpPhase' });
      scene.when(...way.map((to) => ({ type: 'warp', to }) as const));
      if (scene.asking === 'warp') scene.when(STOP);
      const told = scene.until('planning', 'handOver').events;
      const over = told.findIndex((event) => event.type === 'phase' && event.phase === 'alien-movement');
      return told.slice(0, over).filter(({ type }) => type === 'damageCard').length;
    };
    const [there] = given({ eos: 'g19-6', from: 'warpPhase' }).legal.flatMap((action) =>
      action.type === 'warp' ? [action.to] : [],
    );
    expect(flown()).toBe(1);
    expect(flown(there as GalaxyId)).toBe(0);
    expect(flown(there as GalaxyId, 'g19-6')).toBe(1);
  });

  test('ER-14.6 Follow the Lights: one for each field where it leads, none for fields elsewhere', () => {
    const led = (...asteroids: GalaxyId[]) => {
      const scene = given({
        eos: 'g15-4',
        asteroids,
        top: { borealis: ['follow-the-lights'] },
        from: 'extinction',
      });
      scene.roll(...location(1, 1)).when({ type: 'accept' });
      return scene.until('handOver', 'planning').all('damageCard').length;
    };
    expect(led('g08-1', 'g08-1')).toBe(0);
    expect(led('g01-1', 'g08-1')).toBe(1);
    expect(led('g01-1', 'g01-1', 'g08-1')).toBe(2);
  });
});

describe('levels, intel and credits', () => {
  test('ER-13.4 Tutors: one skill level, for one character', () => {
    const scene = given({ eos: 'g09-2', credits: 9 });
    scene.when(place('pilot', 'tutors'), { type: 'level', who: 'engineer' });
    expect(scene.asking).toBe('crewActions');
    expect(scene.all('levelGained')).toHaveLength(1);
    expect(scene.s.credits).toBe(4);
  });

  test('ER-13.4 the Galactic Lottery pays as the die says', () => {
    const won = (n: number) => {
      const scene = given({ eos: 'g09-2', credits: 2 }, [20, n]).when(place('pilot', 'lottery'));
      return [scene.s.credits, scene.s.intel, scene.asking, scene.all('equipped').length];
    };
    const nothing = [0, 0, 'crewActions', 0];
    expect([won(1), won(7)]).toEqual([nothing, nothing]);
    expect([won(8), won(11)]).toEqual(Array(2).fill([3, 0, 'crewActions', 0]));
    for (const n of [12, 14]) expect(won(n)[3]).toBe(1);
    expect([won(15), won(17)]).toEqual(Array(2).fill([1, 1, 'crewActions', 0]));
    expect([won(18), won(19)]).toEqual(Array(2).fill([0, 0, 'level', 0]));
    expect(won(20)).toEqual([8, 2, 'crewActions', 0]);
  });

  test('ER-10.1, ER-22.8 the seventh intel, where it ends: the level of hex 02 is asked for, and nothing waits behind it', () => {
    const scene = given({
      intel: 6,
      progress: 1,
      first: [{ step: 'gain', gain: 'intel', n: 1, who: 'pilot' }],
    });
    expect([scene.s.progress, scene.asking]).toEqual([2, 'level']);
    scene.when({ type: 'level', who: 'pilot' });
    expect([scene.s.intel, scene.asking]).toEqual([7, 'crewActions']);
  });

  test('Prize Crew: one intel for the last of its two ships, none for a third', () => {
    const intel = (prizes: number) => {
      const scene = given({
        pursuit: [{ card: 'dexer-gnat', damage: 1 }],
        effects: { prizes },
        crew: { specialist: { cubes: 0 } },
        top: { damage: ['dmg-lidar-burst-array', 'dmg-flux-converter'] },
        from: 'eosAttack',
      });
      scene.roll(basic('arrow')).when(join(false), join(false), join(false)).until('placeDice');
      scene.when({ type: 'placeDie', face: 'arrow', card: 'dmg-lidar-burst-array', icon: 'arrow' });
      return [scene.s.intel, scene.s.effects.prizes];
    };
    expect([intel(2), intel(1), intel(0)]).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  test('ER-10 credits are told where they change, and not where nothing is paid or gained', () => {
    const collected = given({ eos: 'g01-1', skills: ['g01-1'], first: [{ step: 'collect' }] });
    expect([collected.all('collected').length, collected.all('credits')]).toEqual([1, []]);
    const free = given({ eos: 'g09-2', credits: 5 }).when(place('pilot', 'leave'));
    expect([free.all('credits'), free.s.credits]).toEqual([[], 5]);
    const paid = given({ eos: 'g09-2', credits: 5 }, [20, 1]).when(place('pilot', 'lottery'));
    expect(paid.all('credits')).toEqual([{ type: 'credits', n: -2, total: 3 }]);
  });

  test('ER-8.4 Quantum Relay: a cube for each of its cubes, one after the other', () => {
    const crew = { commander: { cubes: 0 }, pilot: { cubes: 0 } };
    const scene = given({ crew, first: [{ step: 'gain', gain: 'cubes', n: 2, who: 'pilot' }] });
    expect(scene.asking).toBe('cube');
    scene.when({ type: 'cube', who: 'pilot' });
    expect(scene.asking).toBe('cube');
    scene.when({ type: 'cube', who: 'commander' });
    expect(scene.asking).toBe('crewActions');
    expect([scene.s.crew.commander.cubes, scene.s.crew.pilot.cubes]).toEqual([1, 1]);
  });
});

describe('the map', () => {
  test('ER-14.5 the EOS collects what lies in its galaxy and leaves the rest', () => {
    const scene = given({
      eos: 'g01-1',
      credits: 0,
      creditTokens: ['g08-1', 'g08-1', 'g01-1', 'g08-1'],
      first: [{ step: 'collect' }],
    });
    expect(scene.s.creditTokens).toEqual(['g08-1', 'g08-1', 'g08-1']);
    expect([scene.s.credits, scene.all('collected')]).toEqual([
      1,
      [{ type: 'collected', credit: 1, skill: 0, frb: 0 }],
    ]);
  });

  test('ER-14.1 Event Horizon and Solar Wind: one lane fewer, one more, and never none', () => {
    const lanes = (event: Given['event'], level: number) => {
      const scene = given({
        ...(event ? { event } : {}),
        eos: 'g19-6',
        crew: { pilot: { level, cubes: 0 } },
        from: 'warpPhase',
      });
      let flown = 0;
      for (; scene.asking === 'warp'; flown++) {
        const [next] = scene.legal.filter(({ type }) => type === 'warp');
        if (next === undefined) break;
        scene.when(next);
      }
      return flown;
    };
    expect([lanes(undefined, 3), lanes('event-horizon', 3), lanes('solar-wind', 3)]).toEqual([3, 2, 4]);
    expect(lanes('event-horizon', 1)).toBe(1);
  });

  test.each([
    ['frame-drag', 3],
    [undefined, 4],
    ['war-drums', 5],
  ] as const)('ER-17.3 under %s a ship with orders for 4 lanes takes %i', (event, lanes) => {
    const scene = given({
      ...(event ? { event } : {}),
      eos: 'g19-6',
      ships: ['dexer@g01-1'],
      orders: { dexer: 'dexer-needle', galagat: 'galagat-marauder', vorde: 'vorde-monolith' },
      first: [{ step: 'alienMovement' }],
    });
    expect(scene.all('shipMoved')[0]?.path).toHaveLength(lanes + 1);
  });

  test('ER-17.3 Frame Drag leaves every ship a lane', () => {
    const scene = given({
      event: 'frame-drag',
      eos: 'g19-6',
      ships: ['vorde@g01-1'],
      frbs: ['g08-1'],
      orders: { dexer: 'dexer-needle', galagat: 'galagat-marauder', vorde: 'vorde-monolith' },
      first: [{ step: 'alienMovement' }],
    });
    expect(scene.all('shipMoved')[0]?.path).toHaveLength(2);
  });

  test('ER-13.7 a station used in the first round rests in the second; one never used does not rest in the first', () => {
    const used = (usedIn: number, round: number) => {
      const scene = given({ round, eos: 'g09-2', credits: 9 });
      scene.s.stations.hawkins.usedIn = usedIn;
      return scene.forbids(place('pilot', 'lottery'));
    };
    expect([used(0, 1), used(1, 1), used(1, 2), used(1, 3)]).toEqual([
      undefined,
      undefined,
      'ER-13.7',
      undefined,
    ]);
  });
});

describe('strike rolls', () => {
  const strike = (pip: number) => ({ type: 'shield', ship: 'galagat-marauder', pip }) as const;
  const attacked = (shields: number, more: Given = {}) =>
    given({ attackers: ['galagat-marauder'], shields, from: 'alienAttack', ...more });
  const discipline = { crew: { commander: { level: 7, track: 'fleet-strategy', cubes: 0 } } } as const;

  test('ER-16.7 Shield Discipline saves no token on the number rolled, and is told only where it saves one', () => {
    const saved = (die: number, ...pips: number[]) => {
      const scene = attacked(pips.length, discipline).roll(d6(die));
      scene.when(...pips.map(strike));
      return [scene.s.shields, scene.all('ability').map(({ ability }) => ability)];
    };
    expect(saved(3, 3)).toEqual([0, []]);
    expect(saved(3, 3, 4)).toEqual([1, ['shield-discipline']]);
    expect(saved(3, 3, 4, 5)).toEqual([2, ['shield-discipline']]);
    expect(saved(3, 3, 4, 5, 6)).toEqual([2, ['shield-discipline']]);
    const without = attacked(1).roll(d6(4)).when(strike(3));
    expect([without.s.shields, without.all('ability')]).toEqual([0, []]);
  });

  test('ER-19.3 Truce Day holds in Phases 6 and 7 only', () => {
    const attack = {
      event: 'truce-day',
      attackers: ['dexer-needle'],
      first: [{ step: 'alienAttack' }],
    } as const;
    const hits = (from: Given['from']) => {
      const scene = given({ ...attack, from, first: attack.first.slice() } as Given, d6(6));
      return [scene.all('truce').length, scene.all('strike')[0]?.hits];
    };
    expect(hits('alienAttack')).toEqual([1, undefined]);
    expect(hits('redeploy')).toEqual([1, undefined]);
    for (const from of ['crewActions', 'warpPhase', 'extinction', 'funding'] as const)
      expect(hits(from)).toEqual([0, ['dexer-needle']]);
  });

  test('ER-16.6 Point Defence is asked about where a ship hit, and kept where none did', () => {
    const rolled = (die: number) =>
      given(
        { attackers: ['galagat-marauder'], effects: { pointDefence: true }, from: 'alienAttack' },
        d6(die),
      );
    expect(rolled(3).asking).toBe('pointDefence');
    const missed = rolled(2);
    expect([missed.asking === 'pointDefence', missed.s.effects.pointDefence]).toEqual([false, true]);
  });

  test('ER-9.2 Hardened Bulkheads take one point off, Bulkheads two of what is left, and none are spent on nothing', () => {
    const hurt = (amount: number) => {
      const scene = given({
        crew: { engineer: { level: 8, track: 'counter-operations', cubes: 0 } },
        effects: { bulkheads: 2 },
        first: [{ step: 'hullDamage', amount }],
      });
      return [scene.all('hullDamage')[0]?.total, scene.s.effects.bulkheads];
    };
    expect([hurt(1), hurt(2), hurt(3), hurt(4)]).toEqual([
      [0, 2],
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
  });

  test('ER-23.4 Probability Lens names one ship with a bolt, and rolls that one again', () => {
    const lens = (ship: 'galagat-javelin' | 'dexer-needle' | 'galagat-marauder') =>
      ({ type: 'technology', by: 'engineer', card: 'probability-lens', ship }) as const;
    const scene = given(
      {
        options: { traits: true },
        pursuit: ['dexer-needle', 'galagat-javelin', 'galagat-marauder'],
        crew: { engineer: { technology: ['probability-lens'] } },
        first: [{ step: 'strikeRoll', kind: 'retaliation' }],
      },
      d6(1),
    );
    scene.roll(d6(2), d6(6)).when(PASS);
    expect(scene.all('boltDie').map(({ ship, die }) => [ship, die])).toEqual([
      ['dexer-needle', 2],
      ['galagat-javelin', 6],
    ]);
    expect(scene.forbids(lens('galagat-marauder'))).toBe('ER-23.4');
    scene.roll(d6(1)).when(lens('galagat-javelin'));
    expect(scene.all('strike')[0]?.hits).toEqual([]);
  });
});

describe('Overpenetration', () => {
  const shot = (more: Given, level = 9) => {
    const scene = given({
      crew: { specialist: { level, track: 'gunnery-doctrine', cubes: 0 } },
      top: { damage: ['dmg-sidewinder-array', 'dmg-sunspot-core', 'dmg-fire-control-terminal'] },
      from: 'eosAttack',
      ...more,
    });
    scene.roll(basic('crosshair'), basic('crosshair'), basic('gear'));
    return scene.when(join(false), join(false), join(false)).until('placeDice');
  };
  const die = (card: 'dmg-sidewinder-array' | 'dmg-sunspot-core') =>
    ({ type: 'placeDie', face: 'crosshair', card, icon: 'crosshair' }) as const;
  const at = (ship: 'dexer-gnat' | 'dexer-needle' | 'dexer-splinter') => ({ type: 'target', ship }) as const;

  test('is asked about with damage to spare alone', () => {
    const asked = (ship: 'dexer-gnat' | 'dexer-needle', level: number) =>
      shot({ pursuit: [ship, 'vorde-leviathan'] }, level).when(die('dmg-sidewinder-array'), at(ship)).asking;
    expect(asked('dexer-gnat', 9)).toBe('overpenetration');
    expect(asked('dexer-needle', 9)).not.toBe('overpenetration');
    expect(asked('dexer-gnat', 8)).not.toBe('overpenetration');
  });

  test('needs another ship, and comes once in a combat round', () => {
    const last = shot({ pursuit: ['dexer-gnat'] }).when(die('dmg-sidewinder-array'));
    expect(last.asking).not.toBe('overpenetration');
    expect(last.all('defeated')).toHaveLength(1);
    const twice = shot({ pursuit: ['dexer-gnat', 'dexer-splinter', 'vorde-leviathan'] });
    twice.when(die('dmg-sidewinder-array'), at('dexer-gnat'), { type: 'target', ship: 'vorde-leviathan' });
    twice.when(die('dmg-sunspot-core'), at('dexer-splinter'));
    expect(twice.asking).not.toBe('overpenetration');
    expect(twice.all('overpenetrated')).toHaveLength(1);
  });
});

test('ER-15.4 after Lead from the Front and after a Target Lock whoever has something left to use is asked again', () => {
  const specialist = { level: 6, track: 'battle-leadership', cubes: 2 } as const;
  const scene = given({ pursuit: ['vorde-leviathan'], crew: { specialist }, from: 'eosAttack' });
  scene.when(join(true), join(false), join(false)).until('rollWindow');
  scene.when({ type: 'lead' }, { type: 'reroll' });
  expect(scene.asking).toBe('rollWindow');
  scene.when({ type: 'targetLock', who: 'commander' }, { type: 'mark', die: 0 }, { type: 'reroll' });
  expect(scene.asking).toBe('rollWindow');
  expect(scene.offers({ type: 'targetLock', who: 'specialist' })).toBe(true);
});

test('ER-8.1 Slip Drive needs an EOS that can fly on', () => {
  const s = positionOf({});
  const flight = { from: s.eos, used: 0, extra: 0, stalled: false, slung: false };
  const { check } = TECHNOLOGY['slip-drive'];
  expect(check({ ...s, flight }, {})).toBeUndefined();
  expect(check({ ...s, flight, hull: { ...s.hull, engine: 0 } }, {})).toBeDefined();
  expect(check({ ...s, flight: { ...flight, stalled: true } }, {})).toBeDefined();
});

describe('who is asked', () => {
  test('ER-12.4 an Engineer who could only intercept orders is asked in planning, as long as orders are hidden', () => {
    const engineer = { level: 5, track: 'signal-analysis', cubes: 1 } as const;
    const orders = { dexer: 'dexer-needle', galagat: 'galagat-marauder' } as const;
    const asked = (more: Given) =>
      given({ credits: 0, crew: { engineer }, from: 'planning', ...more }).asking;
    expect(asked({ orders })).toBe('planning');
    expect(asked({ orders: { ...orders, vorde: 'vorde-monolith' } })).not.toBe('planning');
    expect(asked({ orders, crew: { engineer: { ...engineer, cubes: 0 } } })).not.toBe('planning');
  });

  test('ER-13.2 whoever has a figure and no icon for it is not waited for', () => {
    // At the top level and calm on a whole ship: only shields could be charged, and their tokens are gone.
    const top = { level: 9, stress: 5, cubes: 0 };
    const crew = {
      commander: { ...top, track: 'crew-welfare', stress: 1 },
      pilot: { ...top, track: 'exploration', stress: 1 },
      specialist: { ...top, track: 'gunnery-doctrine', stress: 1 },
      engineer: { ...top, track: 'signal-analysis', stress: 1 },
    } as const;
    const asked = (charge: number[]) => given({ crew, credits: 0, charge }).asking;
    expect(asked([2, 0, 0])).toBe('crewActions');
    expect(asked([0, 0, 0])).not.toBe('crewActions');
  });
});
