/** Boundaries of events, sways and ends: an event that does something is not idle, and a sway is more than an offer. */
import { describe, expect, test } from 'vitest';
import type { TimelineSideId } from '../content/ids.ts';
import { type Given, positionOf } from '../positions.ts';
import { exposures, points, targetOf } from '../rules/grid.ts';
import { END, given } from './scene.ts';

const event = (card: TimelineSideId, more: Given) =>
  given({
    elder: 'navigator',
    midlife: 'fixer',
    young: 'diplomat',
    ...more,
    timeline: [card],
    step: 1,
    phase: 'event',
  });
const idle = (card: TimelineSideId, more: Given = {}) =>
  event(card, more).events.some(({ type }) => type === 'eventIdle');

describe('XS-R11 an event is idle only where there is nothing to do', () => {
  test.each<[TimelineSideId, Given]>([
    ['quiet-years', {}],
    ['crew-rotation', {}],
    ['blight', {}],
    ['promotion-board', {}],
    ['blackout', {}],
    ['birth-boom', {}],
    ['loyalty-oath', { elder: '+navigator +tutor', midlife: '+fixer', young: '+diplomat' }],
  ])('XS-R11 %s does something', (card, more) => expect(idle(card, more)).toBe(false));

  test.each<[TimelineSideId, Given]>([
    ['blight', { young: '' }],
    ['promotion-board', { midlife: '' }],
    ['loyalty-oath', { elder: '+navigator +tutor', midlife: '+fixer', young: 'diplomat' }],
    ['purge-drill', {}],
  ])('XS-R11 %s finds nothing to do', (card, more) => expect(idle(card, more)).toBe(true));

  test('XS-R11, XS-6.1 a purge drill that finds somebody is not idle, and discards them', () => {
    // The Tutor's arrow points east.
    const crew = { elder: 'tutor', midlife: '+fixer', young: 'diplomat' } as const;
    const scene = event('purge-drill', crew);
    expect(scene.events.some(({ type }) => type === 'eventIdle')).toBe(false);
    expect(scene.column('midlife')).not.toContain('fixer');
    expect(exposures(positionOf(crew).grid, [])).toEqual([{ founder: 'fixer', by: ['tutor'] }]);
    expect(exposures(positionOf(crew).grid, ['tutor'])).toEqual([]);
  });
});

describe('XS-5.2 the sway of a founder by an arrow', () => {
  test('XS-5.2, XS-1.5 turns whom the arrow points at, and costs an action', () => {
    const crew = {
      elder: '+navigator steward',
      midlife: '+fixer tutor',
      young: 'diplomat signaler',
    } as const;
    const scene = given({ ...crew, step: 1 });
    const sway = scene.legal.find((action) => action.type === 'sway');
    if (sway?.type !== 'sway') throw new Error('nobody can be swayed');
    expect(targetOf(scene.s.grid, sway.by)?.id).toBe(sway.target);
    const before = points(scene.s.grid);
    scene.when(sway);
    expect(scene.s.actionsLeft).toBe(1);
    expect(points(scene.s.grid)).toBeGreaterThan(before);
    expect(scene.events.map(({ type }) => type)).toContain('swayed');
  });
});

test('XS-7.1, XS-7.4, XS-R9 on the way to Axios the game goes on short of the end, whatever the points', () => {
  const crew = { elder: 'navigator steward', midlife: 'fixer tutor', young: 'diplomat signaler' } as const;
  const scene = given({ ...crew, destination: 'axios', step: 1 }).when(END);
  expect(scene.play.over).toBe(false);
  expect(scene.s.step).toBe(2);
});
