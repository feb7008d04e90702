/** Why something is refused, what is told besides, and whom nothing is asked of: each at the point where it turns. */
import { describe, expect, test } from 'vitest';
import { sidesOf } from '#engine';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { FUNDING } from '../content/tracks.ts';
import { eosRise } from '../index.ts';
import { alienLanes } from '../rules/course.ts';
import { possibleOrders } from '../rules/threat.ts';
import { view } from '../view.ts';
import { type Given, positionOf } from './position.ts';
import { basic, given, hit, join, location, place, warp } from './scene.ts';

describe('ER-1.1 the crew', () => {
  test.each([1, 2, 3, 4])('of %i wins and loses together, each seat on the one side', (seats) => {
    expect(sidesOf(eosRise, positionOf({ seats }))).toEqual(Array(seats).fill(0));
  });
});

describe('ER-8.1 technology', () => {
  test('a card of another window is refused as such, and a card not held as not held', () => {
    const scene = given({
      from: 'warpPhase',
      crew: { pilot: { technology: ['slip-drive', 'grav-anchor'] } },
    });
    expect(scene.asking).toBe('warp');
    expect(scene.why({ type: 'technology', by: 'pilot', card: 'grav-anchor' })).toBe('ER-8.1 wrongWindow');
    expect(scene.why({ type: 'technology', by: 'pilot', card: 'ghost-transponder' })).toBe('ER-8.1 notHeld');
    expect(scene.why({ type: 'technology', by: 'pilot', card: 'slip-drive' })).toBeUndefined();
  });

  test('of dice alike the first is named, and of the others it is said that they are', () => {
    const scene = given({
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 2, cubes: 0, technology: ['targeting-prism'] } },
      from: 'eosAttack',
    });
    scene.roll(basic('gear'), basic('gear')).when(join(false), join(false), join(false)).until('rollWindow');
    const prism = (die: number) =>
      ({ type: 'technology', by: 'specialist', card: 'targeting-prism', die }) as const;
    expect([0, 1, 2].map((die) => scene.why(prism(die)))).toEqual([
      undefined,
      'ER-8.1 markIdentical',
      'ER-8.1 noSuchDie',
    ]);
    expect(scene.legal.filter(({ type }) => type === 'technology')).toEqual([prism(0)]);
  });
});

describe('ER-6.3 pills', () => {
  test('are told with their number and used, and where none is taken nothing is told of them', () => {
    const dealt = (count: number) => {
      const scene = given({
        crew: { commander: { cubes: 2 }, pilot: { stress: 5 } },
        first: [{ step: 'dealStress', who: 'pilot', amount: 3 }],
      });
      const before = scene.s.crew.pilot.stress;
      scene.when({ type: 'pills', count });
      const { commander, pilot } = scene.s.crew;
      return {
        told: scene.all('pills').map((event) => `${event.who} ${event.count}`),
        used: scene.used.filter((content) => content === 'cube commander').length,
        cubes: commander.cubes,
        stress: pilot.stress - before,
      };
    };
    expect(dealt(0)).toEqual({ told: [], used: 0, cubes: 2, stress: 3 });
    expect(dealt(1)).toEqual({ told: ['pilot 1'], used: 1, cubes: 1, stress: 1 });
    expect(dealt(2)).toEqual({ told: ['pilot 2'], used: 1, cubes: 0, stress: 0 });
  });
});

describe('ER-9 rooms', () => {
  test('ER-9.3 a room explodes at its last point and not before; ER-9.4 the Engine room stalls a flight', () => {
    const struck = (room: 'engine' | 'scanner', points: number, more: Given = {}) => {
      const scene = given({ hull: { [room]: points }, first: [{ step: 'hullDamage', amount: 1 }], ...more });
      scene.until('assign').when(hit(room));
      return [
        scene.all('hit').map(({ hull }) => hull),
        scene.all('exploded').length,
        scene.all('stalled').length,
      ];
    };
    expect(struck('scanner', 2)).toEqual([[1], 0, 0]);
    expect(struck('scanner', 1)).toEqual([[0], 1, 0]);
    // Nobody flies: there is nothing to stall.
    expect(struck('engine', 1)).toEqual([[0], 1, 0]);
  });
});

