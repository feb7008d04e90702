import { describe, expect, it } from 'vitest';
import { botOf, decide, questionOf } from '#bots';
import type { Sense } from '#engine';
import { type Sketch, type SketchVerb, sketch } from '#engine/test/fixtures/sketch.ts';
import { Race } from '../race.ts';
import { begin, terms } from './tables.ts';
import { GOOD, keepTo, ROADS, taking, walking } from './walking.ts';

describe('a game with plans of its own', () => {
  const game = walking({
    choose: taking(4),
    ways: () => Array.from({ length: ROADS }, (_, road) => ({ road })),
    follow: keepTo,
  });

  it('strong finds the plan that wins by playing all of them out', () => {
    const play = begin({ game, seats: 1, options: {} }, 'walk');
    const { action, estimates = [] } = decide(botOf('strong'), questionOf(game, play.s, 0), terms('a', 400));
    expect(action).toEqual({ type: 'step', n: GOOD });
    expect(estimates[0]).toMatchObject({ action, value: 1 });
  });

  it('sound makes the game’s considered choice', () => {
    const play = begin({ game, seats: 1, options: {} }, 'walk');
    const { action } = decide(botOf('sound'), questionOf(game, play.s, 0), terms('a', 400));
    expect(action).toEqual({ type: 'step', n: 4 });
  });

  it('strong starts from the choice of a better player, if the game knows one', () => {
    const master = taking(9);
    const known = walking({
      choose: taking(4),
      ways: () => [],
      master,
    });
    const play = begin({ game: known, seats: 1, options: {} }, 'walk');
    const ask = (level: 'sound' | 'strong') =>
      decide(botOf(level), questionOf(known, play.s, 0), terms('a', 400)).action;
    expect(ask('strong')).toEqual({ type: 'step', n: 9 });
    expect(ask('sound')).toEqual({ type: 'step', n: 4 });
  });

  it('strong keeps to the usual plan when nothing is better', () => {
    const level = walking({
      ways: () => Array.from({ length: 4 }, (_, road) => ({ road })),
      follow: keepTo,
    });
    const play = begin({ game: level, seats: 1, options: {} }, 'walk');
    const { action } = decide(botOf('strong'), questionOf(level, play.s, 0), terms('a', 400));
    expect(action).toEqual({ type: 'step', n: 0 });
  });
});

describe('how far ahead a plan must be', () => {
  /** Where strong goes if it wants to be so sure before it leaves the first road; the last leads home. */
  function roadTaken(ahead?: number) {
    const game = walking({
      ways: () => [{ road: 1 }, { road: 2 }, { road: GOOD }],
      follow: keepTo,
      occasion: () => 'the way',
      ...(ahead === undefined ? {} : { ahead }),
    });
    const play = begin({ game, seats: 1, options: {} }, 'walk');
    return decide(botOf('strong'), questionOf(game, play.s, 0), terms('a', 7)).action;
  }

  it('is for the game to say; without a word the best is taken where plans are kept', () => {
    expect(roadTaken()).toEqual({ type: 'step', n: GOOD });
    expect(roadTaken(2)).toEqual({ type: 'step', n: GOOD });
    expect(roadTaken(Number.POSITIVE_INFINITY)).toEqual({ type: 'step', n: 1 });
  });
});

describe('a horizon', () => {
  /** Where playouts were valued, as the number of steps taken. */
  function valuedAfter(sense: object): Set<number> {
    const lengths = new Set<number>();
    const game = walking({
      ways: () => [{ road: 1 }, { road: 2 }],
      follow: keepTo,
      value: (s: { done: readonly string[] }) => {
        lengths.add(s.done.length);
        return 0.5;
      },
      ...sense,
    });
    const play = begin({ game, seats: 1, options: {} }, 'walk');
    decide(botOf('strong'), questionOf(game, play.s, 0), terms('a', 20));
    return lengths;
  }

  it('is where a playout is valued', () => {
    expect(valuedAfter({ horizon: 0 })).toEqual(new Set([1]));
    expect(valuedAfter({ horizon: 1 })).toEqual(new Set([2]));
  });

  it('is stretched to a moment at which positions can be compared', () => {
    const settled = (s: { done: readonly string[] }) => s.done.length === 2;
    expect(valuedAfter({ horizon: 0, settled })).toEqual(new Set([2]));
    expect(valuedAfter({ horizon: 0, settled: () => false })).toEqual(new Set());
  });

  it('asks the game with the seat that thinks', () => {
    const seats = new Set<number>();
    const settled = (_: unknown, seat: number) => seats.add(seat).size > 0;
    valuedAfter({ horizon: 0, settled });
    expect(seats).toEqual(new Set([0]));
  });
});

