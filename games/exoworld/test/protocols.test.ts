/** XW-6.2, XW-7 Protocols: when they may be played, how much they do, and what is told. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { Given } from '../positions.ts';
import { EVERYONE } from '../state.ts';
import { DONE, given } from './scene.ts';

type Card = Extract<ExoworldAction, { type: 'protocol' }>['card'];
const protocol = (card: Card): ExoworldAction => ({ type: 'protocol', card });

describe('XW-7 playing', () => {
  test('XW-7 told, discarded, at no cost', () => {
    const scene = given({ hands: ['', 'overtime-order ice-drill'] });
    const before = scene.told.length;
    scene.by(1, protocol('overtime-order'));
    expect(scene.told.slice(before).map(({ event }) => event)).toEqual([
      { type: 'protocolPlayed', seat: 1, card: 'overtime-order' },
    ]);
    expect([scene.s.bonus, scene.s.spent, scene.s.fresh]).toEqual([2, 0, false]);
    expect([scene.s.discards, scene.hand(1)]).toEqual([['overtime-order'], ['ice-drill']]);
    expect(scene.used).toEqual(['protocol overtime-order']);
    expect(scene.s.played).toEqual(['overtime-order']);
  });

  test('XW-7 why not', () => {
    const all = 'overtime-order forecast-model stand-down bulkhead-lockdown ration-discipline';
    const scene = given({ hands: [all, ''] });
    expect(scene.options('protocol')).toEqual([protocol('overtime-order')]);
    for (const card of ['forecast-model', 'stand-down', 'bulkhead-lockdown', 'ration-discipline'] as const)
      expect(scene.why(protocol(card))).toBe('XW-7 wrongWindow');
    expect(scene.why(protocol('damage-control'))).toBe('XW-6.2 notHeld');
    expect(scene.why(protocol('overtime-order'), 1)).toBe('XW-6.2 notHeld');
    expect(scene.why(protocol('overtime-order'), 2)).toBe('XW-7 notSeated');
    expect(given({ hands: [all, ''], turn: { noProtocols: 1 } }).why(protocol('overtime-order'))).toBe(
      'XW-10 noProtocols',
    );
  });

  test('XW-6.2 what would change nothing is not played', () => {
    const why = (card: Card, position: Given = {}) =>
      given({ hands: [card, ''], ...position }).why(protocol(card));
    const dry: Given = { emergency: 5, supply: [3, 3, 3, 3] };
    expect(why('rapid-fabrication', { turn: { fabrication: true } })).toBe('XW-6.2 alreadyPlayed');
    expect(why('shared-manifest')).toBe('XW-6.2 nothingToDo');
    expect(why('damage-control', { base: 'solar-panels' })).toBe('XW-6.2 nothingToDo');
    expect(why('strategic-reserve')).toBe('XW-6.2 emergencyFull');
    expect(why('strategic-reserve', { emergency: 9 })).toBeUndefined();
    expect(why('last-ditch-conversion')).toBe('XW-6.2 emergencyFull');
    expect(why('last-ditch-conversion', dry)).toBe('XW-6.2 notEnough');
    expect(why('last-ditch-conversion', { ...dry, supply: [3, 3, 3, 4] })).toBeUndefined();
    expect(why('remote-override')).toBe('XW-6.2 nothingToDo');
    expect(why('remote-override', { base: 'solar-panels' })).toBeUndefined();
    expect(why('archive-recovery')).toBe('XW-6.2 nothingToDo');
    expect(why('archive-recovery', { discards: 'stand-down' })).toBe('XW-6.2 nothingToDo');
    expect(why('archive-recovery', { discards: 'ice-drill' })).toBeUndefined();
  });

  test('XW-5.4 Damage Control is nothing where limits forbid the only repair', () => {
    const base = 'carbon-splitter carbon-splitter electrolysis-stack!shutdown';
    const scene = given({ scenario: 'trappist-1f', base, hands: ['damage-control', ''] });
    expect(scene.why(protocol('damage-control'))).toBe('XW-6.2 nothingToDo');
  });

  test('XW-6.2 Remote Override needs a token to shut down with, none to start', () => {
    const four =
      'ice-drill!shutdown algae-vats!shutdown insect-nursery!shutdown solar-panels!shutdown wind-turbines@1,1';
    const scene = given({ hands: ['remote-override', ''], base: four }).when(protocol('remote-override'));
    expect(scene.why({ type: 'toggle', place: 5 })).toBe('XW-6.2 noTokenLeft');
    expect(scene.why({ type: 'toggle', place: 6 })).toBe('XW-6.2 noPlace');
    expect(scene.hears(1, { type: 'toggle', place: 4 })).toEqual([
      {
        type: 'tokenRemoved',
        token: 'shutdown',
        spot: { card: 'solar-panels', x: 0, y: -1 },
        cause: 'protocol',
      },
    ]);
    expect(scene.hears(1, { type: 'toggle', place: 5 })).toMatchObject([
      { type: 'tokenPut', cause: 'protocol' },
    ]);
  });

  test('XW-5.4 Remote Override keeps to the limits, and may be left off', () => {
    const base = 'greywater-loop electrolysis-stack electrolysis-stack';
    const scene = given({ scenario: 'trappist-1b', base, hands: ['remote-override', ''] }).when(
      protocol('remote-override'),
    );
    expect(scene.why({ type: 'toggle', place: 1 })).toBe('XW-5.4 limits');
    expect(scene.when({ type: 'toggle', place: 2 }, DONE).asks).toBe('actions');
  });

  test('XW-6.2 Damage Control: two tokens, told as by protocol', () => {
    const scene = given({ hands: ['damage-control', ''], base: 'home!food-leak!food-leak!emergency' });
    scene.when(protocol('damage-control'));
    expect(scene.hears(1, { type: 'remove', place: 0, token: 'food-leak' })).toEqual([
      { type: 'tokenRemoved', token: 'food-leak', spot: { card: 'home', x: 0, y: 0 }, cause: 'protocol' },
    ]);
    expect(scene.asks).toBe('damageControl');
    expect(scene.why({ type: 'remove', place: 0, token: 'frozen' })).toBe('XW-6.2 noSuchToken');
    expect(scene.why({ type: 'remove', place: 1, token: 'frozen' })).toBe('XW-6.2 noSuchToken');
    expect(scene.when({ type: 'remove', place: 0, token: 'food-leak' }).asks).toBe('actions');
    const single = given({ hands: ['damage-control', ''], base: 'home!emergency' });
    single.when(protocol('damage-control'), { type: 'remove', place: 0, token: 'emergency' });
    expect(single.asks).toBe('actions');
  });

  test('XW-6.2 Last-Ditch Conversion: what is told', () => {
    const scene = given({ hands: ['', 'last-ditch-conversion'], emergency: 9, supply: [4, 4, 3, 3] });
    scene.by(1, protocol('last-ditch-conversion'));
    expect([scene.asks, scene.seat]).toEqual(['convert', 1]);
    expect(scene.hears(0, { type: 'convert', resource: 'water' })).toEqual([
      { type: 'converted', resource: 'water' },
      { type: 'emergency', change: 2, left: 10 },
    ]);
    expect(scene.s.supply).toEqual([4, 0, 3, 3]);
  });

  test('XW-6.2 Archive Recovery: what is told, and one card may be enough', () => {
    const scene = given({ hands: ['', 'archive-recovery'], discards: 'ice-drill ice-drill algae-vats' });
    scene.by(1, protocol('archive-recovery'));
    expect(scene.why({ type: 'recover', card: 'moss-gallery' })).toBe('XW-6.2 notInDiscards');
    expect(scene.why({ type: 'recover', card: 'archive-recovery' })).toBe('XW-6.2 noProtocolThere');
    expect(scene.hears(0, { type: 'recover', card: 'ice-drill' })).toEqual([
      { type: 'recovered', seat: 1, card: 'ice-drill', by: 'archive-recovery' },
    ]);
    expect(scene.when(DONE).s.discards).toEqual(['ice-drill', 'algae-vats', 'archive-recovery']);
    expect([scene.hand(1), scene.asks]).toEqual([['ice-drill'], 'actions']);
  });

  test('XW-6.2 Shared Manifest: three cards at most, from others only', () => {
    const scene = given({
      hands: ['shared-manifest ice-drill', 'algae-vats moss-gallery', 'brine-still biogas-digester'],
    });
    scene.when(protocol('shared-manifest'));
    expect(scene.why({ type: 'pass', from: 0, card: 'ice-drill' })).toBe('XW-3.3 notAnotherPlayer');
    expect(scene.why({ type: 'pass', from: 1, card: 'ice-drill' })).toBe('XW-3.3 notHeld');
    expect(scene.why({ type: 'pass', from: 1 })).toBe('XW-6.2 needsMore');
    expect(scene.why({ type: 'collect', card: 'ice-drill' })).toBe('XW-9.3 notNeeded');
    expect(scene.hears(1, { type: 'pass', from: 1, card: 'algae-vats' })).toEqual([
      { type: 'transferred', from: 1, to: 0, card: 'algae-vats', colour: 'food' },
    ]);
    scene.when(
      { type: 'pass', from: 2, card: 'brine-still' },
      { type: 'pass', from: 2, card: 'biogas-digester' },
    );
    expect([scene.asks, scene.s.spent]).toEqual(['actions', 0]);
    const short = given({ hands: ['shared-manifest', 'algae-vats'] }).when(protocol('shared-manifest'));
    expect(short.when({ type: 'pass', from: 1, card: 'algae-vats' }).asks).toBe('actions');
  });

  test('XW-9.2 Shared Manifest where hands are secret: a player is named, who chooses', () => {
    const scene = given({ incommunication: true, hands: ['shared-manifest', 'algae-vats moss-gallery', ''] });
    scene.when(protocol('shared-manifest'));
    expect(scene.why({ type: 'pass', from: 1, card: 'algae-vats' })).toBe('XW-9.2 handsSecret');
    expect(scene.why({ type: 'pass', from: 2 })).toBe('XW-3.3 noCards');
    expect(scene.legal()).toEqual([{ type: 'pass', from: 1 }, DONE]);
    scene.when({ type: 'pass', from: 1 });
    expect([scene.asks, scene.seat]).toEqual(['passOn', 1]);
    expect(scene.why({ type: 'handOver', card: 'ice-drill' })).toBe('XW-3.3 notHeld');
    scene.when({ type: 'handOver', card: 'moss-gallery' });
    expect(scene.events(2).at(-1)).toEqual({ type: 'transferred', from: 1, to: 0, colour: 'oxygen' });
    expect([scene.asks, scene.seat]).toEqual(['manifest', 0]);
    // the one card that is left may pass as well
    expect(scene.why({ type: 'pass', from: 1 })).toBeUndefined();
  });

  test('XW-9.3 Shared Manifest alone: Parasites bar it, and so does a table without face-up cards', () => {
    const alone: Given = { hands: ['shared-manifest'], crew: ['medic', 'veteran', 'salvager'] };
    expect(given({ ...alone, health: [['parasites']] }).why(protocol('shared-manifest'))).toBe('XW-10 apart');
    expect(given({ ...alone, health: [[], ['parasites']] }).why(protocol('shared-manifest'))).toBeUndefined();
    const bare = given(alone);
    bare.s.out.push(...bare.s.faceUp.splice(0));
    expect(bare.why(protocol('shared-manifest'))).toBe('XW-6.2 nothingToDo');
  });

  test('XW-9.3 Shared Manifest ends where no face-up card is left', () => {
    const scene = given({ hands: ['shared-manifest'], faceUp: 'ice-drill' });
    const rest = scene.s.deck.splice(0).flatMap(({ cards }) => cards);
    scene.s.hands[0] = { cards: ['shared-manifest', ...rest], seen: [EVERYONE, ...rest.map(() => EVERYONE)] };
    // with deck and discards empty, what was played is turned up at once (XW-R15)
    scene.when(protocol('shared-manifest'), { type: 'collect', card: 'ice-drill' });
    scene.when({ type: 'collect', card: 'shared-manifest' });
    expect([scene.asks, scene.s.faceUp]).toEqual(['actions', []]);
  });

  test('XW-9.3 alone nobody else speaks up', () => {
    expect(given({ hands: ['overtime-order'] }).why(protocol('overtime-order'), 1)).toBe('XW-7 notSeated');
  });
});