describe('ER-13 crew actions', () => {
  test('Open Door asks only for others who are above the floor, and for nobody where there are none', () => {
    const treated = (stress: Partial<Record<CharacterId, number>>) => {
      const scene = given({
        crew: {
          commander: { level: 8, track: 'crew-welfare', stress: stress.commander ?? 1 },
          ...Object.fromEntries(
            (['pilot', 'specialist', 'engineer'] as const).map((who) => [who, { stress: stress[who] ?? 1 }]),
          ),
        },
      });
      scene.when(place('pilot', 'basic-treatment'));
      if (scene.asking !== 'pickCharacter') return [];
      return CHARACTERS.filter((who) => scene.offers({ type: 'pickCharacter', who }));
    };
    expect(treated({ pilot: 8 })).toEqual([]);
    expect(treated({ pilot: 8, engineer: 3, specialist: 2 })).toEqual(['specialist', 'engineer']);
  });

  test('ER-13.3 a charge takes what lies on its level; with an empty pool nothing more is told', () => {
    const charged = (pool: number) => {
      const scene = given({ event: 'photon-tide', charge: [2, 3, 0], shields: 15 - 5 - pool, pool });
      const before = scene.s.shields;
      scene.when(place('pilot', 'charge-1'));
      return [
        scene.s.shields - before,
        scene.all('charged')[0]?.tokens,
        scene.all('shieldsGained').map(({ n }) => n),
      ];
    };
    expect(charged(0)).toEqual([2, 2, []]);
    expect(charged(1)).toEqual([3, 2, [1]]);
  });

  test('Signal Nest: a galaxy without a radio burst is named in the refusal', () => {
    const scene = given({
      frbs: ['g01-1', 'g04-4', 'g07-1'],
      ships: ['dexer@g04-4'],
      first: [{ step: 'pickFrb', who: 'pilot' }],
    });
    expect(scene.play.objection(0, { type: 'pickFrb', at: 'g02-2' })).toMatchObject({
      rule: 'ER-13.4',
      code: 'notThere',
      about: { at: 'g02-2' },
    });
    expect(scene.why({ type: 'pickFrb', at: 'g04-4' })).toBe('ER-13.4 guarded');
    expect(scene.offers({ type: 'pickFrb', at: 'g01-1' })).toBe(true);
  });

  test('ER-13.2 a seat whose figures are all placed is not waited for', () => {
    const crew = Object.fromEntries(
      (['pilot', 'engineer'] as const).map((who) => [
        who,
        { figure: who === 'pilot' ? 'training-1' : 'training-2' },
      ]),
    );
    const scene = given({ seats: 2, from: 'crewActions', crew });
    expect(scene.play.awaited()).toEqual([0]);
    expect(scene.why(place('pilot', 'training'), 1)).toMatch(/^ER-13/);
  });

  test('ER-11 in Phase 2 the Facilitator moves on while others have figures, whatever there is to plan', () => {
    // Seat 1 has the Pilot and the Engineer: nothing to buy with, nothing to scrap, nothing to mend.
    const broke = given({
      seats: 2,
      credits: 0,
      from: 'crewActions',
      crew: { pilot: { cubes: 0 }, engineer: { cubes: 0 } },
    });
    expect(broke.why({ type: 'moveOn' }, 0)).toBeUndefined();
    const rich = given({ seats: 2, credits: 8, from: 'crewActions', crew: { pilot: { cubes: 0 } } });
    rich.play.act(1, { type: 'standBy' });
    expect(rich.why({ type: 'moveOn' }, 0)).toBe('ER-11 nothingToDo');
  });
});

describe('ER-8 contracts', () => {
  test('ER-8.5 Freight Priority pays one intel more, and is used by name; without it there is neither', () => {
    const paid = (level: number) => {
      const scene = given({
        from: 'warpPhase',
        eos: 'g01-1',
        crew: { pilot: { level, track: 'aerospace-logistics', contract: 'seed-vault', cargo: 'g01-2' } },
      }).when(warp('g01-2'));
      return [scene.s.intel, scene.used.filter((content) => content.endsWith(' freight-priority')).length];
    };
    const [without, [more, used]] = [paid(7), paid(8)];
    expect(without[1]).toBe(0);
    expect([more, used]).toEqual([Number(without[0]) + 1, 1]);
  });
});

describe('ER-15.6, ER-23 a defeated ship', () => {
  test.each([true, false])('uses its trait where traits are in play: %s', (traits) => {
    const scene = given({
      options: { traits },
      pursuit: ['dexer-picket'],
      crew: { specialist: { level: 8, track: 'gunnery-doctrine', cubes: 0 } },
      top: { damage: ['dmg-sidewinder-array', 'dmg-sunspot-core', 'dmg-fire-control-terminal'] },
      from: 'eosAttack',
    });
    scene.roll(basic('crosshair'), basic('crosshair'), basic('gear'));
    scene.when(join(false), join(false), join(false)).until('placeDice');
    scene.when({ type: 'placeDie', face: 'crosshair', card: 'dmg-sidewinder-array', icon: 'crosshair' });
    expect(scene.all('defeated')).toHaveLength(1);
    expect(scene.used.includes('trait protector')).toBe(traits);
  });
});

