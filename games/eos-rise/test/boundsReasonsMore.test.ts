/** Refusals told apart where one rule has several, and what is counted where one more or less would not show. */
import { describe, expect, test } from 'vitest';
import { ALIEN_IDS, ALIENS, type AlienId } from '../content/aliens.ts';
import { forecast } from '../outlook/forecast.ts';
import { threatAt } from '../rules/threat.ts';
import { view } from '../view.ts';
import { positionOf } from './position.ts';
import { basic, given, join, location } from './scene.ts';

describe('R65 what belongs to another seat', () => {
  test('a Quick Fix is the Engineer’s, a held card the Combat Specialist’s', () => {
    const planning = given({
      seats: 2,
      credits: 8,
      hull: { engine: 3 },
      crew: { engineer: { cubes: 1 } },
      from: 'planning',
    });
    const fix = { type: 'quickFix', room: 'engine' } as const;
    expect([planning.why(fix, 0), planning.why(fix, 1)]).toEqual(['R65 notYours', undefined]);
    const scene = given({
      ...{ seats: 2, pursuit: ['galagat-marauder'], held: ['dmg-zero-point-converter'], from: 'eosAttack' },
      crew: { specialist: { cubes: 0 }, pilot: { technology: ['spare-magazine'] } },
    });
    scene.until('arms');
    const add = { type: 'addHeld', card: 'dmg-zero-point-converter' } as const;
    expect([scene.why(add, 0), scene.why(add, 1)]).toEqual([undefined, 'R65 notYours']);
  });
});

test('ER-7.1, D14 a cube of a Quantum Relay goes to nobody whose squares are full', () => {
  const crew = { commander: { cubes: 0 }, pilot: { cubes: 2 }, engineer: { cubes: 0 } };
  const scene = given({ crew, first: [{ step: 'cube', n: 1 }] });
  expect(scene.why({ type: 'cube', who: 'pilot' })).toBe('ER-7.1 squaresFull');
  expect(scene.why({ type: 'cube', who: 'engineer' })).toBeUndefined();
});

describe('ER-8.1 technology', () => {
  test('Echo Coupler: a die that is not named, one that is not there, and one that stands for itself', () => {
    const scene = given({
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 2, cubes: 0, technology: ['echo-coupler'] } },
      from: 'eosAttack',
    });
    scene
      .roll(basic('gear'), basic('syringe'))
      .when(join(false), join(false), join(false))
      .until('rollWindow');
    const echo = (more: object) =>
      scene.why({ type: 'technology', by: 'specialist', card: 'echo-coupler', ...more });
    expect([echo({}), echo({ copy: 1 }), echo({ die: 0 })]).toEqual(Array(3).fill('ER-8.1 needsTarget'));
    expect([echo({ die: 2, copy: 0 }), echo({ die: 0, copy: 2 })]).toEqual(Array(2).fill('ER-8.1 noSuchDie'));
    expect([echo({ die: 0, copy: 0 }), echo({ die: 0, copy: 1 })]).toEqual(['ER-8.1 noEffect', undefined]);
  });

  test('D08 of a third card any of the three is discarded and told, and the other two are kept', () => {
    const discarded = (place: 'first' | 'second' | 'new') => {
      const scene = given({
        crew: { engineer: { technology: ['slip-drive', 'grav-anchor'] } },
        first: [{ step: 'thirdCard', who: 'engineer', card: 'ablative-foam' }],
      });
      scene.when({ type: 'discardTechnology', place });
      return [
        scene.all('technologyDiscarded').map(({ card }) => card),
        scene.s.crew.engineer.technology,
        scene.s.decks.technology.discard,
      ];
    };
    expect(discarded('new')).toEqual([['ablative-foam'], ['slip-drive', 'grav-anchor'], ['ablative-foam']]);
    expect(discarded('first')).toEqual([['slip-drive'], ['grav-anchor', 'ablative-foam'], ['slip-drive']]);
    expect(discarded('second')).toEqual([['grav-anchor'], ['slip-drive', 'ablative-foam'], ['grav-anchor']]);
  });
});

test('ER-13.4 towing names the galaxy in which nothing lies', () => {
  const scene = given({ frbs: ['g14-4', 'g01-1'], first: [{ step: 'tow', who: 'pilot' }] });
  expect(scene.play.objection(0, { type: 'tow', item: 'frb', at: 'g02-2' })).toEqual({
    ...{ rule: 'ER-13.4', code: 'notThere', about: { at: 'g02-2' } },
  });
});

test('R39 a field that lands on the EOS costs one damage card, one that lands elsewhere none', () => {
  const cards = (...at: Parameters<typeof location>) =>
    given(
      { eos: 'g19-6', first: [{ step: 'gain', gain: 'asteroid', n: 1, who: 'pilot' }] },
      ...location(...at),
    )
      .until('crewActions')
      .all('damageCard').length;
  expect([cards(19, 6), cards(1, 1)]).toEqual([1, 0]);
});

test('ER-12.1 planning is from round 2 on', () => {
  const asked = (round: number) => given({ round, credits: 8, from: 'round' }).asking;
  expect([asked(0), asked(1)]).toEqual(['crewActions', 'planning']);
});

test('ER-16 what ships would deal: the mean of the cards they may be, by their pips, and extinction damage once', () => {
  const s = positionOf({
    eos: 'g01-1',
    ships: ['dexer@g01-3'],
    orders: { dexer: 'dexer-hornet' },
    year: 2036,
    redeploy: ['none', 'none', 'none', 'none'],
  });
  const seen = view(s);
  const unseen = ALIEN_IDS.filter((id) => seen.decks.dexer.unseen.includes(id));
  const mean = (of: (id: AlienId) => number) => unseen.reduce((sum, id) => sum + of(id), 0) / unseen.length;
  const risk = mean((id) => ALIENS[id].pips.length / 6);
  const blow = mean((id) => (ALIENS[id].pips.length / 6) * ALIENS[id].damage);
  expect(threatAt(seen).any).toBe(1);
  // Cards are dealt many times over: near is near enough.
  expect(Math.abs(forecast(seen).mean - (blow + risk * seen.extinctionDamage))).toBeLessThan(0.1);
});
