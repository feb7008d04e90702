/** What the sound player does in positions where the right choice is plain. */

import { describe, expect, it } from 'vitest';
import { defaultOptions, fastDraws, Play, pick, stream } from '#engine';
import type { MothershipAction } from '../action.ts';
import { at, chancesOf, reaches, spreadOf } from '../bot/chances.ts';
import { plansOf } from '../bot/plans.ts';
import { decide } from '../bot/policy.ts';
import { styleOf, USUAL } from '../bot/style.ts';
import { mothership } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { boardOf } from '../rules/board.ts';
import { unitOf } from '../rules/fleet.ts';
import { apart } from '../rules/hex.ts';
import { oddsOf, waysOf } from '../rules/odds.ts';
import { friendsBeside } from '../rules/space.ts';
import { stationOf } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import { ALL_TAKEN, type Given, given, type Scene } from './scene.ts';

function chosen(scene: Scene): MothershipAction {
  const { seat } = scene.play;
  return decide(scene.s, seat, scene.legal, USUAL, stream('policy'));
}

/** Plays the turn of the active seat to its end and tells what it did. */
function turnOf(position: Given, scene = given({ planets: ALL_TAKEN, ...position })): MothershipAction[] {
  const seat = scene.s.active;
  const done: MothershipAction[] = [];
  while (!scene.play.over && scene.s.active === seat) {
    const action = chosen(scene);
    done.push(action);
    scene.when(action);
  }
  return done;
}

