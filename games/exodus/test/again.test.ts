/** XD-10.4 Whoever is asked again about the slips is told who spoke up, and what it changed; and is asked only if it did. */
import { expect, test } from 'vitest';
import type { FactionId } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import { follows, pollsAfter } from '../outlook/presses.ts';
import { againOf, forcedOf, quarrelsOf } from '../text/again.ts';
import { view } from '../view/index.ts';
import { Scene } from './scene.ts';

const ME = { faction: 'military' } as const;
const resolved = (order: 'mil-stand-to' | 'mil-recruit'): ExodusEvent => ({
  ...{ type: 'resolved', faction: 'military', total: 5 },
  order,
});
const polled = (by: FactionId, answer: 'dissent' | 'favour'): ExodusEvent => ({
  type: 'polled',
  answers: [{ faction: by, answer }],
});

test('slips that lie open for the first time need no reason', () => {
  expect(againOf([resolved('mil-stand-to')], ME)).toBeUndefined();
});

test('a deal of others that turns the own order says so', () => {
  const told = againOf(
    [
      resolved('mil-stand-to'),
      polled('church', 'dissent'),
      { type: 'sceneOpened', by: 'church', phase: 'resolve' },
      { type: 'dealt', by: 'church', with: 'government', speaker: undefined },
      resolved('mil-recruit'),
    ],
    ME,
  );
  expect(told).toMatch(/^The Church objected and struck a deal with the Government\./);
  expect(told).toMatch(/Recruit, not Stand To\.$/);
});

test('who objected oneself is spoken to, and a favour is told', () => {
  const scene: ExodusEvent = { type: 'sceneOpened', by: 'military', phase: 'resolve' };
  expect(againOf([polled('military', 'dissent'), scene], ME)).toBe('You objected, and nothing came of it.');
  expect(
    againOf([resolved('mil-recruit'), polled('government', 'favour'), resolved('mil-recruit')], ME),
  ).toBe('The Government called in an old favour: one marker more. Your people do the same as before.');
});

test('all that was spoken up about today is told, one after the other', () => {
  const scene: ExodusEvent = { type: 'sceneOpened', by: 'military', phase: 'resolve' };
  const deal: ExodusEvent = { type: 'dealt', by: 'military', with: 'church', speaker: undefined };
  expect(
    quarrelsOf([polled('military', 'dissent'), scene, deal, polled('government', 'favour')], ME).flat(),
  ).toEqual([
    'You objected and struck a deal with the Church.',
    'The Government called in an old favour: one marker more.',
  ]);
});

test('a poll that follows at once, with the own order unchanged, is answered as before without a press', () => {
  const scene = new Scene({ next: [{ step: 'poll', phase: 'resolve' }] });
  const seen = view(scene.s, 0);
  const { faction: me = 'church' } = seen;
  const actions = scene.legal(me);
  const then = (told: readonly ExodusEvent[]) =>
    follows({}, seen, actions, pollsAfter({ open: seen }, told, me));
  // The same poll is not answered twice; the next one is.
  expect(then([])).toBeUndefined();
  expect(then([polled('government', 'favour')])).toEqual({ type: 'accept' });
  // Who objected, and had to wait for somebody else, still objects.
  expect(then([polled(me, 'dissent')])).toEqual({ type: 'dissent' });
});

test('half a quarrel is nobody’s victory, and its dice are shown until the day goes on', () => {
  const forced = (by: FactionId, on: FactionId, outcome: 'partial' | 'success'): ExodusEvent[] => [
    { type: 'forced', by, on },
    { type: 'trait', trait: 'edge', by: 1, now: 6 },
    { type: 'tested', own: { value: 7 }, against: { value: 8 }, dice: [1, 0, 0], net: 0, result: 0 },
    { type: 'forcedResult', by, on, outcome },
  ];
  const opened: ExodusEvent = { type: 'sceneOpened', by: 'military', phase: 'resolve' };
  const half = [polled('military', 'dissent'), opened, ...forced('military', 'church', 'partial')];
  expect(againOf(half, ME)).toBe(
    'You objected and argued it out with the Church in the open: neither gets it. Both slips on it are struck.',
  );
  const seen = { ...view(new Scene({ next: [{ step: 'poll', phase: 'resolve' }] }).s, 0), ...ME };
  expect(forcedOf(half, seen)).toMatchObject([{ title: 'You force the matter: half', outcome: 'partial' }]);
  expect(forcedOf([...half, { type: 'covertRevealed', orders: [] }], seen)).toEqual([]);
  // Whoever was asked may force it, too.
  expect(
    againOf([polled('military', 'dissent'), opened, ...forced('church', 'military', 'success')], ME),
  ).toBe('You objected, and the Church talked you down.');
});
