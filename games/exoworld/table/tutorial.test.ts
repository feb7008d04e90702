/** The tutorial must play through on its seed as the coach says it does. */

import { expect, test } from 'vitest';
import { Match } from '#engine';
import { exoworld } from '../index.ts';
import rules from '../rules.en.md?raw';
import { tutorial } from './tutorial.ts';

function landed() {
  const { seats, options, seed } = tutorial;
  const begun = Match.start(exoworld, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.match;
}

test('every beat of the first landing can be played as the coach says', () => {
  const match = landed();
  const { beats } = tutorial;
  expect(beats).toHaveLength(9);
  for (const { title, allows, done } of beats) {
    for (let over = done === undefined; !over; ) {
      const open = match.decisions().flatMap(({ actions }) => actions);
      const allowed = open.filter((action) => allows?.(action) ?? true);
      expect(allowed.length, title).toBe(1);
      const [action] = allowed;
      if (action === undefined) return;
      expect(match.act(0, action).ok, title).toBe(true);
      over = done?.(action) ?? true;
    }
  }
  const { base, crew, gauges, turn } = match.view(0);
  expect(base[1]).toMatchObject({ card: 'hydroponic-farm', tokens: [] });
  expect(crew.map(({ id }) => id)).toEqual(['process-chemist', 'crew-coordinator', 'surveyor']);
  expect(gauges.map(({ production }) => production)).toEqual([-1, -2, 0, -2]);
  expect(turn).toBe(2);
});

test('the event of the lesson leaves a leak behind', () => {
  const match = landed();
  for (const { allows, title } of tutorial.beats.filter(({ done }) => done).slice(0, 5)) {
    for (let i = 0; i < 2; i++) {
      const action = match.decisions()[0]?.actions.find((one) => allows?.(one));
      if (action && match.view(0).turn < 2) expect(match.act(0, action).ok, title).toBe(true);
    }
  }
  expect(match.view(0).base[1]?.tokens).toEqual(['food-leak']);
  expect(match.view(0).eventDiscards).toEqual(['spoiled-stores']);
});

test('every rule that the coach or the table names is in the rulebook', () => {
  for (const { rule } of tutorial.beats) expect(rules).toContain(`- **${rule}** `);
});
