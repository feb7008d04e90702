/** The story at the end of a match: a curve, at most five moments, why, and numbers, in every game. */
import { expect, test } from 'vitest';
import { type GameWithBots, type Kit, Match, stream } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { retold as eosRiseRetold } from '#games/eos-rise/table/retold.ts';
import { story as eosRiseStory } from '#games/eos-rise/table/story.ts';
import { exodus } from '#games/exodus/index.ts';
import { retold as exodusRetold } from '#games/exodus/table/retold.ts';
import { story as exodusStory } from '#games/exodus/table/story.ts';
import { exoship } from '#games/exoship/index.ts';
import type { Exoship } from '#games/exoship/state.ts';
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
    expect(told.curve.length).toBeLessThanOrEqual(60 + told.moments.length);
    for (const { value } of told.curve) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(told.moments.length).toBeGreaterThanOrEqual(1);
    expect(told.moments.length).toBeLessThanOrEqual(5);
    expect(new Set(told.moments.map(({ turn }) => turn)).size).toBe(told.moments.length);
    for (const { at, words, change, turn } of told.moments) {
      const before = scenes[at - 1]?.state;
      if (before) expect(turn).toBe(story.turnWords(story.turn(game.view(before, 0))));
      expect(told.curve.map((point) => point.at)).toContain(at);
      if (story.matters)
        expect(scenes[at]?.hear(0).some((event) => story.matters?.(event, change > 0, 0))).toBe(true);
      expect(words).not.toBe('');
      expect(Math.abs(change)).toBeGreaterThanOrEqual(0.04);
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

test('a moment is told by an event that matters for that way, and by no other', () => {
  const scenes = played(exoship, 1);
  const matter = (type: string): Story<Exoship> => ({
    ...exoshipStory,
    matters: (event) => event.type === type,
  });
  const told = (story: Story<Exoship>) =>
    storyOf({
      game: exoship,
      retold: exoshipRetold,
      story,
      scenes,
      seat: 0,
      quick: exoship.sense,
      called: String,
    });
  for (const type of ['swayed', 'discarded'] as const) {
    const { moments } = told(matter(type));
    for (const { at } of moments) expect(scenes[at]?.hear(0).map((event) => event.type)).toContain(type);
  }
  expect(told(matter('swayed')).moments.length).toBeGreaterThan(0);
  expect(told({ ...exoshipStory, matters: () => false }).moments).toEqual([]);
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
