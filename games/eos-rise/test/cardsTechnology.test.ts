/** Every technology card, as printed. */
import { describe, expect, test } from 'vitest';
import type { EosAction } from '../action.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import { TECHNOLOGY_IDS, type TechnologyId } from '../content/technologyIds.ts';
import { basic, given, join, place, type Roll, type Scene } from './scene.ts';

const alone = [join(false), join(false), join(false)];
const use = (
  card: TechnologyId,
  more: Partial<Extract<EosAction, { type: 'technology' }>> = {},
): EosAction => ({
  type: 'technology',
  by: 'engineer',
  card,
  ...more,
});

describe('technology', () => {
  /** After the attack roll of the Combat Specialist at level 2, with a card in the Engineer’s hands. */
  function rolled(card: TechnologyId, ...faces: Roll[]): Scene {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 2, cubes: 0 }, engineer: { technology: [card] } },
    });
    return scene
      .roll(...faces)
      .when(...alone)
      .until('rollWindow');
  }
  const faces = (scene: Scene) => scene.s.combat?.dice.map(({ face }) => face);

  test('Recoil Damper rerolls dice of one participant', () => {
    const scene = rolled('recoil-damper', basic('gear'), basic('stress-2'));
    scene
      .roll(basic('crosshair'))
      .when(use('recoil-damper', { who: 'specialist' }), { type: 'mark', die: 1 }, { type: 'reroll' });
    expect(scene.all('rerolled')).toMatchObject([{ from: ['stress-2'], to: ['crosshair'] }]);
    expect(scene.s.crew.engineer.technology).toEqual([]);
  });

  test('Targeting Prism turns a die to CROSSHAIR, not one that shows it', () => {
    const scene = rolled('targeting-prism', basic('gear'), basic('crosshair'));
    expect(scene.forbids(use('targeting-prism', { die: 1 }))).toBe('ER-8.1');
    expect(scene.forbids(use('targeting-prism'))).toBe('ER-8.1');
    scene.when(use('targeting-prism', { die: 0 }));
    expect(scene.all('turned')).toMatchObject([{ from: 'gear', to: 'crosshair' }]);
  });

  test('Echo Coupler copies a face, but no STRESS', () => {
    const scene = rolled('echo-coupler', basic('gear'), basic('stress-1'));
    expect(scene.forbids(use('echo-coupler', { die: 0, copy: 1 }))).toBe('ER-8.1');
    scene.when(use('echo-coupler', { die: 1, copy: 0 }));
    expect(scene.s.crew.specialist.stress).toBe(5);
    expect(scene.all('turned')).toMatchObject([{ from: 'stress-1', to: 'gear' }]);
  });

  test('Neural Buffer lets a participant ignore STRESS', () => {
    const scene = rolled('neural-buffer', basic('stress-1'), basic('stress-2'));
    scene.when(use('neural-buffer', { who: 'specialist' }));
    expect(scene.s.crew.specialist.stress).toBe(5);
    expect(faces(rolled('recoil-damper', basic('gear'), basic('stress-2')))).toEqual(['gear', 'stress-2']);
  });

  test('Overcharge Cell adds 3 to the card just activated', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 2, cubes: 0 }, engineer: { technology: ['overcharge-cell'] } },
      top: { damage: ['dmg-flux-converter', 'dmg-flywheel-core'] },
    }).roll(basic('gear'), basic('gear'));
    scene.when(...alone).until('placeDice');
    scene.when({ type: 'placeDie', face: 'gear', card: 'dmg-flux-converter', icon: 'gear' });
    expect(scene.asking).toBe('overcharge');
    scene.when(use('overcharge-cell'));
    expect(scene.all('activated')).toMatchObject([{ damage: 5 }]);
  });

  test('Spare Magazine draws 2 more damage cards', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { engineer: { technology: ['spare-magazine'] } },
    }).when(...alone);
    expect(scene.asking).toBe('arms');
    scene.when(use('spare-magazine'));
    expect(scene.s.combat?.cards).toHaveLength(4);
  });

  test('Capacitor Bank takes up to 3 tokens before a strike roll', () => {
    const scene = given({
      from: 'alienAttack',
      attackers: ['galagat-marauder'],
      crew: { engineer: { technology: ['capacitor-bank'] } },
    });
    scene.when(use('capacitor-bank'));
    expect(scene.s.shields).toBe(3);
    expect(scene.asking).toBe('shields');
  });

  test('Ablative Foam, Slip Drive, Gravitic Anchor, Ghost Transponder and Probability Lens are in the examples; every card pays when equipped', () => {
    for (const card of TECHNOLOGY_IDS) {
      const scene = given({
        hull: { crafting: 5, command: 10 },
        crew: { pilot: { stress: 9 }, specialist: { cubes: 0 } },
        top: { technology: [card] },
      });
      scene.when(place('pilot', 'technology'));
      const { gain, n } = TECHNOLOGY[card].instant;
      if (gain === 'relief') expect(scene.s.crew.pilot.stress, card).toBe(9 - n);
      else if (gain === 'repair') expect(scene.until('crewActions').s.hull.command, card).toBe(10 + n);
      else if (gain === 'shields') expect(scene.s.shields, card).toBe(n);
      else if (gain === 'targetLock') expect(scene.s.crew.specialist.cubes, card).toBe(1);
      else expect(scene.asking, card).toBe('level');
    }
  });
});
