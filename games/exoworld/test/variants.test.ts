/** Joining and leaving (XW-8.2), the variants (XW-9) and what is hidden. */
import { describe, expect, test } from 'vitest';
import { HOST, Match, SPECTATOR, stateProblem, stream } from '#engine';
import { isCritical } from '../content/events.ts';
import { exoworld } from '../index.ts';
import { handOf, removeCard } from '../rules/cards.ts';
import { view } from '../view.ts';
import { AGREE, END, given } from './scene.ts';
import { seated, start } from './seated.ts';

describe('XW-8.2 joining and leaving', () => {
  test('leaving: pawn and health cards removed, fatigue returned, hand discarded', () => {
    const scene = given({ hands: ['', 'ice-drill', ''], health: [[], ['hypoxia']], fatigue: [0, 2] });
    scene.by(HOST, { type: 'leave', seat: 1 });
    expect(scene.s.crew[1]).toMatchObject({ away: true, fatigue: 0, health: [] });
    expect(scene.s.discards).toEqual(['ice-drill']);
    expect(scene.s.eventDiscards).toEqual(['hypoxia']);
    expect(scene.forbids({ type: 'leave', seat: 2 }, HOST)).toBe('XW-8.2');
    scene.when(END);
    expect(scene.s.current).toBe(2);
  });

  test('when the player whose turn has just come leaves, the next player’s turn begins', () => {
    const scene = given({ hands: ['', '', ''], current: 1, turn: { noTransfers: 1 } });
    scene.by(HOST, { type: 'leave', seat: 1 });
    expect(scene.s.current).toBe(2);
    expect(scene.s.turn).toBe(1);
    expect(scene.s.noTransfers).toBeUndefined();
  });

  test('a newcomer takes a seat that was left when five were taken', () => {
    const scene = given({ hands: ['', '', '', '', ''] });
    expect(scene.forbids({ type: 'join' }, HOST)).toBe('XW-8.2');
    scene.by(HOST, { type: 'leave', seat: 3 }).by(HOST, { type: 'join' });
    expect(scene.s.seats).toBe(5);
    expect(scene.s.crew[3]?.away).toBe(false);
    expect(scene.hand(3)).toHaveLength(2);
  });

  test('only between turns', () => {
    const scene = given({});
    scene.when({ type: 'recycle' });
    expect(scene.play.invited()).not.toContain(HOST);
    expect(scene.forbids({ type: 'join' }, HOST)).toBe('XW-8.2');
  });

  test('a match that someone joined is replayed from its own record', () => {
    const begun = Match.start(exoworld, { seats: 2, random: { kind: 'fast', seed: 'join' } });
    if (!begun.ok) throw new Error('no match');
    const { match } = begun;
    match.act(0, match.decisions()[0]?.actions[0]);
    match.act(1, match.decisions()[0]?.actions[0]);
    expect(match.act(HOST, { type: 'join' }).ok).toBe(true);
    expect(match.record().seats).toBe(2);
    const again = Match.replay(exoworld, match.record());
    expect(again.ok && again.match.seats).toBe(3);
  });
});

