/** Games over the whole matrix of seats and options, and many Last Dashes, with the invariants held at every decision. */
import { describe, expect, test } from 'vitest';
import { canonical, draws, Play, pick, type Random, stateProblem, stream } from '#engine';
import { sense } from '../bot/index.ts';
import { eosRise } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { GALAXIES } from '../rules/universe.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { curious } from './curious.ts';
import { type Given, positionOf } from './position.ts';

const LIMIT = 3000;

/** Plays to the end: at random, or sensibly with some chance. */
function playOut(s: State, seed: string, chance: number): void {
  const play = new Play(eosRise, s, draws('fast', seed));
  const random = stream(`${seed} choices`);
  play.run();
  for (let i = 0; !play.over; i++) {
    expect(i, `${seed} ends`).toBeLessThan(LIMIT);
    if (i % 7 === 0) expect(stateProblem(eosRise, s), seed).toBeUndefined();
    const seat = pick(play.awaited(), random);
    const legal = play.legal(seat);
    expect(legal.length, `${seed}: ${play.asking.step}`).toBeGreaterThan(0);
    if (i % 11 === 0) expect(new Set(legal.map(canonical)).size).toBe(legal.length);
    play.act(seat, choose(s, seat, legal, random, chance));
  }
}

test('ER-21.9 a crew that tries everything out comes to an end, also where the Last Dash has no limit', () => {
  for (let n = 0; n < 12; n++) {
    const options: Options = {
      ...{ difficulty: 'easy', traits: true, shields: 'expire', cycles: 'unlimited' },
      ...{ commander: 0, pilot: 0, specialist: 0, engineer: 0, facilitator: 0 },
    };
    const s = setup({ seats: 2, options });
    const play = new Play(eosRise, s, draws('fast', `open ${n}`));
    const random = stream(`open ${n}`);
    play.run();
    for (let i = 0; !play.over; i++) {
      expect(i, `open ${n} ends`).toBeLessThan(LIMIT);
      const seat = pick(play.awaited(), random);
      play.act(seat, curious(s, seat, play.legal(seat), random));
    }
  }
});

function choose(
  s: State,
  seat: number,
  legal: Parameters<typeof sense.rollout>[2],
  random: Random,
  chance: number,
) {
  return random.int(100) < chance ? pick(legal, random) : sense.rollout(s, seat, legal, random);
}

describe('the matrix', () => {
  for (const seats of [1, 2, 3, 4]) {
    test(`${seats} seats: every difficulty and option`, () => {
      for (const difficulty of OPTIONS.difficulty.values) {
        for (const traits of [false, true]) {
          for (const shields of OPTIONS.shields.values) {
            for (const cycles of OPTIONS.cycles.values) {
              const options: Options = {
                ...{ difficulty, traits, shields, cycles },
                ...{ commander: 0, pilot: 0, specialist: 0, engineer: 0, facilitator: 0 },
              };
              const seed = `${seats} ${difficulty} ${traits} ${shields} ${cycles}`;
              for (const chance of [100, 20]) {
                const s = setup({ seats, options });
                playOut(s, seed, chance);
                expect(s.outcome?.rule, seed).toMatch(/^ER-1\.[2-5]$/);
              }
            }
          }
        }
      }
    });
  }
});

describe('the Last Dash', () => {
  /** A crew on its last cycles, with ships all around. */
  function dash(n: number): Given {
    const random = stream(`dash ${n}`);
    const somewhere = () => pick(GALAXIES, random);
    const eos = somewhere();
    const classes = ['dexer', 'galagat', 'vorde'] as const;
    const ships = Array.from({ length: 8 }, () => `${pick(classes, random)}@${somewhere()}`);
    return {
      from: pick(['alienOrders', 'dashWarp', 'crewActions'] as const, random),
      seats: 1 + (n % 4),
      options: { traits: n % 2 === 0, cycles: n % 3 === 0 ? 'unlimited' : 'four' },
      year: 2033 + random.int(7),
      eos,
      planet: somewhere(),
      ships: ships.filter((ship) => !ship.endsWith(eos)),
      frbs: [somewhere(), somewhere()],
      skills: [somewhere(), somewhere()].filter((at) => at !== eos),
      asteroids: [somewhere(), somewhere(), somewhere()],
      hull: {
        command: 4 + random.int(10),
        engine: random.int(12),
        scanner: random.int(6),
        crafting: random.int(6),
      },
      crew: {
        commander: { level: 6, track: 'fleet-strategy', room: 'drill-hall', cubes: 2 },
        pilot: {
          level: 5,
          track: 'exploration',
          room: 'tug-hangar',
          technology: ['slip-drive', 'grav-anchor'],
        },
        specialist: {
          level: 9,
          track: 'gunnery-doctrine',
          room: 'point-defence',
          technology: ['ghost-transponder'],
        },
        engineer: {
          level: 5,
          track: 'counter-operations',
          room: 'machine-shop',
          technology: ['ablative-foam'],
        },
      },
      shields: 2,
    };
  }

  test('ends, won or lost, whoever plays it', () => {
    const reasons = new Map<string, number>();
    for (let n = 0; n < 150; n++) {
      const s = positionOf(dash(n));
      playOut(s, `dash ${n}`, n % 5 === 0 ? 100 : 20);
      const reason = s.outcome?.reason ?? '';
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    expect([...reasons.keys()].sort()).toEqual(['command', 'signal', 'won']);
  });
});
