/** What is asked in the last turn says what it decides. */
import { expect, test } from 'vitest';
import { headline, isLost, lastTurn } from '../text/headline.ts';
import { view } from '../view.ts';
import { given } from './scene.ts';

const LATE = { step: 4, midlife: 'ghost saboteur', young: '+recruiter tutor' } as const;

test('the last turn towards Mariposa says so, and whether anything can still win', () => {
  const lost = view(given({ ...LATE, elder: 'physician steward' }).s);
  expect(headline(lost)).toContain(
    'Last turn: the next stop is Mariposa, and arriving there loses. No way to win',
  );
  const open = view(
    given({
      step: 4,
      elder: '+steward +diplomat',
      midlife: '+navigator +physician',
      young: '+recruiter +fixer',
    }).s,
  );
  expect(headline(open)).toContain('A Rift captain can still turn the ship.');
  expect(lastTurn(view(given({ ...LATE, step: 3, elder: 'physician steward' }).s))).toBeUndefined();
});

test('the turn before Axios is not the last: six points win there, too', () => {
  const bound = (step: number) =>
    view(given({ ...LATE, step, destination: 'axios', elder: 'physician steward' }).s);
  expect(lastTurn(bound(4))).toBeUndefined();
  expect(isLost(bound(4))).toBe(false);
  expect(lastTurn(bound(5))).toMatch(/^Last turn: six points .* No way to win is left/);
  expect(isLost(bound(5))).toBe(true);
});
