/** Rules that no other test names: one scene each. */
import { describe, expect, test } from 'vitest';
import { dealt, NO_DRAWS, Play, SPECTATOR } from '#engine';
import { FACTION, type FactionId } from '../content/factions.ts';
import { exodus } from '../index.ts';
import { houseOf } from '../rules/houses.ts';
import { finish } from '../rules/score.ts';
import { counted, learn } from '../rules/secrets.ts';
import { change } from '../rules/traits.ts';
import type { State } from '../state.ts';
import { crisisLooms } from '../steps/crisis.ts';
import { words } from '../text/en.ts';
import { view } from '../view/index.ts';
import { given, mark, plant } from './scene.ts';

const lines = (scene: ReturnType<typeof given>) => scene.heard().map((event) => words.event(event));

describe('XD-1 to XD-4', () => {
  test('XD-1.9 a flip draws one die, whatever assists there are', () => {
    const scene = given({
      next: [{ step: 'publicOrder', faction: 'church' }],
      orders: { church: 'rest', government: 'assist@church' },
      dice: '-',
      traits: { edge: 6 },
    });
    expect([scene.trait.edge, scene.dice.left]).toEqual([5, 0]);
  });

  test('XD-2.5 with People the log and the law change their words, not their rules', () => {
    const scene = given({ next: [], options: { womenLabel: 'people' } });
    change(scene.play, 'women', -1);
    expect(lines(scene)).toContain('People −1 (9).');
    const law = given({
      next: [{ step: 'publicOrder', faction: 'government' }],
      orders: { government: 'gov-chauvinism' },
      options: { womenLabel: 'people' },
    });
    expect(lines(law).join(' ')).toContain('The Shelter Law is in force.');
    expect(law.s.law).toBe(true);
  });

  test('XD-4.2, XD-4.6, XD-4.7 a fleet sets out with full markers, two in the Stash, and a first cycle', () => {
    const scene = given({ seats: 5, next: ['dossiers'] });
    expect(scene.s.houses.every(({ pool, renown }) => pool === 5 && renown === 0)).toBe(true);
    expect([scene.s.stash, scene.s.bearing, scene.s.fatigue]).toEqual([2, 0, 0]);
    expect(scene.s.houses.map(({ faction }) => faction)).toContain(scene.s.burden);
    expect(scene.s.stack[1]).toEqual({ step: 'cycle' });
  });
});

describe('XD-6 to XD-9', () => {
  test('XD-6.1, XD-6.5, R22 attack is offered while a force is present, and is one engagement', () => {
    const attack = { type: 'ballot', for: 'church', stake: 'attack' } as const;
    expect(given({ next: ['disposition'] }).offers('church', attack)).toBe(false);
    const force = { size: 1, lead: 3, began: 1, betrayed: false };
    const scene = given({ next: ['disposition', 'dispositionDone'], change: (s) => (s.force = force) });
    expect(scene.offers('church', attack)).toBe(true);
    for (const faction of ['church', 'government', 'military'] as const)
      scene.when(faction, { ...attack, for: faction });
    expect(scene.heard().some(({ type }) => type === 'battle')).toBe(true);
  });

  test('XD-7.3 under fire a divided vote means cover', () => {
    const scene = given({
      next: ['courseRevealed'],
      change: (s) => {
        s.force = { size: 2, lead: 1, began: 2, betrayed: false };
        houseOf(s, 'church').ballot = 'cover';
        houseOf(s, 'government').ballot = 'nuke';
        houseOf(s, 'military').ballot = 'nuke';
      },
    });
    expect(scene.heard()).toContainEqual({ type: 'course', course: 'cover' });
  });

  test('XD-7.8 a nuke that destroys a force known elsewhere leaves a quiet system', () => {
    const scene = given({
      next: [{ step: 'pushTest', plan: 'nuke', to: 1 }],
      traits: { faith: 12, treachery: 1 },
      change: (s) => Object.assign(s.systems[1] ?? {}, { force: 2, risk: -2, scouted: true, reward: 0 }),
    });
    expect(scene.s.systems[1]).toMatchObject({ force: 0, risk: 1 });
  });

  test('XD-8.2 astrometrics: roll + 3 systems besides the one the fleet came from', () => {
    const scene = given({
      next: [{ step: 'astrometrics', from: 0, excess: 0, spent: 0 }],
      dice: '- 0 0 0 0 0',
      change: (s) => {
        s.here = 1;
        Object.assign(s.systems[1] ?? {}, { visited: true });
      },
    });
    expect(scene.s.systems[1]?.links.filter((other) => other !== 0)).toHaveLength(2);
  });

  test('XD-9.1, XD-9.5 a cycle runs from isolation to crisis, and targets are part of an order', () => {
    const scene = given({ next: ['cycle'] });
    expect(scene.asks).toBe('isolation');
    expect(scene.s.stack.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['crisis', 'endgame', 'publicOrders', 'covert', 'poll', 'isolation']),
    );
    scene.when('church', { type: 'leader', how: 'stay' });
    expect(scene.offers('church', { type: 'intent', for: 'church', intent: 'assist@government' })).toBe(true);
    expect(scene.offers('church', { type: 'intent', for: 'church', intent: 'assist@military' })).toBe(true);
  });
});

