/** XD-15, XD-21 landfall, False Dawn and scoring: E40, E41, E47. */
import { describe, expect, test } from 'vitest';
import { houseOf } from '../rules/houses.ts';
import { parOf, resultValue, standing } from '../rules/score.ts';
import type { State } from '../state.ts';
import { addSecret, given, mark } from './scene.ts';

const site = (arrivals: number, dawns: number) => (s: State) => {
  const origin = s.systems[0];
  if (origin !== undefined) Object.assign(origin, { reward: 3, convenience: 0 });
  Object.assign(s, { arrivals, dawns });
};

describe('XD-15 landfall', () => {
  test('XD-15.5, XD-15.7, R17 (E40) within reach a + is a False Dawn: traits half mended', () => {
    const scene = given({
      next: ['landfallDone'],
      traits: { faith: 7, justice: 5, might: 10, supply: 6, women: 8, treachery: 5 },
      // Fate +, then the cause −1 + 1 + 0 … the slow winter is left out by a roll of +3.
      dice: '+ + + +',
      change: site(4, 0),
    });
    // The orderly retreat gives +1 Supply and +1 Justice on top.
    expect(scene.trait).toEqual({
      edge: 6,
      faith: 9,
      justice: 7,
      might: 10,
      supply: 10,
      treachery: 2,
      women: 9,
    });
    expect(scene.s.bearing).toBe(5);
    expect(scene.asks).toBe('dawnRetire');
    scene.all({ type: 'freeRetire', yes: false });
    expect([scene.s.cycle, scene.s.here, scene.s.dawns]).toEqual([2, 0, 1]);
  });

  test('XD-15.6, R19 (E41) after a False Dawn a 0 founds the colony', () => {
    const scene = given({ next: ['landfallDone'], dice: '0', change: site(6, 1) });
    expect(scene.s.outcome?.reason).toBe('colony');
  });

  test('XD-15.4, R16 the Keepers agree, or fate decides; a flawed site can be worked', () => {
    const scene = given({ next: ['endgame'], change: site(0, 0) });
    expect(scene.offers('church', { type: 'ballot', for: 'church', stake: 'found' })).toBe(false);
    scene.when('church', { type: 'ballot', for: 'church', stake: 'flawed' });
    scene.when('government', { type: 'ballot', for: 'government', stake: 'flawed' });
    scene.when('military', { type: 'ballot', for: 'military', stake: 'flawed' });
    scene.all({ type: 'accept' });
    expect(scene.trait).toMatchObject({ edge: 6, faith: 12, justice: 8 });
    expect(scene.s.systems[0]).toMatchObject({ flawed: true, left: 2 });
  });

  test('XD-15.1 the fleet is lost at Women, Supply or Faith 0, reported in that order', () => {
    const lost = (traits: Parameters<typeof given>[0]['traits']) =>
      given({ next: ['endgame'], traits: traits ?? {} }).s.outcome?.reason;
    expect(lost({ women: 0, supply: 0 })).toBe('women');
    expect(lost({ supply: 0, faith: 0 })).toBe('supply');
    expect(lost({ faith: 0 })).toBe('faith');
  });

  test('XD-15.8 the guard of cycle 80', () => {
    expect(given({ next: ['guard'], change: (s) => (s.cycle = 80) }).s.outcome?.reason).toBe('exhaustion');
  });

  test('XD-20.7 turncoats win together when the fleet is lost', () => {
    const scene = given({
      next: ['endgame'],
      options: { infection: 'turncoat' },
      traits: { women: 0 },
      change: (s) => (houseOf(s, 'military').marked = 1),
    });
    expect(scene.s.outcome?.winners).toEqual([2]);
  });
});

describe('XD-21 scoring', () => {
  test('XD-21.1, XD-21.3 (E47) the parts of a standing, less the par of the day', () => {
    const scene = given({
      next: ['landfallDone'],
      traits: { faith: 10, justice: 10, might: 8, supply: 9, treachery: 4, edge: 5, women: 9 },
      change: (s) => {
        site(9, 0)(s);
        for (const house of s.houses) house.ballot = 'found';
        const [church, government, military] = s.houses;
        if (church === undefined || government === undefined || military === undefined) return;
        Object.assign(church, { renown: 1, agendas: ['full-pews', 'chains-on-show', 'spotless-decks'] });
        church.deeds.parades = 2;
        mark(s, 'government', 'church');
        Object.assign(government, {
          renown: 2,
          office: true,
          agendas: ['full-larder', 'civil-peace', 'rule-of-law'],
        });
        Object.assign(military, { renown: 2, agendas: ['bristling', 'old-debts', 'martial-order'] });
        s.secrets = [];
        addSecret(s, 'church', 'iron-is-theatre').knowers.push({ faction: 'government', aware: [] });
        addSecret(s, 'church', 'it-talks-at-night').knowers.push({ faction: 'military', aware: [] });
        addSecret(s, 'church', 'prelate-dice');
        addSecret(s, 'government', 'paid-press').knowers.push({ faction: 'military', aware: [] });
        addSecret(s, 'government', 'stuffed-ballots').public = true;
        addSecret(s, 'government', 'governor-bottle');
        addSecret(s, 'military', 'second-author');
        addSecret(s, 'military', 'paper-squadron');
        addSecret(s, 'military', 'captain-stims');
      },
    });
    // The example has par 8, 9 and 7: 12, 11 and 10. Par was fitted since; everything else is as it says.
    const sums = [20, 20, 17];
    expect(sums.map((sum, i) => sum - ([8, 9, 7][i] ?? 0))).toEqual([12, 11, 10]);
    const totals = scene.s.houses.map(({ faction }, i) => (sums[i] ?? 0) - parOf(scene.s, faction));
    expect(scene.s.houses.map((house) => standing(scene.s, house).total)).toEqual(totals);
    const best = Math.max(...totals);
    expect(scene.s.outcome).toMatchObject({ winners: [totals.indexOf(best)], points: totals });
    expect([1, 2, 3].map((place) => resultValue(3, place))).toEqual([1, 0.7, 0.4]);
  });
});
