/** Rules settled later than the rest, with their boundaries: refusals, tokens of one event, leaving, what is known. */
import { describe, expect, test } from 'vitest';
import { HOST, Match, stateProblem } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { exoworld } from '../index.ts';
import { type Given, positionOf } from '../positions.ts';
import { impactsOf } from '../rules/impact.ts';
import { view } from '../view.ts';
import { AGREE, DECLINE, END, given, type Scene } from './scene.ts';
import { seated } from './seated.ts';

const protocol = (card: Extract<ExoworldAction, { type: 'protocol' }>['card']): ExoworldAction => ({
  type: 'protocol',
  card,
});
const place = (at: number): ExoworldAction => ({ type: 'place', place: at });
const REFUSE: ExoworldAction = { type: 'refuse' };

describe('XW-7 Bulkhead Lockdown', () => {
  test('XW-4.5 ends with its event, also when Stand Down takes that away', () => {
    const scene = given({
      hands: ['bulkhead-lockdown stand-down', ''],
      events: 'burst-pipe loose-seal',
      base: 'solar-panels insect-nursery',
      phase: 'drawEvent',
    });
    scene.when(protocol('bulkhead-lockdown'), protocol('stand-down'));
    expect(scene.s.lockdown).toBe(false);
    // the next player's event places its tokens
    scene.when(END);
    expect(scene.asks).toBe('placing');
    scene.when(place(1));
    expect(scene.tokens(1)).toEqual(['oxygen-leak']);
  });
});

describe('XW-R14 refusing', () => {
  const hands = ['ice-drill ice-drill insect-nursery', 'insect-nursery solar-panels'];
  const give = (card: 'ice-drill' | 'insect-nursery', to = 1): ExoworldAction => ({ type: 'give', to, card });
  const take = (card: 'insect-nursery' | 'solar-panels'): ExoworldAction => ({ type: 'take', from: 1, card });

  test('XW-R14 refuses that card for this turn, and nothing else', () => {
    const scene = given({ hands }).when(give('ice-drill'), REFUSE);
    expect(scene.s.spent).toBe(0);
    expect(scene.hand(0)).toHaveLength(3);
    expect(scene.forbids(give('ice-drill'))).toBe('XW-R14');
    expect(scene.offers(give('ice-drill'))).toBe(false);
    expect(scene.offers(give('insect-nursery'))).toBe(true);
    expect(scene.offers(take('insect-nursery'))).toBe(true);
    scene.when(take('solar-panels'), AGREE);
    expect(scene.s.spent).toBe(1);
  });

  test('XW-R14 a card offered and the same card asked for are two questions', () => {
    const scene = given({ hands }).when(give('insect-nursery'), REFUSE);
    expect(scene.offers(take('insect-nursery'))).toBe(true);
    scene.when(take('insect-nursery'), REFUSE);
    expect(scene.forbids(take('insect-nursery'))).toBe('XW-R14');
  });

  test('XW-R14 another player may be asked, and the same one next turn', () => {
    const scene = given({ hands: [...hands, ''], more: 3 }).when(give('ice-drill'), REFUSE);
    expect(scene.offers(give('ice-drill', 2))).toBe(true);
    scene.when(END, END, END);
    expect(scene.offers(give('ice-drill'))).toBe(true);
  });

  test('XW-R14 (XW-9.2) where hands are secret, that colour', () => {
    const secret: Given = {
      incommunication: true,
      hands: ['ice-drill moisture-vaporator insect-nursery', 'insect-nursery'],
    };
    const scene = given(secret).when(give('ice-drill'), REFUSE);
    expect(scene.forbids({ type: 'give', to: 1, card: 'moisture-vaporator' })).toBe('XW-R14');
    expect(scene.offers(give('insect-nursery'))).toBe(true);
    const asked = given(secret).when({ type: 'request', from: 1, colour: 'water' }, REFUSE);
    expect(asked.forbids({ type: 'request', from: 1, colour: 'water' })).toBe('XW-R14');
    expect(asked.offers({ type: 'request', from: 1, colour: 'food' })).toBe(true);
    // who was not told the card is not told by the refusal
    expect(view(scene.s, 1).refusedBy).toEqual([{ seat: 1, offered: true, what: 'water' }]);
  });
});