describe('XW-9 variants', () => {
  test('XW-9.1 critical mode', () => {
    const { s } = start(2, { critical: true });
    expect(s.emergency).toBe(5);
    expect(s.faceUp).toHaveLength(3);
  });

  const secret = { incommunication: true, hands: ['ice-drill algae-vats', 'solar-panels stand-down', ''] };

  test('XW-9.2 hands are secret: others see the count and what was taken face up', () => {
    const scene = given({ ...secret, faceUp: 'moss-gallery' });
    scene.when({ type: 'draw', card: 'moss-gallery' });
    expect(view(scene.s, 1).hands[0]).toEqual({ count: 3, known: ['moss-gallery'] });
    expect(view(scene.s, SPECTATOR).hands[0]).toEqual({ count: 3, known: ['moss-gallery'] });
    expect(view(scene.s, 0).hands[0]?.known).toHaveLength(3);
    scene.when({ type: 'draw', card: 'deck' });
    expect(scene.events(1).at(-1)).toEqual({ type: 'drew', seat: 0, faceUp: false });
  });

  test('XW-9.2 a card is asked for by colour, and its holder chooses; both know it afterwards', () => {
    const scene = given(secret);
    expect(scene.forbids({ type: 'take', from: 1, card: 'solar-panels' })).toBe('XW-9.2');
    scene.when({ type: 'request', from: 1, colour: 'energy' });
    expect(scene.forbids(AGREE)).toBe('XW-9.2');
    scene.when({ type: 'handOver', card: 'solar-panels' });
    expect(view(scene.s, 1).hands[0]?.known).toEqual(['solar-panels']);
    expect(view(scene.s, 2).hands[0]?.known).toEqual([]);
    expect(scene.events(2)).toContainEqual({ type: 'transferred', from: 1, to: 0, colour: 'energy' });
  });

  test('XW-9.2 a card is offered by its colour', () => {
    const scene = given(secret);
    scene.when({ type: 'give', to: 1, card: 'ice-drill' });
    expect(view(scene.s, 1).offer).toEqual({ kind: 'give', from: 0, to: 1, colour: 'water' });
    expect(view(scene.s, 0).offer?.card).toBe('ice-drill');
    scene.when(AGREE);
    expect(view(scene.s, 0).hands[1]?.known).toEqual(['ice-drill']);
  });

  test('XW-9.2 “I have / I need” a colour, as often as there is something to say', () => {
    const scene = given(secret);
    scene.by(2, { type: 'say', what: 'need', colour: 'food' });
    expect(scene.events(1)).toContainEqual({ type: 'said', seat: 2, what: 'need', colour: 'food' });
    // XW-R12 the same again says nothing
    expect(scene.forbids({ type: 'say', what: 'need', colour: 'food' }, 2)).toBe('XW-R12');
    scene
      .by(2, { type: 'say', what: 'have', colour: 'food' })
      .by(2, { type: 'say', what: 'need', colour: 'water' });
    scene.by(1, { type: 'say', what: 'need', colour: 'food' });
    expect(scene.s.said).toHaveLength(4);
    expect(given({}).forbids({ type: 'say', what: 'have', colour: 'food' })).toBe('XW-9.2');
  });

  test('XW-9.2 only the current player reads the event until it is carried out', () => {
    const scene = given({ ...secret, events: 'heat-spike', phase: 'drawEvent' });
    expect(scene.asks).toBe('respond');
    expect(scene.seat).toBe(0);
    expect(view(scene.s, 1).event).toBe('hidden');
    expect(view(scene.s, 0).event).toMatchObject({ event: 'heat-spike', effect: 'heat-spike' });
    // XW-7 then whoever might hold Stand Down or Lockdown, unread
    expect(scene.when({ type: 'decline' }).seat).toBe(1);
    expect(view(scene.s, 1).event).toBe('hidden');
    scene.when({ type: 'decline' });
    expect(scene.events(1)).toContainEqual({ type: 'eventDrawn', event: 'heat-spike', effect: 'heat-spike' });
  });

  test('XW-9.2 who is asked in a window does not tell who holds a protocol', () => {
    const scene = given({ ...secret, events: 'clear-skies heat-spike', more: 2 });
    scene.when(END);
    expect(scene.asks).toBe('respond');
    scene.when({ type: 'decline' });
    expect(scene.seat).toBe(1);
  });

  test('XW-9.2 Shared Manifest: the holder chooses which card passes', () => {
    const scene = given({ incommunication: true, hands: ['shared-manifest', 'ice-drill solar-panels'] });
    scene.when({ type: 'protocol', card: 'shared-manifest' }, { type: 'pass', from: 1 });
    expect(scene.seat).toBe(1);
    scene.when({ type: 'handOver', card: 'ice-drill' }, { type: 'done' });
    expect(scene.hand()).toEqual(['ice-drill']);
  });

  test('XW-9.3 alone: of four characters one goes; three pawns, one hand of two cards, left to right', () => {
    const play = start(1);
    expect(play.s.offers[0]).toHaveLength(4);
    const [first, second, third, fourth] = play.s.offers[0] ?? [];
    play.act(0, { type: 'dismiss', character: second ?? 'medic' });
    expect(play.s.crew.map(({ id }) => id)).toEqual([first, third, fourth]);
    expect(play.s.hands[0]?.cards).toHaveLength(2);
    expect(play.s.current).toBe(0);
  });

  test('XW-9.3 each turn has its own character’s hand limit; no transfers', () => {
    const seven = 'ice-drill ice-drill solar-panels solar-panels wind-turbines wind-turbines algae-vats';
    const crew = ['medic', 'salvager', 'veteran'] as const;
    expect(given({ crew, hands: [seven], phase: 'handLimits' }).asks).toBe('actions');
    expect(given({ crew, hands: [seven], phase: 'handLimits', current: 1 }).asks).toBe('handLimits');
    expect(given({ crew, hands: [seven] }).forbids({ type: 'give', to: 1, card: 'ice-drill' })).toBe(
      'XW-9.3',
    );
  });
});

describe('what is hidden', () => {
  test('which of two copies leaves a hand is not told by where the others lie', () => {
    const left = [1, 0b11].map((first) => {
      const { s } = given({ incommunication: true, hands: ['ice-drill algae-vats ice-drill', ''] });
      const { seen } = handOf(s, 0);
      // One of the copies is known to the other player too.
      seen[0] = first;
      seen[2] = first === 1 ? 0b11 : 1;
      expect(removeCard(s, 0, 'ice-drill')).toBe(0b11);
      return handOf(s, 0);
    });
    for (const { cards, seen } of left) {
      expect(cards).toEqual(['algae-vats', 'ice-drill']);
      expect(seen).toEqual([1, 1]);
    }
  });

  test('a forecast is shown to all, in incommunication to its player only', () => {
    const open = given({ hands: ['', 'forecast-model'], events: 'heat-spike double-shift', more: 1 });
    open.when(END, { type: 'protocol', card: 'forecast-model' });
    expect(view(open.s, 0).events[0]).toEqual({ cards: ['heat-spike'] });
    const secret = given({
      incommunication: true,
      hands: ['', 'forecast-model'],
      events: 'heat-spike double-shift',
      more: 1,
    });
    secret.when(END, { type: 'protocol', card: 'forecast-model' });
    expect(view(secret.s, 1).events[0]).toEqual({ cards: ['heat-spike'] });
    expect(view(secret.s, 0).events[0]).toEqual({ hidden: 1 });
  });

  test('a redealt hand never holds the cure of its own illness', () => {
    const scene = given({
      incommunication: true,
      hands: ['', 'ice-drill brine-still solar-panels'],
      health: [[], ['dehydration']],
    });
    for (let i = 0; i < 50; i++) {
      const s = structuredClone(scene.s);
      exoworld.redeal(s, 0, stream(`${i}`));
      expect(stateProblem(exoworld, s)).toBeUndefined();
    }
  });

  test('a redealt event deck keeps one critical event in every pile', () => {
    const { s } = seated(2);
    for (let i = 0; i < 20; i++) {
      const other = structuredClone(s);
      exoworld.redeal(other, 0, stream(`${i}`));
      for (const { cards } of other.events) expect(cards.filter(isCritical)).toHaveLength(1);
    }
  });
});
