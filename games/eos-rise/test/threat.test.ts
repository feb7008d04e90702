/** The chances drawn on the map are what the rules do with each orders card that may come. */
import { expect, test } from 'vitest';
import { fastDraws, Play } from '#engine';
import { ALIENS } from '../content/aliens.ts';
import { eosRise } from '../index.ts';
import { courses } from '../rules/course.ts';
import { possibleOrders, threatAt } from '../rules/threat.ts';
import { galaxyAt } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import { given } from './scene.ts';

const scene = (): State =>
  structuredClone(given({ eos: 'g01-1', ships: ['dexer@g01-3', 'dexer@g02-2', 'vorde@g19-1'] }).s);

test('ER-17.3 each chance is the share of the cards left that bring the ship to the EOS', () => {
  const s = scene();
  const seen = view(s);
  const { ships } = threatAt(seen);
  for (const { class: name, at, chance } of ships) {
    const cards = possibleOrders(seen, name);
    const coming = cards.filter((card) => {
      const then: State = { ...structuredClone(s), orders: { ...s.orders, [name]: card } };
      const ship = then.ships.find((other) => other.class === name && other.at === at);
      const find = courses(new Play(eosRise, then, fastDraws('threat')));
      return ship && find(ship)?.path().map(galaxyAt).at(-1) === s.eos;
    });
    expect(chance).toBeCloseTo(coming.length / cards.length);
  }
  expect(ships.some(({ chance }) => chance > 0 && chance < 1)).toBe(true);
});

test('orders that lie open are certain', () => {
  const s = scene();
  const card = possibleOrders(view(s), 'dexer').find(
    (id) => ALIENS[id].to === 'eos' && ALIENS[id].lanes >= 4,
  );
  if (card === undefined) throw new Error('no such orders');
  const { ships, any } = threatAt(view({ ...s, orders: { ...s.orders, dexer: card } }));
  const near = ships.filter(({ class: name }) => name === 'dexer');
  expect(near.every(({ chance }) => chance === 0 || chance === 1)).toBe(true);
  expect(any).toBe(1);
});

test('ships on the way of the EOS pursue it and are not counted', () => {
  const seen = view(scene());
  expect(threatAt(seen, 'g01-1', ['g01-3']).ships.some(({ at }) => at === 'g01-3')).toBe(false);
});

test('the average is the sum of all chances, the chance of none by class', () => {
  const { ships, mean, any } = threatAt(view(scene()));
  expect(mean).toBeCloseTo(ships.reduce((sum, { count, chance }) => sum + count * chance, 0));
  expect(any).toBeGreaterThanOrEqual(Math.max(...ships.map(({ chance }) => chance)));
  expect(any).toBeLessThanOrEqual(1);
});

test('ER-22.2 a class of which no orders are left stays where it is', () => {
  const seen = view(scene());
  const none = { ...seen, decks: { ...seen.decks, vorde: { ...seen.decks.vorde, unseen: [], discard: [] } } };
  const { ships, mean, any } = threatAt(none);
  expect(ships.map((group) => group.class)).toEqual(['dexer', 'dexer']);
  const rest = threatAt({ ...seen, ships: seen.ships.filter((ship) => ship.class === 'dexer') });
  expect([mean, any]).toEqual([rest.mean, rest.any]);
});

test('a radio burst on the way is collected: nobody goes for it any more', () => {
  const seen = view(given({ eos: 'g08-1', frbs: ['g08-2'], ships: ['galagat@g09-1'] }).s);
  const there = view(given({ eos: 'g08-2', frbs: [], ships: ['galagat@g09-1'] }).s);
  expect(threatAt(seen, 'g08-2', ['g08-2'])).toEqual(threatAt(there));
  expect(threatAt(seen, 'g08-2').any).toBeGreaterThan(threatAt(there).any);
});
