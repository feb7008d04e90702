/** Worked examples on points, the captain and the end. */

import { describe, expect, test } from 'vitest';
import { clone, fastDraws, Play } from '#engine';
import { exoship } from '../index.ts';
import { captain, points } from '../rules/grid.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { rating } from '../text/content.ts';
import { CHANGE_COURSE, END, given, use } from './scene.ts';

describe('points and the end', () => {
  test('1 (XS-7.2, XS-7.3) a full Rift grid at step 3 on course for Axios is worth 9 + 2: utopia', () => {
    const scene = given({
      elder: '+tutor +ghost',
      midlife: '+steward +fixer',
      young: '+navigator +diplomat',
      destination: 'axios',
      step: 3,
    });
    expect(points(scene.s.grid)).toBe(9);
    scene.when(END);
    expect(scene.s.outcome).toMatchObject({ winners: [0], rule: 'XS-7.1', points: [11] });
    expect(rating(11)).toBe('Rift utopia');
  });

  test('2 (XS-7.1) rank-1 Rift in all three generations wins with 6', () => {
    const scene = given({
      elder: '+ghost fixer',
      midlife: '+navigator quartermaster',
      young: '+recruiter steward',
      destination: 'axios',
      step: 5,
      blinded: ['quartermaster'],
    });
    expect(points(scene.s.grid)).toBe(6);
    scene.when(END);
    expect(scene.s.outcome).toMatchObject({ winners: [0], points: [6] });
  });

  test('2 (XS-7.1) with one of them at rank 2 instead it is 5, and no win', () => {
    const scene = given({
      elder: '+ghost fixer',
      midlife: '+navigator quartermaster',
      young: 'steward +recruiter',
      destination: 'axios',
      step: 4,
      blinded: ['quartermaster', 'steward'],
    });
    expect(points(scene.s.grid)).toBe(5);
    scene.when(END);
    expect(scene.events.some(({ type }) => type === 'won')).toBe(false);
  });

  test('17 (XS-3.1, XS-7.5) arriving at Mariposa loses before the event phase, rated at most 5', () => {
    const scene = given({
      elder: '+tutor +ghost',
      midlife: '+steward +fixer',
      young: '+navigator +diplomat',
      step: 4,
      phase: 'move',
    });
    expect(scene.s.outcome).toMatchObject({ winners: [], reason: 'mariposa', points: [5] });
    expect(scene.events.map(({ type }) => type)).toEqual(['travelled', 'lost']);
    expect(rating(5)).toBe('Betrayed at the last moment');
  });
});

describe('the captain and the course', () => {
  test('3 (XS-5.2) changing course costs the captain; the next elder moves up', () => {
    const scene = given({ elder: '+tutor +physician', midlife: 'fixer navigator', young: 'ghost saboteur' });
    scene.when(CHANGE_COURSE);
    expect(scene.s.destination).toBe('axios');
    expect(scene.known).toEqual(['tutor']);
    expect(scene.column('elder')).toBe('+physician');
    expect(captain(scene.s.grid)?.id).toBe('physician');
    expect(points(scene.s.grid)).toBe(2);
  });

  test('4 (XS-1.4) with no elders the rank-1 mid-life founder is captain and may change course', () => {
    const scene = given({ midlife: '+tutor navigator steward', young: 'ghost saboteur fixer' });
    expect(captain(scene.s.grid)?.id).toBe('tutor');
    expect(scene.offers(CHANGE_COURSE)).toBe(true);
  });

  test('5 (XS-1.4) with only young founders there is no captain', () => {
    const scene = given({ young: '+tutor navigator steward ghost saboteur fixer' });
    expect(captain(scene.s.grid)).toBeUndefined();
    expect(scene.offers(CHANGE_COURSE)).toBe(false);
    expect(scene.forbids(CHANGE_COURSE)).toBe('XS-1.4');
  });

  test('13 (Promotion Board) with an empty elder column the moved founder becomes captain', () => {
    const scene = given({
      midlife: 'tutor navigator',
      young: 'steward ghost saboteur +fixer',
      step: 1,
      timeline: ['promotion-board'],
      phase: 'event',
    });
    expect(scene.column('elder')).toBe('tutor');
    expect(captain(scene.s.grid)?.id).toBe('tutor');
  });

  test('18 (XS-7.1) no first turn reaches six points and Axios, whatever is dealt', () => {
    for (const origin of ['earth', 'mars'] as const) {
      for (let deal = 0; deal < 25; deal++) expect(bestFirstTurn(origin, `deal ${deal}`)).toBeLessThan(6);
    }
  });

  test('19 (fixer) discarding a Directorate captain makes the next elder captain', () => {
    const scene = given({ elder: 'tutor navigator', midlife: '+fixer steward', young: 'ghost saboteur' });
    scene.when(use('fixer', { target: 'tutor' }));
    expect(captain(scene.s.grid)?.id).toBe('navigator');
    expect(scene.known).toEqual(['tutor']);
  });
});

/** The most points on course for Axios that any sequence of the first turn reaches, at any moment of it. */
function bestFirstTurn(origin: 'earth' | 'mars', seed: string): number {
  let best = 0;
  const explore = (state: State) => {
    if (state.destination === 'axios') best = Math.max(best, points(state.grid));
    if (state.step > 0) return;
    for (const action of new Play(exoship, state, fastDraws(seed)).legal(0)) {
      const next = new Play(exoship, clone(state), fastDraws(seed));
      next.perform(0, action);
      if (next.s.destination === 'axios') best = Math.max(best, points(next.s.grid));
      next.run();
      explore(next.s);
    }
  };
  const first = new Play(exoship, setup({ seats: 1, options: { origin, hard: false } }), fastDraws(seed));
  first.run();
  explore(first.s);
  return best;
}
