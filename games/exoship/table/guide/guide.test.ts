/** Problems have one solution, the ladder is climbed by what it says, and the glossary keeps to its form. */
import { describe, expect, test } from 'vitest';
import { canonical, Match, pick, stream } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import type { Result } from '#ui/kit/ladder.ts';
import { exoship } from '../../index.ts';
import rules from '../../rules.en.md?raw';
import type { Exoship } from '../../state.ts';
import { given } from '../../test/scene.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { terms } from '../../text/terms.ts';
import { view } from '../../view.ts';
import { factsOf } from './facts.ts';
import { guide } from './ladder.ts';
import { PROBLEMS, winsOf } from './problems.ts';

describe('problems', () => {
  test.each(
    PROBLEMS.map((problem) => [problem.id, problem] as const),
  )('problem %s has exactly one winning pair, worth what it says', (_, problem) => {
    const wins = winsOf(view(given(problem).s));
    const rows = wins.map((row) => row.map(canonical).sort());
    expect(rows).toEqual([problem.solution.map(canonical).sort()]);
    const scene = given(problem);
    for (const action of problem.solution) scene.play.act(0, action);
    scene.play.act(0, { type: 'end' });
    expect(scene.s.outcome).toMatchObject({ winners: [0], points: [problem.points] });
  });
});

describe('facts', () => {
  test('of whole random games: counts agree with what was done', () => {
    for (let i = 0; i < 20; i++) {
      const random = stream(`facts ${i}`);
      const begun = Match.start(exoship, {
        seats: 1,
        options: {},
        random: { kind: 'fast', seed: `facts ${i}` },
      });
      if (!begun.ok) throw new Error(begun.refusal.message);
      const { match } = begun;
      const film: Scene<Exoship>[] = [];
      const done = { abilities: 0, replaces: 0, actions: 0 };
      let heard = 0;
      const note = (): void => {
        const events = match.log(0);
        const fresh = events.slice(heard);
        heard = events.length;
        film.push({ state: structuredClone(match.state), hear: () => fresh });
      };
      note();
      for (;;) {
        const legal = match.decisions().flatMap(({ actions }) => actions);
        if (legal.length === 0) break;
        const action = pick(legal, random);
        if (action.type === 'ability') done.abilities += 1;
        if (action.type === 'replace') done.replaces += 1;
        if (!['end', 'freeSway', 'sleeper'].includes(action.type)) done.actions += 1;
        match.act(0, action);
        note();
      }
      expect(factsOf(film, 0)).toMatchObject({ ...done, step: match.state.step });
    }
  });
});

describe('ladder', () => {
  const won = (
    facts: Result['facts'],
    points = 6,
    options: object = { origin: 'earth', hard: false },
  ): Result => ({
    ...{ id: 'a', game: 'exoship', options, seats: 1, seat: 0, levels: [undefined], won: true, points },
    ...{ turns: 3, hints: 0, undos: 0, seconds: 60, facts },
  });
  const reached = (id: string, result: Result) => guide.rungs.find((rung) => rung.id === id)?.reached(result);
  const earned = (id: string, ...all: readonly [Result, ...Result[]]) =>
    guide.deeds.find((deed) => deed.id === id)?.earned(all[0], all);

  test('rungs and challenges are reached by winning as they say', () => {
    expect(guide.rungs).toHaveLength(11);
    expect(reached('utopia', won({}, 8))).toBe(false);
    expect(reached('utopia', won({}, 9))).toBe(true);
    expect(reached('arrow', won({ abilities: 1 }))).toBe(false);
    expect(reached('half', won({ step: 2 }))).toBe(true);
    expect(reached('breath', won({ step: 5 }))).toBe(true);
    expect(reached('unseen', { ...won({ exposed: 0 }), won: false })).toBe(false);
  });

  test('deeds are earned by results', () => {
    expect(guide.deeds).toHaveLength(10);
    expect(earned('oldGuard', won({ elders: 3 }))).toBe(true);
    const five = [
      won({}, 9),
      ...['earth', 'mars'].map((origin) => won({}, 6, { origin, hard: true })),
      won({}, 6, { origin: 'mars', hard: false }),
    ] as const;
    expect(earned('fiveRungs', five[0], ...five)).toBe(true);
    expect(earned('fiveRungs', five[0])).toBe(false);
    const [first, ...more] = PROBLEMS.map(({ id }) => won({ problem: id }));
    if (first) expect(earned('eight', first, first, ...more)).toBe(true);
  });
});

describe('words', () => {
  test('the glossary: short sentences, rules that exist, terms that are there', () => {
    const ids = terms.map(({ id }) => id);
    for (const { short, rule, see = [] } of terms) {
      expect(short.length, short).toBeLessThanOrEqual(120);
      expect(rules).toContain(`**${rule}**`);
      for (const other of see) expect(ids).toContain(other);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('no line of the coach is longer than 110 characters', () => {
    for (const { lines } of Object.values(MISSION_WORDS))
      for (const line of Object.values(lines)) expect(line.length, line).toBeLessThanOrEqual(110);
  });
});
