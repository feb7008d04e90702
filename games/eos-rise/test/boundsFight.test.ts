/** Boundaries of fights and strike rolls: who is asked, how often, and what the last point changes. */
import { describe, expect, test } from 'vitest';
import type { Given } from './position.ts';
import { basic, d6, given, join, PASS } from './scene.ts';

const OUT = [join(false), join(false), join(false)] as const;

/** A fight of the Combat Specialist alone, with these cards on top and these faces to come. */
function duel(more: Given, cards: readonly string[], ...faces: readonly Parameters<typeof basic>[0][]) {
  const scene = given({
    pursuit: ['galagat-marauder'],
    top: { damage: cards as never },
    from: 'eosAttack',
    ...more,
  });
  scene.roll(...faces.map(basic)).when(...OUT);
  return scene;
}

const LIDAR = 'dmg-lidar-burst-array';
const SIDEWINDER = 'dmg-sidewinder-array';
const FLUX = 'dmg-flux-converter';

describe('who fights', () => {
  test('ER-15.1, D17 everyone but the Combat Specialist is asked, in order', () => {
    const scene = given({ pursuit: ['galagat-marauder'], from: 'eosAttack' });
    const asked: unknown[] = [];
    while (scene.asking === 'join') {
      const frame = scene.s.stack.at(-1);
      asked.push(frame?.step === 'join' ? frame.who : undefined);
      scene.when(join(frame?.step === 'join' && frame.who === 'engineer'));
    }
    expect(asked).toEqual(['commander', 'pilot', 'engineer']);
    expect(scene.s.combat?.fighters).toEqual(['specialist', 'engineer']);
  });

  test('ER-15.4 STRESS of a roll is for whoever rolled it, Commander first, as one amount each', () => {
    const scene = given({
      pursuit: ['galagat-marauder'],
      crew: { commander: { level: 3, stress: 5 }, specialist: { stress: 5, cubes: 0 } },
      from: 'eosAttack',
    });
    scene.roll(basic('stress-2'), basic('stress-1'), basic('gear'));
    scene.when(join(true), join(false), join(false)).until('continueOrFlee');
    expect(scene.all('stress')).toEqual([{ type: 'stress', who: 'commander', n: 3, at: 8 }]);
    expect(scene.s.crew.specialist.stress).toBe(5);
  });

  test('ER-15.2 a card per DAMAGE icon, War Room and Heroes’ Wake one more each', () => {
    const laid = (more: Given) => duel(more, [LIDAR, FLUX]).all('damageCards')[0]?.cards.length;
    expect(laid({})).toBe(2);
    expect(laid({ crew: { specialist: { level: 3 } } })).toBe(3);
    expect(laid({ effects: { damageCards: 1 } })).toBe(3);
    expect(laid({ event: 'heroes-wake', effects: { damageCards: 1 } })).toBe(4);
  });
});

