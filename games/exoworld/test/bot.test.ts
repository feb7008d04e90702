/** What a sound player sees in a position. */
import { describe, expect, test } from 'vitest';
import { canonical, clone, fastDraws, Match, Play, pick, stream } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { sense } from '../bot/index.ts';
import { takeIn } from '../bot/mind.ts';
import { CAREFUL, type ModuleSet, makePlans, sets } from '../bot/plan.ts';
import { W } from '../bot/weights.ts';
import { exoworld } from '../index.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { END, given, type Scene } from './scene.ts';

/** The plan with the least work. */
function bestPlan(s: State, seat = 0): ModuleSet {
  takeIn(s, seat);
  makePlans(s, CAREFUL);
  return sets[0] as ModuleSet;
}

/** All but food is in balance. */
const NEARLY =
  'electrolysis-stack electrolysis-stack brine-still greywater-loop isotope-generator solar-panels';

describe('plans', () => {
  test('one module that is held and paid for is one action of work, and a move where there is no room', () => {
    const { s } = given({
      base: NEARLY,
      hands: ['insect-nursery carbon-splitter wind-turbines', ''],
    });
    expect(s.production).toEqual([2, -1, -2, 2]);
    const near = given({
      base: `${NEARLY} greywater-loop`,
      hands: ['insect-nursery carbon-splitter wind-turbines', ''],
    });
    expect(near.s.production).toEqual([2, 0, -2, 2]);
    expect(bestPlan(near.s).work).toBeCloseTo(1 + W.room);
    expect(bestPlan(near.s).after).toEqual([2, 0, 0, 1]);
  });

  test('a shut-down module is restored rather than built anew', () => {
    const { s } = given({ base: `${NEARLY} greywater-loop insect-nursery!shutdown`, at: [8] });
    expect(bestPlan(s).work).toBe(1);
  });

  test('every planet can be planned for from the start', () => {
    for (const scenario of exoworld.options.scenario?.kind === 'choice'
      ? exoworld.options.scenario.values
      : []) {
      const { s } = given({ scenario: scenario as State['scenario'] });
      const plan = bestPlan(s);
      expect(plan.work).toBeLessThan(60);
      expect(Math.min(...plan.after)).toBeGreaterThanOrEqual(0);
    }
  });
});

/** What the sound player does here. */
function chosen(scene: Scene, seat = scene.seat): ExoworldAction {
  return sense.thinks?.choose(
    clone(scene.s) as State,
    seat,
    scene.legal(seat),
    stream('bot'),
  ) as ExoworldAction;
}

