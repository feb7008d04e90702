/** The tutorial must play through on its seed, and every rule it or the rules name must be in the rulebook. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import type { MothershipAction } from '../action.ts';
import { mothership } from '../index.ts';
import rules from '../rules.en.md?raw';
import type { Mothership } from '../state.ts';
import { ruleFor } from './ruleFor.ts';
import { tutorial } from './tutorial.ts';

function begin(seed = tutorial.seed): Match<Mothership> {
  const { seats, options } = tutorial;
  const begun = Match.start(mothership, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.match;
}

/** Plays as the coach says; a taker picks among what is open. Gives the title of the beat where it gets stuck. */
function play(
  match: Match<Mothership>,
  pick: (open: readonly MothershipAction[]) => MothershipAction | undefined,
): string | undefined {
  for (const { title, allows, done } of tutorial.beats) {
    for (let moves = 0; moves < 40; moves++) {
      const open = match.decisions()[0]?.actions.filter((action) => allows?.(action) ?? true) ?? [];
      const placing = match.decisions()[0]?.prompt === 'land' && done === undefined;
      if (done === undefined && !placing) break;
      const finish = done && open.find((action) => done(action));
      const action = finish ?? pick(open);
      if (action === undefined || !match.act(0, action).ok) return title;
      if (finish) break;
      if (moves === 39) return title;
    }
  }
  return undefined;
}

const first = (open: readonly MothershipAction[]) => open.find(({ type }) => type !== 'pass') ?? open[0];
const last = (open: readonly MothershipAction[]) => open.findLast(({ type }) => type !== 'pass') ?? open[0];

test.each([
  ['first', first],
  ['last', last],
])('the first battle plays through, whoever takes the %s of what is open', (_, pick) => {
  const match = begin();
  expect(play(match, pick)).toBeUndefined();
  const view = match.view(0);
  expect(view.units.some(({ id }) => id === 'npc-f3')).toBe(false);
  expect(view.units.filter(({ owner, class: kind }) => owner === 0 && kind === 'fighter')).toHaveLength(3);
  expect(view.units.some(({ id }) => id === 'p1-g1')).toBe(true);
  expect(view.outcome).toBeUndefined();
});

test('there are nine beats, and their rules are in the rulebook', () => {
  expect(tutorial.beats).toHaveLength(9);
  for (const { rule } of tutorial.beats) expect(rules).toContain(`- **${rule}** `);
  expect(rules).toContain(`- **${ruleFor('main')}** `);
});

test('the rulebook has an anchor for every rule and ruling', () => {
  const sections = [4, 8, 6, 9, 6, 10, 7, 4, 10, 5, 5, 6, 9, 5, 3, 7, 8, 3, 8, 4, 8];
  const ids = sections.flatMap((count, i) => Array.from({ length: count }, (_, n) => `MS-${i + 1}.${n + 1}`));
  const rulings = Array.from({ length: 66 }, (_, n) => `MS-R${n + 1}`);
  for (const id of [...ids, ...rulings]) expect(rules).toContain(`- **${id}** `);
});
