/** How a recap is put together: by actor, the newest press first and each as it happened, the same things in one line. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import type { ExoworldEvent } from '#games/exoworld/event.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { missions } from '#games/exoworld/table/guide/missions.ts';
import { retold } from '#games/exoworld/table/retold.ts';
import { type Recap, recapOf } from '#ui/kit/recap.ts';
import { lossesFirst, lossesIn, stagesInOrder, stagesInShort } from '#ui/kit/recapOrder.ts';

const begun = Match.start(exoworld, { seats: 3, random: { kind: 'fast', seed: 'recap' } });
if (!begun.ok) throw new Error(begun.refusal.message);
const view = begun.match.view(0);
const worse = { ...view, emergency: view.emergency - 2 };

interface Press {
  readonly seat: number;
  readonly events: readonly ExoworldEvent[];
  readonly after?: typeof view;
}

function told(...presses: readonly Press[]): Recap {
  const passed = presses.map(({ seat, events, after = view }, i) => ({
    ...{ at: i + 1, seat, actions: 1, events, after },
  }));
  return recapOf(exoworld, retold, { seat: 0, before: view, passed }, (seat) => `seat ${seat}`);
}

const drew = (seat: number): ExoworldEvent => ({ type: 'drew', seat, card: 'solar-panels', faceUp: true });
const leaked: ExoworldEvent = { type: 'leaked', leaks: [1, 0, 0, 0], emergency: 0 };
const update: ExoworldEvent = {
  type: 'updated',
  production: [0, 0, 0, 0],
  supply: [9, 9, 9, 9],
  emergency: 0,
};
const spot = { card: 'home', x: 0, y: 0 } as const;

test('the same deed of the same actor is one line', () => {
  const { chapters } = told({ seat: 1, events: [drew(1)] }, { seat: 1, events: [drew(1), drew(1)] });
  expect(chapters).toHaveLength(1);
  expect(chapters[0]).toMatchObject({ actor: 1, title: 'seat 1', from: 1, to: 2, more: 0 });
  expect(chapters[0]?.lines.map(({ text }) => text)).toEqual(['Player 2 takes: 3 × Solar Panels']);
});

test('an effect stands behind its cause', () => {
  const lost: ExoworldEvent = { type: 'lost-supply', resource: 'water', amount: 4, left: 0 };
  const fell: ExoworldEvent = { type: 'emergency', change: -1, left: 9 };
  const [chapter] = told({ seat: 1, events: [lost, fell] }).chapters;
  expect(chapter?.lines.map(({ text }) => text)).toEqual(['−4 water: 0 left · Emergency supply −1: 9 left']);
});

test('newest first; what one did oneself is not told, what came of it by itself is', () => {
  const { chapters, since } = told(
    { seat: 0, events: [drew(0), update, leaked] },
    { seat: 1, events: [drew(1)] },
  );
  expect(since).toBe(0);
  expect(chapters.map(({ title }) => title)).toEqual(['seat 1', 'Update']);
});

test('much that came of one’s own deed is told again', () => {
  const put = (y: number): ExoworldEvent => ({
    ...{ type: 'tokenPut', token: 'frozen', cause: 'action', spot: { ...spot, y } },
  });
  expect(told({ seat: 0, events: [put(1), put(2), put(3)] }).chapters).toEqual([]);
  const { chapters } = told({ seat: 0, events: [put(1), put(2), put(3), put(4)] });
  expect(chapters.map(({ actor, lines }) => [actor, lines.length])).toEqual([[0, 4]]);
});

test('of what touches oneself none is left out', () => {
  const puts = [1, 2, 3, 4, 5, 6, 7].map(
    (y): ExoworldEvent => ({ type: 'tokenPut', token: 'frozen', cause: 'event', spot: { ...spot, y } }),
  );
  const [chapter] = told({ seat: 1, events: [drew(1), ...puts] }).chapters;
  expect(chapter?.lines.map(({ touches }) => touches)).toEqual(['us', 'us', 'us', 'us', 'us']);
  expect(chapter?.lines.at(-1)?.text.split(' · ')).toHaveLength(3);
  expect(chapter?.more).toBe(1);
});

test('in its chapter a loss of one’s own stands first, and chapters are newest first also within a press', () => {
  const frozen: ExoworldEvent = { type: 'tokenPut', token: 'frozen', cause: 'event', spot };
  const [chapter] = told({ seat: 1, events: [drew(1), frozen] }).chapters;
  expect(chapter?.lines.map(({ touches }) => touches)).toEqual(['us', 'other']);
  const { chapters } = told(
    { seat: 1, events: [drew(1)] },
    { seat: 0, events: [drew(0), update, leaked] },
    { seat: 1, events: [drew(1), update, leaked] },
  );
  expect(chapters.map(({ title }) => title)).toEqual(['Update', 'seat 1', 'Update', 'seat 1']);
});

test('what was lost of one’s own stands before all other chapters, and is told once', () => {
  const frozen: ExoworldEvent = { type: 'tokenPut', token: 'frozen', cause: 'event', spot };
  const { chapters } = told({ seat: 1, events: [drew(1), frozen] }, { seat: 2, events: [drew(2)] });
  expect(chapters.map(({ title }) => title)).toEqual(['seat 2', 'seat 1']);
  const ordered = lossesFirst(chapters);
  expect(ordered.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['seat 1', 1],
    ['seat 2', 1],
    ['seat 1', 1],
  ]);
  expect(ordered[0]?.lines[0]).toMatchObject({ tone: 'bad', touches: 'us' });
  expect(lossesIn(chapters)).toEqual(ordered.slice(0, 1));
});

test('where nothing was lost, or it stands first already, chapters stay as they are', () => {
  const frozen: ExoworldEvent = { type: 'tokenPut', token: 'frozen', cause: 'event', spot };
  for (const { chapters } of [
    told({ seat: 1, events: [drew(1)] }, { seat: 2, events: [drew(2)] }),
    told({ seat: 1, events: [drew(1)] }, { seat: 2, events: [drew(2), frozen] }),
  ])
    expect(lossesFirst(chapters)).toBe(chapters);
});

test('stages of one thing are told from the first to the last, each once, and in short with what all of them changed', () => {
  const { chapters } = told({ seat: 1, events: [drew(1)] }, { seat: 2, events: [drew(2)] });
  expect(stagesInOrder(chapters)).toBeUndefined();
  const points = (from: string, to: string) => [{ of: 'Points', from, to }];
  const delta = [points('4', '6'), points('6', '4')];
  const stages = chapters.map((chapter, i) => ({
    ...chapter,
    nth: chapters.length - i,
    lines: chapter.lines.slice(0, 1).map((line) => ({ ...line, delta: delta[i] ?? [] })),
  }));
  const ordered = stagesInOrder(stages) ?? [];
  expect(ordered.map(({ nth }) => nth)).toEqual([1, 2]);
  const [short, ...more] = stagesInShort(ordered);
  expect(more).toEqual([]);
  // Six, then four, then six again: nothing was lost.
  expect(short?.lines.map((line) => line.delta)).toEqual([[]]);
});

test('what answers an event is told with the event, and not with whoever had to answer', () => {
  const drawn: ExoworldEvent = { type: 'eventDrawn', event: 'double-shift', effect: 'double-shift' };
  const tired: ExoworldEvent = { type: 'tired', character: 'medic' };
  const event = { event: 'double-shift', effect: 'double-shift', critical: false, impacts: [] } as const;
  const { chapters } = told(
    { seat: 1, events: [drawn], after: { ...view, event } },
    { seat: 2, events: [tired] },
  );
  expect(chapters.map(({ actor, title }) => [actor, title])).toEqual([['event', 'Double Shift']]);
  // What the card says is not repeated where something came of it.
  expect(chapters[0]?.lines.map(({ text }) => text)).toEqual(['Tired, one action fewer a turn: Medic']);
});

test('a change that no line is about has a line of its own', () => {
  const quiet: ExoworldEvent = { type: 'revealed', cards: [] };
  const [chapter] = told({ seat: 1, events: [quiet], after: worse }).chapters;
  expect(chapter?.lines).toMatchObject([
    {
      text: 'What it changed',
      touches: 'us',
      delta: [{ of: 'emergency supply', from: String(view.emergency), to: String(worse.emergency) }],
    },
  ]);
});

test('what came back to what it was is no change', () => {
  const { chapters } = told(
    { seat: 1, events: [drew(1)], after: worse },
    { seat: 1, events: [drew(1)], after: view },
  );
  expect(chapters[0]?.lines[0]?.delta).toEqual([]);
});

test('what an event took stands at the event, and what the update took at the update', () => {
  const lesson = missions.find(({ id }) => id === 'turn');
  if (lesson === undefined) throw new Error('there is no such mission');
  const random = { kind: 'keyed', seed: 'recap' } as const;
  const loaded = Match.load(exoworld, lesson.position(), random, lesson.options);
  if (!loaded.ok) throw new Error(loaded.refusal.message);
  const { match } = loaded;
  const act = (type: 'produce' | 'end') => expect(match.act(0, { type }).ok).toBe(true);
  act('produce');
  const before = match.view(0);
  const heard = match.log(0).length;
  act('end');
  const passed = [{ at: 1, seat: 0, actions: 1, events: match.log(0).slice(heard), after: match.view(0) }];
  const { chapters } = recapOf(exoworld, retold, { seat: 0, before, passed }, () => '');
  const changes = (title: string) =>
    chapters
      .filter((chapter) => chapter.title === title)
      .flatMap(({ lines }) =>
        lines.flatMap(({ delta }) => delta.map(({ of, from, to }) => `${of} ${from} ${to}`)),
      );
  expect(changes('Spoiled Stores')).toContain('food 5 3');
  expect(changes('Spoiled Stores').filter((change) => change.startsWith('water'))).toEqual([]);
  expect(changes('Update')).toContain('water 4 3');
});
