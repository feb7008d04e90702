/** Labels beside the map follow what is in force. */
import { expect, test } from 'vitest';
import type { EventId } from '../content/eventIds.ts';
import { given } from '../test/scene.ts';
import { view } from '../view.ts';
import { eventShown, ordersWords } from './watching.ts';

const orders = { dexer: 'dexer-hornet', vorde: 'vorde-monolith' } as const;
const said = (event?: EventId, decoyed?: 'dexer', name: 'dexer' | 'vorde' = 'dexer') =>
  ordersWords(
    view(given({ orders, ...(event ? { event } : {}), effects: decoyed ? { decoyed } : {} }).s),
    name,
  );

test('ER-19.3 the lanes of known orders are those they will be carried out with', () => {
  expect(said()).toBe('to the EOS, 3 lanes');
  expect(said('war-drums')).toBe('to the EOS, 4 lanes');
  expect(said('frame-drag')).toBe('to the EOS, 2 lanes');
  expect(said(undefined, 'dexer')).toBe('to the EOS, 1 lane');
  expect(said('frame-drag', 'dexer')).toBe('to the EOS, 0 lanes');
  expect(said('war-drums', 'dexer', 'vorde')).toBe(said('war-drums', undefined, 'vorde'));
});

test('an unknown order says nothing', () => {
  expect(ordersWords(view(given({}).s), 'dexer')).toBeUndefined();
});

test('ER-19.2 an event shows the emblem of its own region, wherever the EOS has flown since', () => {
  const seen = view(given({ event: 'war-drums', eos: 'g08-1' }).s);
  expect(eventShown(seen)).toEqual({ card: 'war-drums', region: 'perseus' });
  expect(eventShown(view(given({}).s))).toBeUndefined();
});