describe('single actions beside the plans', () => {
  const tried = (sense: object) => {
    const game = walking({ ways: () => [{ road: 1 }, { road: 2 }], ...sense });
    const play = begin({ game, seats: 1, options: {} }, 'walk');
    return decide(botOf('strong'), questionOf(game, play.s, 0), terms('a', 60)).estimates?.length ?? 0;
  };

  it('are tried where there are as few as the game says', () => {
    expect(tried({ few: ROADS })).toBe(ROADS);
    expect(tried({ few: ROADS - 1 })).toBeLessThanOrEqual(2);
    expect(tried({})).toBeLessThanOrEqual(2);
  });
});

describe('luck that belongs to a moment', () => {
  /** By road, what the second step draws; the first draws as many numbers as the road says. */
  function secondDraws(moment: object): Map<string, Set<number>> {
    const drawn = new Map<string, Set<number>>();
    const step: Partial<SketchVerb> = {
      options: () => [1, 2].map((n) => ({ type: 'step', n })),
      do(g, { n = 0 }) {
        const [road] = g.s.done;
        if (road === undefined) {
          for (let i = 0; i < n; i++) g.int(1000);
          g.s.done.push(String(n));
          g.then({ step: 'start' });
        } else {
          drawn.set(road, (drawn.get(road) ?? new Set()).add(g.int(1000)));
          g.end({ winners: [0], reason: 'over', rule: 'W-1' });
        }
      },
    };
    const sense: Sense<Sketch> = {
      value: () => 0.5,
      rollout: (_s, _seat, [first]) => first ?? { type: 'none' },
      plans: { ways: () => [{ road: 1 }, { road: 2 }], follow: keepTo, ...moment },
    };
    const game = sketch({ start: { kind: 'one', verbs: ['step'], seat: () => 0 } }, { step }, { sense });
    const play = begin({ game, seats: 1, options: {} }, 'luck');
    decide(botOf('strong'), questionOf(game, play.s, 0), terms('a', 12));
    return drawn;
  }

  it('comes again there for every plan, whatever was drawn before', () => {
    const drawn = secondDraws({ moment: ({ done }: Sketch['state']) => String(done.length) });
    expect(drawn.get('1')?.size).toBeGreaterThan(1);
    expect(drawn.get('1')).toEqual(drawn.get('2'));
  });

  it('goes on from what was drawn where there are no moments', () => {
    const drawn = secondDraws({});
    expect(drawn.get('1')).not.toEqual(drawn.get('2'));
  });
});

describe('a game that names no plan for a decision', () => {
  it('is played as the sound bot plays it, without a playout', () => {
    const game = walking({
      choose: taking(4),
      ways: () => [],
    });
    const play = begin({ game, seats: 1, options: {} }, 'walk');
    const { action, iterations } = decide(botOf('strong'), questionOf(game, play.s, 0), terms('a', 400));
    expect(action).toEqual({ type: 'step', n: 4 });
    expect(iterations).toBe(0);
  });
});

describe('a race', () => {
  function run(rounds: number, results: (runner: number, round: number) => number, runners = 3): Race {
    const race = new Race(runners);
    while (race.rounds < rounds && race.running.length > 1) race.finish(results(race.next(), race.rounds));
    return race;
  }

  it('drops who is clearly behind, however much the rounds differ', () => {
    const race = run(
      16,
      (runner, round) => (round % 5) + (runner === 1 ? 0.2 : 0) + (round % 2) * 0.01 * runner,
    );
    expect(race.running).toEqual([1]);
    expect(race.winner()).toBe(1);
  });

  it('drops who never differs from another', () => {
    // The first and the second are the same; the third is now better, now worse.
    const race = run(8, (runner, round) => 0.5 + (runner === 2 ? 0.1 * (round % 2 === 0 ? 1 : -1) : 0));
    expect(race.running).toEqual([0, 2]);
  });

  it('keeps everybody for the first rounds', () => {
    expect(run(7, (runner) => runner).running).toEqual([0, 1, 2]);
  });

  it('prefers the first while nobody is clearly better', () => {
    // Ahead by half in one round of eight, behind by a little in the others.
    const race = run(8, (runner, round) => (runner === 0 ? 0.4 : round === 0 ? 1 : 0.35));
    expect(race.record(1).mean).toBeGreaterThan(race.record(0).mean);
    expect(race.winner()).toBe(0);
  });

  it('knows how often and how well each did', () => {
    const race = run(8, (runner) => runner / 2);
    expect(race.record(1)).toEqual({ visits: 8, mean: 0.5 });
  });
});