describe('XW-4.3 tokens of one event', () => {
  test('XW-4.3 a second one goes elsewhere, also one of another part', () => {
    const scene = given({
      scenario: 'lhs-1140-b',
      events: 'critical-scenario',
      base: 'solar-panels insect-nursery wind-turbines ice-drill',
      at: [0, 0],
      phase: 'drawEvent',
    });
    // Crust Slip: two landslides, then two water leaks
    scene.when(place(1));
    expect(scene.offers(place(1))).toBe(false);
    scene.when(place(2));
    expect(scene.legal()).toEqual([place(3), place(4)]);
    scene.when(place(3));
    expect(scene.tokens(4)).toEqual(['water-leak']);
    expect(scene.s.placed).toBeUndefined();
  });

  test('XW-4.3 what can be placed nowhere else is not placed', () => {
    const scene = given({
      scenario: 'lhs-1140-b',
      events: 'critical-scenario',
      base: 'solar-panels insect-nursery wind-turbines',
      phase: 'drawEvent',
    }).when(place(1), place(3));
    expect([1, 2, 3].map((at) => scene.tokens(at))).toEqual([['landslide'], ['water-leak'], ['landslide']]);
  });

  test('XW-4.3 the place that a card names for itself counts, and then its otherwise may apply', () => {
    const scene = given({
      events: 'cascade-failure',
      base: 'solar-panels insect-nursery',
      at: [1, 0],
      phase: 'drawEvent',
    });
    // the only yellow module has the emergency token: the leak goes home
    expect(scene.tokens(1)).toEqual(['emergency']);
    expect(scene.tokens(0)).toEqual(['energy-leak']);
  });

  test('XW-R20 Frayed Cable costs 2 more where nothing can take a leak, and not for want of tokens', () => {
    const cable = (base: string): Scene =>
      given({
        events: 'frayed-cable',
        base,
        supply: [10, 10, 10, 10],
        phase: 'drawEvent',
        scenario: 'trappist-1h',
      });
    const lost = (base: string) =>
      cable(base)
        .events()
        .filter(({ type }) => type === 'otherwise').length;
    expect(lost('')).toBe(1);
    expect(lost('ice-drill!energy-leak insect-nursery!energy-leak')).toBe(1);
    expect(lost('ice-drill!energy-leak!energy-leak!energy-leak insect-nursery')).toBe(0);
    const free = cable('ice-drill!energy-leak insect-nursery');
    expect(free.tokens(2)).toEqual(['energy-leak']);
    expect(free.events().filter(({ type }) => type === 'otherwise')).toEqual([]);
  });
});

describe('XW-R19 Sealant Foam', () => {
  const foam: Given = {
    hands: ['sealant-foam', ''],
    base: 'solar-panels@1,0!water-leak!food-leak wind-turbines@-1,0!food-leak home!emergency',
  };
  const remove = (at: number, token: 'water-leak' | 'food-leak' | 'emergency'): ExoworldAction => ({
    type: 'remove',
    place: at,
    token,
  });

  test('XW-6.2 two of one place, or of two places next to each other', () => {
    const scene = given(foam).when({ type: 'item', item: 'sealant-foam' }, remove(1, 'water-leak'));
    expect(scene.forbids(remove(2, 'food-leak'))).toBe('XW-6.2');
    expect(scene.offers(remove(0, 'emergency'))).toBe(true);
    scene.when(remove(1, 'food-leak'));
    expect(scene.asks).toBe('actions');
    const home = given(foam).when({ type: 'item', item: 'sealant-foam' }, remove(0, 'emergency'));
    expect(home.offers(remove(2, 'food-leak'))).toBe(true);
  });

  test('XW-6.2 is over where the second would be out of its reach', () => {
    const scene = given({
      hands: ['sealant-foam', ''],
      base: 'solar-panels@1,0!water-leak wind-turbines@-1,0!food-leak',
    }).when({ type: 'item', item: 'sealant-foam' }, remove(1, 'water-leak'));
    expect(scene.asks).toBe('actions');
    expect(scene.tokens(2)).toEqual(['food-leak']);
  });
});

describe('XW-10 Parasites', () => {
  const crossed: Given = { events: 'crossed-frequencies', phase: 'drawEvent' };

  test('XW-R21 keep a player out of Crossed Frequencies', () => {
    const scene = given({
      ...crossed,
      hands: ['ice-drill', 'algae-vats', 'solar-panels'],
      health: [[], ['parasites'], []],
    });
    expect(scene.play.awaited()).toEqual([0, 2]);
    scene.by(0, { type: 'cross', card: 'ice-drill' }).by(2, { type: 'cross', card: 'solar-panels' });
    expect([0, 1, 2].map((seat) => scene.hand(seat))).toEqual([
      ['solar-panels'],
      ['algae-vats'],
      ['ice-drill'],
    ]);
  });

  test('XW-10 with one player left nobody passes anything', () => {
    const scene = given({ ...crossed, hands: ['ice-drill', 'algae-vats'], health: [[], ['parasites']] });
    expect(scene.s.turn).toBe(2);
    expect(scene.hand(0)).toEqual(['ice-drill']);
  });
});

