/** The glossary keeps to its form, the ladder and its deeds are reached by what they say, and reasons by their facts. */
import { describe, expect, test } from 'vitest';
import { Match, pick, stream } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import { whyOf } from '#ui/kit/hint.ts';
import type { Result } from '#ui/kit/ladder.ts';
import type { EosAction } from '../../action.ts';
import { eosRise } from '../../index.ts';
import type { Given } from '../../positions.ts';
import rules from '../../rules.en.md?raw';
import type { EosRise } from '../../state.ts';
import { given } from '../../test/scene.ts';
import { terms } from '../../text/terms.ts';
import { view } from '../../view.ts';
import { factsOf } from './facts.ts';
import { guide } from './ladder.ts';
import { reasons } from './reasons.ts';

const why = (position: Given, ...plan: readonly [EosAction, ...EosAction[]]): string =>
  whyOf(reasons, view(given(position).s), { seat: 0, plan, views: [] });

const train = (who: 'pilot' | 'commander' | 'engineer'): EosAction => ({
  type: 'place',
  who,
  figure: 'character',
  action: 'training',
});

describe('reasons', () => {
  test('one more lane, where it reaches something', () => {
    const near: Given = {
      eos: 'g06-6',
      skills: [],
      frbs: ['g05-5'],
      crew: { pilot: { level: 2, cubes: 0 } },
    };
    expect(why(near, train('pilot'))).toContain('One more lane reaches the radio burst at 5/5');
    expect(why({ ...near, frbs: [] }, train('pilot'))).toContain('level 3 brings +1 lane');
  });

  test('a flight through asteroids names what it costs, and a burst in reach is not put off', () => {
    const field: Given = {
      from: 'warpPhase',
      eos: 'g05-4',
      ships: [],
      skills: ['g04-5'],
      frbs: [],
      asteroids: ['g04-5'],
    };
    const fly: EosAction = { type: 'warp', to: 'g04-5' };
    expect(why(field, fly)).toMatch(/collects 1 skill token.* an asteroid field on the way, up to 7 damage/);
    expect(why({ ...field, asteroids: [] }, fly)).not.toContain('asteroid');
    const near: Given = {
      ...field,
      skills: [],
      asteroids: [],
      frbs: ['g04-4'],
      crew: { pilot: { level: 3 } },
    };
    expect(why(near, fly)).toContain('still in reach');
    expect(why({ ...near, frbs: ['g03-3'] }, fly)).toContain('for next year');
  });

  test('Assistants come with the Commander’s fifth level', () => {
    expect(why({ crew: { commander: { level: 4 } } }, train('commander'))).toContain(
      'One Commander level more',
    );
    expect(why({ crew: { commander: { level: 1 } } }, train('commander'))).toContain(
      'rest down to 3 stress instead of 5',
    );
  });

  test('a TOOL, for the room that the plan builds with it', () => {
    const build: EosAction = { type: 'build', room: 'cargo-bay' };
    expect(why({ credits: 8 }, train('engineer'), build)).toContain('lets us build Cargo Bay');
    expect(why({ credits: 8 }, train('engineer'))).toContain('Train the Engineer');
  });

  test('what a plan without shields does about the ships that may come', () => {
    const calm: Given = { eos: 'g06-6', ships: [] };
    expect(why(calm, train('pilot'))).toContain('No shields this year: nobody can reach us here.');
    const near: Given = { eos: 'g06-6', ships: ['dexer@g06-5'] };
    expect(why(near, train('pilot'))).toMatch(
      /No new shields: \d+ % that ships come, [\d.]+ damage on average, with bad luck \(1 in 6\) \d+ or more/,
    );
    expect(why({ ...near, hull: { command: 1, engine: 1 } }, train('pilot'))).toMatch(
      /☠ \d+ % to lose the ship.*two shields would save [\d.]+\. End the flight where/,
    );
    const charge: EosAction = { type: 'place', who: 'commander', figure: 'character', action: 'charge-1' };
    expect(why(near, train('pilot'), charge)).not.toContain('No new shields');
    expect(why(near, charge)).toMatch(
      /Charge 2 shields: \d+ % that ships come, .* they would save [\d.]+ on average/,
    );
  });

  test('a flight that collects and wakes nobody; none where a ship lies on the way', () => {
    const way: Given = { eos: 'g06-6', frbs: ['g05-5'], skills: [], ships: [] };
    const plan = [{ type: 'warp', to: 'g05-6' } as const, { type: 'warp', to: 'g05-5' } as const] as const;
    expect(why(way, ...plan)).toBe('Fly to 5/5: it collects 1 radio burst and wakes nobody.');
    expect(why({ ...way, ships: ['dexer@g05-5'] }, ...plan)).toContain(
      'the Dexer there guards a radio burst',
    );
  });

  test('damage goes where nothing explodes', () => {
    expect(why({}, { type: 'hit', room: 'command' })).toContain('nothing explodes');
    expect(why({ hull: { command: 1 } }, { type: 'hit', room: 'command' })).toBe(
      'It keeps the most ways open.',
    );
  });
});

