// Standing answers at this screen: nobody is asked about what does not matter, and whoever wants to be asked is.
import { expect, test, vi } from 'vitest';
import { Match } from '#engine';
import type { ExoworldAction } from '#games/exoworld/action.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { positionOf } from '#games/exoworld/positions.ts';
import { opening } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN } from '../match/players.ts';

// What thinks wants a page.
vi.mock('../match/thinkers.ts', () => ({ thinkers: () => undefined }));
vi.mock('../match/hints.ts', () => ({
  Hints: class {
    clear() {}
    follow() {}
  },
}));

const END: ExoworldAction = { type: 'end' };

/** Alone with Ration Discipline, at the end of a turn whose update takes two food of many. */
function calm() {
  const position = positionOf({
    hands: ['ration-discipline'],
    crew: ['commander', 'medic', 'roboticist'],
    base: 'carbon-splitter brine-still isotope-generator',
    events: 'clear-skies',
    more: 3,
    turn: { spent: 4 },
  });
  const options = { scenario: 'proxima-b', critical: false, incommunication: false, first: 0 };
  const begun = Match.load(exoworld, position, { kind: 'keyed', seed: 'standing' }, options);
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  return new LocalFeed(exoworld, { match, moments: [opening(match)] }, [HUMAN]);
}

test('what does not matter is passed over, and the next turn comes', async () => {
  const match = calm();
  expect(match.send(0, [END])).toBe(true);
  expect(match.decision.value).toBeUndefined();
  await vi.waitFor(() => expect(match.decision.value?.prompt).toBe('actions'));
  expect(match.lastPress()).toEqual([{ type: 'decline' }]);
  expect(match.view.value.turn).toBe(2);
});

test('who wants to be asked is asked', () => {
  const match = calm();
  match.settle({ protocols: { 'ration-discipline': 'always' } });
  expect(match.settled.value).toEqual({ 0: { protocols: { 'ration-discipline': 'always' } } });
  expect(match.send(0, [END])).toBe(true);
  expect(match.decision.value?.prompt).toBe('respond');
  match.settle({ protocols: { 'ration-discipline': 'never' } });
  expect(match.decision.value).toBeUndefined();
});

test('whoever takes the answer back is asked', async () => {
  const match = calm();
  match.send(0, [END]);
  await vi.waitFor(() => expect(match.decision.value?.prompt).toBe('actions'));
  expect(match.undo()).toBe(true);
  expect(match.decision.value?.prompt).toBe('respond');
});
