/** XW-5 Production, its limits and the update, number by number; XW-8.1 the end. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { ModuleId } from '../content/modules.ts';
import type { Given } from '../positions.ts';
import { shown } from '../rules/production.ts';
import { END, given } from './scene.ts';

const deploy = (module: ModuleId, x: number, y: number): ExoworldAction => ({ type: 'deploy', module, x, y });
const protocol = (card: Extract<ExoworldAction, { type: 'protocol' }>['card']): ExoworldAction => ({
  type: 'protocol',
  card,
});

describe('XW-5.4 the track from −5 to +3', () => {
  test('XW-5.4 shows the nearest end', () => {
    expect([-7, -6, -5, -4, 0, 2, 3, 4, 5].map(shown)).toEqual([-5, -5, -5, -4, 0, 2, 3, 3, 3]);
  });

  test('XW-5.4 deploying may reach +3, not +4', () => {
    // Proxima: oxygen −2; two Carbon Splitters +4, an Algae Vats +1 make 3
    const base = 'carbon-splitter carbon-splitter';
    const vats = given({ base, hands: ['algae-vats ice-drill solar-panels', ''] });
    expect(vats.production('oxygen')).toBe(2);
    expect(vats.when(deploy('algae-vats', -1, 0)).production('oxygen')).toBe(3);
    const stack = given({ base, hands: ['electrolysis-stack ice-drill solar-panels', ''] });
    expect(stack.why(deploy('electrolysis-stack', -1, 0))).toBe('XW-5.4 limits');
    expect(stack.options('deploy')).toEqual([]);
  });

  test('XW-5.4 deploying may reach −5, not −6', () => {
    const given1b = (base: string): Given => ({
      scenario: 'trappist-1b',
      base,
      hands: ['electrolysis-stack ice-drill solar-panels', ''],
    });
    const at4 = given(given1b(''));
    expect(at4.production('water')).toBe(-4);
    expect(at4.when(deploy('electrolysis-stack', 1, 0)).production('water')).toBe(-5);
    expect(given(given1b('algae-vats')).why(deploy('electrolysis-stack', -1, 0))).toBe('XW-5.4 limits');
  });

  test('XW-5.4 beyond an end only what makes it worse is barred', () => {
    // water −6: what leaves water alone is allowed
    const low: Given = { scenario: 'trappist-1b', base: 'electrolysis-stack electrolysis-stack', at: [0] };
    const beyond = { ...low, base: `${low.base} algae-vats!shutdown ice-drill!shutdown moss-gallery` };
    const scene = given({ ...beyond, hands: ['mycelium-cellar carbon-splitter brine-still', ''] });
    expect(scene.production('water')).toBe(-7);
    expect(scene.why(deploy('mycelium-cellar', 0, 0))).toBe('XW-3.4 spaceTaken');
    const there = given({ ...beyond, at: [5], hands: ['mycelium-cellar carbon-splitter brine-still', ''] });
    expect(there.options('deploy')).toHaveLength(3);
    expect(given({ ...beyond, at: [3] }).why({ type: 'repair', place: 3, token: 'shutdown' })).toBe(
      'XW-5.4 limits',
    );
    expect(
      given({ ...beyond, at: [4] }).why({ type: 'repair', place: 4, token: 'shutdown' }),
    ).toBeUndefined();
  });

  test('XW-5.4, XW-5.5 thawing counts the increases again', () => {
    const base = 'carbon-splitter carbon-splitter electrolysis-stack!frozen';
    const frozen = given({ base, at: [3] });
    expect(frozen.s.production).toEqual([2, -3, -2, -2]);
    expect(frozen.why({ type: 'repair', place: 3, token: 'frozen' })).toBe('XW-5.4 limits');
    const fewer = given({ base: 'carbon-splitter electrolysis-stack!frozen', at: [2] });
    expect(fewer.when({ type: 'repair', place: 2, token: 'frozen' }).s.production).toEqual([2, -3, -2, -1]);
  });

  test('XW-5.4 a shutdown on a frozen module counts its decreases no longer, and back', () => {
    const base = 'electrolysis-stack electrolysis-stack algae-vats!frozen!shutdown';
    const scene = given({ scenario: 'trappist-1b', base, at: [3] });
    expect(scene.production('water')).toBe(-6);
    expect(scene.why({ type: 'repair', place: 3, token: 'shutdown' })).toBe('XW-5.4 limits');
    expect(scene.why({ type: 'repair', place: 3, token: 'frozen' })).toBeUndefined();
  });

  test('XW-5.4 tokens that change no production are always repaired', () => {
    const base = 'carbon-splitter carbon-splitter electrolysis-stack!shutdown!oxygen-leak!landslide';
    const scene = given({ scenario: 'trappist-1f', base, at: [3] });
    expect(scene.options('repair').map(({ token }) => token)).toEqual(['oxygen-leak', 'landslide']);
  });

  test('XW-5.4 above +3, too, what leaves it as it is may be deployed', () => {
    const base = 'isotope-generator isotope-generator hydroponic-farm!shutdown';
    const scene = given({
      scenario: 'trappist-1b',
      base,
      hands: ['greywater-loop moss-gallery algae-vats solar-panels', ''],
    });
    expect(scene.production('energy')).toBe(5);
    expect(scene.why(deploy('greywater-loop', 0, -1))).toBeUndefined();
    expect(
      given({ scenario: 'trappist-1b', base, hands: ['biogas-digester moss-gallery algae-vats', ''] }).why(
        deploy('biogas-digester', 0, -1),
      ),
    ).toBe('XW-5.4 limits');
  });
});

describe('XW-5.1 the update', () => {
  test('XW-5.1 what is told: the productions used, the supplies after, what was missing', () => {
    const scene = given({ supply: [1, 2, 19, 5], base: 'isotope-generator', phase: 'update' });
    expect(scene.events()[0]).toEqual({
      type: 'updated',
      production: [-2, -2, -2, 2],
      supply: [0, 0, 17, 7],
      emergency: -1,
    });
    expect(scene.events()[1]).toEqual({ type: 'emergency', change: -1, left: 9 });
  });

  test('XW-5.2 without leaks nothing leaks; with them each takes one, and the missing comes off', () => {
    const quiet = given({ phase: 'update' });
    expect(quiet.events().filter(({ type }) => type === 'leaked')).toEqual([]);
    const scene = given({
      base: 'solar-panels!water-leak!water-leak insect-nursery!oxygen-leak!emergency home!emergency',
      supply: [5, 3, 5, 5],
      phase: 'update',
    });
    expect(scene.events()).toContainEqual({ type: 'leaked', leaks: [1, 2, 0, 0], emergency: 2 });
    // water 3 − 2 = 1, and of two leaks one is missing
    expect(scene.s.supply).toEqual([2, 0, 5, 5]);
    expect(scene.s.emergency).toBe(7);
  });

  test.each([
    ['home!emergency', [0, 0, 0, 0], 1],
    ['home!energy-leak', [0, 0, 0, 1], 0],
    ['home!oxygen-leak', [1, 0, 0, 0], 0],
  ])('XW-5.2 one %s alone is told', (base, leaks, emergency) => {
    const scene = given({ base, phase: 'update' });
    expect(scene.events()).toContainEqual({ type: 'leaked', leaks, emergency });
  });

  test('XW-5.2 other tokens leak nothing', () => {
    const scene = given({ base: 'solar-panels!shutdown!frozen!landslide', phase: 'update' });
    expect(scene.events().some(({ type }) => type === 'leaked')).toBe(false);
  });

  test('XW-5.1 the last unit of the emergency supply loses, before the leaks', () => {
    const last: Given = { supply: [1, 9, 9, 9], base: 'solar-panels!water-leak', phase: 'update' };
    const lost = given({ ...last, emergency: 1 });
    expect([lost.won, lost.s.emergency]).toEqual([false, 0]);
    expect(lost.events().some(({ type }) => type === 'leaked')).toBe(false);
    expect(lost.events().at(-1)).toEqual({ type: 'lost', turn: 1 });
    expect(lost.s.outcome).toEqual({ winners: [], reason: 'lost', rule: 'XW-8.1' });
    expect(given({ ...last, emergency: 2 }).s.emergency).toBe(1);
  });

  test('XW-5.4 the update uses the end of the track', () => {
    const base = 'electrolysis-stack electrolysis-stack algae-vats';
    const scene = given({ scenario: 'trappist-1b', base, supply: [9, 9, 9, 9], phase: 'update' });
    expect(scene.s.production).toEqual([3, -7, -3, 1]);
    expect(scene.s.supply).toEqual([12, 4, 6, 10]);
  });

  test('XW-6.2 Ration Discipline is for this update alone, and only where something would be lost', () => {
    const scene = given({
      hands: ['ration-discipline', ''],
      events: 'clear-skies broken-wrist',
      phase: 'drawEvent',
    });
    scene.when(protocol('ration-discipline'));
    expect(scene.s.supply).toEqual([15, 15, 15, 15]);
    expect(scene.when(END).s.supply).toEqual([13, 13, 13, 15]);
  });
});

describe('XW-6.3 hand limits', () => {
  const cards =
    'ice-drill ice-drill solar-panels solar-panels wind-turbines wind-turbines algae-vats moss-gallery';
  const hand = (count: number) => cards.split(' ').slice(0, count).join(' ');
  const over = (crew: Given['crew'], ...counts: number[]) =>
    given({ crew, hands: counts.map((count, i) => (i === 0 ? hand(count) : '')), phase: 'handLimits' });

  test('XW-6.3 six or seven, as the character says, and not one more', () => {
    expect(over(['salvager', 'medic'], 6, 0).asks).toBe('actions');
    expect(over(['salvager', 'medic'], 7, 0).asks).toBe('handLimits');
    expect(over(['medic', 'salvager'], 7, 0).asks).toBe('actions');
    expect(over(['medic', 'salvager'], 8, 0).asks).toBe('handLimits');
  });

  test('XW-6.3 one card after the other, from the current player on', () => {
    const scene = given({
      crew: ['salvager', 'veteran', 'roboticist'],
      hands: [
        'ice-drill ice-drill algae-vats moss-gallery brine-still biogas-digester carbon-splitter carbon-splitter',
        '',
        'solar-panels solar-panels solar-panels wind-turbines wind-turbines hydroponic-farm hydroponic-farm',
      ],
      current: 2,
      phase: 'handLimits',
    });
    expect(scene.seat).toBe(2);
    expect(scene.why({ type: 'discard', card: 'ice-drill' })).toBe('XW-6.3 notHeld');
    scene.when({ type: 'discard', card: 'solar-panels' });
    expect([scene.asks, scene.seat]).toEqual(['handLimits', 0]);
    expect(scene.hears(1, { type: 'discard', card: 'ice-drill' })[0]).toEqual({
      type: 'discarded',
      seat: 0,
      card: 'ice-drill',
    });
    expect(scene.seat).toBe(0);
    scene.when({ type: 'discard', card: 'algae-vats' });
    expect([scene.asks, scene.s.turn]).toEqual(['actions', 2]);
  });
});

describe('XW-8.1 winning', () => {
  /** Oxygen 3, water 0, food 2, energy −1. */
  const nearly =
    'carbon-splitter electrolysis-stack brine-still greywater-loop hydroponic-farm isotope-generator insect-nursery isotope-generator';

  test('XW-8.1 the moment the fourth production is 0, by deploying, with all that are in play', () => {
    const scene = given({ base: nearly, at: [8], hands: ['solar-panels moss-gallery algae-vats', '', ''] });
    expect(scene.s.production).toEqual([3, 0, 2, -1]);
    const [spot] = scene.options('deploy');
    expect(scene.hears(1, spot ?? END).slice(-2)).toMatchObject([
      { type: 'deployed' },
      { type: 'won', turn: 1 },
    ]);
    expect(scene.s.outcome).toEqual({ winners: [0, 1, 2], reason: 'won', rule: 'XW-8.1' });
  });

  test('XW-8.1 −1 in one is not enough', () => {
    const scene = given({ base: nearly, at: [4] }).when({ type: 'produce' });
    expect(scene.won).toBeUndefined();
  });
});
