/** XW-1 Set-up: what is dealt, what is told, who begins. */
import { describe, expect, test } from 'vitest';
import { fastDraws, heard, Play, type Told } from '#engine';
import { CHARACTER_IDS } from '../content/characters.ts';
import type { ExoworldEvent } from '../event.ts';
import { exoworld } from '../index.ts';
import { setup } from '../setup.ts';
import type { Exoworld } from '../state.ts';
import { END } from './scene.ts';
import { PLAIN, start } from './seated.ts';

describe('XW-1 set-up', () => {
  /** A table from its first step on, with what everyone hears. */
  function told(seats: number, options: Partial<Exoworld['options']> = {}) {
    const play = new Play<Exoworld>(
      exoworld,
      setup({ seats, options: { ...PLAIN, ...options } }),
      fastDraws('told'),
    );
    const list: Told<ExoworldEvent>[] = [];
    play.events = list;
    play.run();
    return { play, hears: (seat: number) => heard(list, seat) };
  }

  test('XW-1.4 what is told: the planet, whom each keeps, two cards each, who begins', () => {
    const { play, hears } = told(2, { first: 2 });
    const [a, b] = play.s.offers.map((offered) => offered[0] ?? 'medic');
    const faceUp = play.s.faceUp.slice();
    play.act(1, { type: 'keep', character: b ?? 'medic' });
    play.act(0, { type: 'keep', character: a ?? 'medic' });
    const [drawn0 = [], drawn1 = []] = play.s.hands.map(({ cards }) => cards);
    expect(hears(0)).toEqual([
      { type: 'revealed', cards: faceUp },
      { type: 'landed', scenario: 'proxima-b', faceUp },
      { type: 'kept', seat: 1, character: b },
      { type: 'kept', seat: 0, character: a },
      ...drawn0.map((card) => ({ type: 'drew', seat: 0, card, faceUp: false })),
      ...drawn1.map((card) => ({ type: 'drew', seat: 1, card, faceUp: false })),
      { type: 'began', seat: 1 },
      { type: 'turn', turn: 1, seat: 1, character: b },
      ...(b === 'meteorologist' ? [expect.objectContaining({ type: 'looked' })] : []),
    ]);
  });

  test('XW-1.4 who is not offered is not kept, and who was not kept is out of play', () => {
    const { play } = told(3);
    const offered = play.s.offers.flat();
    expect(new Set(offered).size).toBe(6);
    const other = CHARACTER_IDS.find((id) => !offered.includes(id)) ?? 'medic';
    expect(play.objection(0, { type: 'keep', character: other })).toMatchObject({
      rule: 'XW-1.4',
      code: 'notOffered',
      about: { character: other },
    });
    const [kept, left] = play.s.offers[0] ?? [];
    if (kept) play.act(0, { type: 'keep', character: kept });
    expect(play.s.spare).toContain(left);
    expect(play.s.spare).toHaveLength(7);
    expect(play.awaited()).toEqual([1, 2]);
    expect(exoworld.seated?.(play.s)).toEqual([0, 1, 2]);
  });

  test('XW-9.3 alone: who stays in orbit is told, and the first character begins', () => {
    const { play, hears } = told(1);
    const gone = play.s.offers[0]?.[3] ?? 'medic';
    const other = CHARACTER_IDS.find((id) => !play.s.offers[0]?.includes(id)) ?? 'medic';
    expect(play.objection(0, { type: 'dismiss', character: other })).toMatchObject({
      rule: 'XW-9.3',
      code: 'notOffered',
      about: { character: other },
    });
    play.act(0, { type: 'dismiss', character: gone });
    expect(hears(0)).toContainEqual({ type: 'dismissed', character: gone });
    expect(hears(0)).toContainEqual({ type: 'began', seat: 0 });
    expect(play.s.spare).toHaveLength(9);
    expect(play.s.spare).toContain(gone);
    expect(play.s.crew.map(({ seat, at, fatigue, away }) => [seat, at, fatigue, away])).toEqual(
      [0, 1, 2].map(() => [0, 0, 0, false]),
    );
  });

  test('XW-1.2, XW-1.3 46 cards and 50 events, or 45 alone, in the game or out of it', () => {
    for (const [seats, events] of [
      [2, 50],
      [1, 45],
    ] as const) {
      const { s } = start(seats);
      expect(s.events.flatMap(({ cards }) => cards)).toHaveLength(25);
      expect(s.eventsOut).toHaveLength(events - 25);
      expect(s.deck.flatMap(({ cards }) => cards).length + s.faceUp.length + s.out.length).toBe(46);
    }
  });

  test('XW-1.2 what was face up at the landing is told for good', () => {
    const { play, hears } = told(2, { first: 1 });
    const faceUp = play.s.faceUp.slice();
    for (const seat of [0, 1]) play.act(seat, play.legal(seat)[0] ?? END);
    play.act(0, { type: 'draw', card: faceUp[0] ?? 'deck' });
    expect(hears(0)).toContainEqual({ type: 'landed', scenario: 'proxima-b', faceUp });
  });

  test('XW-1.1 the planet’s own numbers are not the table’s to change', () => {
    const play = start(2);
    play.s.production[0] = 3;
    play.s.supply[0] = 1;
    expect(start(2).s).toMatchObject({ production: [-2, -2, -2, 0], supply: [15, 15, 15, 15] });
  });

  test('XW-9.2 secret hands from the first card on', () => {
    const { play, hears } = told(2, { incommunication: true });
    for (const seat of [0, 1]) play.act(seat, play.legal(seat)[0] ?? END);
    expect(play.s.hands.map(({ seen }) => seen)).toEqual([
      [0b01, 0b01],
      [0b10, 0b10],
    ]);
    expect(hears(1).filter((event) => event.type === 'drew' && event.seat === 0)).toEqual([
      { type: 'drew', seat: 0, faceUp: false },
      { type: 'drew', seat: 0, faceUp: false },
    ]);
  });
});
