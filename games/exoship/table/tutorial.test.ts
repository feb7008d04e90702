/** The tutorial must play through on its seed, and every rule it or the rules name must be in the rulebook. */

import { expect, test } from 'vitest';
import { Match } from '#engine';
import { exoship } from '../index.ts';
import rules from '../rules.en.md?raw';
import { tutorial } from './tutorial.ts';

test('every beat of the first voyage can be played as the coach says', () => {
  const { seats, options, seed, beats } = tutorial;
  const begun = Match.start(exoship, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  for (const { title, allows, done } of beats) {
    const open = match.decisions().flatMap(({ actions }) => actions);
    const allowed = open.filter((action) => allows?.(action) ?? true);
    expect(allowed.length, title).toBe(done ? 1 : 0);
    for (const action of allowed) expect(match.act(0, action).ok, title).toBe(true);
  }
  expect(beats).toHaveLength(8);
  expect(match.state.destination).toBe('axios');
});

test('suspicion threatens in its beat, and the ability averts it', () => {
  const { seats, options, seed, beats } = tutorial;
  const begun = Match.start(exoship, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const play = (count: number): void => {
    for (const { allows } of beats.filter(({ done }) => done).slice(0, count)) {
      const action = match.decisions()[0]?.actions.find((one) => allows?.(one));
      match.act(0, action);
    }
  };
  play(2);
  const { points, pointsAfterSuspicion } = match.view(0);
  expect(pointsAfterSuspicion).toBeLessThan(points);
  const ability = match
    .decisions()[0]
    ?.actions.find((one) => one.type === 'ability' && one.target === 'ghost');
  match.act(0, ability);
  match.act(0, { type: 'end' });
  expect(match.log(0)).toContainEqual({ type: 'suspicion', exposed: 0, drill: false });
});

test('the rulebook has an anchor for every rule and ruling', () => {
  const sections = [5, 3, 3, 2, 2, 1, 5, 2, 1];
  const ids = sections.flatMap((count, i) => Array.from({ length: count }, (_, n) => `XS-${i + 1}.${n + 1}`));
  const rulings = Array.from({ length: 12 }, (_, n) => `XS-R${n + 1}`);
  for (const id of [...ids, ...rulings]) expect(rules).toContain(`- **${id}** `);
  for (const { rule } of tutorial.beats) expect(rules).toContain(`- **${rule}** `);
});