describe('XD-10 to XD-14', () => {
  test('XD-10.4, XD-11.1, XD-11.4 a dissenter opens a scene, asks for something else, and is answered', () => {
    const scene = given({
      next: ['reveal', { step: 'poll', phase: 'resolve' }, { step: 'polled', phase: 'resolve' }],
      change: (s) => {
        for (const house of s.houses) house.written = { church: 'church-tend' };
      },
    });
    scene.when('church', { type: 'dissent' });
    scene.when('government', { type: 'accept' }).when('military', { type: 'accept' });
    scene.when('church', { type: 'issue', faction: 'church' }, { type: 'respondent', faction: 'military' });
    expect(scene.forbids('church', { type: 'demand', stake: 'church-tend' })).toBe('XD-11.1');
    scene.when('church', { type: 'demand', stake: 'church-recruit' }, { type: 'enough' });
    expect(scene.forbids('military', { type: 'refuseByMarker' })).toBe('XD-11.4');
    scene.when('military', { type: 'agree' });
    expect(scene.house('military').written.church).toBe('church-recruit');
    expect(scene.asks).toBe('poll');
  });

  test('XD-12.2 spies go before knives, whatever the order of factions', () => {
    const scene = given({
      next: ['executeCovert'],
      change: (s) => {
        houseOf(s, 'church').covert = 'assassination@military';
        houseOf(s, 'military').covert = 'spying@church';
      },
    });
    const tested = scene.heard().flatMap((event) => (event.type === 'covertTested' ? [event.faction] : []));
    expect(tested).toEqual(['military', 'church']);
  });

  test('XD-13.1, XD-13.2, R36 public orders are carried out in faction order; a posted one only stands', () => {
    const scene = given({
      next: ['publicOrders'],
      orders: { church: 'church-tend', government: 'gov-adjudicate', military: 'assist@church' },
    });
    const ordered = scene.heard().flatMap((event) => (event.type === 'ordered' ? [event.faction] : []));
    expect(ordered).toEqual(['church', 'government', 'military']);
    expect(scene.heard().filter(({ type }) => type === 'orderResult')).toHaveLength(2);
  });

  test('XD-14.1, XD-14.4, XD-14.5 a hungry system eats, stars are scanned, the god rests', () => {
    const scene = given({
      next: ['hungry', 'scanning', 'rest'],
      change: (s) => Object.assign(s, { risk: 2, fatigue: 3 }),
    });
    scene.when('government', { type: 'scan', system: 2 });
    expect([scene.trait.supply, scene.s.fatigue]).toEqual([11, 1]);
    expect([1, 2, 3].map((i) => scene.s.systems[i]?.reward)).toEqual([0, 0, 0]);
  });

  test('XD-14.9, XD-20.5, XD-20.6 the skin shows from the second cycle on, and the leader is removed', () => {
    const skin = (cycle: number) =>
      given({
        next: ['skin'],
        dice: '+',
        traits: { edge: 3, treachery: 4 },
        change: (s) => {
          s.cycle = cycle;
          houseOf(s, 'church').marked = 1;
        },
      });
    expect(skin(2).house('church').marked).toBe(1);
    const shown = skin(3);
    expect([shown.house('church').marked, shown.house('church').renown]).toEqual([0, -2]);
    expect([shown.trait.edge, shown.trait.treachery, shown.asks]).toEqual([4, 3, 'successor']);
  });
});

