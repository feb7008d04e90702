import { expect, test } from 'vitest';
import { Match } from '#engine';
import { type Scene, storyOf } from '#ui/kit/end.ts';
import type { ExoworldAction } from '../action.ts';
import type { ExoworldEvent } from '../event.ts';
import { exoworld } from '../index.ts';
import { positionOf } from '../positions.ts';
import type { Exoworld } from '../state.ts';
import { foretold } from '../text/foresight.ts';
import { view } from '../view.ts';
import { missions } from './guide/missions.ts';
import { weigh } from './guide/weigh.ts';
import { retold } from './retold.ts';
import { story } from './story.ts';

const at = (emergency: number) => view(positionOf({ supply: [5, 5, 5, 0], emergency }), 0);
const scram: ExoworldEvent = { type: 'eventDrawn', event: 'reactor-scram', effect: 'reactor-scram' };
const updated: ExoworldEvent = {
  type: 'updated',
  production: [0, 0, 0, -3],
  supply: [5, 5, 5, 0],
  emergency: -3,
};

const turn: ExoworldEvent = { type: 'turn', turn: 8, seat: 0, character: 'commander' };

test('a loss names what took the last: the event before the update, or the update after it', () => {
  const views = [at(3), { ...at(1), outcome: { winners: [], reason: 'lost', rule: 'XW-8.1' } }];
  const why = (told: readonly ExoworldEvent[]) => story.cause(views, 0, told)[0];
  const taken = (change: number): ExoworldEvent => ({ type: 'emergency', change, left: 0 });
  expect(why([updated, taken(-2), turn, scram, taken(-3)])).toContain('; Reactor Scram took 3 of');
  expect(why([turn, scram, taken(-4), updated, taken(-1)])).toContain(
    'Reactor Scram took 4 and the update took 1 of',
  );
  expect(why([turn, updated, taken(-3)])).toContain('; the update took 3 of');
});

test('who gave up is told what ran short, and nothing of a supply that was there', () => {
  const given = { ...at(10), outcome: { winners: [], reason: 'resigned', rule: 'table' } };
  expect(story.cause([at(10), given], 0, [turn])).toEqual([
    expect.stringMatching(/^[A-Z].* had been negative/),
  ]);
});

test('XW-3.4 a look at building names the cards that pay, and not the module', () => {
  const hand = (cards: string) => view(positionOf({ hands: [cards] }), 0);
  const now = hand('insect-nursery solar-panels solar-panels rapid-fabrication');
  const lines = foretold(now, [hand('solar-panels')], {
    type: 'deploy',
    module: 'insect-nursery',
    x: 1,
    y: 0,
  });
  expect(lines.map(({ text }) => text)).toContain('Spends Solar Panels and Rapid Fabrication');
});

test('a moment names what was built, and not the cards that paid for it', () => {
  const lesson = missions.find(({ id }) => id === 'light');
  if (lesson === undefined) throw new Error('there is no such mission');
  const random = { kind: 'keyed', seed: 'moments' } as const;
  const loaded = Match.load(exoworld, lesson.position(), random, lesson.options);
  if (!loaded.ok) throw new Error(loaded.refusal.message);
  const { match } = loaded;
  const scenes: Scene<Exoworld>[] = [];
  const note = (heard: number) => {
    const events = match.log(0).slice(heard);
    scenes.push({ state: structuredClone(match.state), move: { seat: 0 }, hear: () => events });
  };
  const act = (action: ExoworldAction) => {
    const heard = match.log(0).length;
    expect(match.act(0, action).ok).toBe(true);
    note(heard);
  };
  note(0);
  act({ type: 'draw', card: 'wind-turbines' });
  const built = match.decisions()[0]?.actions.find(({ type }) => type === 'deploy');
  if (built === undefined) throw new Error('it can be built');
  act(built);
  while (match.outcome === undefined) {
    const paid = match.decisions()[0]?.actions[0];
    if (paid === undefined) throw new Error('it can be paid');
    act(paid);
  }
  const { moments } = storyOf({
    ...{ game: exoworld, retold, story, scenes, seat: 0, called: String },
    quick: { value: () => 0.5 },
  });
  expect(moments.map(({ words }) => words)).toEqual([expect.stringContaining('Insect Nursery')]);
  expect(moments[0]?.words).not.toContain('discards');
});

test('an event weighs what it took, a module the production it brought: never the other way', () => {
  const now = view(positionOf({}), 0);
  const around = { before: now, after: now, seat: 0 };
  expect(weigh({ type: 'lost-supply', resource: 'oxygen', amount: 5, left: 10 }, around)).toBe(-5);
  for (const event of [
    { type: 'drew', seat: 1, card: 'solar-panels', faceUp: false },
    { type: 'turn', turn: 2, seat: 1, character: 'commander' },
  ] as const)
    expect(weigh(event, around)).toBe(0);
});
