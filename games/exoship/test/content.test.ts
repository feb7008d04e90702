/** Every founder's ability and every timeline side, as printed. */
import { describe, expect, test } from 'vitest';
import { TIMELINE_SIDE_IDS, type TimelineSideId } from '../content/ids.ts';
import { TIMELINE } from '../content/timeline.ts';
import type { Given } from '../positions.ts';
import { TIMELINE_WORDS } from '../text/content.ts';
import { END, given, use } from './scene.ts';

describe('abilities', () => {
  test('navigator turns the next timeline card over', () => {
    const scene = given({
      elder: '+navigator tutor',
      midlife: 'steward fixer',
      young: 'ghost saboteur',
      timeline: ['blight'],
    });
    scene.when(use('navigator'));
    expect(scene.s.timeline[0]).toEqual({ card: 2, side: 'a' });
    scene.when(use('navigator'));
    expect(scene.events).toContainEqual({ type: 'cardTurned', step: 1, card: 'blight' });
  });

  test('physician moves a Rift elder, themselves included, to mid-life', () => {
    const scene = given({ elder: '+physician tutor', midlife: 'steward fixer', young: 'ghost saboteur' });
    scene.when(use('physician', { target: 'physician' }));
    expect(scene.grid).toEqual({
      elder: 'tutor',
      midlife: 'steward fixer +physician',
      young: 'ghost saboteur',
    });
  });

  test('tutor sways the lowest-rank young founder', () => {
    const scene = given({ elder: '+tutor navigator', midlife: 'steward fixer', young: 'ghost saboteur' });
    scene.when(use('tutor'));
    expect(scene.column('young')).toBe('ghost +saboteur');
  });

  test('quartermaster replaces a Directorate founder by a Directorate founder', () => {
    const scene = given({
      elder: '+quartermaster navigator',
      midlife: 'steward fixer',
      young: 'ghost saboteur',
      undealt: '',
      known: 'tutor',
    });
    expect(scene.forbids(use('quartermaster', { target: 'quartermaster' }))).toBe('XS-5.2');
    scene.when(use('quartermaster', { target: 'steward' }));
    expect(scene.column('midlife')).toBe('tutor fixer');
  });

  test('fixer discards a Directorate founder in the eight cells around only', () => {
    const scene = given({
      elder: '+fixer navigator tutor',
      midlife: 'steward signaler quartermaster',
      young: 'ghost saboteur',
    });
    const targets = scene.legal.flatMap((action) =>
      action.type === 'ability' && action.by === 'fixer' ? [action.target] : [],
    );
    expect(targets).toEqual(['navigator', 'steward', 'signaler']);
  });

  test('diplomat lets two founders next to each other trade ranks, whatever their side', () => {
    const scene = given({ elder: '+diplomat tutor +navigator', midlife: 'steward', young: 'ghost saboteur' });
    expect(scene.offers(use('diplomat', { target: 'navigator' }))).toBe(false);
    scene.when(use('diplomat', { target: 'tutor' }));
    expect(scene.column('elder')).toBe('+diplomat +navigator tutor');
  });

  test('signal officer sways a Directorate founder of the same rank', () => {
    const scene = given({ elder: 'tutor +signaler', midlife: 'steward navigator', young: 'ghost +saboteur' });
    const targets = scene.legal.flatMap((action) =>
      action.type === 'ability' && action.by === 'signaler' ? [action.target] : [],
    );
    expect(targets).toEqual(['navigator']);
  });

  test('saboteur blinds a Directorate founder for this turn only, and nobody twice', () => {
    const scene = given({ elder: '+saboteur tutor', midlife: '+ghost steward', young: 'fixer recruiter' });
    scene.when(use('saboteur', { target: 'tutor' }));
    expect(scene.forbids(use('saboteur', { target: 'tutor' }))).toBe('XS-5.2');
    scene.when(END);
    expect(scene.s.blinded).toEqual([]);
  });

  test('ghost is no action', () => {
    const scene = given({ elder: '+ghost tutor', midlife: 'steward navigator', young: 'fixer recruiter' });
    expect(scene.forbids(use('ghost'))).toBe('XS-5.2');
  });

  test('recruiter moves to another generation', () => {
    const scene = given({ elder: 'ghost tutor', midlife: '+recruiter navigator', young: 'fixer steward' });
    expect(scene.offers(use('recruiter', { to: 'midlife' }))).toBe(false);
    scene.when(use('recruiter', { to: 'elder' }));
    expect(scene.column('elder')).toBe('ghost tutor +recruiter');
  });

  test('steward moves a Rift founder one generation older', () => {
    const scene = given({ elder: 'ghost tutor', midlife: '+steward navigator', young: 'fixer +recruiter' });
    scene.when(use('steward', { target: 'recruiter' }));
    expect(scene.column('midlife')).toBe('+steward navigator +recruiter');
    scene.when(use('steward', { target: 'steward' }));
    expect(scene.events).toContainEqual({ type: 'moved', founder: 'steward', to: 'elder', cause: 'steward' });
  });
});

