/** Worked examples on actions and abilities. */
import { describe, expect, test } from 'vitest';
import { given, use } from './scene.ts';

describe('XS-5 action phase', () => {
  test('20 (XS-1.3, XS-R8) replacing with a known card on top brings that very card', () => {
    const scene = given({
      elder: '+tutor navigator',
      midlife: 'steward fixer',
      young: 'ghost saboteur',
      undealt: '',
      known: 'diplomat physician',
    });
    scene.when({ type: 'replace', founder: 'tutor' });
    expect(scene.column('elder')).toBe('+diplomat navigator');
    expect(scene.known.slice(-1)).toEqual(['tutor']);
    expect(scene.play.learnt).toBe(false);
  });

  test('XS-R6 with an empty stack nothing can be replaced', () => {
    const scene = given({
      elder: '+tutor navigator +quartermaster diplomat',
      midlife: 'steward fixer physician signaler',
      young: 'ghost saboteur recruiter',
    });
    expect(scene.forbids({ type: 'replace', founder: 'tutor' })).toBe('XS-R6');
    expect(scene.forbids(use('quartermaster', { target: 'navigator' }))).toBe('XS-R6');
  });

  test('21 (navigator) at step 3 it turns card 4; at step 4 it is not offered', () => {
    const position = { elder: '+navigator tutor', midlife: 'steward fixer', young: 'ghost saboteur' };
    const scene = given({
      ...position,
      step: 3,
      timeline: ['quiet-years', 'blight', 'purge-drill', 'blackout'],
    });
    scene.when(use('navigator'));
    expect(scene.s.timeline[3]).toEqual({ card: 4, side: 'b' });
    expect(given({ ...position, step: 4 }).offers(use('navigator'))).toBe(false);
  });

  test('22 (steward, physician) the steward may not move an elder; the physician moves only Rift elders', () => {
    const scene = given({ elder: '+steward tutor', midlife: '+physician fixer', young: '+ghost saboteur' });
    expect(scene.offers(use('steward', { target: 'steward' }))).toBe(false);
    expect(scene.offers(use('steward', { target: 'physician' }))).toBe(true);
    expect(scene.offers(use('steward', { target: 'ghost' }))).toBe(true);
    expect(scene.offers(use('physician', { target: 'steward' }))).toBe(true);
    expect(scene.offers(use('physician', { target: 'tutor' }))).toBe(false);
    expect(scene.offers(use('physician', { target: 'ghost' }))).toBe(false);
  });

  test('23 (tutor) is not offered when the lowest-rank young founder is Rift or there is none', () => {
    expect(
      given({ elder: '+tutor navigator', midlife: 'steward fixer', young: 'ghost saboteur' }).offers(
        use('tutor'),
      ),
    ).toBe(true);
    expect(
      given({ elder: '+tutor navigator', midlife: 'steward fixer', young: 'ghost +saboteur' }).offers(
        use('tutor'),
      ),
    ).toBe(false);
    expect(
      given({ elder: '+tutor navigator ghost', midlife: 'steward fixer saboteur' }).offers(use('tutor')),
    ).toBe(false);
  });
});
