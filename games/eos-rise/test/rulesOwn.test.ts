/** Rules that the worked examples touch only in passing, each by its id. */
import { describe, expect, test } from 'vitest';
import { unlocked } from '../rules/crew.ts';
import { basic, given, join, place } from './scene.ts';

describe('ER-5 and ER-8', () => {
  test('ER-5.8 what the icons up to the ring add up to', () => {
    const { s } = given({
      crew: {
        commander: { level: 5, track: 'fleet-strategy' },
        pilot: { level: 5, track: 'exploration' },
        specialist: { level: 3 },
        engineer: { level: 4 },
      },
    });
    expect(unlocked(s, 'commander')).toMatchObject({ assistant: true, floor: 3, squares: 4 });
    expect(unlocked(s, 'pilot')).toMatchObject({ warp: 3, squares: 3 });
    expect(unlocked(s, 'specialist').damage).toBe(3);
    expect(unlocked(s, 'engineer').tools).toBe(3);
  });

  test('ER-5.8 a CUBE icon comes with a cube, and without an ASSISTANT icon nobody has one', () => {
    const scene = given({ crew: { commander: { level: 3, cubes: 1 } } });
    expect(scene.forbids(place('pilot', 'charge-1', 'assistant'))).toBe('ER-5.8');
    scene.when(place('commander', 'training'));
    expect(scene.s.crew.commander).toMatchObject({ level: 4, cubes: 2 });
  });

  test('ER-8.1 a card pays once when equipped, works in its window only, and is then discarded', () => {
    const scene = given({ hull: { crafting: 5, command: 10 }, top: { technology: ['slip-drive'] } });
    scene.when(place('pilot', 'technology')).until('crewActions');
    expect(scene.s.hull.command).toBe(12);
    const slip = { type: 'technology', by: 'pilot', card: 'slip-drive' } as const;
    expect(scene.forbids(slip)).toBe('table');
    scene.until('warp').when(slip);
    expect(scene.s.hull.command).toBe(12);
    expect(scene.s.crew.pilot.technology).toEqual([]);
    expect(scene.s.decks.technology.discard).toEqual(['slip-drive']);
    expect(scene.forbids(slip)).toBe('ER-8.1');
  });

  test('ER-8.2 of three cards one goes to someone with space, never to oneself, or is discarded', () => {
    const scene = given({
      hull: { crafting: 5 },
      crew: {
        pilot: { technology: ['slip-drive', 'neural-buffer'] },
        engineer: { technology: ['grav-anchor', 'neural-buffer'] },
      },
      top: { technology: ['targeting-prism'] },
    }).when(place('pilot', 'technology'));
    expect(scene.asking).toBe('thirdCard');
    expect(scene.forbids({ type: 'passOn', place: 'new', to: 'pilot' })).toBe('ER-8.2');
    expect(scene.forbids({ type: 'passOn', place: 'first', to: 'engineer' })).toBe('ER-8.2');
    scene.when({ type: 'discardTechnology', place: 'second' });
    expect(scene.s.crew.pilot.technology).toEqual(['slip-drive', 'targeting-prism']);
    expect(scene.s.decks.technology.discard).toEqual(['neural-buffer']);
  });
});

describe('ER-13, ER-22 and ER-23', () => {
  test('ER-13.1 one figure an icon, one action a figure', () => {
    const scene = given({ hull: { command: 8 } });
    scene.when(place('pilot', 'charge-1'));
    expect(scene.s.crew.pilot.figure).toBe('charge-1');
    expect(scene.forbids(place('engineer', 'charge-1'))).toBe('ER-13.1');
    expect(scene.forbids(place('pilot', 'repair'))).toBe('ER-13.1');
    expect(scene.offers(place('engineer', 'repair'))).toBe(true);
  });

  test('ER-22.5 who selects a character does not select itself', () => {
    const scene = given({
      from: 'round',
      first: [
        {
          step: 'pickCharacter',
          purpose: 'veterans-gift',
          by: 'engineer',
          from: ['commander', 'pilot', 'specialist'],
        },
      ],
    });
    expect(scene.legal).toHaveLength(3);
    expect(scene.forbids({ type: 'pickCharacter', who: 'engineer' })).toBe('ER-22.5');
  });

  test('ER-23.1 without the option a Protector protects nobody', () => {
    const struck = (traits: boolean) =>
      given({
        from: 'eosAttack',
        options: { traits },
        pursuit: ['galagat-gatekeeper', 'dexer-needle'],
        crew: { specialist: { cubes: 0 } },
        top: { damage: ['dmg-flux-converter', 'dmg-phased-lance-array'] },
      })
        .roll(basic('gear'))
        .when(join(false), join(false), join(false))
        .until('placeDice', 'continueOrFlee');
    for (const traits of [true, false]) {
      const scene = struck(traits);
      scene.s.stack.push({ step: 'overpenetration', spare: 1 });
      scene.play.run();
      expect(scene.forbids({ type: 'target', ship: 'dexer-needle' })).toBe(traits ? 'ER-23.1' : undefined);
    }
  });
});
