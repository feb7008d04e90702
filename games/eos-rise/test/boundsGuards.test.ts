/** Conditions that keep two cases apart, one test for each side. */
import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { START_ASTEROIDS, START_FRBS, START_SHIPS, START_SKILLS } from '../content/tracks.ts';
import { eosRise } from '../index.ts';
import { distance, labelled } from '../rules/universe.ts';
import { VERBS } from '../steps/index.ts';
import { type Given, positionOf } from './position.ts';
import { given, warp } from './scene.ts';

test('ER-17.3 a ship that would fly on to a radio burst stops at an EOS one lane away', () => {
  expect(distance('g01-1', 'g01-3')).toBe(2);
  const scene = given({
    from: 'alienOrders',
    orders: { dexer: 'dexer-lurker' },
    eos: 'g01-2',
    frbs: ['g01-3'],
    ships: ['dexer@g01-1'],
  });
  expect(scene.all('shipMoved').map(({ path }) => path)).toEqual([['g01-1', 'g01-2']]);
});

test('ER-8.5 cargo one lane away is not delivered without Tractor Relay', () => {
  const crew: Given['crew'] = {
    pilot: { cubes: 0 },
    engineer: { contract: 'reactor-isotopes', cargo: 'g01-3' },
  };
  const scene = given({ from: 'warpPhase', eos: 'g01-1', crew }).when(warp('g01-2'));
  expect([scene.all('delivered'), scene.all('ability')]).toEqual([[], []]);
});

test('ER-22.4 the first gate belongs to the station of the card, which the refusal names', () => {
  const frame = { step: 'gate', region: 'hawkins', left: 2 } as const;
  const s = positionOf({});
  expect(VERBS.gate.check(s, { type: 'gate', region: 'hawkins' }, 0, frame)).toBeUndefined();
  expect(VERBS.gate.check(s, { type: 'gate', region: 'chandra' }, 0, frame)).toEqual({
    rule: 'ER-22.4',
    code: 'gateAtHome',
    about: { region: 'hawkins' },
  });
});

describe('ER-3.12 the EOS begins in a galaxy that holds nothing', () => {
  const FREE = [19, 6] as const;
  const AT = { asteroid: [1, 1], ship: [3, 2], skill: [5, 3], frb: [7, 4], station: [9, 1] } as const;
  const laid = [
    ...Array.from({ length: START_ASTEROIDS }, () => AT.asteroid),
    ...Array.from({ length: START_SHIPS }, () => AT.ship),
    ...Array.from({ length: START_SKILLS }, () => AT.skill),
    ...Array.from({ length: START_FRBS.normal }, () => AT.frb),
  ];

  test.each(Object.entries(AT))('where a %s lies it is rolled again', (_, first) => {
    const rolls = [...laid, first, FREE];
    const script = {
      station: { values: [], then: 0 },
      sector: { values: rolls.map(([sector]) => sector - 1), then: 'chance' },
      galaxy: { values: rolls.map(([, number]) => number - 1), then: 'chance' },
    } as const;
    const begun = Match.start(eosRise, { seats: 1, random: { kind: 'keyed', seed: 'guards', script } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    expect(
      new Set([...Object.values(AT), FREE].map(([sector, number]) => labelled(sector, number))).size,
    ).toBe(6);
    expect(begun.match.state.eos).toBe(labelled(...FREE));
  });
});
