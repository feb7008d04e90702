import { describe, expect, it } from 'vitest';
import { botOf, decide, LEVELS, type Progress, ponder, questionOf } from '#bots';
import { type Exoship, exoship } from '#games/exoship/index.ts';
import { begin } from './tables.ts';

type Action = Exoship['action'];

const play = begin<Exoship>({ game: exoship, seats: 1, options: { origin: 'earth', hard: false } }, 'decide');
play.act(0, { type: 'freeSway', generation: 'young' });
const question = questionOf(exoship, play.s, 0);

/** A clock that goes on by so many milliseconds each time it is read. */
function clock(tick: number): () => number {
  let time = 0;
  return () => (time += tick);
}

describe('decide', () => {
  it('keeps to a budget of iterations', () => {
    const thought = decide(botOf('strong'), question, { seed: 'a', budget: { iterations: 333 }, full: true });
    expect(thought.iterations).toBe(333);
    const visits = thought.estimates?.reduce((sum, estimate) => sum + estimate.visits, 0);
    expect(visits).toBe(333);
  });

  it('keeps to a budget of time', () => {
    let read = 0;
    const tick = clock(10);
    const now = () => {
      read++;
      return tick();
    };
    decide(botOf('strong'), question, { seed: 'a', budget: { ms: 100 }, now });
    expect(read).toBeLessThanOrEqual(12);
  });

  it('asks for a clock when there is a limit of time, and for a limit', () => {
    expect(() => decide(botOf('strong'), question, { seed: 'a', budget: { ms: 100 } })).toThrow(RangeError);
    expect(() => decide(botOf('strong'), question, { seed: 'a', budget: {} })).toThrow(RangeError);
  });

  it('does not depend on the size of the slices', () => {
    const budget = { iterations: 500 };
    const slow = decide(botOf('strong'), question, { seed: 'a', budget, full: true, now: clock(40) });
    const fast = decide(botOf('strong'), question, { seed: 'a', budget, full: true, now: clock(1) });
    expect(slow).toEqual(fast);
  });

  it('stops early only when that changes nothing', () => {
    for (let i = 0; i < 20; i++) {
      const budget = { iterations: 400 };
      const full = decide(botOf('strong'), question, { seed: `${i}`, budget, full: true });
      const early = decide(botOf('strong'), question, { seed: `${i}`, budget });
      expect(early.action).toEqual(full.action);
      expect(early.iterations).toBeLessThanOrEqual(full.iterations);
    }
  });

  for (const level of LEVELS) {
    it(`${level} reports progress that only grows and ends at 1`, () => {
      const seen: Progress<Action>[] = [];
      decide(botOf(level), question, {
        seed: 'a',
        budget: { iterations: 300, ms: 1000 },
        now: clock(3),
        onProgress: (progress) => seen.push(progress),
      });
      const done = seen.map((progress) => progress.done);
      expect(done).toEqual(done.toSorted((a, b) => a - b));
      expect(done.at(-1)).toBe(1);
      const iterations = seen.map(({ thought }) => thought.iterations);
      expect(iterations).toEqual(iterations.toSorted((a, b) => a - b));
    });
  }

  it('stops when told to, with the best so far', () => {
    let slices = 0;
    const thought = decide(botOf('strong'), question, {
      seed: 'a',
      budget: { iterations: 1e9 },
      stopped: () => ++slices === 3,
    });
    expect(slices).toBe(3);
    expect(question.actions).toContainEqual(thought.action);
  });
});

describe('ponder', () => {
  it('pauses between slices and answers like decide', async () => {
    let pauses = 0;
    const pause = async () => {
      pauses++;
    };
    const terms = { seed: 'a', budget: { iterations: 300 } };
    const thought = await ponder(botOf('strong'), question, terms, pause);
    expect(pauses).toBeGreaterThan(1);
    expect(thought).toEqual(decide(botOf('strong'), question, terms));
  });
});
