/** What is foretold as certain comes true, whatever the stack holds; and the odds are the true ones. */
import { describe, expect, test } from 'vitest';
import { fastDraws, Play, redeal, stream } from '#engine';
import { exoship } from '../index.ts';
import { foresee, futuresOf, knownFrom, type Tomorrow, tomorrowOf } from '../outlook.ts';
import { GENERATIONS } from '../state.ts';
import { inView, type View, view } from '../view.ts';
import { positions } from './positions.ts';
import { END, given, use } from './scene.ts';

function expectTrue(tomorrow: Tomorrow, after: View): void {
  for (const generation of GENERATIONS) {
    for (const [row, { founder, side }] of tomorrow.grid[generation].entries()) {
      const stands = after.grid[generation][row];
      if (founder) expect(stands).toMatchObject({ id: founder.id, side: founder.side });
      if (side) expect(stands?.side).toBe(side);
    }
  }
  const there = inView(after);
  for (const id of tomorrow.fates.keys()) expect(there.some((founder) => founder.id === id)).toBe(false);
  for (const id of tomorrow.exposed) expect(there.find((one) => one.id === id)?.exposedBy).not.toEqual([]);
  expect(after.points).toBeGreaterThanOrEqual(tomorrow.points.min);
  expect(after.points).toBeLessThanOrEqual(tomorrow.points.max);
  if (tomorrow.won === 0) expect(after.outcome?.winners.length ?? 0).toBe(0);
  if (tomorrow.won > 0.999) expect(after.outcome?.winners).toEqual([0]);
}

describe('tomorrow', () => {
  test('everything it holds for certain comes true, over 1,000 positions and whatever the stack', () => {
    let tried = 0;
    for (const state of positions(1000)) {
      const tomorrow = tomorrowOf(view(state));
      if (tomorrow === undefined) throw new Error('a turn could be ended');
      for (let luck = 0; luck < 3; luck++) {
        const s = redeal(exoship, state, 0, stream(`stack ${tried} ${luck}`));
        new Play(exoship, s, fastDraws(`luck ${tried} ${luck}`)).act(0, END);
        expectTrue(tomorrow, view(s));
      }
      tried += 1;
    }
    expect(tried).toBe(1000);
  });

  test('a view says all there is to know of a position', () => {
    for (const state of positions(200)) {
      const { stack: _, ...known } = view(knownFrom(view(state)));
      const { stack: _s, ...seen } = view(state);
      expect(known).toEqual(seen);
    }
  });

  test('children take the side of the dead, and the mark is foreseen', () => {
    const { s } = given({
      step: 1,
      elder: 'recruiter +diplomat',
      midlife: '+ghost tutor',
      young: '+navigator physician',
      timeline: ['purge-drill', 'loyalty-oath', 'birth-boom', 'blight'],
    });
    const tomorrow = tomorrowOf(view(s));
    expect(tomorrow?.born.map(({ side, for: dead }) => [side, dead])).toEqual([
      ['directorate', 'recruiter'],
      ['rift', 'diplomat'],
    ]);
    expect(tomorrow?.marked).toBe('ghost');
    expect(tomorrow?.grid.young.map(({ founder, side }) => [founder, side])).toEqual([
      [undefined, 'directorate'],
      [undefined, 'rift'],
    ]);
    const turned = foresee(futuresOf(view(s), use('navigator'), 'action'))?.view;
    expect(turned && tomorrowOf(turned)?.marked).toBeUndefined();
  });

  test('the odds of an unseen card are those of the founders nobody has seen', () => {
    const { s } = given({ elder: '+tutor navigator', midlife: 'steward fixer', young: 'ghost saboteur' });
    const futures = futuresOf(view(s), { type: 'replace', founder: 'tutor' }, 'action');
    expect(futures).toHaveLength(5);
    expect(futures.map(({ chance }) => chance)).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
    const after = foresee(futures);
    expect(after?.luck).toBe(true);
    expect(after?.grid.elder[0]).toMatchObject({ side: 'rift' });
    expect(after?.grid.elder[0]?.founder).toBeUndefined();
    expect(after?.grid.elder[1]?.founder?.id).toBe('navigator');
  });
});