describe('XD-15 to XD-17', () => {
  test('XD-15.3 nobody wins a lost fleet', () => {
    const scene = given({ next: ['endgame'], traits: { supply: 0 } });
    expect(scene.s.outcome).toMatchObject({ winners: [], reason: 'supply' });
  });

  test('XD-16.1 a crisis looms with Edge or Treachery at 5, or from the third cycle of a visit on', () => {
    const looms = (traits: object, visit: number) =>
      crisisLooms(given({ next: [], traits, change: (s) => (s.visit = visit) }).s);
    expect(looms({ edge: 4, treachery: 4 }, 2)).toBe(false);
    expect(looms({ edge: 5, treachery: 0 }, 1)).toBe(true);
    expect(looms({ edge: 0, treachery: 5 }, 1)).toBe(true);
    expect(looms({ edge: 0, treachery: 0 }, 3)).toBe(true);
  });

  test('XD-16.3, XD-16.4 a crisis brings a mandate once; disposition follows at once', () => {
    const scene = given({
      next: ['crisis'],
      traits: { edge: 6, treachery: 6 },
      dice: '+ + 0',
      change: (s) => {
        s.secrets = [];
        houseOf(s, 'government').mandates.push({ kind: 'election', since: 0 });
      },
    });
    expect(scene.house('government').mandates).toEqual([{ kind: 'election', since: 0 }]);
    expect(scene.asks).toBe('disposition');
  });

  test('XD-17.1, XD-17.8, R20 a force that comes in a crisis has its Lead and waits for the disposition', () => {
    const scene = given({
      next: ['crisis'],
      traits: { edge: 6, treachery: 6 },
      dice: '- - 0',
      change: (s) => (s.secrets = []),
    });
    expect(scene.s.force).toMatchObject({ size: 1, lead: 3, began: 1 });
    expect(scene.asks).toBe('disposition');
  });

  test('XD-17.6 a force is left behind by a jump', () => {
    const scene = given({
      next: [{ step: 'arrive', to: 1, excess: 0 }],
      change: (s) => (s.force = { size: 3, lead: 1, began: 3, betrayed: false }),
    });
    expect(scene.s.force).toBeUndefined();
  });
});

