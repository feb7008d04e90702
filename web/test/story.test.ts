/** The story at the end of a match: a curve, at most five moments, why, and numbers, in every game. */
import { expect, test } from 'vitest';
import { type GameWithBots, type Kit, Match, stream } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { retold as eosRiseRetold } from '#games/eos-rise/table/retold.ts';
import { story as eosRiseStory } from '#games/eos-rise/table/story.ts';
import { exodus } from '#games/exodus/index.ts';
import { retold as exodusRetold } from '#games/exodus/table/retold.ts';
import { story as exodusStory } from '#games/exodus/table/story.ts';
import type { ExoshipEvent } from '#games/exoship/event.ts';
import { exoship } from '#games/exoship/index.ts';
import { retold as exoshipRetold } from '#games/exoship/table/retold.ts';
import { story as exoshipStory } from '#games/exoship/table/story.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { retold as exoworldRetold } from '#games/exoworld/table/retold.ts';
import { story as exoworldStory } from '#games/exoworld/table/story.ts';
import { mothership } from '#games/mothership/index.ts';
import { retold as mothershipRetold } from '#games/mothership/table/guide/retold.ts';
import { story as mothershipStory } from '#games/mothership/table/guide/story.ts';
import { type Story, since, storyOf } from '#ui/kit/end.ts';
import type { Retold } from '#ui/kit/recap.ts';
import { latest, opening } from '../match/film.ts';

const LONGEST = 2500;

/** A match of bots in a hurry, to its end. */
function played<K extends Kit>(game: GameWithBots<K>, seats: number) {
  const begun = Match.start(game, { seats, random: { kind: 'fast', seed: 'story' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const moments = [opening(match)];
  const luck = stream('hands of the story');
  while (match.outcome === undefined && moments.length < LONGEST) {
    const [next] = match.decisions().filter(({ awaited }) => awaited);
    if (next === undefined) throw new Error('nobody decides');
    const { seat, actions } = next;
    const action = game.sense.rollout(match.state as K['state'], seat, actions, luck);
    if (!match.act(seat, action).ok) throw new Error('refused');
    moments.push(latest(match, [action.type]));
  }
  return moments;
}

function tells<K extends Kit>(
  game: GameWithBots<K>,
  retold: Retold<K>,
  story: Story<K>,
  seats: number,
): void {
  test(`${game.id} tells why and how`, () => {
    const scenes = played(game, seats);
    const told = storyOf({
      game,
      retold,
      story,
      scenes,
      seat: 0,
      quick: game.sense,
      called: (seat) => `seat ${seat}`,
    });
    expect(scenes.at(-1)?.state.outcome).toBeDefined();
    expect(told.curve.length).toBeGreaterThan(2);
    expect(told.curve.length).toBeLessThanOrEqual(60);
    for (const { value } of told.curve) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(told.moments.length).toBeGreaterThanOrEqual(1);
    expect(told.moments.length).toBeLessThanOrEqual(5);
    // Only the end is certain: a win ends at the top, a loss at the bottom, and nothing before it does.
    for (const { value } of told.curve.slice(0, -1)) expect(Math.abs(value - 0.5)).toBeLessThan(0.45);
    for (const { at, words, change } of told.moments) {
      expect(scenes[at]).toBeDefined();
      expect(words).not.toBe('');
      expect(Math.abs(change)).toBeGreaterThanOrEqual(2);
    }
    expect(told.why.length).toBeGreaterThanOrEqual(1);
    expect(told.why.length).toBeLessThanOrEqual(2);
    expect(Object.keys(told.counts).length).toBeGreaterThan(2);
  });
}

tells(exoship, exoshipRetold, exoshipStory, 1);
tells(exoworld, exoworldRetold, exoworldStory, 2);
tells(mothership, mothershipRetold, mothershipStory, 2);
tells(eosRise, eosRiseRetold, eosRiseStory, 1);
tells(exodus, exodusRetold, exodusStory, 3);

/** The story of a voyage in which only these events weigh anything. */
function weighing(weights: Partial<Record<ExoshipEvent['type'], number>>) {
  const scenes = played(exoship, 1);
  const { moments } = storyOf({
    ...{ game: exoship, retold: exoshipRetold, scenes, seat: 0, quick: exoship.sense, called: String },
    story: { ...exoshipStory, weigh: ({ type }) => weights[type] ?? 0 },
  });
  return { scenes, moments };
}

test('a moment is where the thing itself happened, with its own weight, way and turn', () => {
  for (const [type, weight] of [
    ['swayed', 5],
    ['died', -5],
  ] as const) {
    const { scenes, moments } = weighing({ [type]: weight });
    expect(moments.length).toBeGreaterThan(0);
    for (const { at, change, turn } of moments) {
      expect(scenes[at]?.hear(0).map((event) => event.type)).toContain(type);
      expect(Math.sign(change)).toBe(Math.sign(weight));
      // It belongs to the turn in which it was done, and not to the one it led to.
      const before = scenes[at - 1]?.state;
      expect(turn).toBe(before && exoshipStory.turnWords(before.step));
    }
  }
  expect(weighing({}).moments).toEqual([]);
});

test('the heaviest is never missing, and of each turn there is one for and one against at most', () => {
  const { scenes, moments } = weighing({ swayed: 3, born: -2, lost: -9, courseChanged: 7 });
  expect(moments.map(({ change }) => change)).toContain(7);
  expect(moments.at(-1)).toMatchObject({ at: scenes.length - 1, change: -9 });
  const ways = moments.map(({ turn, change }) => `${turn} ${Math.sign(change)}`);
  expect(new Set(ways).size).toBe(ways.length);
});

test('the same with one change can be played', () => {
  for (const won of [true, false]) {
    const ways = [
      exoshipStory.next?.({ origin: 'earth', hard: !won }, won)?.options,
      exoshipStory.next?.({ origin: 'earth', hard: true }, won)?.options,
    ];
    for (const options of ways)
      expect(Match.start(exoship, { seats: 1, options, random: { kind: 'fast', seed: 'next' } }).ok).toBe(
        true,
      );
  }
});

test('since when something held to the end', () => {
  const turn = (n: number) => n;
  expect(since([1, 2, 3, 4], turn, (n) => n > 2)).toBe(3);
  expect(since([1, 2, 3, 4], turn, (n) => n < 4)).toBeUndefined();
  expect(since([1, 2], turn, () => true)).toBe(1);
});
