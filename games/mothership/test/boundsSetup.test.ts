/** MS-2, MS-22 How a game begins: who is first, what is dealt, and who is asked with the pause. */
import { describe, expect, it } from 'vitest';
import { defaultOptions, draws, Play } from '#engine';
import { actionDeck } from '../content/cards.ts';
import { mothership } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { setup } from '../setup.ts';
import { attack, given, PASS } from './scene.ts';

describe('MS-2 set-up', () => {
  const begin = (seats: number, chosen: Partial<Options>, dice: number[]) => {
    const options = { ...defaultOptions(OPTIONS), ...chosen } as Options;
    const chance = draws('fast', 'set-up');
    const faces = dice.slice();
    const game = new Play(mothership, setup({ seats, options }), {
      at: (draw, n) => (n === 12 ? (faces.shift() ?? 1) - 1 : chance.at(draw, n)),
    });
    game.events = [];
    game.run();
    return game;
  };

  it('MS-2.5 the highest D12 begins, tied leaders roll again; MS-2.6 then ships are placed in turn order', () => {
    const game = begin(3, {}, [7, 12, 12, 3, 9]);
    const rolls = (game.events ?? []).flatMap(({ event }) => (event.type === 'firstRoll' ? [event] : []));
    expect(rolls).toEqual([
      {
        type: 'firstRoll',
        first: 1,
        rolls: [
          [0, 7],
          [1, 12],
          [2, 12],
        ],
      },
      {
        type: 'firstRoll',
        first: 2,
        rolls: [
          [1, 3],
          [2, 9],
        ],
      },
    ]);
    expect([game.s.first, game.s.active, game.seat]).toEqual([2, 2, 2]);
    const seats: number[] = [];
    while (game.asking.step === 'land') {
      seats.push(game.seat);
      const [action] = game.legal(game.seat);
      if (action === undefined) break;
      game.act(game.seat, action);
    }
    expect(seats).toEqual([...new Array(6).fill(2), ...new Array(6).fill(0), ...new Array(6).fill(1)]);
    expect([game.asking.step, game.s.round]).toEqual(['main', 1]);
  });

  it('MS-22 the head start is 2 Minerals for the second of two', () => {
    const minerals = (headStart: boolean, dice: number[]) =>
      begin(2, { headStart }, dice).s.fleets.map((fleet) => fleet.minerals);
    expect([minerals(true, [9, 3]), minerals(true, [3, 9]), minerals(false, [3, 9])]).toEqual([
      [0, 2],
      [2, 0],
      [0, 0],
    ]);
  });

  it('MS-2.3, MS-2.8 decks: two cards for each; 24 or 21 Developments, three in the Market', () => {
    const piles = (seats: number, chosen: Partial<Options>) => {
      const { s } = begin(seats, chosen, [2, 1, 1]);
      const size = (pile: readonly { readonly cards: readonly unknown[] }[]) =>
        pile.reduce((sum, { cards }) => sum + cards.length, 0);
      return [
        actionDeck(s.table.modules).length - size(s.deck),
        s.fleets.map(({ hand }) => hand.length).join(),
        size(s.tokens),
        size(s.developments),
        s.market.length,
      ];
    };
    expect(piles(2, {})).toEqual([4, '2,2', 0, 0, 0]);
    expect(piles(2, { modules: ['artifacts'] })).toEqual([4, '2,2', 12, 0, 0]);
    const developments = { modules: ['artifacts', 'influence', 'developments'] } as const;
    expect(piles(2, developments)).toEqual([4, '2,2', 12, 21, 3]);
    expect(piles(3, developments)).toEqual([6, '2,2,2', 12, 18, 3]);
    expect(piles(1, { mode: 'solo' })).toEqual([2, '2,0', 0, 0, 0]);
  });
});

describe('MS-22 always pause', () => {
  it('MS-22 who holds cards is asked wherever some card could be played, and nobody without cards', () => {
    const asked = (alwaysPause: boolean, hand: ('convoy' | 'hull-repair')[]) =>
      given({
        ...{ options: { alwaysPause }, units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' } },
        ...{ fleets: [{}, { hand }], dice: [3, 3] },
      }).when(attack('p2-f1', 'p1-f1'));
    expect([asked(false, ['convoy']).asked, asked(true, []).asked]).toEqual(['main', 'main']);
    const scene = asked(true, ['convoy']);
    expect([scene.asked, scene.play.seat, scene.legal]).toEqual(['declare', 1, [PASS]]);
  });
});
