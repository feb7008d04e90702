/** The end of a voyage names what decided it: a founder or how many points, and a step. */
import { expect, test } from 'vitest';
import { Match, pick, stream } from '#engine';
import { exoship } from '../index.ts';
import { given } from '../test/scene.ts';
import { type View, view } from '../view.ts';
import { story } from './story.ts';

test('two sentences for every end of random voyages', () => {
  for (let game = 0; game < 25; game++) {
    const random = stream(`story ${game}`);
    const begun = Match.start(exoship, {
      ...{ seats: 1, options: {} },
      random: { kind: 'fast', seed: `story ${game}` },
    });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    const views: View[] = [match.view(0)];
    for (;;) {
      const legal = match.decisions().flatMap(({ actions }) => actions);
      if (legal.length === 0) break;
      match.act(0, pick(legal, random));
      views.push(match.view(0));
    }
    const why = story.cause(views, 0);
    expect(why.length).toBeGreaterThan(0);
    expect(why.join(' ')).not.toMatch(/undefined|NaN/);
  }
});

test('who turned the ship, who took over, and when', () => {
  const scene = given({
    step: 2,
    elder: '+steward diplomat',
    midlife: '+navigator physician',
    young: '+recruiter fixer',
  });
  const views = [view(scene.s)];
  for (const action of [
    { type: 'sway', by: 'steward', target: 'diplomat' },
    { type: 'changeCourse' },
    { type: 'end' },
  ] as const) {
    scene.play.act(0, action);
    views.push(view(scene.s));
  }
  expect(story.cause(views, 0)[0]).toBe(
    'Dmitri turned the ship to Axios at step 2, and Emre, Rift too, took over as captain.',
  );
});

/** Why a voyage was lost whose last turn was ended as it stands. */
function whyLost(elder: string, midlife: string): readonly string[] {
  const scene = given({ step: 4, elder, midlife, young: 'recruiter fixer' });
  const views = [view(scene.s)];
  scene.play.act(0, { type: 'end' });
  views.push(view(scene.s));
  return story.cause(views, 0);
}

test('a voyage lost at Mariposa names who could have turned the ship, and what would have stayed', () => {
  expect(whyLost('+steward +diplomat', '+tutor +physician')[0]).toBe(
    'Dmitri could have turned the ship at step 4, and 5 points would have stayed after suspicion.',
  );
});

test('who could have turned the ship only for nearly all there was is named, but not blamed first', () => {
  expect(whyLost('+steward diplomat', 'navigator physician')[1]).toBe(
    'Dmitri could have turned the ship at step 4, but nobody would have stayed after suspicion.',
  );
});

test('turns ended with their actions left are what decided it, where there were many', () => {
  const scene = given({
    step: 2,
    elder: 'steward diplomat',
    midlife: 'tutor physician',
    young: '+recruiter fixer',
  });
  const views = [view(scene.s)];
  while (scene.s.outcome === undefined) {
    const free = scene.s.stack.at(-1)?.step === 'freeSway';
    scene.play.act(0, free ? { type: 'freeSway', generation: 'young' } : { type: 'end' });
    views.push(view(scene.s));
  }
  expect(story.cause(views, 0)[0]).toMatch(/^\d+ actions were left unused/);
  expect(whyLost('+steward +diplomat', '+tutor +physician')[0]).not.toMatch(/unused/);
});

test('a captain of the Directorate who took over has not decided a win', () => {
  const scene = given({
    step: 2,
    elder: '+steward diplomat',
    midlife: '+navigator +ghost',
    young: '+recruiter +fixer',
  });
  const views = [view(scene.s)];
  for (const action of [{ type: 'changeCourse' }, { type: 'end' }] as const) {
    scene.play.act(0, action);
    views.push(view(scene.s));
  }
  expect(scene.s.outcome?.winners).toEqual([0]);
  expect(story.cause(views, 0)[0]).toBe('Dmitri turned the ship to Axios at step 2.');
});

test('the curve of a voyage begins below the top, and rises with the points', async () => {
  const { value } = await story.quick();
  const at = (young: string) =>
    value(given({ elder: 'steward diplomat', midlife: 'navigator physician', young }).s, 0);
  expect(at('recruiter fixer')).toBeLessThan(0.85);
  expect(at('+recruiter +fixer')).toBeGreaterThan(at('+recruiter fixer'));
});
