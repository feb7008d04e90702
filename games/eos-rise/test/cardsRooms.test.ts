/** Every advanced room and ability, as printed. */
import { describe, expect, test } from 'vitest';
import type { AdvancedRoomId } from '../content/advancedRoomIds.ts';
import { ADVANCED_ROOMS } from '../content/advancedRooms.ts';
import type { CharacterId, TrackId } from '../content/characters.ts';
import type { Given } from './position.ts';
import { basic, given, join, location, place, type Roll, type Scene } from './scene.ts';

const alone = [join(false), join(false), join(false)];

const TRACK: Readonly<Record<CharacterId, TrackId>> = {
  commander: 'fleet-strategy',
  pilot: 'exploration',
  specialist: 'battle-leadership',
  engineer: 'counter-operations',
};

/** The owner of an advanced room uses it. */
function inRoom(room: AdvancedRoomId, position: Given = {}, ...rolls: Roll[]): Scene {
  const who = ADVANCED_ROOMS[room].of;
  const crew = {
    ...position.crew,
    [who]: { level: 5, track: TRACK[who], room, cubes: 0, ...position.crew?.[who] },
  };
  return given({ ...position, crew })
    .roll(...rolls)
    .when(place(who, 'advanced-room'));
}

describe('advanced rooms', () => {
  test('effects of this round', () => {
    expect(inRoom('war-room').s.effects.damageCards).toBe(1);
    expect(inRoom('astrogation-bay').s.effects.warp).toBe(2);
    expect(inRoom('flight-simulator').s.effects).toMatchObject({ warp: 1, calmAsteroids: true });
    expect(inRoom('gunnery-range').s.effects.gunneryRange).toBe(true);
    expect(inRoom('prize-crew').s.effects.prizes).toBe(2);
    expect(inRoom('point-defence').s.effects.pointDefence).toBe(true);
    expect(inRoom('salvage-dock').s.effects.salvage).toBe(true);
    expect(inRoom('bulkhead-press').s.effects.bulkheads).toBe(2);
    expect(inRoom('decoy-bay').when({ type: 'decoy', class: 'vorde' }).s.effects.decoyed).toBe('vorde');
  });

  test('R33 one icon: not twice in a round', () => {
    const scene = inRoom('liaison-office');
    expect(scene.s.credits).toBe(11);
    expect(scene.forbids(place('commander', 'advanced-room', 'assistant'))).toBe('R33');
    expect(scene.forbids(place('pilot', 'advanced-room'))).toBe('ER-5.5');
  });

  test('Counsel Suite, Aegis Desk, Machine Shop', () => {
    const suite = inRoom('counsel-suite', { crew: { pilot: { stress: 8 }, engineer: { stress: 6 } } });
    expect(Object.values(suite.s.crew).map(({ stress }) => stress)).toEqual([5, 6, 3, 4]);
    expect(inRoom('aegis-desk').s.shields).toBe(2);
    expect(inRoom('machine-shop', { hull: { command: 8 } }).until('crewActions').s.hull.command).toBe(12);
  });

  test('Drill Hall trains the lowest of the others; the Commander chooses a tie', () => {
    const tie = inRoom('drill-hall', { crew: { pilot: { level: 2 } } });
    expect(tie.asking).toBe('pickCharacter');
    tie.when({ type: 'pickCharacter', who: 'engineer' });
    expect(tie.s.crew.engineer.level).toBe(2);
    const one = inRoom('drill-hall', { crew: { pilot: { level: 2 }, engineer: { level: 2 } } });
    expect(one.s.crew.specialist.level).toBe(2);
  });

  test('Tug Hangar tows an unguarded token up to 2 lanes', () => {
    const scene = inRoom('tug-hangar', { eos: 'g01-1', frbs: ['g01-3', 'g02-2'], ships: ['dexer@g02-2'] });
    scene.when({ type: 'haul', to: 'g01-2' }, { type: 'haul', to: 'g01-1' });
    expect(scene.s.progress).toBe(1);
    expect(scene.s.frbs).toEqual(['g02-2']);
  });

  test('Signal Nest moves an FRB to either of two locations', () => {
    const scene = inRoom('signal-nest', { frbs: ['g01-3'] }, ...location(4, 4), ...location(9, 2));
    expect(scene.legal.map((action) => (action.type === 'putFrb' ? action.at : ''))).toEqual([
      'g01-3',
      'g04-4',
      'g09-2',
    ]);
    scene.when({ type: 'putFrb', at: 'g09-2' });
    expect(scene.s.frbs).toEqual(['g09-2']);
  });

  test('Munitions Locker and Prototype Lab keep one of two', () => {
    const locker = inRoom('munitions-locker', {
      top: { damage: ['dmg-sunspot-core', 'dmg-flux-converter'] },
    });
    locker.when({ type: 'keepDamage', card: 'dmg-flux-converter' });
    expect(locker.s.held).toEqual(['dmg-flux-converter']);
    expect(locker.s.decks.damage.discard).toEqual(['dmg-sunspot-core']);
    const lab = inRoom('prototype-lab', { top: { technology: ['slip-drive', 'echo-coupler'] } });
    lab.when({ type: 'keepTechnology', card: 'echo-coupler' });
    expect(lab.s.crew.engineer.technology).toEqual(['echo-coupler']);
  });

  test('Ambush Deck and Mercenary Escort need a ship in reach', () => {
    const scene = given({
      crew: { specialist: { level: 5, track: 'battle-leadership', room: 'ambush-deck' } },
      eos: 'g09-2',
      ships: ['dexer@g14-4'],
    });
    expect(scene.forbids(place('specialist', 'advanced-room'))).toBe('ER-13.4');
    expect(scene.forbids(place('pilot', 'escort'))).toBe('ER-13.4');
    const near = given({ eos: 'g09-2', ships: ['dexer@g09-1'] }).when(place('pilot', 'escort'));
    expect(near.s.ships).toEqual([]);
    expect([near.s.bag.dexer, near.s.credits]).toEqual([15, 5]);
  });

  test('Drone Rack mines any field and pays 1 credit', () => {
    const scene = inRoom('drone-rack', { eos: 'g01-1', asteroids: ['g14-4'] });
    expect(scene.s.asteroids).toEqual([{ at: 'g14-4', mined: true }]);
    expect(scene.s.credits).toBe(9);
  });

  test('Bulkhead Press and Hardened Bulkheads reduce hull damage events', () => {
    const scene = given({
      effects: { bulkheads: 1 },
      crew: { engineer: { level: 8, track: 'counter-operations' } },
      first: [
        { step: 'hullDamage', amount: 3 },
        { step: 'hullDamage', amount: 1 },
      ],
    });
    expect(scene.all('hullDamage')).toMatchObject([{ total: 0 }, { total: 0 }]);
  });

  test('Gunnery Range, Prize Crew and Salvage Dock in a fight', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['dexer-gnat'],
      effects: { gunneryRange: true, prizes: 2, salvage: true },
      crew: { specialist: { cubes: 0 } },
      top: { damage: ['dmg-flux-converter'] },
    }).roll(basic('arrow'), basic('gear'));
    scene.when(...alone).until('rollWindow');
    scene.when({ type: 'gunneryRange' }, { type: 'mark', die: 0 }, { type: 'reroll' });
    scene.when({ type: 'placeDie', face: 'gear', card: 'dmg-flux-converter', icon: 'gear' });
    expect(scene.all('credits')[0]).toMatchObject({ n: 3 });
    expect(scene.s.intel).toBe(1);
  });
});

