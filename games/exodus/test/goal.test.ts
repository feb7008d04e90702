/** XD-15.5 What wins and how far off it is; what ended a fleet is told as a chain, with what to do about it. */
import { expect, test } from 'vitest';
import type { ExodusEvent } from '../event.ts';
import { exodus } from '../index.ts';
import type { State } from '../state.ts';
import { standingMove } from '../text/dayReport.ts';
import { causeWords } from '../text/ending.ts';
import { goalWords } from '../text/goal.ts';
import { systemPromise } from '../text/systems.ts';
import { given } from './scene.ts';

const seen = (change: (s: State) => void) => {
  const scene = given({ next: ['disposition'], change });
  return exodus.view(scene.s, scene.house('church').seat);
};
const withSite = (arrivals: number) =>
  seen((s) => {
    s.arrivals = arrivals;
    Object.assign(s.systems[2] ?? {}, { reward: 3 });
  });

test('without a site the search is told, with one how many new stars come first; the site itself counts', () => {
  expect(goalWords(seen(() => undefined))).toMatch(/^find a home, .* finds one in \d+ %/);
  const { reach } = withSite(0);
  expect(goalWords(withSite(reach - 3))).toBe(
    'Wicker could be our home; first visit 2 more new stars to shake off the hunters.',
  );
  expect(systemPromise(withSite(reach - 1), 2)).toBe('could be our home');
});

test('what ended the fleet is a chain of causes, with one thing to do otherwise', () => {
  const apart: ExodusEvent = {
    type: 'ballots',
    phase: 'course',
    ballots: [
      { faction: 'church', stake: 'jump@1' },
      { faction: 'government', stake: 'jump@2' },
    ],
  };
  const told = [5, 4, 3, 2, 1, 0].flatMap((now): ExodusEvent[] => [
    apart,
    { type: 'course', course: 'cover' },
    { type: 'battle', ambushed: false, size: 3 },
    { type: 'trait', trait: 'women', by: -1, now },
  ]);
  const lost = { winners: [], reason: 'women', rule: 'XD-15.1' } as const;
  const view = { ...seen(() => undefined), outcome: lost };
  expect(causeWords(view, 0, told)).toEqual([
    expect.stringMatching(/^Women fell from 4 to 0 by day \d+: battle \(4 times\)\.$/),
    '6 times the Keepers named different stars under fire, and the fleet fought instead of fleeing.',
    'Next time: in flight, name the star the other two named.',
  ]);
});

test('a marker that changed hands is named where standing moved', () => {
  const view = seen(() => undefined);
  const standing = view.own?.standing;
  if (standing === undefined) throw new Error('the Church has a standing');
  const { pieces } = standingMove(
    standing,
    { ...standing, markers: standing.markers - 1 },
    [{ type: 'markerGiven', from: 'church', to: 'government' }],
    view,
  );
  expect(pieces.map(({ words }) => words)).toEqual([
    '−1 markers held',
    'The Government now holds a marker of yours, a favour you owe',
  ]);
  // One that came back the same day is not told.
  const back: ExodusEvent = { type: 'markerReturned', holder: 'government', issuer: 'church' };
  const given: ExodusEvent = { type: 'markerGiven', from: 'church', to: 'government' };
  expect(standingMove(standing, standing, [given, back], view).pieces).toEqual([]);
});
