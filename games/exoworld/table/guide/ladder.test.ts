/** The ladder, the deeds and the glossary are what the rules' content says. */
import { expect, test } from 'vitest';
import { Match, stream } from '#engine';
import type { Result } from '#ui/kit/ladder.ts';
import { sense } from '../../bot/index.ts';
import { SCENARIO_IDS, SCENARIOS } from '../../content/scenarios.ts';
import { exoworld } from '../../index.ts';
import book from '../../rules.en.md?raw';
import { terms } from '../../text/terms.ts';
import { guide } from './ladder.ts';
import { shining, worthless } from './planets.ts';

test('every planet is a rung once, and stars never fall', () => {
  expect([...guide.rungs.map(({ id }) => id)].sort()).toEqual([...SCENARIO_IDS].sort());
  const stars = guide.rungs.map(({ options }) => SCENARIOS[options.scenario ?? 'proxima-b'].stars);
  expect(stars).toEqual([...stars].sort());
});

test('what shines and what is worthless is worked out', () => {
  expect(shining('proxima-b')).toEqual([]);
  expect(worthless('proxima-b')).toEqual([]);
  expect(shining('ross-128-b')).toEqual(expect.arrayContaining(['wind-turbines', 'air-concentrator']));
  expect(worthless('ross-128-b')).toContain('solar-panels');
  expect(worthless('trappist-1d')).toEqual(expect.arrayContaining(['moisture-vaporator', 'mycelium-cellar']));
  expect(worthless('trappist-1b')).toEqual(expect.arrayContaining(['wind-turbines', 'air-concentrator']));
});

const RESULT: Result = {
  ...{ id: 'a', game: 'exoworld', options: {}, seats: 3, seat: 0, levels: [undefined, 'sound', 'sound'] },
  ...{ won: true, turns: 12, hints: 0, undos: 0, seconds: 60 },
  facts: { planet: 'proxima-b', emergency: 1, modules: 4, protocols: 0, empty: true, shutDown: false },
};

const earned = (result: Result, all: readonly Result[] = [result]): string[] =>
  guide.deeds.flatMap((deed) => (deed.earned(result, all) ? [deed.id] : []));

test('deeds are read from what was noted', () => {
  expect(earned(RESULT)).toEqual(['light', 'needle', 'town', 'shelves', 'violet']);
  expect(earned({ ...RESULT, won: false })).toEqual([]);
  const sisters = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({
    ...RESULT,
    facts: { ...RESULT.facts, planet: `trappist-1${id}` },
  }));
  expect(earned(RESULT, sisters.slice(1))).not.toContain('sisters');
  expect(earned(RESULT, sisters)).toContain('sisters');
});

test('facts of a whole match are noted', () => {
  const begun = Match.start(exoworld, { seats: 2, random: { kind: 'fast', seed: 'facts' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const random = stream('facts');
  const told: Parameters<typeof guide.facts>[0][number][] = [];
  for (let i = 0; i < 2000 && match.outcome === undefined; i++) {
    const [decision] = match.decisions().filter(({ awaited, actions }) => awaited && actions.length > 0);
    if (decision === undefined) throw new Error('nobody can act');
    const { seat, actions } = decision;
    const done = match.act(seat, sense.thinks?.choose(match.state, seat, actions, random) ?? actions[0]);
    if (!done.ok) throw new Error(done.refusal.message);
    const { events } = done;
    told.push({ hear: () => events.map(({ event }) => event) });
  }
  const noted = guide.facts([...told, { state: match.state, hear: () => [] }], 0);
  expect(noted).toMatchObject({ planet: 'proxima-b', silent: false });
  expect(Number(noted.modules)).toBeGreaterThan(0);
  expect(noted.built).not.toBe('');
});

test('the glossary is short, leads somewhere, and cites rules there are', () => {
  const ids = terms.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { short, rule, see = [] } of terms) {
    expect(short.length, short).toBeLessThanOrEqual(120);
    expect(book).toContain(`**${rule}**`);
    for (const other of see) expect(ids).toContain(other);
  }
});