describe('abilities', () => {
  test('Open Door, Second Wind, Forward Command', () => {
    const door = given({
      crew: {
        commander: { level: 8, track: 'crew-welfare', stress: 3 },
        pilot: { stress: 8 },
        engineer: { stress: 2 },
        specialist: { stress: 1 },
      },
    });
    door.when(place('pilot', 'basic-treatment'));
    door.when({ type: 'pickCharacter', who: 'commander' });
    expect(door.s.crew.commander.stress).toBe(2);
    const wind = given({
      crew: {
        commander: { level: 9, track: 'crew-welfare', cubes: 0 },
        pilot: { level: 5, track: 'exploration', stress: 9 },
      },
      first: [{ step: 'dealStress', who: 'pilot', amount: 3 }],
    });
    expect(wind.s.crew.pilot).toMatchObject({ level: 4, stress: 1 });
    const third = given({ crew: { commander: { level: 9, track: 'fleet-strategy' } } });
    third.when(place('pilot', 'training'), place('engineer', 'training'), place('specialist', 'training'));
    expect(third.s.crew.specialist.figure).toBe('training-3');
  });

  test('Lead from the Front: each other participant may reroll one die', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 6, track: 'battle-leadership', cubes: 0 } },
    });
    scene.when(join(true), join(true), join(false)).until('rollWindow').when({ type: 'lead' });
    expect(scene.asking).toBe('reroll');
    scene.when({ type: 'mark', die: 0 });
    expect(scene.all('rerolled')).toMatchObject([{ who: 'commander' }]);
    scene.when({ type: 'reroll' });
    expect(scene.asking).not.toBe('reroll');
  });
});