describe('XW-9.2 PW-3 where hands are secret', () => {
  const secret: Given = {
    incommunication: true,
    hands: ['ice-drill', 'stand-down', 'bulkhead-lockdown'],
    base: 'solar-panels insect-nursery',
    phase: 'drawEvent',
  };

  test('XW-7 everyone is asked in turn order, and again after something was played', () => {
    const scene = given({ ...secret, events: 'burst-pipe' });
    expect(scene.seat).toBe(0);
    expect(scene.when(DECLINE).seat).toBe(1);
    expect(scene.when(DECLINE).seat).toBe(2);
    scene.when(protocol('bulkhead-lockdown'));
    expect(scene.seat).toBe(0);
    scene.when(DECLINE, DECLINE, DECLINE);
    expect(scene.tokens(1)).toEqual([]);
  });

  test('XW-9.2 who has not read it may still stand a normal event down', () => {
    const scene = given({ ...secret, events: 'burst-pipe' }).when(DECLINE, protocol('stand-down'));
    expect(scene.events(0)).toContainEqual({ type: 'stoodDown', event: 'burst-pipe' });
    expect(scene.s.drawn).toBeUndefined();
  });

  test('XW-9.2 against a critical one it is in vain, and then everyone has seen the event', () => {
    const scene = given({ ...secret, events: 'hull-breach' }).when(DECLINE);
    expect(scene.legal()).toContainEqual(protocol('stand-down'));
    scene.when(protocol('stand-down'));
    expect(scene.events(2)).toContainEqual({ type: 'inVain', event: 'hull-breach' });
    expect(scene.s.discards).toContain('stand-down');
    // Bulkhead Lockdown is asked for with open eyes, from the current player on
    expect([scene.asks, scene.seat]).toEqual(['respond', 0]);
    expect(view(scene.s, 2).event).toMatchObject({ event: 'hull-breach' });
  });

  test('XW-9.2 what may be played unread does not tell what was drawn', () => {
    const asked = (event: string) => {
      const scene = given({ ...secret, events: event }).when(DECLINE);
      return [scene.seat, scene.legal(), view(scene.s, 1)];
    };
    expect(asked('hull-breach')).toEqual(asked('clear-skies'));
  });
});

describe('XW-8.2 joining and leaving', () => {
  const leave = (seat: number): ExoworldAction => ({ type: 'leave', seat });

  test('XW-8.2 the pawn goes with its player: the module can be destroyed afterwards', () => {
    const scene = given({
      hands: ['', '', ''],
      base: 'solar-panels',
      at: [0, 0, 1],
      events: 'meteorite',
      turn: { fresh: true },
    });
    scene.by(HOST, leave(2));
    expect(scene.s.crew[2]).toMatchObject({ away: true, at: 0 });
    scene.when(END);
    if (scene.asks === 'placing') scene.when(place(1));
    expect(scene.s.base).toHaveLength(1);
    expect(stateProblem(exoworld, JSON.parse(JSON.stringify(scene.s)))).toBeUndefined();
  });

  test('XW-8.2 (XW-6.1) with open hands, paying tells nobody anything, also after somebody has left', () => {
    const scene = given({
      hands: ['mycelium-cellar electrolysis-stack ice-drill', '', ''],
      turn: { fresh: true },
    });
    scene.by(HOST, leave(1));
    scene.play.learnt = false;
    scene.when({ type: 'deploy', module: 'mycelium-cellar', x: 1, y: 0 });
    expect(scene.play.learnt).toBe(false);
  });

  test('XW-8.2 (XW-9.2) what somebody said goes with them', () => {
    const scene = given({ incommunication: true, hands: ['', '', ''], turn: { fresh: true } });
    scene
      .by(1, { type: 'say', what: 'need', colour: 'food' })
      .by(2, { type: 'say', what: 'have', colour: 'food' });
    scene.by(HOST, leave(2));
    expect(scene.s.said).toEqual([{ seat: 1, what: 'need', colour: 'food' }]);
  });

  test('XW-8.2 two to five play: the last but one may not leave, the sixth not join', () => {
    const table = (hands: readonly string[]) => given({ hands, turn: { fresh: true } });
    expect(table(['', '']).forbids(leave(1), HOST)).toBe('XW-8.2');
    expect(table(['', '', '']).forbids(leave(1), HOST)).toBeUndefined();
    expect(table(['', '', '', '', '']).forbids({ type: 'join' }, HOST)).toBe('XW-8.2');
    expect(table(['', '', '', '']).forbids({ type: 'join' }, HOST)).toBeUndefined();
  });

  test('XW-8.2 between turns only, and for the table alone', () => {
    const scene = given({ hands: ['', '', ''], turn: { fresh: true } });
    expect(scene.forbids({ type: 'join' }, 0)).toBe('XW-8.2');
    scene.when({ type: 'draw', card: 'deck' });
    expect(scene.forbids({ type: 'join' }, HOST)).toBe('XW-8.2');
    expect(scene.play.invited()).not.toContain(HOST);
  });

  test('XW-8.2 a record with comings and goings replays', () => {
    const started = Match.start(exoworld, {
      seats: 2,
      options: {},
      random: { kind: 'fast', seed: 'guests' },
    });
    if (!started.ok) throw new Error(started.refusal.message);
    const { match } = started;
    const act = (seat: number, action: ExoworldAction) => expect(match.act(seat, action).ok).toBe(true);
    while (match.decisions()[0]?.prompt !== 'actions') {
      const [decision] = match.decisions();
      act(decision?.seat ?? 0, decision?.actions[0] as ExoworldAction);
    }
    act(HOST, { type: 'join' });
    act(HOST, { type: 'leave', seat: 0 });
    expect(exoworld.seated?.(match.state)).toEqual([1, 2]);
    const replayed = Match.replay(exoworld, JSON.parse(JSON.stringify(match.record())));
    expect(replayed.ok && replayed.match.hash()).toBe(match.hash());
  });
});