test('every term is short, has one name, and leads to a rule that stands in the book', () => {
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  for (const { short, rule, name } of terms) {
    expect(short.length, name).toBeLessThanOrEqual(120);
    expect(rules, name).toContain(rule);
  }
});

const BLANK: Result = {
  ...{ id: '1', game: 'eos-rise', options: {}, seats: 1, seat: 0, levels: [undefined], won: true },
  ...{ turns: 7, hints: 0, undos: 0, seconds: 1, facts: {} },
};

test('seven rungs and sixteen deeds, each earned by its own facts', () => {
  expect(guide.rungs).toHaveLength(7);
  expect(guide.deeds).toHaveLength(16);
  const earned = (facts: Result['facts'], more: Partial<Result> = {}): string[] =>
    guide.deeds
      .filter((deed) =>
        deed.earned({ ...BLANK, facts: { ships: 9, stress: 9, breakdowns: 1, ...facts }, ...more }, []),
      )
      .map(({ id }) => id);
  expect(earned({})).toEqual([]);
  expect(earned({ early: true, volley: 3, stopped: 12 })).toEqual(['light', 'volley', 'today']);
  expect(earned({ breakdowns: 0, stress: 8, ships: 5, command: 1 })).toEqual(['breaks', 'diplomat', 'hair']);
  expect(earned({}, { options: { difficulty: 'hard', traits: true } })).toEqual(['hand']);
  expect(earned({ command: 1 }, { won: false })).toEqual([]);
});

test('facts of whole random games agree with what they are counted from', () => {
  for (let i = 0; i < 4; i++) {
    const random = stream(`facts ${i}`);
    const begun = Match.start(eosRise, {
      seats: 1,
      options: {},
      random: { kind: 'fast', seed: `facts ${i}` },
    });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    const film: Scene<EosRise>[] = [];
    let heard = 0;
    for (;;) {
      const events = match.log(0);
      const fresh = events.slice(heard);
      heard = events.length;
      film.push({ state: structuredClone(match.state), hear: () => fresh });
      const legal = match.decisions().flatMap(({ actions }) => actions);
      if (legal.length === 0 || film.length > 400) break;
      match.act(0, pick(legal, random));
    }
    const all = match.log(0);
    const facts = factsOf(film, 0);
    expect(facts.command).toBe(match.state.hull.command);
    expect(facts.ships).toBe(all.filter(({ type }) => type === 'defeated').length);
    expect(facts.breakdowns).toBe(all.filter(({ type }) => type === 'stressedOut').length);
    expect(Number(facts.stations)).toBeLessThanOrEqual(4);
    expect(Number(facts.stress)).toBeGreaterThanOrEqual(5);
  }
});