/** A game of three, played by what the sound player does, with the cards that pass counted. */
function passOn(seed: string, count: { asked: number; refused: number; passed: number; back: number }): void {
  const begun = Match.start(exoworld, { seats: 3, random: { kind: 'fast', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const passes = new Set<string>();
  while (match.outcome === undefined) {
    const next = match.decisions().find(({ awaited, actions }) => awaited && actions.length > 0);
    const { turn, offer } = match.state;
    const action =
      next && sense.thinks?.choose(clone(match.state) as State, next.seat, next.actions, stream('bot'));
    if (next === undefined || action === undefined) throw new Error('nobody can act');
    if (action.type === 'give' || action.type === 'take') count.asked++;
    if (action.type === 'refuse') count.refused++;
    if (action.type === 'agree' && offer) {
      const { from, to, card } = offer;
      count.passed++;
      if (passes.has(`${turn} ${card} ${to} ${from}`)) count.back++;
      passes.add(`${turn} ${card} ${from} ${to}`);
    }
    expect(match.act(next.seat, action).ok).toBe(true);
  }
}

describe('the sound player', () => {
  test('takes a win in hand before anything else', () => {
    const scene = given({
      base: `${NEARLY} greywater-loop`,
      hands: ['insect-nursery carbon-splitter wind-turbines', ''],
      at: [5],
    });
    expect(chosen(scene)).toMatchObject({ type: 'deploy', module: 'insect-nursery' });
  });

  test('repairs an emergency token at its feet', () => {
    const scene = given({ base: 'solar-panels!emergency', at: [1] });
    expect(chosen(scene)).toEqual({ type: 'repair', place: 1, token: 'emergency' });
  });

  test('goes to where a module that was shut down would win', () => {
    const scene = given({ base: `${NEARLY} greywater-loop insect-nursery@1,1!shutdown`, at: [1] });
    expect(chosen(scene)).toEqual({ type: 'move', to: 8 });
    scene.when({ type: 'move', to: 8 });
    expect(chosen(scene)).toEqual({ type: 'repair', place: 8, token: 'shutdown' });
  });

  test('takes the card that completes a module from a player at the same place', () => {
    const scene = given({
      base: `${NEARLY} greywater-loop`,
      hands: ['insect-nursery carbon-splitter', 'wind-turbines'],
      at: [5, 5],
      faceUp: 'ice-drill ice-drill moss-gallery hydroponic-farm',
    });
    expect(chosen(scene)).toEqual({ type: 'take', from: 1, card: 'wind-turbines' });
  });

  test('asks for little that is refused, and hardly ever undoes what passed in the same turn', () => {
    const count = { asked: 0, refused: 0, passed: 0, back: 0 };
    for (let game = 0; game < 12; game++) passOn(`hands ${game}`, count);
    expect(count.passed).toBeGreaterThan(12);
    expect(count.refused).toBeLessThan(count.asked / 10);
    expect(count.back).toBeLessThan(count.passed / 20);
  });

  test('agrees to what costs the crew nothing', () => {
    const scene = given({
      hands: ['insect-nursery', 'exo-battery'],
      at: [0, 0],
    }).when({ type: 'take', from: 1, card: 'exo-battery' });
    expect(chosen(scene)).toEqual({ type: 'agree' });
  });

  test('agrees to a transfer that wins', () => {
    const scene = given({
      base: `${NEARLY} greywater-loop`,
      hands: ['insect-nursery carbon-splitter', 'wind-turbines'],
      at: [5, 5],
    }).when({ type: 'take', from: 1, card: 'wind-turbines' });
    expect(chosen(scene)).toEqual({ type: 'agree' });
  });

  test('plays Strategic Reserve before an update that would be the end', () => {
    const scene = given({
      emergency: 1,
      supply: [0, 0, 0, 15],
      hands: ['strategic-reserve ration-discipline', ''],
      events: 'clear-skies',
    }).when(END);
    expect(scene.asks).toBe('respond');
    expect(chosen(scene)).toMatchObject({ type: 'protocol' });
  });

  test('XW-9.2 goes by what it knows: cards of others that it never saw make no difference', () => {
    const hands = ['insect-nursery carbon-splitter', 'wind-turbines ice-drill'];
    const scene = given({ base: NEARLY, incommunication: true, hands, at: [5, 5] });
    const other = given({
      base: NEARLY,
      incommunication: true,
      hands: [hands[0] as string, 'moss-gallery algae-vats'],
      at: [5, 5],
    });
    other.s.faceUp = scene.s.faceUp.slice();
    expect(chosen(scene)).toEqual(chosen(other));
  });
});

describe('plans of the strong player', () => {
  const random = stream('plans');

  test('the usual way first, then others that begin differently; all plain data', () => {
    const { s } = given({ hands: ['hydroponic-farm ice-drill moisture-vaporator', 'solar-panels'] });
    const [usual, ...others] = sense.plans?.ways(s, 0) ?? [];
    expect(usual).toEqual({});
    expect(others.length).toBeGreaterThan(1);
    const actions = given({
      hands: ['hydroponic-farm ice-drill moisture-vaporator', 'solar-panels'],
    }).legal();
    const begun = [{}, ...others].map((plan) => canonical(sense.plans?.follow(s, 0, plan, actions, random)));
    expect(new Set(begun).size).toBe(others.length + 1);
    expect(JSON.parse(JSON.stringify(others))).toEqual(others);
  });

  test('a plan speaks only of its own moment; after it comes the usual choice', () => {
    const scene = given({ hands: ['hydroponic-farm ice-drill moisture-vaporator', 'solar-panels'] });
    const plan = sense.plans?.ways(scene.s, 0)[1] ?? {};
    scene.when(sense.plans?.follow(scene.s, 0, plan, scene.legal(), random) as ExoworldAction);
    const actions = scene.legal();
    expect(sense.plans?.follow(scene.s, 0, plan, actions, random)).toEqual(
      sense.rollout(scene.s, 0, actions, random),
    );
  });

  test('answers in the middle of something have one plan', () => {
    const scene = given({ hands: ['', 'solar-panels'] }).when({
      type: 'take',
      from: 1,
      card: 'solar-panels',
    });
    expect(sense.plans?.ways(scene.s, 1)).toEqual([{}]);
  });
});

describe('speaking up (PW-1)', () => {
  const winning = {
    base: `${NEARLY} greywater-loop`,
    at: [5, 0],
    turn: { spent: 4 },
    supply: [2, 2, 0, 2],
    emergency: 2,
  };

  test('Overtime Order for a player who could win with another action', () => {
    const scene = given({
      ...winning,
      hands: ['insect-nursery carbon-splitter wind-turbines', 'overtime-order'],
    });
    const actions = scene.legal(1);
    expect(sense.interject?.(scene.s, 1, actions, stream('x'))).toEqual({
      type: 'protocol',
      card: 'overtime-order',
    });
  });

  test('nothing to say without a protocol that helps', () => {
    const scene = given({
      ...winning,
      supply: [15, 15, 15, 15],
      emergency: 9,
      hands: ['insect-nursery', 'remote-override'],
    });
    expect(sense.interject?.(scene.s, 1, scene.legal(1), stream('x'))).toBeUndefined();
  });
});

describe('values', () => {
  test('values stay between 0 and 1, and both ways to choose answer with a legal action and leave the state as it was', () => {
    for (let i = 0; i < 4; i++) {
      const options = {
        scenario: 'trappist-1c',
        critical: false,
        incommunication: i % 2 === 1,
        first: 0,
      } as const;
      const play = new Play(exoworld, setup({ seats: 2 + (i % 3), options }), fastDraws(`bot ${i}`));
      const random = stream(`bot ${i}`);
      play.run();
      while (!play.over) {
        const { seat } = play;
        const value = sense.value(play.s, seat);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        const legal = play.legal(seat);
        const before = canonical(play.s);
        const choice = sense.rollout(play.s, seat, legal, random);
        expect(legal).toContain(choice);
        expect(legal).toContain(sense.thinks?.choose(play.s, seat, legal, random));
        expect(canonical(play.s)).toBe(before);
        play.act(seat, random.int(3) === 0 ? pick(legal, random) : choice);
      }
    }
  });
});
