/** Limits: of tokens, of supplies, of what a deck can give, and cures that come by themselves. */
import { describe, expect, test } from 'vitest';
import { fieldsOf, fieldsProblem } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { exoworld } from '../index.ts';
import { END, given, type Scene } from './scene.ts';

/** Carries the event out, the first choice everywhere. */
function through(scene: Scene): Scene {
  while (scene.s.drawn !== undefined && !scene.play.over) scene.when(scene.legal()[0] as ExoworldAction);
  return scene;
}

const FOUR = 'solar-panels greywater-loop mycelium-cellar air-concentrator';

describe('tokens', () => {
  test('XW-5.5 fatigue: four tokens in all, placed in turn order while they last', () => {
    const scene = through(
      given({ hands: ['', '', '', '', ''], current: 3, events: 'crew-collapse', phase: 'drawEvent' }),
    );
    expect(scene.s.crew.map(({ fatigue }) => fatigue)).toEqual([1, 1, 0, 1, 1]);
  });

  test('XW-5.5 fatigue: at most two on one character', () => {
    const scene = through(given({ fatigue: [2, 0], events: 'double-shift', phase: 'drawEvent' }));
    expect(scene.s.crew.map(({ fatigue }) => fatigue)).toEqual([2, 0]);
  });

  test('three emergency tokens: with two lying, Hull Breach places one', () => {
    const scene = through(
      given({ base: `home!emergency!emergency ${FOUR}`, events: 'hull-breach', phase: 'drawEvent' }),
    );
    expect(scene.s.base.slice(1).flatMap((_, i) => scene.tokens(i + 1))).toEqual(['emergency']);
  });

  test.each([
    ['landslide', 'loose-scree'],
    ['shutdown', 'sensor-fault'],
  ] as const)('four %s tokens: with three lying, %s places one', (token, event) => {
    const [a, b, c, d] = FOUR.split(' ');
    const base = `${a}!${token} ${b}!${token} ${c}!${token} ${d} ice-drill`;
    const scene = through(given({ base, events: event, phase: 'drawEvent' }));
    const lying = scene.s.base.flatMap((_, i) => scene.tokens(i)).filter((other) => other === token);
    expect(lying).toHaveLength(4);
  });

  test('XW-3.7 no module is shut down without a token', () => {
    const base = `${FOUR.replaceAll(' ', '!shutdown ')}!shutdown ice-drill@1,1`;
    const scene = given({ base, at: [5] });
    expect(scene.forbids({ type: 'shutDown', place: 5 })).toBe('XW-3.7');
  });
});

describe('supplies and decks', () => {
  test('XW-5.1 no supply rises above 20', () => {
    const scene = given({
      base: 'wind-turbines wind-turbines solar-panels',
      supply: [15, 15, 15, 19],
      phase: 'update',
    });
    expect(scene.supply('energy')).toBe(20);
  });

  test('XW-6.1 with deck and discards empty nothing is drawn', () => {
    const scene = given({ hands: ['', ''] });
    scene.s.out.push(...scene.s.deck.flatMap(({ cards }) => cards));
    scene.s.deck = [];
    expect(scene.forbids({ type: 'draw', card: 'deck' })).toBe('XW-6.1');
  });
});

describe('XW-4.4 cures', () => {
  test('who holds three cards of the cure is cured as soon as the illness comes; protocols count', () => {
    const scene = through(
      given({
        hands: ['carbon-splitter moss-gallery stand-down', ''],
        events: 'hypoxia',
        phase: 'drawEvent',
        turn: { noProtocols: 1 },
      }),
    );
    expect(scene.events()).toContainEqual(
      expect.objectContaining({ type: 'cured', health: 'hypoxia', how: 'cards' }),
    );
    expect(scene.s.crew[0]?.health).toEqual([]);
    expect(scene.hand(0)).toHaveLength(3);
  });

  test.each([
    ['malnutrition', 3],
    ['radiation-sickness', 3],
    ['hypoxia', 4],
  ] as const)('%s leaves %i actions', (issue, actions) => {
    const scene = given({ hands: ['', ''], health: [[issue]] });
    for (let i = 0; i < actions; i++) scene.when({ type: 'draw', card: 'deck' });
    expect(scene.forbids({ type: 'draw', card: 'deck' })).toBe('XW-3');
    expect(scene.offers(END)).toBe(true);
  });
});

describe('what an action may name', () => {
  test('XW-3.8 a place next to one’s own is out of reach of Repair and Shut down', () => {
    const scene = given({ base: 'solar-panels!food-leak', at: [0, 0] });
    expect(scene.forbids({ type: 'repair', place: 1, token: 'food-leak' })).toBe('XW-3.8');
    expect(scene.forbids({ type: 'shutDown', place: 1 })).toBe('XW-3.8');
  });

  test('XW-4.3, XW-8.2 places and seats are counted from 0: what lies before is no action at all', () => {
    const [place = {}, leave = {}] = [fieldsOf(exoworld, 'place'), fieldsOf(exoworld, 'leave')];
    expect(fieldsProblem({ place: -1 }, place, 'action')?.field).toBe('action.place');
    expect(fieldsProblem({ place: 0 }, place, 'action')).toBeUndefined();
    expect(fieldsProblem({ seat: -1 }, leave, 'action')?.field).toBe('action.seat');
    expect(fieldsProblem({ seat: 5 }, leave, 'action')?.field).toBe('action.seat');
    expect(fieldsProblem({ seat: 4 }, leave, 'action')).toBeUndefined();
  });
});