describe('timeline', () => {
  const six: Given = {
    elder: 'ghost tutor',
    midlife: 'fixer navigator',
    young: 'steward +recruiter',
    step: 1,
    phase: 'event',
  };
  const at = (face: TimelineSideId, more: Given = {}) => given({ ...six, timeline: [face], ...more });

  test('each side marks the generation printed on it', () => {
    expect(TIMELINE_SIDE_IDS.map((id) => TIMELINE[id].marks)).toEqual([
      'elder',
      'young',
      'midlife',
      'young',
      'midlife',
      'elder',
      'young',
      'midlife',
    ]);
  });

  test.each(
    TIMELINE_SIDE_IDS,
  )('XS-4.2 %s: a Rift founder at rank 1 of the marked generation is discarded', (face) => {
    const { marks } = TIMELINE[face];
    const rank1 = {
      elder: 'ghost tutor',
      midlife: 'fixer navigator',
      young: 'quartermaster recruiter',
      [marks]: '+saboteur +signaler',
    };
    const scene = at(face, { ...rank1, undealt: '', known: 'physician' });
    expect(scene.events.some((event) => event.type === 'discarded' && event.cause === 'mark')).toBe(true);
  });

  test('Quiet Years: one more action', () => expect(at('quiet-years').s.actionsLeft).toBe(3));

  test('Blight discards the lowest-rank young founder, of either side', () => {
    expect(at('blight').events).toContainEqual({ type: 'discarded', founder: 'recruiter', cause: 'blight' });
  });

  test('Blight without young founders finds nothing to do (XS-R11)', () => {
    const scene = at('blight', {
      young: '',
      elder: 'ghost tutor steward',
      midlife: 'fixer navigator +recruiter',
    });
    expect(scene.events).toContainEqual({ type: 'eventIdle', card: 'blight' });
  });

  test('Promotion Board moves the rank-1 mid-life founder under the elders', () => {
    expect(at('promotion-board').grid).toMatchObject({ elder: 'ghost tutor fixer', midlife: 'navigator' });
  });

  test('Crew Rotation with an empty stack finds nothing to do (XS-1.3)', () => {
    const scene = at('crew-rotation', {
      elder: 'ghost tutor saboteur physician',
      midlife: 'fixer navigator signaler diplomat',
      young: 'steward quartermaster +recruiter',
    });
    expect(scene.events).toContainEqual({ type: 'eventIdle', card: 'crew-rotation' });
  });

  test('Blackout: one action fewer and no suspicion', () => {
    expect(at('blackout').s).toMatchObject({ actionsLeft: 1, noSuspicion: true });
  });

  test('Birth Boom: the top card joins the young, Directorate side up', () => {
    const scene = at('birth-boom', { undealt: '', known: 'signaler' });
    expect(scene.column('young')).toBe('steward +recruiter signaler');
  });

  test('Purge Drill spares the Ghost (XS-R12)', () => {
    const scene = at('purge-drill', {
      elder: 'tutor steward',
      midlife: '+ghost fixer',
      young: 'navigator +quartermaster',
    });
    expect(scene.events).toContainEqual({ type: 'suspicion', exposed: 0, drill: true });
  });
});

test('the words of a timeline card fit on it: four short lines', () => {
  for (const { text } of Object.values(TIMELINE_WORDS)) expect(text.length, text).toBeLessThanOrEqual(82);
});
