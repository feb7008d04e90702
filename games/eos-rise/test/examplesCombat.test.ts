/** Worked examples on the EOS attack. */
import { describe, expect, test } from 'vitest';
import type { EosAction } from '../action.ts';
import type { DamageId, Icon } from '../content/damage.ts';
import type { Given } from './position.ts';
import { basic, d6, given, join, location, type Scene } from './scene.ts';

const alone = [join(false), join(false), join(false)];
const die = (face: Icon, card: DamageId, icon: Icon = face): EosAction => ({
  type: 'placeDie',
  face,
  card,
  icon,
});

/** A fight with the Combat Specialist alone. */
function fight(position: Given): Scene {
  return given({ from: 'eosAttack', ...position }).when(...alone);
}

describe('ER-15 EOS attack', () => {
  test('X11 three DAMAGE icons draw three cards', () => {
    const scene = fight({ pursuit: ['dexer-needle'], crew: { specialist: { level: 3 } } });
    expect(scene.s.combat?.cards).toHaveLength(3);
  });

  test('X12 a First Strike needs another card of the keyword, and adds its number', () => {
    const scene = fight({
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 3 } },
      top: { damage: ['dmg-verteron-shift-array', 'dmg-impulse-sensor-array', 'dmg-helix-plasma-core'] },
    });
    expect(scene.offers({ type: 'strike', card: 'dmg-verteron-shift-array', by: 'pilot' })).toBe(true);
    expect(scene.forbids({ type: 'strike', card: 'dmg-helix-plasma-core', by: 'pilot' })).toBe('ER-15.3');
    scene.roll(basic('arrow'), basic('syringe'));
    scene.when({ type: 'strike', card: 'dmg-impulse-sensor-array', by: 'engineer' });
    expect(scene.s.crew.engineer.stress).toBe(7);
    scene.until('placeDice');
    scene.when(die('arrow', 'dmg-impulse-sensor-array'), die('syringe', 'dmg-impulse-sensor-array'));
    expect(scene.s.pursuit[0]?.damage).toBe(6);
  });

  const lance = 'dmg-phased-lance-array';
  const lanced: Given = {
    pursuit: ['galagat-marauder'],
    crew: { specialist: { level: 6, track: 'battle-leadership', cubes: 0 } },
    top: { damage: [lance, 'dmg-flux-converter', 'dmg-waste-heat-converter'] },
  };
  /** Two white dice and a blue one. */
  function rolled(position: Given, ...faces: Icon[]): Scene {
    const scene = given({ from: 'eosAttack', ...position });
    scene.roll(basic(faces[0] ?? 'arrow'), basic(faces[1] ?? 'arrow'), [6, faces[2] === 'crosshair' ? 1 : 4]);
    return scene.when(...alone).until('placeDice');
  }

  test('T26, R8 an X icon takes only a CROSSHAIR', () => {
    const short = rolled(lanced, 'arrow', 'gear', 'crosshair');
    expect(short.forbids(die('gear', lance, 'crosshair'))).toBe('R8');
    short.when(die('arrow', lance), die('crosshair', lance, 'crosshair'));
    expect(short.all('activated')).toHaveLength(0);
  });

  test('T27 with Bent Light a CROSSHAIR fills an X only', () => {
    const bent: Given = { ...lanced, event: 'bent-light' };
    const enough = rolled(bent, 'arrow', 'arrow', 'crosshair');
    enough.when(die('arrow', lance), die('arrow', lance), die('crosshair', lance));
    expect(enough.all('activated')).toMatchObject([{ damage: 6 }]);
    const two = rolled(bent, 'arrow', 'crosshair', 'crosshair');
    expect(two.forbids(die('crosshair', lance, 'arrow'))).toBe('R8');
  });

  test('T28 excess damage is lost, unless Overpenetration sends it on', () => {
    const strike = (level: number) => {
      const scene = given({
        from: 'eosAttack',
        pursuit: ['dexer-needle', 'dexer-skimmer'],
        crew: { specialist: { level, track: 'gunnery-doctrine', cubes: 0 } },
        top: { damage: ['dmg-singularity-core'] },
        first: [],
      });
      scene.roll(basic('gear'), basic('gear'), [6, 1]);
      return scene.when(...alone).until('placeDice');
    };
    const core = 'dmg-singularity-core';
    const place: EosAction[] = [die('gear', core), die('gear', core), die('crosshair', core)];
    const plain = strike(8).when(...place, { type: 'target', ship: 'dexer-needle' });
    expect(plain.s.pursuit.map(({ card }) => card)).toEqual(['dexer-skimmer']);
    const through = strike(9).when(...place, { type: 'target', ship: 'dexer-needle' });
    expect(through.asking).toBe('overpenetration');
    through.when({ type: 'target', ship: 'dexer-skimmer' });
    expect(through.s.pursuit).toEqual([]);
    expect(through.s.kills.dexer).toBe(2);
  });

  test('T29, R5 pills cancel First Strike stress, the bonus stays', () => {
    const scene = fight({
      pursuit: ['galagat-marauder'],
      crew: { commander: { cubes: 2 } },
      top: { damage: ['dmg-singularity-core', 'dmg-sunspot-core'] },
    });
    scene.when(
      { type: 'strike', card: 'dmg-singularity-core', by: 'specialist' },
      { type: 'pills', count: 2 },
    );
    expect(scene.s.crew.specialist.stress).toBe(5);
    expect(scene.s.combat?.cards[0]?.strike).toBe('specialist');
  });

  test('T30, R10 a breakdown by First Strike comes before the roll; R61 drawn cards stay', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { engineer: { level: 3, stress: 8 } },
      top: { damage: ['dmg-flux-converter', 'dmg-muon-converter'] },
    });
    scene.when(join(false), join(false), join(true));
    scene.when({ type: 'strike', card: 'dmg-flux-converter', by: 'engineer' });
    expect(scene.s.crew.engineer.level).toBe(1);
    expect(scene.all('damageCard')).toHaveLength(1);
    scene.until('rollWindow', 'placeDice', 'continueOrFlee');
    expect(scene.s.combat?.dice.filter(({ who }) => who === 'engineer')).toHaveLength(1);
    expect(scene.s.combat?.cards[0]?.strike).toBe('engineer');
  });

  test('T25, R7 damage on a surviving ship is gone in the next combat round', () => {
    const scene = fight({ pursuit: [{ card: 'galagat-marauder', damage: 0 }] });
    const raider = scene.s.pursuit[0];
    if (raider) raider.damage = 9;
    scene.until('continueOrFlee').when({ type: 'continue' });
    expect(scene.s.pursuit[0]?.damage).toBe(0);
    expect(scene.s.combat?.round).toBe(2);
  });

  /** A Barb with one item of each kind is about to be left behind. */
  function leaving(position: Given): Scene {
    return given({
      from: 'eosAttack',
      pursuit: [{ card: 'dexer-barb', frb: 1, skill: 1, credit: 1 }],
      ...position,
    })
      .when(...alone)
      .until('continueOrFlee');
  }

  test('T31 fleeing loses credits and skill tokens, and puts FRBs back on the map', () => {
    const scene = leaving({}).roll(d6(1), ...location(4, 4));
    scene.when({ type: 'flee' });
    expect(scene.s.pursuit).toEqual([]);
    expect(scene.s.frbs).toContain('g04-4');
    const before7 = scene.events.slice(
      0,
      scene.events.findIndex((e) => e.type === 'phase' && e.phase === 'redeploy'),
    );
    expect(before7.filter(({ type }) => type === 'landed')).toEqual([
      { type: 'landed', what: 'frb', at: 'g04-4' },
    ]);
    expect(scene.s.decks.dexer.discard).toContain('dexer-barb');
  });

  test('T32 Ghost Transponder: no strike roll, but the items are lost all the same', () => {
    const ghost = leaving({ crew: { pilot: { technology: ['ghost-transponder'] } } });
    ghost.roll(...location(4, 4)).when({ type: 'flee' });
    ghost.when({ type: 'technology', by: 'pilot', card: 'ghost-transponder' });
    expect(ghost.all('strikeDie').filter(({ kind }) => kind === 'flee')).toEqual([]);
    expect(ghost.s.frbs).toContain('g04-4');
    expect(ghost.s.pursuit).toEqual([]);
    expect(ghost.s.crew.pilot.technology).toEqual([]);
  });

  test('ER-15.6, ER-22.6 a defeated ship pays credits, intel, levels, then its items', () => {
    const scene = fight({
      pursuit: [{ card: 'dexer-sentinel-mote', frb: 1, credit: 2 }],
      crew: { specialist: { level: 2, cubes: 0 } },
      top: { damage: ['dmg-zero-point-converter', 'dmg-sidewinder-array'] },
    });
    scene.until('placeDice', 'continueOrFlee');
    const raider = scene.s.pursuit[0];
    if (raider) raider.damage = 4;
    // Whatever was rolled, a card activated by hand shows the order of rewards.
    scene.s.stack.push({ step: 'target', card: 'dmg-sidewinder-array' });
    scene.play.run();
    expect(scene.s.intel).toBe(1);
    expect(scene.asking).toBe('level');
    scene.when({ type: 'level', who: 'pilot' });
    expect(scene.all('credits')[0]).toMatchObject({ n: 2, total: 10 });
    expect(scene.s.progress).toBe(1);
  });

  test('ER-15.3, ER-6.6 another seat’s character must agree to pay', () => {
    const scene = given({
      seats: 4,
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      top: { damage: ['dmg-flux-converter', 'dmg-muon-converter'] },
    }).when(...alone);
    const strike: EosAction = { type: 'strike', card: 'dmg-flux-converter', by: 'engineer' };
    scene.when(strike);
    expect([scene.asking, scene.play.seat]).toEqual(['confirmStrike', 3]);
    scene.when({ type: 'confirm', agreed: false });
    expect(scene.s.crew.engineer.stress).toBe(5);
    expect(scene.forbids(strike)).toBe('ER-15.3');
    scene.when(
      { type: 'strike', card: 'dmg-flux-converter', by: 'pilot' },
      { type: 'confirm', agreed: true },
    );
    expect(scene.s.crew.pilot.stress).toBe(6);
  });

  test('R9, D22 Target Lock rerolls marked dice of one participant', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 2, cubes: 1 } },
    });
    scene.roll(basic('stress-2'), basic('gear'), basic('crosshair'));
    scene.when(...alone).until('rollWindow');
    scene.when({ type: 'targetLock', who: 'specialist' });
    expect(scene.forbids({ type: 'reroll' })).toBe('R9');
    scene.when({ type: 'mark', die: 0 }, { type: 'reroll' });
    expect(scene.s.combat?.dice.map(({ face }) => face)).toEqual(['crosshair', 'gear']);
    expect(scene.s.crew.specialist).toMatchObject({ cubes: 0, stress: 5 });
  });

  test('X-ray Storm: each participant of the first combat round takes 1 stress', () => {
    const scene = given({ from: 'eosAttack', event: 'x-ray-storm', pursuit: ['galagat-marauder'] });
    scene.when(join(true), join(false), join(false));
    expect(Object.values(scene.s.crew).map(({ stress }) => stress)).toEqual([6, 5, 6, 5]);
  });

  test('Jammed Consoles: no First Strike, no technology', () => {
    const scene = fight({
      event: 'jammed-consoles',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { cubes: 0, technology: ['targeting-prism'] } },
      top: { damage: ['dmg-flux-converter', 'dmg-muon-converter'] },
    });
    expect(scene.asking).not.toBe('firstStrike');
    expect(scene.asking).not.toBe('rollWindow');
  });
});