describe('ER-17 alien movement', () => {
  test('ER-22.10 a ship moves at least one lane, and decoyed at least none', () => {
    const lanes = (
      decoyed: 'vorde' | undefined,
      card: 'vorde-monolith' | 'vorde-leviathan' | 'vorde-warhost',
    ) => alienLanes(positionOf({ effects: { decoyed } }), 'vorde', card);
    expect([lanes(undefined, 'vorde-monolith'), lanes(undefined, 'vorde-warhost')]).toEqual([1, 3]);
    expect(lanes('vorde', 'vorde-monolith')).toBe(0);
    expect(lanes('vorde', 'vorde-warhost')).toBe(1);
    expect(alienLanes(positionOf({ effects: { decoyed: 'dexer' } }), 'vorde', 'vorde-monolith')).toBe(1);
  });

  test('D31 a galaxy without such a ship is refused otherwise than one whose ships are anchored', () => {
    const scene = given({
      eos: 'g01-1',
      ships: ['dexer@g14-4', 'dexer@g13-4', 'vorde@g15-4'],
      orders: { dexer: 'dexer-hornet', vorde: 'vorde-warhost' },
      crew: { pilot: { technology: ['grav-anchor'] } },
      from: 'alienOrders',
    });
    scene.when({ type: 'technology', by: 'pilot', card: 'grav-anchor' });
    scene.when({ type: 'anchor', class: 'dexer', at: 'g14-4' });
    expect(scene.why({ type: 'anchor', class: 'dexer', at: 'g14-4' })).toBe('ER-17.1 alreadyAnchored');
    expect(scene.why({ type: 'anchor', class: 'dexer', at: 'g15-4' })).toBe('ER-17.1 notThere');
    expect(scene.why({ type: 'anchor', class: 'vorde', at: 'g15-4' })).toBeUndefined();
  });

  test('ER-22.2 the last card left is what the orders may be; of an empty deck it is the discards', () => {
    const seen = view(positionOf({}));
    const of = (unseen: readonly 'vorde-warhost'[], discard: readonly 'vorde-monolith'[]) =>
      possibleOrders(
        {
          ...seen,
          decks: {
            ...seen.decks,
            vorde: { ...seen.decks.vorde, unseen: [...unseen], discard: [...discard] },
          },
        },
        'vorde',
      );
    expect(of(['vorde-warhost'], ['vorde-monolith'])).toEqual(['vorde-warhost']);
    expect(of([], ['vorde-monolith'])).toEqual(['vorde-monolith']);
    expect(of([], [])).toEqual([]);
  });
});

describe('ER-22 ships from the bag', () => {
  test('ER-22.1 with an empty bag a mass invasion is told without a ship, and none waits', () => {
    const scene = given(
      { bagEmpty: true, first: [{ step: 'gain', gain: 'frbToken', n: 1, who: 'pilot' }], eos: 'g19-6' },
      ...location(20, 1),
      ...location(1, 1),
    );
    expect(scene.all('massInvasion')).toEqual([{ type: 'massInvasion' }]);
    expect([scene.s.invasion, scene.s.frbs]).toEqual([[], ['g01-1']]);
  });

  test('ER-22.3 a ship that lands elsewhere makes nobody attack', () => {
    const pulled = (...at: Parameters<typeof location>) => {
      const scene = given(
        { first: [{ step: 'gain', gain: 'alienShip', n: 1, who: 'pilot' }], eos: 'g19-6' },
        ...location(...at),
      );
      return [scene.s.ships.length, scene.all('attacker').length];
    };
    expect(pulled(1, 1)).toEqual([1, 0]);
    expect(pulled(19, 6)).toEqual([0, 1]);
  });
});

describe('ER-20 funding', () => {
  test('ER-10.3 pays what the track says, up to its end', () => {
    const paid = FUNDING.map((_, funding) => {
      const scene = given({ from: 'funding', funding, credits: 0 });
      return scene.all('funded').map(({ n }) => n)[0];
    });
    expect(paid).toEqual([...FUNDING.slice(1), FUNDING.at(-1)]);
  });

  test('ER-22.7 the role is handed to a seat at the table, and to no other', () => {
    for (const seats of [2, 3, 4]) {
      const scene = given({ seats, first: [{ step: 'handOver' }] });
      expect(scene.legal).toEqual(Array.from({ length: seats }, (_, seat) => ({ type: 'handOver', seat })));
    }
    const scene = given({ seats: 2, first: [{ step: 'handOver' }] });
    expect(scene.why({ type: 'handOver', seat: 2 })).toBe('ER-22.7 notOffered');
    scene.when({ type: 'handOver', seat: 0 });
    expect(scene.all('facilitator')).toEqual([]);
  });
});
