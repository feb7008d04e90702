/** The considered player: Keepers of one mind, good and bad bargains, markers, plans. */
import { describe, expect, test } from 'vitest';
import { stream } from '#engine';
import { bestBargain } from '../bot/deals.ts';
import { fleetHealth } from '../bot/health.ts';
import { sense } from '../bot/index.ts';
import { Ledger } from '../bot/ledger.ts';
import { chanceOf } from '../bot/odds.ts';
import { targetWorth } from '../bot/voyage.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { starOf, unhurried } from '../outlook/flight.ts';
import { houseOf } from '../rules/houses.ts';
import type { Scene as Argument, State } from '../state.ts';
import { given, mark, type Scene } from './scene.ts';

function choice(scene: Scene, faction: FactionId) {
  const { seat } = scene.house(faction);
  return sense.thinks?.choose(scene.s, seat, scene.play.legal(seat), stream('choice'));
}

describe('what a sound player knows', () => {
  test('the odds are those of the dice: XD-1.2, XD-1.8', () => {
    expect([3, 2, 1, 0].map((k) => Math.round(27 * chanceOf(k, 0)))).toEqual([1, 4, 10, 17]);
    expect([chanceOf(3, 2), chanceOf(3, 3), chanceOf(-2, -3)]).toEqual([1 / 3, 1, 0]);
  });

  test('a starving fleet is worse off than a fed one, a lost one worst', () => {
    const health = (supply: number) => fleetHealth(given({ next: [], traits: { supply } }).s);
    expect(health(9)).toBeGreaterThan(health(3));
    expect(health(1) - health(0)).toBeGreaterThan(50);
  });

  test('a site draws the fleet once hunters cannot follow, not before', () => {
    const worth = (arrivals: number) => {
      const { s } = given({
        next: [],
        change: (state: State) => {
          state.arrivals = arrivals;
          Object.assign(state.systems[2] ?? {}, { reward: 3 });
        },
      });
      return targetWorth(s, 2) - targetWorth(s, 1);
    };
    expect(worth(1)).toBeLessThan(0);
    expect(worth(4)).toBeGreaterThan(0);
  });
});

describe('the course', () => {
  test('XD-7.1 Keepers of one mind cast the same ballot, with and without a force', () => {
    for (const force of [undefined, { size: 2, lead: 1, began: 2, betrayed: false }]) {
      const scene = given({ next: ['course'], change: (s) => (s.force = force) });
      const ballots = (['church', 'government', 'military'] as const).map((faction) =>
        choice(scene, faction),
      );
      expect(new Set(ballots.map((ballot) => ballot?.type === 'ballot' && ballot.stake)).size).toBe(1);
    }
  });

  const flight = (traits: Partial<Record<'women' | 'might', number>>, named: readonly string[]) =>
    given({
      next: ['course'],
      traits,
      change: (s) => {
        s.force = { size: 2, lead: 2, began: 2, betrayed: false };
        for (const [i, stake] of named.entries()) Object.assign(s.houses[i] ?? {}, { named: stake });
      },
    });

  test('XD-7.3 who stands alone joins the two others; two wait for the one, but not until the fleet is dead', () => {
    const alone = flight({}, ['hurried@1', 'hurried@2', 'hurried@2']);
    expect(choice(alone, 'church')).toMatchObject({ stake: 'hurried@2' });
    const healthy = flight({}, ['hurried@3', 'hurried@1', 'hurried@1']);
    expect(choice(healthy, 'military')).toMatchObject({ stake: 'hurried@1' });
    for (const traits of [{ women: 3 }, { might: 1 }])
      expect(choice(flight(traits, ['hurried@3', 'hurried@1', 'hurried@1']), 'military')).toMatchObject({
        stake: 'hurried@3',
      });
  });

  test('XD-7.3 a star named in haste is followed with the full ritual once there is time for it', () => {
    const scene = flight({ women: 2 }, ['hurried@3', 'hurried@1', 'hurried@1']);
    Object.assign(scene.s.force ?? {}, { lead: 4 });
    expect(choice(scene, 'government')).toMatchObject({ stake: 'jump@3' });
    // The stage offers it once, without haste.
    const offered = unhurried(scene.legal('government')).filter(
      (action) => action.type === 'ballot' && starOf(action.stake) === 3,
    );
    expect(offered).toEqual([{ type: 'ballot', for: 'government', stake: 'jump@3' }]);
  });

  test('XD-6.1 a fleet that has just arrived stays to rest, and leaves before it outstays its welcome', () => {
    const vote = (visit: number) =>
      choice(given({ next: ['disposition'], change: (s) => (s.visit = visit) }), 'church');
    expect(vote(0)).toMatchObject({ stake: 'stay' });
    expect(vote(3)).toMatchObject({ stake: 'leave' });
  });
});

