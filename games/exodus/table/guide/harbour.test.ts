/** The last mission is a voyage with real dice: it can be won, and Harbour is not yet a home when it begins. */
import { expect, test } from 'vitest';
import { Match, stream } from '#engine';
import { MissionTrial } from '#ui/kit/testing/missions.ts';
import { sense } from '../../bot/index.ts';
import { exodus } from '../../index.ts';
import rules from '../../rules.en.md?raw';
import type { Exodus } from '../../state.ts';
import { harbour } from './harbour.ts';

/** A voyage of sound players. */
function sail(seed: string): Match<Exodus> {
  const begun = Match.load<Exodus>(exodus, harbour.position(), { kind: 'keyed', seed }, harbour.options);
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const random = stream(seed);
  while (match.outcome === undefined) {
    const next = match.decisions().find(({ awaited }) => awaited);
    if (next === undefined) throw new Error('nobody is asked');
    const { seat, actions } = next;
    const action = sense.thinks?.choose(match.state, seat, actions, random) ?? actions[0];
    if (action === undefined || !match.act(seat, action).ok) throw new Error('no way on');
  }
  return match;
}

test('a home lies two arrivals away', () => {
  const { view, run } = new MissionTrial(exodus, harbour).look();
  expect([view.arrivals, view.reach]).toEqual([1, 3]);
  expect(view.systems.map(({ reward }) => reward)).toEqual([0, 1, 3]);
  expect(view.systems[2]?.links).toEqual([0, 1]);
  expect(view.phase).toBe('isolation');
  expect(run.end.value).toBeUndefined();
});

test('sound players found a colony more often than not, and each end is told', () => {
  const seeds = ['a', 'b', 'c'];
  const ends = seeds.map((seed) => {
    const view = sail(seed).view(0);
    const deeds = { view, before: view, actions: [], told: [] };
    expect(harbour.won?.(deeds)).toBe(view.outcome?.reason === 'colony');
    expect(harbour.missed?.(deeds)).toBeDefined();
    return view.outcome?.reason;
  });
  expect(ends.filter((reason) => reason === 'colony').length).toBeGreaterThan(seeds.length / 2);
});

test('it speaks in short lines and of rules that there are', () => {
  for (const { line, rule } of harbour.beats) {
    expect(line.length).toBeLessThanOrEqual(120);
    expect(rules).toContain(`**${rule}** `);
  }
});
