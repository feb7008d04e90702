/** The Last Dash: what the coach says of it is so, and other ways through it work. */
import { expect, test } from 'vitest';
import type { EosAction } from '../../action.ts';
import { PASS, STOP } from '../../test/scene.ts';
import { lastDash } from './lastDash.ts';
import { ALL_JOIN, fly, hits, STAND_BY, trial } from './trial.ts';

const SIGNAL = fly('g02-6');
const SHIELDS: readonly EosAction[] = [4, 5, 6].map((pip) => ({
  ...{ type: 'shield', ship: 'galagat-talon', pip },
}));

test('the last dash: who races, who comes, and how far it is', () => {
  const begun = trial(lastDash, ...SIGNAL);
  expect([begun.view.progress, begun.view.planet]).toEqual([13, 'g02-2']);
  expect(begun.view.ships).toEqual([expect.objectContaining({ class: 'dexer', at: 'g02-2' })]);
  expect(begun.view.strike?.ships).toEqual(['galagat-talon']);
  for (const action of SHIELDS) begun.do(action);
  expect(begun.view.totalHull).toBe(14);
  expect(begun.view.lanesLeft).toBe(4);
  for (const action of [...fly('g02-1', 'g02-2'), ...ALL_JOIN, PASS]) begun.do(action);
  expect(begun.view.combat?.dice).toHaveLength(9);
});

test('the last dash: an uncovered 5 costs eight, and the ship bears it', () => {
  const open = trial(lastDash, ...SIGNAL, PASS);
  expect(open.view.damage).toBe(8);
  for (const action of [...hits('command', 5), ...hits('engine', 3)]) open.do(action);
  open.do({ type: 'quickFix', room: 'command' });
  expect(open.view.asking?.step).toBe('warp');
  expect(open.view.totalHull).toBe(8);
});

test('the last dash: who waits too long loses the signal', () => {
  const late = trial(lastDash, ...SIGNAL, ...SHIELDS, STOP);
  expect(late.run.aside.value).toMatch(/^The cycle passes/);
  expect(late.run.at.value).toBe(3);
  for (let turns = 0; late.run.end.value === undefined && turns < 100; turns++) {
    const quiet = late.open.find(({ type }) => type === 'stop' || type === 'standBy' || type === 'pass');
    late.do(quiet ?? late.open.at(-1) ?? STAND_BY);
  }
  expect(late.run.end.value).toEqual({
    kind: 'missed',
    words: 'The signal is lost: the Planet was not reached in time.',
  });
});
