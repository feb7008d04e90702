/** A recap is played line by line on the table as it stood then, and the present returns by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Match } from '#engine';
import { exoworld } from '#games/exoworld/index.ts';
import type { Exoworld } from '#games/exoworld/state.ts';
import { retold } from '#games/exoworld/table/retold.ts';
import { picturesOf, RecapPlayer } from '#ui/kit/player.ts';
import { type Past, recapOf } from '#ui/kit/recap.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const begun = Match.start(exoworld, { seats: 3, random: { kind: 'fast', seed: 'player' } });
if (!begun.ok) throw new Error(begun.refusal.message);
const before = begun.match.view(0);
const later = (turn: number) => ({ ...before, turn });

const past: Past<Exoworld> = {
  seat: 0,
  before,
  passed: [
    { at: 1, seat: 0, actions: 1, events: [], after: later(1) },
    { at: 2, seat: 1, actions: 1, events: [{ type: 'drew', seat: 1, faceUp: false }], after: later(2) },
    { at: 3, seat: 1, actions: 1, events: [{ type: 'looked', seat: 1, count: 2 }], after: later(3) },
    { at: 4, seat: 2, actions: 1, events: [{ type: 'looked', seat: 2, count: 1 }], after: later(4) },
  ],
};
const recap = recapOf(exoworld, retold, past, (seat) => `seat ${seat}`);
const pictures = () => picturesOf(retold, past, recap);

test('one picture a line, as the table stood right after it, from before all of them', () => {
  expect(pictures().map(({ view, line }) => [view?.turn, line?.text])).toEqual([
    [before.turn, undefined],
    [2, 'Player 2 draws: a card'],
    [3, 'Player 2 looks at the next 2 events'],
    [4, 'Player 3 looks at the next 1 event'],
  ]);
});

test('plays by itself, and ends in the present', () => {
  const player = new RecapPlayer<Exoworld>(() => 1);
  player.watch(pictures());
  const seen: (number | undefined)[] = [];
  for (let ms = 0; ms < 6000; ms += 100) {
    const turn = player.shown.value?.view?.turn;
    if (seen.at(-1) !== turn || seen.length === 0) seen.push(turn);
    vi.advanceTimersByTime(100);
  }
  expect(seen).toEqual([before.turn, 2, 3, 4, undefined]);
});

test('pauses, and steps by line and by chapter', () => {
  const player = new RecapPlayer<Exoworld>(() => 1);
  const turn = () => player.shown.value?.view?.turn;
  player.watch(pictures());
  player.toggle();
  vi.advanceTimersByTime(10_000);
  expect(turn()).toBe(before.turn);
  player.step(1);
  expect(turn()).toBe(2);
  player.turn(1);
  expect(turn()).toBe(4);
  player.turn(-1);
  expect(turn()).toBe(2);
  player.step(-1);
  player.step(-1);
  expect(turn()).toBe(before.turn);
  player.turn(1);
  player.turn(1);
  player.turn(1);
  expect(player.shown.value).toBeUndefined();
});

test('who asks to watch sees it also where nothing plays by itself', () => {
  const player = new RecapPlayer<Exoworld>(() => 0);
  player.live(recap.chapters[0]?.lines ?? []);
  expect(player.lit.value).toBeUndefined();
  expect(player.stay(recap, 4)).toBe(0);
  player.watch(pictures());
  vi.advanceTimersByTime(450);
  expect(player.shown.value?.line?.text).toBe('Player 2 draws: a card');
});

test('lines of what others do now are lit one after the other', () => {
  const player = new RecapPlayer<Exoworld>(() => 1);
  const lines = recap.chapters.flatMap((chapter) => chapter.lines);
  player.live(lines);
  const lit = lines.map(() => {
    const { value } = player.lit;
    vi.advanceTimersByTime(900);
    return value;
  });
  expect(lit).toEqual(lines);
  expect(player.lit.value).toBeUndefined();
});

test('what makes all of us richer or poorer stays twice as long as another deed', () => {
  const [chapter] = recap.chapters;
  const [line] = chapter?.lines ?? [];
  if (chapter === undefined || line === undefined) throw new Error('there is a chapter');
  const stay = (told: typeof line) =>
    new RecapPlayer<Exoworld>(() => 1).stay(
      { since: 0, chapters: [{ ...chapter, lines: [told] }] },
      chapter.to,
    );
  expect(stay(line)).toBe(900);
  expect(stay({ ...line, tone: 'good', touches: 'us' })).toBe(1800);
  expect(stay({ ...line, from: line.from - 1 })).toBe(500);
});

test('of a press that built something the building is lit, and not what it was paid with', () => {
  const player = new RecapPlayer<Exoworld>(() => 1);
  const [paid] = recap.chapters[0]?.lines ?? [];
  if (paid === undefined) throw new Error('there is a line');
  const built = { ...paid, text: 'built', tone: 'good', touches: 'us' } as const;
  player.live([paid, built]);
  expect(player.lit.value).toBe(built);
});

test('an opponent’s turn is over in six seconds, of however many deeds it is', () => {
  const player = new RecapPlayer<Exoworld>(() => 1);
  const chapter = recap.chapters.at(-1);
  const [line] = chapter?.lines ?? [];
  if (chapter === undefined || line === undefined) throw new Error('there is a chapter');
  const began = Date.now();
  for (let at = 1; at < 80; at++) {
    const told = { since: 0, chapters: [{ ...chapter, to: at, lines: [{ ...line, to: at }] }] };
    vi.advanceTimersByTime(player.stay(told, at));
  }
  expect(Date.now() - began).toBeLessThanOrEqual(6000);
  expect(Date.now() - began).toBeGreaterThan(5000);
});
