/** Players who come and go at a table of this screen (XW-8.2): the owner decides, and the seats follow. */
import { expect, test, vi } from 'vitest';
import { Match, SPECTATOR } from '#engine';
import type { ExoworldAction } from '#games/exoworld/action.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { filmOf, latest, opening } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN, type Player } from '../match/players.ts';

// What wakes bots wants a page.
vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
vi.mock('../match/hints.ts', () => import('./kit/idle.ts'));

const BOT: Player = { kind: 'bot', level: 'sound' };
const JOIN: ExoworldAction = { type: 'join' };
const leave = (seat: number): ExoworldAction => ({ type: 'leave', seat });

/** A table in its first turn, in which nothing was done yet. */
function table(players: readonly Player[], options: object = { first: 1 }) {
  const begun = Match.start(exoworld, {
    seats: players.length,
    options,
    random: { kind: 'keyed', seed: 'guests' },
  });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const moments = [opening(match)];
  while (match.decisions()[0]?.prompt === 'characters') {
    const [decision] = match.decisions();
    expect(match.act(decision?.seat ?? 0, decision?.actions[0]).ok).toBe(true);
    moments.push(latest(match, ['chosen']));
  }
  return new LocalFeed(exoworld, { match, moments }, players);
}

test('the owner of the screen seats a newcomer between turns, a bot or a person', () => {
  const match = table([HUMAN, BOT]);
  expect(match.tableActions.value).toEqual([JOIN]);
  expect(match.actAsTable(JOIN, BOT)).toBe(true);
  expect(match.players).toEqual([HUMAN, BOT, BOT]);
  expect(match.actAsTable(JOIN, HUMAN)).toBe(true);
  expect(match.players).toEqual([HUMAN, BOT, BOT, HUMAN]);
  expect(match.humans()).toEqual([0, 3]);
  expect(match.tableActions.value).toContainEqual(leave(1));
  // what is written down is what it comes back as
  const film = filmOf(exoworld, JSON.parse(JSON.stringify(match.record())));
  if (!film.ok) throw new Error(film.refusal.message);
  expect(new LocalFeed(exoworld, film.film, match.players).players).toEqual(match.players);
  expect(new LocalFeed(exoworld, film.film, [HUMAN, BOT]).players).toEqual([HUMAN, BOT, HUMAN, HUMAN]);
});

test('once a turn has begun the table waits until the next', () => {
  const match = table([HUMAN, BOT]);
  expect(match.send(0, [{ type: 'draw', card: 'deck' }])).toBe(true);
  expect(match.tableActions.value).toEqual([]);
  const { version } = match;
  expect(match.actAsTable(JOIN, BOT)).toBe(false);
  expect([match.version, match.players]).toEqual([version, [HUMAN, BOT]]);
});

test('who leaves is neither asked nor sat down at the screen again', () => {
  const match = table([HUMAN, HUMAN, BOT]);
  match.sitDown(0);
  expect(match.actAsTable(leave(0), HUMAN)).toBe(true);
  expect(match.humans()).toEqual([1]);
  expect(match.viewer.value).toBe(1);
  expect(match.seated()).toEqual([HUMAN, BOT]);
  expect(match.awaited()).toEqual([1]);
  expect(match.handOver.value).toBeUndefined();
});

test('a seat that was left is taken anew at a full table, by whoever comes', () => {
  const match = table([HUMAN, BOT, BOT, BOT, BOT]);
  expect(match.tableActions.value).not.toContainEqual(JOIN);
  expect(match.actAsTable(leave(2), HUMAN)).toBe(true);
  expect(match.actAsTable(JOIN, HUMAN)).toBe(true);
  expect(match.players.map(({ kind }) => kind)).toEqual(['human', 'bot', 'human', 'bot', 'bot']);
});

test('hands are open: whoever must decide sits at the screen without a curtain', () => {
  const match = table([HUMAN, HUMAN, HUMAN]);
  expect([match.viewer.value, match.handOver.value]).toEqual([0, undefined]);
  expect(match.send(0, [{ type: 'draw', card: 'deck' }])).toBe(true);
  while (match.viewer.value === 0) {
    const ways = match.decision.value?.actions ?? [];
    expect(match.send(0, [ways.find(({ type }) => type === 'end') ?? ways[0] ?? { type: 'end' }])).toBe(true);
  }
  expect(match.awaited()).toContain(match.viewer.value);
  expect(match.handOver.value).toBeUndefined();
  expect(match.decision.value?.actions).not.toEqual([]);
});

test('where hands are secret, the curtain asks who looks on', () => {
  const match = table([HUMAN, HUMAN, HUMAN], { first: 1, incommunication: true });
  expect([match.viewer.value, match.handOver.value]).toEqual([SPECTATOR, 0]);
  match.sitDown(0);
  expect(match.actAsTable(leave(0), HUMAN)).toBe(true);
  expect([match.viewer.value, match.handOver.value]).toEqual([SPECTATOR, 1]);
});

test('whoever chooses a character sits at the table already', () => {
  const begun = Match.start(exoworld, { seats: 1, options: {}, random: { kind: 'keyed', seed: 'guests' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const match = new LocalFeed(exoworld, { match: begun.match, moments: [opening(begun.match)] }, [HUMAN]);
  expect(match.viewer.value).toBe(0);
  expect(match.humans()).toEqual([0]);
});

test('who is wished for in the middle of a turn comes at the start of the next, and two must stay', () => {
  const match = table([HUMAN, HUMAN]);
  match.sitDown(0);
  expect(match.send(0, [{ type: 'draw', card: 'deck' }])).toBe(true);
  match.wish({ type: 'join', player: BOT });
  expect(match.players).toEqual([HUMAN, HUMAN]);
  expect(match.wishes.value).toHaveLength(1);
  for (let i = 0; match.wishes.value.length > 0 && i < 60; i++) {
    const [seat] = match.awaited();
    const state = match.state.value;
    const view = exoworld.view(state, seat ?? 0);
    match.sitDown(seat ?? 0);
    const { value: decision } = match.decision;
    const last = decision?.actions.find(({ type }) => type === 'end') ?? decision?.actions.at(-1);
    if (last === undefined) throw new Error(`nobody can act in ${view.phase}`);
    match.send(seat ?? 0, [last]);
  }
  expect(match.players).toEqual([HUMAN, HUMAN, BOT]);
  const view = exoworld.view(match.state.value, 0);
  expect(view.turn).toBe(2);
  expect(view.hands[2]?.count).toBe(2);
  expect(view.crew[2]?.at).toBe(0);
  match.wish({ type: 'leave', seat: 2 });
  expect(match.seated()).toEqual([HUMAN, HUMAN]);
  match.wish({ type: 'leave', seat: 1 });
  expect(match.seated()).toEqual([HUMAN, HUMAN]);
});
