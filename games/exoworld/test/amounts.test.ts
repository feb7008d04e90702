/** How much and how long: the numbers of protocols, and what ends with a turn. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import { DONE, END, given } from './scene.ts';

const protocol = (card: Extract<ExoworldAction, { type: 'protocol' }>['card']): ExoworldAction => ({
  type: 'protocol',
  card,
});
const place = (at: number): ExoworldAction => ({ type: 'place', place: at });

test('XW-6.2 Damage Control removes up to two tokens anywhere, and fewer if wished', () => {
  const scene = given({
    hands: ['damage-control', ''],
    base: 'solar-panels!water-leak insect-nursery!food-leak home!emergency',
  }).when(protocol('damage-control'), { type: 'remove', place: 1, token: 'water-leak' }, DONE);
  expect(scene.tokens(2)).toEqual(['food-leak']);
  expect(scene.asks).toBe('actions');
});

describe('XW-6.2 how much a protocol does', () => {
  test('XW-6.2 Strategic Reserve gives three, to at most ten', () => {
    expect(
      given({ hands: ['strategic-reserve', ''], emergency: 4 }).when(protocol('strategic-reserve')).s
        .emergency,
    ).toBe(7);
    expect(
      given({ hands: ['strategic-reserve', ''], emergency: 8 }).when(protocol('strategic-reserve')).s
        .emergency,
    ).toBe(10);
    expect(given({ hands: ['strategic-reserve', ''] }).forbids(protocol('strategic-reserve'))).toBe('XW-6.2');
  });

  test('XW-6.2 Remote Override switches two modules, not one twice', () => {
    const scene = given({
      hands: ['remote-override', ''],
      base: 'solar-panels insect-nursery wind-turbines',
    }).when(protocol('remote-override'), { type: 'toggle', place: 1 });
    expect(scene.forbids({ type: 'toggle', place: 1 })).toBe('XW-6.2');
    scene.when({ type: 'toggle', place: 2 });
    expect(scene.asks).toBe('actions');
    expect([1, 2, 3].map((at) => scene.tokens(at))).toEqual([['shutdown'], ['shutdown'], []]);
  });

  test('XW-6.2 Archive Recovery brings two cards back, no protocol', () => {
    const scene = given({
      hands: ['archive-recovery', ''],
      discards: 'ice-drill solar-panels moss-gallery stand-down',
    }).when(protocol('archive-recovery'), { type: 'recover', card: 'ice-drill' });
    expect(scene.forbids({ type: 'recover', card: 'stand-down' })).toBe('XW-6.2');
    scene.when({ type: 'recover', card: 'moss-gallery' });
    expect(scene.asks).toBe('actions');
    expect(scene.hand()).toEqual(['ice-drill', 'moss-gallery']);
  });

  test('XW-6.2 Last-Ditch Conversion takes exactly four of a supply', () => {
    const table = (supply: number) =>
      given({ hands: ['last-ditch-conversion', ''], emergency: 5, supply: [supply, 0, 0, 0] });
    expect(table(3).forbids(protocol('last-ditch-conversion'))).toBe('XW-6.2');
    const scene = table(4).when(protocol('last-ditch-conversion'));
    if (scene.asks === 'convert') scene.when({ type: 'convert', resource: 'oxygen' });
    expect([scene.supply('oxygen'), scene.s.emergency]).toEqual([0, 7]);
  });

  test('XW-6.2 Forecast Model looks at three, of two left at two', () => {
    const looked = (events: string) => {
      const scene = given({ hands: ['forecast-model', ''], events }).when(END, protocol('forecast-model'));
      return scene.legal().length;
    };
    expect(looked('clear-skies burst-pipe heat-spike dust-front')).toBe(3);
    expect(looked('clear-skies burst-pipe')).toBe(2);
  });

  test('XW-2 what lasts for a turn ends with it: a waiting deployment, rations, a skill', () => {
    const scene = given({
      hands: ['rapid-fabrication ration-discipline', ''],
      crew: ['salvager', 'medic'],
      discards: 'ice-drill',
      more: 3,
    }).when(protocol('rapid-fabrication'), { type: 'salvage', card: 'ice-drill' });
    expect(scene.forbids({ type: 'salvage', card: 'ice-drill' })).toBe('XW-3.9');
    scene.when(END, protocol('ration-discipline'));
    while (scene.asks !== 'actions') scene.when(scene.legal()[0] ?? END);
    expect(scene.s).toMatchObject({ fabrication: false, rationing: false, skillUsed: false, played: [] });
  });

  test('XW-4 a ban lasts until the next turn of whoever drew it', () => {
    const scene = given({ hands: ['ice-drill', '', ''], events: 'static-hiss', more: 4, phase: 'drawEvent' });
    const next = () => {
      while (scene.asks !== 'actions') scene.when(scene.legal()[0] ?? END);
      return scene.s.noTransfers;
    };
    expect(next()).toBe(0);
    scene.when(END);
    expect(next()).toBe(0);
    scene.when(END);
    expect(next()).toBeUndefined();
  });

  test('XW-4.3 fatigue for every character goes round from the current one', () => {
    const scene = given({
      hands: ['', '', '', ''],
      fatigue: [0, 2, 0, 1],
      current: 2,
      events: 'crew-collapse',
      phase: 'drawEvent',
    });
    // one token is left
    expect(scene.s.crew.map(({ fatigue }) => fatigue)).toEqual([0, 2, 1, 1]);
  });

  test('XW-8.1 with the emergency supply gone, an event that can still win is carried out', () => {
    const scene = given({
      events: 'meteorite',
      supply: [0, 20, 20, 20],
      emergency: 3,
      base: 'solar-panels insect-nursery',
      phase: 'drawEvent',
    });
    expect(scene.asks).toBe('placing');
    scene.when(place(2));
    expect(scene.won).toBe(false);
  });
});