describe('First Strike', () => {
  test('D19 is asked only where two cards share a keyword, and once per card', () => {
    expect(duel({}, [LIDAR, FLUX], 'gear').asking).not.toBe('firstStrike');
    const scene = duel({}, [LIDAR, SIDEWINDER], 'gear');
    expect(scene.asking).toBe('firstStrike');
    scene.when({ type: 'strike', card: LIDAR, by: 'pilot' });
    expect(scene.s.crew.pilot.stress).toBe(6);
    expect(scene.forbids({ type: 'strike', card: LIDAR, by: 'pilot' })).toBe('ER-15.3');
    scene.when({ type: 'strike', card: SIDEWINDER, by: 'pilot' });
    expect(scene.asking).not.toBe('firstStrike');
  });

  test('ER-15.3 the bonus counts for the card that was struck, not for another', () => {
    const scene = duel(
      { crew: { specialist: { level: 2, cubes: 0 } } },
      [LIDAR, SIDEWINDER],
      'arrow',
      'crosshair',
    );
    scene.when({ type: 'strike', card: LIDAR, by: 'pilot' }, PASS);
    scene.when({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' });
    scene.when({ type: 'placeDie', face: 'crosshair', card: SIDEWINDER, icon: 'crosshair' });
    expect(scene.all('activated').map(({ damage }) => damage)).toEqual([3, 3]);
  });

  test('First In counts a First Strike of the Combat Specialist on a card that fires', () => {
    const mission = { card: 'first-in', stars: 0, counted: [] } as const;
    const crew = { specialist: { cubes: 0, mission: mission as never } };
    const fired = duel({ crew }, [LIDAR, SIDEWINDER], 'arrow');
    fired.when({ type: 'strike', card: LIDAR, by: 'specialist' }, PASS);
    expect(fired.s.crew.specialist.mission?.stars).toBe(0);
    fired.when({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' });
    expect(fired.s.crew.specialist.mission?.stars).toBe(1);
    const other = duel({ crew }, [LIDAR, SIDEWINDER], 'arrow');
    other.when({ type: 'strike', card: LIDAR, by: 'pilot' }, PASS);
    other.when({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' });
    expect(other.s.crew.specialist.mission?.stars).toBe(0);
  });
});

describe('dice', () => {
  test('ER-7.1 a Target Lock is spent on a participant, and each reroll needs a die', () => {
    const scene = duel({ crew: { specialist: { cubes: 1 } } }, [LIDAR, FLUX], 'syringe');
    expect(scene.asking).toBe('rollWindow');
    expect(scene.forbids({ type: 'targetLock', who: 'pilot' })).toBe('ER-7.1');
    scene.when({ type: 'targetLock', who: 'specialist' });
    expect(scene.s.crew.specialist.cubes).toBe(0);
    expect(scene.forbids({ type: 'reroll' })).toBe('R9');
    expect(scene.forbids({ type: 'mark', die: 1 })).toBe('R9');
    scene.when({ type: 'mark', die: 0 });
    expect(scene.forbids({ type: 'mark', die: 0 })).toBe('R9');
    scene.roll(basic('arrow')).when({ type: 'reroll' });
    expect(scene.s.combat?.dice.map(({ face }) => face)).toEqual(['arrow']);
    expect(scene.asking).toBe('placeDice');
  });

  test('D22 of dice alike the first is marked first', () => {
    const scene = duel({ crew: { specialist: { level: 2, cubes: 1 } } }, [LIDAR, FLUX], 'syringe', 'syringe');
    scene.when({ type: 'targetLock', who: 'specialist' });
    expect(scene.forbids({ type: 'mark', die: 1 })).toBe('R9');
    scene.when({ type: 'mark', die: 0 }, { type: 'mark', die: 1 });
    scene.roll(basic('gear'), basic('arrow')).when({ type: 'reroll' });
    expect(scene.s.combat?.dice.map(({ face }) => face)).toEqual(['gear', 'arrow']);
    expect(scene.all('rerolled')).toHaveLength(1);
  });

  test('Gunnery Range and Lead from the Front: once in each combat round', () => {
    const specialist = { level: 6, track: 'battle-leadership', cubes: 0 } as const;
    const scene = given({
      pursuit: ['vorde-leviathan'],
      crew: { specialist },
      effects: { gunneryRange: true },
      from: 'eosAttack',
    });
    scene.when(join(true), join(false), join(false)).until('rollWindow');
    scene.when({ type: 'gunneryRange' }, { type: 'mark', die: 1 }, { type: 'reroll' });
    expect(scene.forbids({ type: 'gunneryRange' })).toBe('ER-15.4');
    scene.when({ type: 'lead' });
    // The Commander may decline the one die.
    expect(scene.asking).toBe('reroll');
    expect(scene.forbids({ type: 'mark', die: 1 })).toBe('R9');
    scene.when({ type: 'reroll' });
    expect(scene.asking).not.toBe('reroll');
    expect(scene.forbids({ type: 'lead' })).toBeDefined();
    scene.until('continueOrFlee').when({ type: 'continue' }, join(true), join(false), join(false));
    scene.until('rollWindow');
    expect(scene.forbids({ type: 'gunneryRange' })).toBeUndefined();
    expect(scene.forbids({ type: 'lead' })).toBeUndefined();
  });

  test('Lead from the Front needs another participant', () => {
    const specialist = { level: 6, track: 'battle-leadership', cubes: 1 } as const;
    const scene = given({ pursuit: ['vorde-leviathan'], crew: { specialist }, from: 'eosAttack' });
    scene.when(...OUT).until('rollWindow');
    expect(scene.forbids({ type: 'lead' })).toBe('ER-15.4');
  });

  test('ER-15.5 a die is placed once, an icon filled once', () => {
    const scene = duel(
      { crew: { specialist: { level: 2, cubes: 0 } } },
      [LIDAR, 'dmg-pulse-reservoir-core'],
      'arrow',
      'gear',
    );
    expect(scene.forbids({ type: 'placeDie', face: 'gear', card: LIDAR, icon: 'arrow' })).toBe('R8');
    expect(scene.forbids({ type: 'placeDie', face: 'syringe', card: LIDAR, icon: 'arrow' })).toBe('ER-15.5');
    expect(scene.forbids({ type: 'placeDie', face: 'arrow', card: FLUX, icon: 'gear' })).toBe('ER-15.5');
    expect(scene.forbids({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'gear' })).toBe('ER-15.5');
    scene.when({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' });
    // The GEAR fits nothing, so that placing is over.
    expect(scene.asking).toBe('continueOrFlee');
    expect(scene.s.pursuit[0]?.damage).toBe(2);
  });

  test('Neural Buffer: for a participant with a STRESS face, once', () => {
    const crew = {
      commander: { cubes: 0 },
      specialist: { level: 2, cubes: 0, technology: ['neural-buffer', 'neural-buffer'] },
    } as never;
    const use = { type: 'technology', by: 'specialist', card: 'neural-buffer', who: 'specialist' } as const;
    const scene = duel({ crew }, [LIDAR, FLUX], 'stress-2', 'gear');
    expect(scene.forbids({ ...use, who: 'pilot' })).toBe('ER-15.4');
    expect(scene.forbids({ type: 'technology', by: 'specialist', card: 'neural-buffer' })).toBe('ER-8.1');
    scene.when(use);
    expect(scene.s.crew.specialist.technology).toHaveLength(1);
    expect(scene.asking).toBe('placeDice');
    expect(scene.s.crew.specialist.stress).toBe(5);
    expect(duel({ crew }, [LIDAR, FLUX], 'arrow', 'gear').asking).toBe('placeDice');
  });

  test('Overcharge Cell: 3 more for the card just activated, each', () => {
    const crew = { specialist: { cubes: 0, technology: ['overcharge-cell', 'overcharge-cell'] } } as never;
    const scene = duel({ crew }, [LIDAR, FLUX], 'arrow');
    scene.when({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' });
    expect(scene.asking).toBe('overcharge');
    const use = { type: 'technology', by: 'specialist', card: 'overcharge-cell' } as const;
    scene.when(use, use);
    expect(scene.all('activated').map(({ damage }) => damage)).toEqual([8]);
  });

  test('Echo Coupler and Targeting Prism name dice that lie there', () => {
    const crew = {
      specialist: { level: 2, cubes: 0, technology: ['echo-coupler', 'targeting-prism'] },
    } as never;
    const scene = duel({ crew }, [LIDAR, FLUX], 'syringe', 'stress-1');
    const echo = { type: 'technology', by: 'specialist', card: 'echo-coupler' } as const;
    const prism = { type: 'technology', by: 'specialist', card: 'targeting-prism' } as const;
    expect(scene.forbids({ ...echo, die: 0, copy: 1 })).toBe('ER-8.1');
    expect(scene.forbids({ ...echo, die: 0, copy: 0 })).toBe('ER-8.1');
    expect(scene.forbids({ ...echo, die: 0 })).toBe('ER-8.1');
    expect(scene.forbids({ ...echo, die: 2, copy: 0 })).toBe('ER-8.1');
    expect(scene.forbids({ ...prism, die: 2 })).toBe('ER-8.1');
    expect(scene.forbids({ ...prism, die: 0, who: 'pilot' })).toBe('ER-8.1');
    expect(scene.forbids(prism)).toBe('ER-8.1');
    scene.when({ ...echo, die: 1, copy: 0 });
    expect(scene.s.combat?.dice.map(({ face }) => face)).toEqual(['syringe', 'syringe']);
    scene.when({ ...prism, die: 0 });
    expect(scene.s.combat?.dice.map(({ face }) => face)).toEqual(['crosshair', 'syringe']);
  });
});

describe('damage to ships', () => {
  test.each([
    [1, false],
    [2, true],
  ])('ER-15.6 a hull of 3 with %i more than 1 falls: %s', (more, falls) => {
    const scene = duel({ pursuit: [{ card: 'dexer-needle', damage: 0 }] }, [LIDAR, FLUX], 'arrow');
    for (const ship of scene.s.pursuit) ship.damage = more - 1;
    scene.until('placeDice');
    scene.when({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' });
    expect(scene.all('defeated')).toHaveLength(falls ? 1 : 0);
  });

  test('Prize Crew pays the first two ships, Salvage Dock every ship, Clear Channels those with intel', () => {
    const pays = (more: Given, card: 'dexer-needle' | 'dexer-gnat') => {
      const scene = duel({ pursuit: [card], ...more }, [LIDAR, FLUX], 'arrow');
      for (const ship of scene.s.pursuit) ship.damage = 1;
      scene.until('placeDice').when({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' });
      return [scene.s.credits, scene.s.intel, scene.s.effects.prizes];
    };
    expect(pays({ credits: 0 }, 'dexer-needle')).toEqual([1, 1, 0]);
    expect(pays({ credits: 0, effects: { prizes: 2 } }, 'dexer-gnat')).toEqual([1, 1, 1]);
    expect(pays({ credits: 0, effects: { salvage: true } }, 'dexer-gnat')).toEqual([3, 0, 0]);
    expect(pays({ credits: 0, event: 'clear-channels' }, 'dexer-gnat')).toEqual([1, 0, 0]);
    expect(pays({ credits: 0, event: 'clear-channels' }, 'dexer-needle')).toEqual([1, 2, 0]);
  });

  test('Overpenetration: once in a combat round, with damage to spare and another ship', () => {
    const specialist = { level: 9, track: 'gunnery-doctrine', cubes: 0 } as const;
    const scene = given({
      pursuit: ['dexer-gnat', 'galagat-marauder'],
      crew: { specialist },
      top: { damage: [SIDEWINDER, 'dmg-sunspot-core', LIDAR] as never },
      from: 'eosAttack',
    });
    scene
      .roll(...['crosshair', 'crosshair'].map(() => basic('crosshair')))
      .when(...OUT)
      .until('placeDice');
    scene.when({ type: 'placeDie', face: 'crosshair', card: SIDEWINDER, icon: 'crosshair' });
    scene.when({ type: 'target', ship: 'dexer-gnat' });
    expect(scene.asking).toBe('overpenetration');
    scene.when({ type: 'target', ship: 'galagat-marauder' });
    expect(scene.s.pursuit).toMatchObject([{ card: 'galagat-marauder', damage: 1 }]);
    expect(scene.s.combat?.overpenetrated).toBe(true);
  });

  test('Clean Sweep: two ships in one combat round are one star, three are one', () => {
    const mission = { card: 'clean-sweep', stars: 0, counted: [] } as never;
    const scene = duel(
      {
        pursuit: ['dexer-gnat', 'dexer-splinter', 'dexer-pilferer', 'vorde-leviathan'],
        crew: { specialist: { level: 3, cubes: 0, mission } },
      },
      [LIDAR, 'dmg-flywheel-core', 'dmg-turret-relay-terminal'],
      'arrow',
      'arrow',
    );
    scene.when(
      { type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' },
      { type: 'target', ship: 'dexer-gnat' },
    );
    expect(scene.s.crew.specialist.mission?.stars).toBe(0);
    scene.when({ type: 'placeDie', face: 'arrow', card: 'dmg-flywheel-core', icon: 'arrow' });
    scene.when({ type: 'target', ship: 'dexer-splinter' });
    expect(scene.s.crew.specialist.mission?.stars).toBe(1);
    expect(scene.s.kills.dexer).toBe(2);
  });
});

describe('strike rolls', () => {
  const attack = (more: Given, die: number) =>
    given({ attackers: ['galagat-harrower'], from: 'alienAttack', ...more }).roll(d6(die));

  test('ER-16.2 tokens go on pips of ships that strike, one a pip, as long as there are any', () => {
    const scene = attack({ shields: 2 }, 4);
    expect(scene.forbids({ type: 'shield', ship: 'dexer-needle', pip: 5 })).toBe('ER-16.2');
    expect(scene.forbids({ type: 'shield', ship: 'galagat-harrower', pip: 3 })).toBe('ER-16.2');
    scene.when({ type: 'shield', ship: 'galagat-harrower', pip: 4 });
    expect(scene.forbids({ type: 'shield', ship: 'galagat-harrower', pip: 4 })).toBe('ER-16.2');
    scene.when({ type: 'shield', ship: 'galagat-harrower', pip: 5 });
    // No token is left: the die is rolled.
    expect(scene.all('strike')).toMatchObject([{ hits: [], damage: 0, extinction: 0 }]);
    expect(scene.s.shields).toBe(0);
    expect(scene.s.shieldPool).toBe(6);
  });

  test('ER-16.2 with every pip covered nobody is asked further', () => {
    const scene = given({ attackers: ['dexer-gnat'], shields: 3, from: 'alienAttack' }).roll(d6(6));
    scene.when({ type: 'shield', ship: 'dexer-gnat', pip: 6 });
    expect(scene.all('strike')).toHaveLength(1);
    expect(scene.s.shields).toBe(2);
  });

  test('Iron Wall: a star for a ship that a token on the number rolled has stopped, none for luck', () => {
    const mission = { card: 'iron-wall', stars: 0, counted: [] } as never;
    const wall = (die: number, pip: number) => {
      const scene = attack({ shields: 1, crew: { commander: { mission } } }, die);
      return scene.when({ type: 'shield', ship: 'galagat-harrower', pip }).s.crew.commander.mission?.stars;
    };
    expect(wall(4, 4)).toBe(1);
    expect(wall(3, 4)).toBe(0);
    expect(wall(5, 4)).toBe(0);
  });

  test.each([
    [2033, 6],
    [2034, 7],
    [2036, 8],
    [2038, 9],
    [2039, 9],
  ])('ER-10.4, ER-17.6 in %i a Harrower that hits takes %i points', (year, points) => {
    const scene = given({ year, attackers: ['galagat-harrower'], from: 'alienAttack' }, d6(6));
    scene.until('redeploy', 'planning', 'crewActions', 'tryLuck', 'gate', 'level', 'pickCharacter');
    expect(scene.all('hullDamage')[0]?.total).toBe(points);
  });

  test('Point Defence: 4 less once, and no extinction damage where that leaves nothing', () => {
    const used = given({
      year: 2039,
      attackers: ['dexer-razorback'],
      effects: { pointDefence: true },
      crew: { commander: { cubes: 0 } },
      shields: 1,
      from: 'alienAttack',
    }).roll(d6(6));
    used.when(PASS);
    expect(used.asking).toBe('pointDefence');
    expect(used.forbids({ type: 'pointDefence', ship: 'dexer-needle' })).toBe('ER-16.6');
    used.when({ type: 'pointDefence', ship: 'dexer-razorback' });
    expect(used.all('strike')).toMatchObject([{ hits: [], damage: 0, extinction: 0 }]);
    expect(used.s.effects.pointDefence).toBe(false);
  });

  test('Hardened Bulkheads and Bulkhead Press: 1 less always, 2 less for two events, never below 0', () => {
    const hurt = (amount: number, bulkheads: number, level = 1) => {
      const engineer = level > 4 ? { level, track: 'counter-operations' as const } : { level };
      const scene = given({
        crew: { engineer: { ...engineer, cubes: 0 } },
        effects: { bulkheads },
        first: [{ step: 'hullDamage', amount }],
      });
      const [told] = scene.all('hullDamage');
      return [told?.total, told?.reduced, scene.s.effects.bulkheads];
    };
    expect(hurt(5, 0)).toEqual([5, 0, 0]);
    expect(hurt(5, 2)).toEqual([3, 2, 1]);
    expect(hurt(5, 1)).toEqual([3, 2, 0]);
    expect(hurt(1, 2)).toEqual([0, 1, 1]);
    expect(hurt(5, 2, 8)).toEqual([2, 3, 1]);
    expect(hurt(1, 2, 8)).toEqual([0, 1, 2]);
    expect(hurt(5, 0, 7)).toEqual([5, 0, 0]);
  });

  test('Ablative Foam takes 4 off what is left, and not below 0', () => {
    const crew = { pilot: { technology: ['ablative-foam'] } } as never;
    const foam = (amount: number) =>
      given({ crew, first: [{ step: 'hullDamage', amount }] }).when({
        type: 'technology',
        by: 'pilot',
        card: 'ablative-foam',
      }).s.damage;
    expect([foam(9), foam(5), foam(4), foam(2)]).toEqual([5, 1, 0, 0]);
  });

  test('D29 a Quick Fix is offered after damage, only with a cube and something to repair', () => {
    const hit = (cubes: number) => {
      const scene = given({ crew: { engineer: { cubes } }, first: [{ step: 'hullDamage', amount: 1 }] });
      return scene.when({ type: 'hit', room: 'engine' }).asking;
    };
    expect(hit(1)).toBe('quickFix');
    expect(hit(0)).toBe('crewActions');
  });

  test('D30 with one way out the fight goes on unasked, and ends when no ship is left', () => {
    const crew = { specialist: { cubes: 0 } };
    const scene = duel({ pursuit: ['dexer-gnat'], crew }, [LIDAR, FLUX], 'arrow');
    scene.when({ type: 'placeDie', face: 'arrow', card: LIDAR, icon: 'arrow' });
    expect(scene.s.combat).toBeUndefined();
    expect(scene.s.phase).not.toBe('eos-attack');
    expect(scene.s.decks.damage.discard).toEqual(expect.arrayContaining([LIDAR, FLUX]));
  });
});
