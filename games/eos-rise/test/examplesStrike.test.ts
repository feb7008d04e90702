/** Worked examples on the strike roll and ship traits. */
import { describe, expect, test } from 'vitest';
import type { EosAction } from '../action.ts';
import type { Given } from './position.ts';
import { d6, given, join, type Scene } from './scene.ts';

const alone = [join(false), join(false), join(false)];

/** A fight with the Combat Specialist alone. */
function fight(position: Given): Scene {
  return given({ from: 'eosAttack', ...position }).when(...alone);
}

describe('ER-16 the strike roll', () => {
  const spire = 'vorde-famished-spire';
  const barb = 'dexer-barb';
  const shield = (
    ship: 'vorde-famished-spire' | 'dexer-barb' | 'galagat-marauder' | 'dexer-needle',
    pip: number,
  ): EosAction => ({
    type: 'shield',
    ship,
    pip,
  });

  test('X13, R11 shields on 6 do not stop a 5; no extinction damage in retaliation', () => {
    const scene = fight({ pursuit: [spire, barb], shields: 2, year: 2036 }).until('shields');
    scene.roll(d6(5)).when(shield(spire, 6), shield(barb, 6));
    expect(scene.s.damage).toBe(5);
    expect([scene.s.shields, scene.s.shieldPool]).toEqual([0, 6]);
  });

  test('X14 a shield on the number rolled stops that ship', () => {
    const scene = fight({ pursuit: ['galagat-marauder'], shields: 1 }).until('shields');
    scene.roll(d6(5)).when(shield('galagat-marauder', 5));
    expect(scene.s.damage).toBe(0);
    expect(scene.s.shieldPool).toBe(6);
  });

  test('T24 a token protects against one ship only', () => {
    const scene = fight({ pursuit: [spire, barb], shields: 1 }).until('shields');
    scene.roll(d6(5)).when(shield(spire, 5));
    expect(scene.s.damage).toBe(2);
  });

  test('X15, R13 fleeing adds extinction damage once, and only with a hit', () => {
    const flee = (n: number) => {
      const scene = fight({ pursuit: [barb], year: 2036 }).until('continueOrFlee');
      return scene.roll(d6(n)).when({ type: 'flee' });
    };
    expect(flee(6).all('hullDamage').at(-1)).toMatchObject({ total: 4 });
    expect(flee(1).all('strike').at(-1)).toMatchObject({ damage: 0, extinction: 0 });
  });

  test('X16, ER-17.6 an Alien attack of two in 2033', () => {
    const scene = given({ from: 'alienAttack', attackers: [spire, barb] }, d6(6));
    expect(scene.s.damage).toBe(5);
    scene.until('crewActions');
    expect(scene.s.attackers).toEqual([]);
    expect(scene.s.credits).toBeLessThan(20);
  });

  test('T59 Truce Day: Dexers do not take part', () => {
    const scene = given(
      {
        from: 'alienAttack',
        event: 'truce-day',
        year: 2038,
        attackers: ['dexer-needle', 'galagat-marauder'],
      },
      d6(1),
    );
    expect(scene.all('truce')).toEqual([{ type: 'truce', ships: ['dexer-needle'] }]);
    expect(scene.all('strike')[0]).toMatchObject({ hits: [], damage: 0, extinction: 0 });
  });

  test('T63 Quiet Sky: no extinction damage', () => {
    const scene = given(
      { from: 'alienAttack', event: 'quiet-sky', year: 2038, attackers: ['galagat-marauder'] },
      d6(6),
    );
    expect(scene.s.damage).toBe(6);
  });

  test('ER-16.6 Point Defence takes 4 off one hit', () => {
    const scene = given(
      {
        from: 'alienAttack',
        attackers: ['dexer-needle', 'galagat-marauder'],
        effects: { pointDefence: true },
      },
      d6(5),
    );
    expect(scene.asking).toBe('pointDefence');
    scene.when({ type: 'pointDefence', ship: 'galagat-marauder' });
    expect(scene.s.damage).toBe(5);
    expect(scene.s.effects.pointDefence).toBe(false);
  });

  test('ER-16.7 Shield Discipline saves two tokens on numbers not rolled', () => {
    const scene = given({
      from: 'alienAttack',
      shields: 3,
      attackers: ['galagat-marauder'],
      crew: { commander: { level: 7, track: 'fleet-strategy', cubes: 0 } },
    });
    scene
      .roll(d6(1))
      .when(shield('galagat-marauder', 3), shield('galagat-marauder', 4), shield('galagat-marauder', 5));
    expect([scene.s.shields, scene.s.shieldPool]).toEqual([2, 4]);
  });

  test('ER-16.3 Probability Lens rerolls the strike die', () => {
    const scene = given(
      {
        from: 'alienAttack',
        attackers: ['galagat-marauder'],
        crew: { engineer: { technology: ['probability-lens'] } },
      },
      d6(5),
    );
    scene.roll(d6(1)).when({ type: 'technology', by: 'engineer', card: 'probability-lens' });
    expect(scene.all('strike')[0]).toMatchObject({ hits: [] });
  });
});

describe('ER-23 ship traits', () => {
  const options = { traits: true };

  test('T55 cards go to the Protector first', () => {
    const scene = fight({
      options,
      pursuit: ['galagat-gatekeeper', 'dexer-needle'],
      crew: { specialist: { cubes: 0 } },
    });
    scene.until('placeDice', 'continueOrFlee');
    scene.s.stack.push({ step: 'overpenetration', spare: 10 });
    scene.play.run();
    expect(scene.forbids({ type: 'target', ship: 'dexer-needle' })).toBe('ER-23.1');
    scene.when({ type: 'target', ship: 'galagat-gatekeeper' });
    expect(scene.s.pursuit.map(({ card }) => card)).toEqual(['dexer-needle']);
  });

  test('T56, R59 a Bolt ship that missed rolls its own die; its shields still count', () => {
    const bolt = (n: number) => {
      const scene = fight({ options, pursuit: ['dexer-barb', 'dexer-needle'], shields: 1 }).until('shields');
      return scene
        .roll(d6(5), d6(n))
        .when({ type: 'shield', ship: 'dexer-barb', pip: 5 })
        .all('strike')
        .at(-1);
    };
    expect(bolt(6)).toMatchObject({ hits: ['dexer-barb', 'dexer-needle'], damage: 5 });
    expect(bolt(5)).toMatchObject({ hits: ['dexer-needle'], damage: 3 });
  });

  test('T57 Missile Swarm strikes before the first combat round, without extinction damage', () => {
    const scene = given(
      { options, year: 2037, from: 'eosAttack', pursuit: ['dexer-skimmer', 'dexer-hornet'] },
      d6(5),
    );
    expect(scene.all('strike')).toMatchObject([{ kind: 'swarm', damage: 6, extinction: 0 }]);
    expect(scene.s.damage).toBe(6);
  });

  test('T58, R60 three Tricky ships and two participants: first, second, first again', () => {
    const scene = given({
      options,
      from: 'eosAttack',
      pursuit: ['dexer-gnat', 'dexer-thorn', 'dexer-glint'],
      crew: { specialist: { cubes: 0 } },
    });
    scene.when(join(true), join(false), join(false)).until('tricky');
    scene.when({ type: 'tricky', who: 'commander' });
    // Only the Combat Specialist is left to roll second: taken without asking. Then the choice is open again.
    expect(scene.asking).toBe('tricky');
    expect(scene.legal).toHaveLength(2);
    scene.when({ type: 'tricky', who: 'commander' });
    expect(scene.asking).not.toBe('tricky');
  });
});
