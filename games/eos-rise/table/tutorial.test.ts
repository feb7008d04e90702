/** The tutorial must play through on its seed, and every rule it or the table names must be in the rulebook. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import { eosRise } from '../index.ts';
import rules from '../rules.en.md?raw';
import { tutorial } from './tutorial.ts';

function begin() {
  const { seats, options, seed } = tutorial;
  const begun = Match.start(eosRise, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.match;
}

/** Plays every beat with what the coach allows, its last action last; gives what the log told in each. */
function play() {
  const match = begin();
  const told: string[][] = [];
  for (const { title, allows, done } of tutorial.beats) {
    const from = match.log(0).length;
    for (let over = done === undefined, turns = 0; !over; turns++) {
      const open = match.decisions().flatMap(({ actions }) => actions);
      const allowed = open.filter((other) => allows?.(other) ?? true);
      const action =
        allowed.find((other) => !done?.(other) && other.type !== 'pass') ??
        allowed.find((other) => done?.(other)) ??
        allowed[0];
      if (action === undefined || turns > 20)
        throw new Error(`${title}: the coach leaves nothing to do at ${match.view(0).asking?.step}`);
      expect(match.act(0, action).ok, title).toBe(true);
      over = done?.(action) ?? false;
    }
    told.push(
      match
        .log(0)
        .slice(from)
        .map(({ type }) => type),
    );
  }
  return { match, told };
}

test('every beat can be played as the coach says, and shows what he speaks of', () => {
  const { match, told } = play();
  expect(tutorial.beats).toHaveLength(8);
  const [, crew, warp, shields, hull, round, fight] = told;
  expect(crew).toContain('built');
  expect(warp).toContain('collected');
  expect(warp).toContain('attacker');
  expect(shields).toContain('shielded');
  expect(hull).toContain('hit');
  expect(round).toContain('pursued');
  expect(fight).toContain('defeated');
  expect(match.view(0).kills.dexer).toBe(1);
  expect(match.view(0).outcome).toBeUndefined();
});

test('the rulebook has every rule that the coach names', () => {
  for (const { rule } of tutorial.beats) expect(rules).toContain(`**${rule}**`);
});
