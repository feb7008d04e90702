/** MS-13 What cards and abilities do, to the last point, and what is told of it. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/cards.ts';
import type { MothershipEvent } from '../event.ts';
import { ability, attack, END, type Given, given, land, PASS, play } from './scene.ts';

const UNITS = { 'p1-m': '-4,0', 'p1-f1': '0,1', 'p2-f1': '5,1', 'p2-m': '5,2' } as const;
const FIGHT = { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' } as const;
const hand = (...cards: CardId[]): Given['fleets'] => [{ hand: cards }];

/** What is told of a card besides that it was played. */
function told(position: Given, ...actions: ReturnType<typeof play>[]): MothershipEvent[] {
  const scene = given({ units: UNITS, ...position });
  const events = scene.after(...actions);
  expect(events[0]).toEqual({ type: 'played', seat: scene.s.active, action: actions[0] });
  return events.slice(1);
}

describe('cards of the own turn', () => {
  it('MS-13.9 Hull Repair, Replicator, Wallet Inspector, Trade Blockade, Pick up two cards', () => {
    expect(told({ fleets: [{ hp: 11, hand: ['hull-repair'] }] }, play('hull-repair'))).toEqual([
      { type: 'repaired', unit: 'p1-m', hp: 12 },
    ]);
    expect(told({ fleets: hand('replicator'), dice: [3] }, play('replicator'))).toEqual([
      { type: 'replicator', seat: 0, face: 3 },
      { type: 'gained', seat: 0, what: 'minerals', amount: 3, cause: 'replicator' },
    ]);
    const fleets: Given['fleets'] = [
      { hand: ['wallet-inspector'], influence: 1 },
      { influence: 2, gas: 1 },
    ];
    const robbed = given({ units: UNITS, fleets, options: { modules: ['influence'] } });
    expect(robbed.after(play('wallet-inspector', { seat: 1, pick: 'influence' })).slice(1)).toEqual([
      { type: 'gained', seat: 0, what: 'influence', amount: 1, cause: 'stolen' },
    ]);
    expect([robbed.fleet(0).influence, robbed.fleet(1).influence, robbed.fleet(1).gas]).toEqual([2, 1, 1]);
    expect(told({ fleets: hand('trade-blockade') }, play('trade-blockade'))).toEqual([
      { type: 'blockade', seat: 0 },
    ]);
    expect(told({ fleets: hand('pick-up-two') }, play('pick-up-two'))).toMatchObject([
      { type: 'drawn', seat: 0, count: 2, cause: 'card' },
    ]);
  });

  it('MS-13.1 a deck with one card gives one', () => {
    const last: Given['change'] = (s) => {
      const cards = s.deck.flatMap((layer) => layer.cards);
      s.discard = cards.slice(1);
      s.deck = [{ cards: cards.slice(0, 1) }];
    };
    expect(told({ fleets: hand('pick-up-two'), change: last }, play('pick-up-two'))).toMatchObject([
      { type: 'drawn', count: 1 },
    ]);
  });

  it('MS-4.8 Forced Update and the Tractor Beam say whom they hold', () => {
    expect(told({ fleets: hand('forced-update') }, play('forced-update', { target: 'p2-m' }))).toEqual([
      { type: 'held', unit: 'p2-m', by: 0, how: 'update' },
    ]);
    const scene = given({ units: UNITS, fleets: [{ technologies: ['tractor-beam'] }] });
    expect(scene.after(ability('tractor-beam', 'p2-m'))).toEqual([
      { type: 'ability', seat: 0, technology: 'tractor-beam', target: 'p2-m' },
      { type: 'held', unit: 'p2-m', by: 0, how: 'tractor' },
    ]);
    expect([scene.s.holds, scene.asked]).toEqual([[{ unit: 10, by: 0, how: 'tractor' }], 'main']);
    // MS-12.6 the Mothership's attack phase is used; its movement is over, its Energy locked.
    expect(scene.s.units[0]).toMatchObject({ attacked: true, locked: true, moved: false });
    expect(scene.refusal({ type: 'divert' })).toBe('MS-5.2 energySet');
  });

  it('MS-R46, MS-R47 Repair Drones give one for each planet up to 12, Asteroid Mining 4', () => {
    const repaired = (hp: number) => {
      const scene = given({
        ...{ units: UNITS, fleets: [{ hp, technologies: ['repair-drones'] }] },
        planets: { m1: { owner: 0 }, g1: { owner: 0 }, m2: { owner: 1 } },
      });
      return scene.after(ability('repair-drones'));
    };
    expect(repaired(5)).toEqual([
      { type: 'ability', seat: 0, technology: 'repair-drones' },
      { type: 'repaired', unit: 'p1-m', hp: 7 },
    ]);
    expect(repaired(11)[1]).toEqual({ type: 'repaired', unit: 'p1-m', hp: 12 });
    const mined = given({
      units: { ...UNITS, 'p1-m': '0,3' },
      fleets: [{ technologies: ['asteroid-mining'] }],
    });
    expect(mined.after(ability('asteroid-mining'))[1]).toEqual({
      ...{ type: 'gained', seat: 0, what: 'minerals', amount: 4, cause: 'mining' },
    });
  });

  it('MS-15.3 the Planet Laser Pointer takes all that is on the planet', () => {
    const scene = given({
      options: { modules: ['artifacts', 'influence', 'developments'] },
      ...{ units: UNITS, fleets: hand('planet-laser-pointer') },
      planets: { m3: { owner: 1, artifact: 'unstable-fuel', built: ['farmland', 'town-hall'] } },
      market: ['gas-scoops', 'deep-core-mine', 'flak-towers'],
    });
    expect(scene.after(play('planet-laser-pointer', { target: 'm3' })).slice(1)).toEqual([
      { type: 'planetGone', planet: 'm3' },
      { type: 'developmentsLost', planet: 'm3', count: 2 },
    ]);
    expect(scene.planet('m3')).toEqual({ gone: true, built: [], builtNow: false });
    // MS-5.3 the Energy it lent is taken back cube by cube
    expect([scene.asked, scene.play.seat]).toEqual(['energy', 1]);
    scene.when({ type: 'energy', subsystem: 'engines' }, { type: 'energy', subsystem: 'engines' });
    expect([scene.fleet(1).energy.engines, scene.asked]).toEqual([3, 'main']);
    expect(scene.refusal(attack('m3', 'p1-f1'))).toBe('MS-6.1 noTarget m3');
  });

  it('MS-R28 Dedotated Wam: 3 hit points past the shields, and loot for the kill', () => {
    const wam = (hp: number) => {
      const scene = given({
        units: { 'p1-b1': '0,1', 'p1-f1': '-4,0', 'p2-m': '0,2', 'p2-f1': '5,1' },
        fleets: [{ hand: ['dedotated-wam'] }, { hp }],
      });
      const events = scene.after(play('dedotated-wam', { unit: 'p1-b1', target: 'p2-m' })).slice(1);
      expect(scene.s.units[4]).toMatchObject({ attacked: true, locked: true });
      return events;
    };
    expect(wam(4)).toEqual([{ type: 'damaged', unit: 'p2-m', shield: 5, hp: 1 }]);
    expect(wam(3)).toEqual([
      { type: 'damaged', unit: 'p2-m', shield: 5, hp: 0 },
      { type: 'destroyed', unit: 'p2-m', cause: 'wam', by: 0 },
      { type: 'gained', seat: 0, what: 'minerals', amount: 3, cause: 'loot' },
    ]);
  });

  it('MS-13.6 a cancelled card is gone without effect, and other holders are not asked', () => {
    const scene = given({
      ...{ seats: 3, options: { alwaysPause: true } },
      units: { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
      fleets: [{ hand: ['replicator'] }, { hand: ['noooooooo'] }, { hand: ['convoy'] }],
    }).when(play('replicator'));
    expect([scene.asked, scene.play.seat]).toEqual(['counter', 1]);
    expect(scene.after(play('noooooooo'))).toEqual([
      { type: 'played', seat: 1, action: play('noooooooo') },
      { type: 'cancelled', play: { seat: 0, action: play('replicator') } },
    ]);
    expect([scene.asked, scene.fleet(0).minerals, scene.s.discard]).toEqual([
      'main',
      0,
      ['replicator', 'noooooooo'],
    ]);
    expect(scene.used).toEqual(['card noooooooo']);
  });

  it('MS-22 with the pause who holds a card is asked about a counter until it is on the discard pile', () => {
    const asked = (discard: CardId[], own: CardId[] = ['convoy']) =>
      given({
        ...{ options: { alwaysPause: true }, units: UNITS },
        fleets: [{ hand: ['replicator'] }, { hand: own }],
        change: (s) => {
          const cards = s.deck.flatMap((layer) => layer.cards).filter((card) => !discard.includes(card));
          s.deck = [{ cards }];
          s.discard = discard.slice();
        },
      }).when(play('replicator')).asked;
    expect([asked([]), asked(['noooooooo']), asked([], [])]).toEqual(['counter', 'main', 'main']);
  });
});

describe('cards of a fight', () => {
  /** The note that is kept of a card while its fight is on. */
  const notes = (card: CardId, more: Given = {}, unit?: 'p1-f1' | 'p1-m') => {
    const scene = given({
      units: FIGHT,
      fleets: [{ hand: [card, 'expansion-pak', 'expansion-pak'] }],
      ...more,
    }).when(attack('p2-f1', unit === 'p1-m' ? 'p1-m' : 'p1-f1'));
    scene.when(play(card, card === 'expansion-pak' || card === 'enhanced-sensors' ? { unit: 'p1-f1' } : {}));
    return scene.s.fight?.cards;
  };

  it('MS-13.4 each is noted with its side, its unit and what it adds', () => {
    const near = { units: { ...FIGHT, 'p1-m': '-1,1' } } as const;
    expect(notes('seismic-charge')).toStrictEqual([{ card: 'seismic-charge', side: 0, plus: 3 }]);
    expect(notes('enhanced-sensors', near)).toEqual([
      { card: 'enhanced-sensors', side: 0, plus: 2, unit: 1 },
    ]);
    const volt = { units: { ...FIGHT, 'p1-f1': '1,1', 'p1-m': '0,1' } } as const;
    expect(notes('volt-switch', volt, 'p1-m')).toStrictEqual([{ card: 'volt-switch', side: 0, plus: 3 }]);
    expect(notes('auxiliary-shield', volt, 'p1-m')).toStrictEqual([
      { card: 'auxiliary-shield', side: 0, plus: 0 },
    ]);
  });

  it('MS-13.4 Defence Buff adds 1, Seismic Charge 3 for the defender too', () => {
    const scene = given({
      units: FIGHT,
      fleets: [{}, { hand: ['defence-buff', 'defence-buff', 'expansion-pak'] }],
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'), play('defence-buff'), play('defence-buff'));
    expect(scene.s.fight?.cards).toEqual(new Array(2).fill({ card: 'defence-buff', side: 1, plus: 1 }));
    scene.when(play('expansion-pak', { unit: 'p2-f1' }));
    expect(scene.last('dogfight')).toMatchObject({ attack: 6, defence: 4, defender: { face: 2, plus: 0 } });
    const charge = given({
      units: { 'p1-f1': '0,2', 'p2-f1': '1,1', 'p2-f2': '5,1' },
      fleets: [{}, { hand: ['seismic-charge'] }],
      dice: [6, 4],
    }).when(attack('p2-f1', 'p1-f1'), play('seismic-charge'));
    expect(charge.last('dogfight')).toMatchObject({ defence: 7, winner: 'defender' });
  });

  it('MS-13.9 Seismic Charge: on asteroids or next to them, not two spaces off', () => {
    const offered = (at: '0,3' | '0,2' | '1,1', from: '1,2' | '0,1' | '2,0') =>
      given({
        units: { 'p1-f1': from, 'p2-f1': at, 'p2-f2': '5,1' },
        fleets: hand('seismic-charge'),
        dice: [3, 3],
      }).when(attack('p2-f1', 'p1-f1')).asked;
    expect([offered('0,3', '1,2'), offered('0,2', '0,1'), offered('1,1', '2,0')]).toEqual([
      'declare',
      'declare',
      'main',
    ]);
  });

  it('MS-R29 Life Support: the ship stays, the loot is paid, no credit is given', () => {
    const scene = given({
      options: { mode: 'vp', modules: ['influence'] },
      units: FIGHT,
      fleets: [{}, { hand: ['life-support'], technologies: ['scrap-yard'] }],
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect([scene.asked, scene.play.seat]).toEqual(['lost', 1]);
    expect(scene.after(play('life-support', { unit: 'p2-f1' })).slice(1)).toEqual([
      { type: 'saved', unit: 'p2-f1' },
      { type: 'gained', seat: 0, what: 'minerals', amount: 1, cause: 'loot' },
    ]);
    expect([scene.at('p2-f1'), scene.fleet(0).kills, scene.fleet(0).influence]).toEqual(['0,2', 0, 0]);
    expect(scene.used).toEqual(['card life-support']);
  });

  it('MS-6.9 a kill pays loot, Influence, points, and the loser’s Scrap Yard', () => {
    const scene = given({
      options: { mode: 'vp', modules: ['influence'] },
      units: FIGHT,
      fleets: [{ technologies: ['extra-loot'] }, { technologies: ['scrap-yard'] }],
      dice: [6, 1],
    });
    expect(scene.after(attack('p2-f1', 'p1-f1')).slice(2)).toEqual([
      { type: 'destroyed', unit: 'p2-f1', cause: 'dogfight', by: 0 },
      { type: 'gained', seat: 1, what: 'minerals', amount: 1, cause: 'scrapYard' },
      { type: 'gained', seat: 1, what: 'gas', amount: 1, cause: 'scrapYard' },
      { type: 'gained', seat: 0, what: 'influence', amount: 1, cause: 'kill' },
      { type: 'gained', seat: 0, what: 'minerals', amount: 2, cause: 'loot' },
    ]);
    expect([scene.fleet(0).kills, scene.used]).toEqual([
      1,
      ['technology scrap-yard', 'technology extra-loot'],
    ]);
  });

  it('MS-R24 Last Stand takes 4 hit points off a Mothership, and destroys whatever else attacks', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p1-f1': '1,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{}, { hand: ['last-stand'] }],
      dice: [6, 6, 1],
    }).when(attack('p2-f1', 'p1-m', 'p1-f1'));
    expect(scene.legal).toEqual([
      play('last-stand', { target: 'p1-m' }),
      play('last-stand', { target: 'p1-f1' }),
      PASS,
    ]);
    expect(scene.after(play('last-stand', { target: 'p1-m' })).slice(1)).toEqual([
      { type: 'damaged', unit: 'p1-m', shield: 5, hp: 8 },
      { type: 'destroyed', unit: 'p2-f1', cause: 'dogfight', by: 0 },
      { type: 'gained', seat: 0, what: 'minerals', amount: 1, cause: 'loot' },
    ]);
  });

  it('MS-R25 Panic Button: to a space by a friendly planet; the attackers stay spent', () => {
    const scene = given({
      units: FIGHT,
      fleets: [{}, { hand: ['panic-button'] }],
      planets: { m2: { owner: 1 } },
    }).when(attack('p2-f1', 'p1-f1'));
    expect([scene.asked, scene.play.seat]).toEqual(['escape', 1]);
    scene.when(play('panic-button'));
    expect(scene.refusal(land('5,0'))).toBe('MS-R26 notHere 5,0');
    expect(scene.after(land('2,1'))).toEqual([{ type: 'landed', unit: 'p2-f1', to: '2,1', where: 'panic' }]);
    expect([scene.s.fight, scene.s.units[1]?.attacked, scene.asked]).toEqual([undefined, true, 'main']);
    // MS-4.7 its movement phase of the next turn is not lost
    scene.when(END);
    expect(scene.refusal({ type: 'move', ship: 'p2-f1' })).toBeUndefined();
  });
});