describe('what the table shows', () => {
  test('XW-9.3 alone, the hand limit of each character heeds Dehydration', () => {
    const scene = given({
      hands: [''],
      crew: ['commander', 'architect', 'medic'],
      health: [[], ['dehydration'], []],
    });
    expect(view(scene.s, 0).crew.map(({ handLimit }) => handLimit)).toEqual([7, 4, 7]);
  });

  test('XW-5.5 (XW-4.3) an event tires no more characters than there are tokens', () => {
    const s = positionOf({ hands: ['', '', '', ''], fatigue: [0, 2, 1, 0] });
    // one token is left: for whoever comes first in turn order
    expect(impactsOf(s, 'crew-collapse').at(-1)).toEqual({ kind: 'tire', count: 1, among: [0] });
    expect(impactsOf(s, 'restless-night').at(-1)).toMatchObject({ kind: 'tire', count: 1 });
    const [, own, other] = impactsOf(s, 'heavy-days');
    expect(own).toEqual({ kind: 'tire', count: 1, among: [0] });
    expect(other).toMatchObject({ kind: 'tire', count: 0 });
  });

  test('XW-4.3 an event counts no place twice', () => {
    const s = positionOf({ scenario: 'lhs-1140-b', base: 'solar-panels insect-nursery wind-turbines' });
    const [, slides, leaks] = impactsOf(s, 'crust-slip');
    expect(slides).toMatchObject({ kind: 'tokens', count: 2 });
    expect(leaks).toMatchObject({ kind: 'tokens', count: 1, among: [1, 2, 3] });
    const two = positionOf({ scenario: 'lhs-1140-b', base: 'solar-panels insect-nursery' });
    expect(impactsOf(two, 'crust-slip').at(-1)).toMatchObject({ kind: 'noTokens' });
  });
});

describe('invariants', () => {
  const sound = () => JSON.parse(JSON.stringify(seated(3).s));
  test.each([
    ['lockdown', { lockdown: true }],
    ['placed', { placed: [0] }],
    ['played', { played: ['ice-drill', 'ice-drill'] }],
    ['noTransfers', { noTransfers: 4 }],
    ['refusedBy', { refusedBy: [{ seat: 4, offered: true, what: 'ice-drill' }] }],
    ['said', { said: [{ seat: 0, what: 'have', colour: 'food' }] }],
    ['fresh', { spent: 1 }],
  ])('XW-2 a state with %s out of place is noticed', (field, change) => {
    expect(stateProblem(exoworld, { ...sound(), ...change })?.field).toBe(`state.${field}`);
    expect(stateProblem(exoworld, sound())).toBeUndefined();
  });

  test('XW-8.2 nobody who is away stands anywhere', () => {
    const s = positionOf({ hands: ['', '', ''], base: 'solar-panels' });
    const [, , third] = s.crew;
    if (third) Object.assign(third, { away: true, at: 1 });
    s.spare.push(...(third ? [third.id] : []));
    expect(stateProblem(exoworld, JSON.parse(JSON.stringify(s)))?.reason).toContain('no pawn behind');
  });
});