describe('chances', () => {
  it('8.3 agree with the exact odds', () => {
    const exact = oddsOf(waysOf([6, 6, 8], 2), waysOf([12], 3));
    const { win, tie } = chancesOf(2, 1, 0, 12);
    expect(at(win, -1)).toBeCloseTo(exact.win, 12);
    expect(at(tie, -1)).toBeCloseTo(exact.tie, 12);
  });

  it('are shares of all', () => {
    expect(spreadOf(3, 2, 12).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(reaches(2, 0, 0, 6)).toBeCloseTo(26 / 36, 12);
  });
});

describe('a sound turn', () => {
  it('shoots down a bare station that is nearly gone', () => {
    const actions = turnOf({
      units: { 'p1-b1': '3,0', 'p1-b2': '4,1', 'p2-f1': '-2,0', 'p1-f1': '-5,0' },
      fleets: [{}, { stationHp: 4 }],
      dice: [8, 8],
    });
    expect(actions).toContainEqual(expect.objectContaining({ type: 'attack', target: 'p2-s' }));
  });

  it('attacks in groups', () => {
    const actions = turnOf({
      units: { 'p1-f1': '-1,0', 'p1-f2': '-1,1', 'p1-f3': '-2,1', 'p2-f1': '2,-1', 'p2-m': '8,-1' },
    });
    const fired = actions.find((action) => action.type === 'attack' && action.target === 'p2-f1');
    expect(fired?.type === 'attack' && fired.ships.length).toBeGreaterThan(1);
  });

  it('10.1 keeps a guard at home while a Bomber is near', () => {
    const position: Given = {
      units: {
        'p1-f1': '-5,0',
        'p1-m': '4,-6',
        'p2-b1': '-2,0',
        'p2-b2': '-2,1',
        'p2-m': '-2,2',
        'p2-f1': '-1,2',
      },
      fleets: [{ stationHp: 8 }, {}],
      planets: ALL_TAKEN,
    };
    const scene = given(position);
    turnOf(position, scene);
    expect(friendsBeside(scene.s, unitOf(scene.s, stationOf(0)).at, 0)).toBeGreaterThan(0);
  });

  it('10.1 stays out of reach until the first ship is lost, and comes on afterwards', () => {
    const fleets = {
      'p1-m': '-7,1',
      'p1-f1': '-5,0',
      'p1-f2': '-5,-1',
      'p1-f3': '-6,-1',
      'p1-b1': '-7,0',
      'p1-b2': '-6,1',
      'p2-m': '5,-3',
      'p2-f1': '2,-1',
      'p2-f2': '2,0',
      'p2-f3': '3,-1',
      'p2-b1': '3,0',
      'p2-b2': '3,1',
    } as const;
    const nearest = (units: Given['units']) => {
      const scene = given({ units, planets: ALL_TAKEN });
      turnOf({}, scene);
      const steps = (ship: number) =>
        apart(boardOf(scene.s), unitOf(scene.s, ship).at, unitOf(scene.s, 11).at);
      return Math.min(...[1, 2, 3].map(steps));
    };
    const { 'p2-b2': _, ...rest } = fleets;
    // A Fighter strikes five spaces away.
    expect(nearest(fleets)).toBeGreaterThan(5);
    expect(nearest(rest)).toBeLessThanOrEqual(5);
  });

  it('spends Gas where it decides a fight, and keeps it where it does not', () => {
    const fight = (weapons: number): Given => ({
      units: { 'p1-m': '0,2', 'p2-f1': '1,2' },
      fleets: [{ gas: 4, energy: { engines: 4, weapons, shields: 0 } }],
    });
    const close = given(fight(5)).when({ type: 'attack', target: 'p2-f1', ships: ['p1-m'] });
    expect(chosen(close).type).toBe('gas');
    const sure = given({
      ...fight(12),
      units: { 'p1-m': '0,2', 'p1-f1': '0,3', 'p1-f2': '2,1', 'p2-f1': '1,2' },
    });
    sure.when({ type: 'attack', target: 'p2-f1', ships: ['p1-m', 'p1-f2'] });
    expect(chosen(sure).type).toBe('pass');
  });
});

describe('plans', () => {
  it('the usual one comes first; no search where nothing hangs on it', () => {
    const scene = given({ units: { 'p1-f1': '-1,0', 'p1-f2': '-1,1', 'p2-f1': '2,-1', 'p2-m': '8,-1' } });
    const plans = plansOf(scene.s, 0);
    expect(plans[0]).toEqual({});
    expect(plans.length).toBeGreaterThan(2);
    expect(plans.length).toBeLessThanOrEqual(16);
    const selling = given({
      units: { 'p1-f1': '-1,0', 'p2-f1': '5,1' },
      fleets: [{ hand: ['afterburner', 'prod'] }],
    }).when({ type: 'end' });
    expect(plansOf(selling.s, 0)).toEqual([]);
  });

  it('a pause holds fire for one round only', () => {
    const scene = given({
      planets: ALL_TAKEN,
      units: { 'p1-f1': '1,-1', 'p1-f2': '2,0', 'p1-f3': '1,0', 'p2-f1': '2,-1', 'p2-m': '8,-1' },
    });
    expect(chosen(scene)).toMatchObject({ type: 'attack', target: 'p2-f1' });
    const pause = styleOf({ pause: scene.s.round });
    expect(decide(scene.s, 0, scene.legal, pause, stream('x')).type).not.toBe('attack');
    scene.s.round += 1;
    expect(decide(scene.s, 0, scene.legal, pause, stream('x'))).toMatchObject({ type: 'attack' });
  });
});

/** One whole game between the policy and chance. */
function winnerOf(index: number): 'policy' | 'chance' {
  const play = new Play<Mothership>(
    mothership,
    mothership.setup({ seats: 2, options: defaultOptions(OPTIONS) as Options }),
    fastDraws(`policy ${index}`),
  );
  const random = stream(`policy ${index}`);
  const own = index % 2;
  play.run();
  for (let n = 0; n < 3000 && !play.over; n++) {
    const { seat } = play;
    const actions = play.legal(seat).filter(({ type }) => type !== 'concede');
    play.act(seat, seat === own ? decide(play.s, seat, actions, USUAL, random) : pick(actions, random));
  }
  return play.s.outcome?.winners.includes(own) ? 'policy' : 'chance';
}

describe('whole games', () => {
  it('chance hardly ever beats the policy, from either seat', () => {
    const winners = Array.from({ length: 12 }, (_, index) => winnerOf(index));
    expect(winners.filter((winner) => winner === 'policy').length).toBeGreaterThanOrEqual(11);
  });
});