describe('XD-18 to XD-23', () => {
  const known = (s: State) => plant(s, 'church', 'confession-files', 'government');

  test('XD-18.1, XD-18.2, XD-18.5 the owner counts; at three the impact is applied once', () => {
    const scene = given({ next: [], traits: { justice: 8, faith: 9 }, change: known });
    const index = scene.s.secrets.findIndex(({ id }) => id === 'confession-files');
    expect(counted(scene.s.secrets[index] as never)).toBe(2);
    learn(scene.play, index, 'military', []);
    expect(scene.s.secrets[index]?.public).toBe(true);
    expect([scene.trait.justice, scene.trait.faith]).toEqual([6, 8]);
  });

  test('XD-18.4, XD-18.7 an advantage lasts while the secret does; a window is a pause to the others', () => {
    const scene = given({
      next: [{ step: 'jump', to: 1, hurried: false }],
      change: (s) => plant(s, 'church', 'faith-is-theatre'),
    });
    expect(scene.asks).toBe('window');
    expect(view(scene.s, scene.house('church').seat).phase).toBe('window');
    expect(view(scene.s, scene.house('military').seat).phase).toBe('jumpTest');
    const open = given({
      next: [{ step: 'jump', to: 1, hurried: false }],
      change: (s) => (plant(s, 'church', 'faith-is-theatre').public = true),
    });
    expect(open.asks).not.toBe('window');
  });

  test('XD-18.7 (D31) nobody but the one who is asked is shown whom a once-window waits for', () => {
    const scene = given({
      next: [{ step: 'jump', to: 1, hurried: false }],
      change: (s) => plant(s, 'church', 'faith-is-theatre', 'government'),
    });
    const [church, government, military] = (['church', 'government', 'military'] as const).map(
      (faction) => scene.house(faction).seat,
    );
    expect(scene.play.awaitedAs(church ?? 0)).toEqual([church]);
    for (const other of [government, military, SPECTATOR])
      expect(scene.play.awaitedAs(other ?? 0)).toEqual([]);
    // Nor does the state that another seat's program is given.
    const position = dealt(exodus, scene.s, military ?? 0);
    expect(position.stack.map(({ step }) => step)).not.toContain('window');
    expect(new Play(exodus, position, NO_DRAWS).invited()).toEqual([]);
    expect(view(position, military ?? 0).phase).toBe('jumpTest');
  });

  test('XD-18.7 (D31) whoever could roll again is not told apart from others', () => {
    const scene = given({
      seats: 7,
      next: [{ step: 'publicOrder', faction: 'researchers' }],
      orders: { researchers: 'res-blood-trial' },
      change: (s) => plant(s, 'researchers', 'live-culture'),
    });
    expect(scene.asks).toBe('reroll');
    const other = scene.house('church').seat;
    expect(scene.play.awaitedAs(other)).toEqual([]);
    expect(view(scene.s, other).phase).toBe('disposition');
    expect(view(scene.s, scene.house('researchers').seat).phase).toBe('reroll');
  });

  test('XD-19.1, XD-19.5 a coup removes the Governor without a mandate to elect', () => {
    const scene = given({
      next: [{ step: 'covertOrder', faction: 'military', covert: 'coup' }],
      traits: { might: 11, justice: 5 },
    });
    expect(scene.asks).toBe('successor');
    expect(scene.house('government').mandates).toEqual([]);
    expect(scene.s.regime).toBe('military');
  });

  test('XD-20.1, R50 without infection no leader is checked', () => {
    const scene = given({
      next: ['cycle'],
      options: { infection: 'off' },
      traits: { treachery: 9 },
      dice: '- - - - - - - - -',
      change: (s) => Object.assign(s, { byJump: true, visit: 0 }),
    });
    expect(scene.dice.left).toBe(9);
  });

  /** So much over par at a table of three. */
  const over = (faction: FactionId, points: number): number => FACTION[faction].par[0] + points;

  test('XD-21.1a Renown beyond 5 is lost; XD-21.2 a tie goes to more Renown', () => {
    const scene = given({
      next: [],
      traits: { faith: over('church', 1), justice: over('government', 1), might: over('military', -2) },
      change: (s) => {
        s.secrets = [];
        for (const house of s.houses) house.agendas = [];
        houseOf(s, 'church').renown = 1;
        mark(s, 'church', 'government');
        mark(s, 'government', 'church');
        houseOf(s, 'military').renown = 4;
      },
    });
    // 1 + 1, 1 and −2 + 4, each with a leader who hides nothing.
    finish(scene.play);
    expect(scene.s.outcome).toMatchObject({ points: [3, 2, 3], places: [2, 3, 1], winners: [2] });
  });

  test('XD-23.1, XD-23.2, XD-23.4 an incumbent who wins gains Renown; regime and mandate end', () => {
    const scene = given({
      next: ['election', 'electionCount'],
      traits: { justice: 7, edge: 5 },
      change: (s) => {
        s.regime = 'military';
        houseOf(s, 'government').mandates.push({ kind: 'election', since: 0 });
      },
    });
    scene.all({ type: 'elect', who: 'incumbent' });
    expect([scene.trait.justice, scene.trait.edge, scene.house('government').renown]).toEqual([8, 4, 1]);
    expect([scene.s.regime, scene.house('government').mandates]).toEqual([undefined, []]);
  });

  test('XD-21.4 the epilogue names the winner’s world', () => {
    const outcome = { winners: [0], reason: 'colony', rule: 'XD-21.2', points: [6, 5, 4], places: [1, 2, 3] };
    expect(words.outcome(outcome, 0).title).not.toBe(words.outcome(outcome, 1).title);
  });
});
