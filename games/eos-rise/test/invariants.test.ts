/** States that no play can reach are told, with the field that is wrong. */
import { expect, test } from 'vitest';
import { stateProblem } from '#engine';
import { eosRise } from '../index.ts';
import type { State } from '../state.ts';
import { positionOf } from './position.ts';
import { given } from './scene.ts';

const fieldOf = (break_: (s: State) => void, s = positionOf({ eos: 'g19-6' })): string | undefined => {
  expect(stateProblem(eosRise, s)).toBeUndefined();
  break_(s);
  return stateProblem(eosRise, s)?.field;
};

test.each<[string, string, (s: State) => void]>([
  ['ER-2.9 an FRB with the EOS', 'state.frbs', (s) => s.frbs.push('g19-6')],
  ['ER-2.9 a skill token with the EOS', 'state.skills', (s) => s.skills.push('g19-6')],
  ['ER-2.9 a credit with the EOS', 'state.creditTokens', (s) => s.creditTokens.push('g19-6')],
  [
    'ER-8.4 a contract without cargo',
    'state.crew.pilot.cargo',
    (s) => {
      s.crew.pilot.contract = 'seed-vault';
    },
  ],
  [
    'ER-8.6 the mission of another',
    'state.crew.pilot.mission',
    (s) => {
      s.crew.pilot.mission = { card: 'swatter', stars: 0, counted: [] };
    },
  ],
  [
    'ER-8.6 a mission with all its stars',
    'state.crew.pilot.mission',
    (s) => {
      s.crew.pilot.mission = { card: 'long-haul', stars: 2, counted: [] };
    },
  ],
  [
    'ER-8.6 a region counted twice',
    'state.crew.pilot.mission',
    (s) => {
      s.crew.pilot.mission = { card: 'four-corners', stars: 2, counted: ['hawkins', 'hawkins'] };
    },
  ],
  [
    'ER-13.1 two figures on one icon',
    'state.crew.pilot.figure',
    (s) => {
      s.crew.commander.figure = 'build';
      s.crew.pilot.figure = 'build';
    },
  ],
  [
    'ER-13.3 an Assistant in training',
    'state.crew.pilot.assistant',
    (s) => {
      s.crew.pilot.assistant = 'training-1';
    },
  ],
  [
    'R33 an advanced room used that is not there',
    'state.crew.pilot.roomUsed',
    (s) => {
      s.crew.pilot.roomUsed = true;
    },
  ],
  [
    'ER-20.4 a charge level with more than it holds',
    'state.charge[0]',
    (s) => {
      s.charge = [3, 3, 3];
    },
  ],
  [
    'ER-3.10 a station in another sector',
    'state.stations.hawkins.at',
    (s) => {
      s.stations.hawkins.at = 'g01-1';
    },
  ],
  [
    'ER-13.7 a station used in a round to come',
    'state.stations.hawkins.usedIn',
    (s) => {
      s.stations.hawkins.usedIn = 9;
    },
  ],
  [
    'ER-17.1 a ship anchored outside its phase',
    'state.ships',
    (s) => {
      s.bag.dexer--;
      s.ships.push({ class: 'dexer', at: 'g01-1', anchored: true });
    },
  ],
  [
    'ER-21.3 a cycle before the Last Dash',
    'state.cycle',
    (s) => {
      s.cycle = 1;
    },
  ],
  [
    'ER-9.2 damage that nobody assigns',
    'state.damage',
    (s) => {
      s.damage = 2;
    },
  ],
])('%s', (_, field, break_) => {
  expect(fieldOf(break_)).toBe(field);
});

test('ER-15.1 a fight without the Combat Specialist, dice of someone who stays out', () => {
  const fight = () => given({ pursuit: ['dexer-needle'], from: 'eosAttack' }).until('continueOrFlee').s;
  const without = (s: State) => {
    if (s.combat) s.combat.fighters = ['pilot'];
  };
  expect(fieldOf(without, fight())).toBe('state.combat.fighters');
  const stray = (s: State) => {
    s.combat?.dice.push({ who: 'pilot', advanced: false, face: 'gear', placed: false });
  };
  expect(fieldOf(stray, fight())).toBe('state.combat.dice');
});

test('ER-16.2 shield tokens on a pip that is none, or twice on one', () => {
  const strike = () => given({ attackers: ['dexer-needle'], shields: 3, from: 'alienAttack' }).s;
  const put =
    (...pips: number[]) =>
    (s: State) => {
      s.shields -= pips.length;
      for (const pip of pips) s.strike?.shields.push({ ship: 'dexer-needle', pip });
    };
  expect(fieldOf(put(5), strike())).toBeUndefined();
  expect(fieldOf(put(1), strike())).toBe('state.strike.shields');
  expect(fieldOf(put(5, 5), strike())).toBe('state.strike.shields');
  const others = (s: State) => {
    s.strike?.ships.push('dexer-barb');
  };
  expect(fieldOf(others, strike())).toBe('state.strike.ships');
});