describe('bargains', () => {
  const argument = (extra: Partial<Argument>): Argument => ({
    phase: 'resolve',
    opener: 'military',
    respondent: 'church',
    issue: 'church',
    demand: 'rest',
    items: [],
    choice: {},
    ...extra,
  });
  const asked = (scene: Argument) =>
    given({
      next: ['sceneAnswer', 'sceneEnd'],
      traits: { faith: 8, treachery: 3, edge: 2 },
      orders: { church: 'church-tend', government: 'gov-adjudicate', military: 'mil-stand-to' },
      change: (s) => {
        s.scene = scene;
        for (const house of s.houses) house.written = { church: 'church-tend', military: 'mil-stand-to' };
        houseOf(s, 'government').written.church = 'rest';
        houseOf(s, 'military').written.church = 'rest';
      },
    });

  test('XD-11.4 a bad trade is refused', () => {
    expect(choice(asked(argument({})), 'church')).toEqual({ type: 'refuse' });
  });

  test('XD-11.4 a marker for a vote that hardly matters is taken', () => {
    const scene = asked(argument({ issue: 'military', demand: 'mil-stand-to', items: [{ kind: 'marker' }] }));
    scene.s.resolved.military = 'rest';
    for (const writer of ['church', 'government'] as const) scene.house(writer).written.military = 'rest';
    expect(choice(scene, 'church')).toEqual({ type: 'agree' });
  });

  test('XD-11.2 an offer gains more than it costs, and names a demand the respondent has not written', () => {
    const scene = given({
      seats: 5,
      next: ['reveal', { step: 'poll', phase: 'resolve' }, { step: 'polled', phase: 'resolve' }],
      change: (s) => {
        for (const house of s.houses) for (const faction of s.asked) house.written[faction] = 'leak-a-secret';
      },
    });
    const ledger = new Ledger(scene.s);
    for (const faction of FACTIONS.filter((id) => scene.s.houses.some((house) => house.faction === id))) {
      const bargain = bestBargain(ledger, faction, {});
      if (bargain === undefined) continue;
      expect(bargain.gain).toBeGreaterThan(0);
      expect(houseOf(scene.s, bargain.respondent).written[bargain.issue]).not.toBe(bargain.demand);
    }
  });

  test('XD-10.6 a marker is kept while there is nothing to gain by it', () => {
    const scene = given({
      next: ['reveal', { step: 'poll', phase: 'resolve' }, { step: 'polled', phase: 'resolve' }],
      traits: { edge: 8 },
      change: (s) => {
        mark(s, 'government', 'church');
        const ledger = new Ledger(s);
        for (const house of s.houses)
          for (const faction of s.asked) house.written[faction] = ledger.favourite(faction, faction);
      },
    });
    expect(choice(scene, 'church')).toEqual({ type: 'accept' });
  });
});

describe('plans', () => {
  test('the usual way comes first; a plan decides what it names and nothing else', () => {
    const scene = given({ next: ['openIsolation', 'isolation'] });
    for (const { faction } of scene.s.houses) scene.when(faction, { type: 'leader', how: 'stay' });
    const { seat } = scene.house('church');
    const plans = sense.plans?.ways(scene.s, seat) ?? [];
    expect(plans[0]).toEqual({ temper: expect.any(Number) });
    expect(plans.length).toBeGreaterThan(3);
    const own = plans.find((plan) => plan.own !== undefined);
    const legal = scene.play.legal(seat);
    const first = sense.plans?.follow(scene.s, seat, own ?? {}, legal, stream('plan'));
    expect(first).toEqual({ type: 'intent', for: 'church', intent: own?.own });
    const usual = sense.plans?.follow(scene.s, seat, {}, legal, stream('plan'));
    expect(usual).toEqual(sense.thinks?.choose(scene.s, seat, legal, stream('plan')));
  });

  test('a temper changes what oneself wants, not what one thinks of others', () => {
    const { s } = given({ next: [] });
    const eyes = (viewer: FactionId, temper: number) => new Ledger(s, viewer, temper).eyes('church').greed;
    expect(eyes('church', 2)).toBe(2 * eyes('church', 1));
    expect(eyes('military', 2)).toBe(eyes('military', 1));
  });

  test('a plan is for one day; a landfall is thought about by itself', () => {
    const at = (step: 'isolation' | 'covert' | 'landfall', cycle: number) =>
      sense.plans?.occasion?.(given({ next: [step], change: (s) => (s.cycle = cycle) }).s, 0);
    expect(at('covert', 3)).toBe(at('isolation', 3));
    expect(at('isolation', 4)).not.toBe(at('isolation', 3));
    expect(at('landfall', 3)).not.toBe(at('isolation', 3));
  });
});
