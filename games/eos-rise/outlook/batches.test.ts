/** What is proposed for one press: which rooms take the damage, who fights, what is bought, which tokens are laid. */
import { describe, expect, test } from 'vitest';
import type { EosAction } from '../action.ts';
import type { CharacterId } from '../content/characters.ts';
import type { State } from '../state.ts';
import type { Given } from '../test/position.ts';
import { basic, given, join, type Scene } from '../test/scene.ts';
import { batches } from './batches.ts';

const proposed = (scene: Scene) => batches(scene.s, scene.play.seat, scene.legal);
const actionsOf = (scene: Scene, id: string): readonly EosAction[] =>
  proposed(scene).find((batch) => batch.id === id)?.actions ?? [];
const rooms = (actions: readonly EosAction[]) =>
  actions.map((action) => ('room' in action ? action.room : action.type));

describe('D29 hull damage', () => {
  const hurt = (amount: number, hull: Given['hull'] = {}, more: Given = {}) =>
    rooms(actionsOf(given({ hull, first: [{ step: 'hullDamage', amount }], ...more }), 'damage'));

  test('goes where most can be spared: Command keeps 4 and the Engine 3 as long as another can take it', () => {
    expect(hurt(2)).toEqual(['command', 'command']);
    expect(hurt(3, { command: 5, engine: 4, medical: 2 })).toEqual(['command', 'engine', 'medical']);
  });

  test('then no room falls, the Engine of a flight last of all, and Command stands to the end', () => {
    expect(hurt(2, { command: 1, engine: 3 })).toEqual(['engine', 'engine']);
    expect(hurt(3, { command: 1, engine: 1, medical: 1, scanner: 1 })).toEqual([
      'medical',
      'scanner',
      'engine',
    ]);
    const struck = (from: Given['from']) => {
      const scene = given({ ...(from ? { from } : {}), hull: { command: 2, engine: 3 } });
      scene.s.stack.push({ step: 'hullDamage', amount: 1 });
      scene.play.run();
      return rooms(actionsOf(scene, 'damage'));
    };
    expect([struck('crewActions'), struck('warpPhase')]).toEqual([['engine'], ['command']]);
  });

  test('with one room left nothing is proposed', () => {
    const scene = given({ hull: { command: 9, engine: 0 }, first: [{ step: 'hullDamage', amount: 3 }] });
    expect(proposed(scene)).toEqual([]);
    expect(scene.s.hull.command).toBe(6);
  });
});

describe('D07 repairs', () => {
  const mended = (points: number, hull: Given['hull']) =>
    rooms(actionsOf(given({ hull, first: [{ step: 'repair', points, who: 'engineer' }] }), 'repair'));

  test('an Engine that is out, then a Command room in need, then what is about to fall, then Command', () => {
    expect(mended(1, { engine: 0, command: 2, medical: 1 })).toEqual(['engine']);
    expect(mended(3, { engine: 5, command: 3, medical: 1 })).toEqual(['command', 'medical', 'command']);
    expect(mended(2, { engine: 5, command: 8, medical: 3 })).toEqual(['command', 'command']);
    expect(mended(2, { engine: 5, command: 14, medical: 3 })).toEqual(['engine', 'engine']);
  });

  test('never a locked room, and nothing where one room alone can be mended', () => {
    expect(mended(2, { engine: 12, command: 13, medical: 0 })).toEqual([]);
    expect(mended(2, { engine: 11, command: 13, medical: 0 })).toEqual(['command']);
  });
});

describe('D17 fighters', () => {
  const fights = (...stress: [number, number, number]) => {
    const [commander, pilot, engineer] = stress.map((at) => ({ stress: at }));
    const crew = { commander, pilot, engineer } as NonNullable<Given['crew']>;
    return given({ crew, pursuit: ['galagat-marauder'], from: 'eosAttack' });
  };

  test('everyone does who is more than two from a breakdown', () => {
    expect(actionsOf(fights(7, 8, 7), 'join')).toEqual([join(true), join(false), join(false)]);
    expect(actionsOf(fights(5, 7, 6), 'join')).toEqual([join(true), join(true), join(true)]);
  });

  test('whoever has been asked is not proposed for again', () => {
    const scene = fights(5, 5, 5).when(join(true));
    expect(actionsOf(scene, 'join')).toEqual([join(true), join(true)]);
  });
});

describe('D02 planning', () => {
  const bought = (credits: number, more: Given = {}) => {
    const scene = given({
      credits,
      crew: { pilot: { cubes: 0 }, specialist: { cubes: 1 } },
      from: 'planning',
      ...more,
    });
    return actionsOf(scene, 'planning').map((action) =>
      action.type === 'buyCube' ? action.who : action.type,
    );
  };

  test('two cubes for each, of one’s own characters, while the credits last', () => {
    expect(bought(20)).toEqual([
      'commander',
      'commander',
      'pilot',
      'pilot',
      'specialist',
      'engineer',
      'engineer',
      'ready',
    ]);
    expect(bought(5).slice(0, 2)).toEqual(['commander', 'commander']);
    const shared = given({ seats: 2, credits: 20, crew: { pilot: { cubes: 0 } }, from: 'planning' });
    const own = actionsOf(shared, 'planning').flatMap((action) =>
      action.type === 'buyCube' ? [action.who] : [],
    );
    expect(own.length).toBeGreaterThan(0);
    for (const who of own) expect(shared.s.crew[who].seat).toBe(shared.play.seat);
  });

  test('what the next room costs is kept where the Engineer has a tool for it', () => {
    const crew = { pilot: { cubes: 0 }, engineer: { level: 2, cubes: 0 } };
    expect(bought(8, { crew })).toEqual(['commander', 'ready']);
    expect(bought(8, { crew, hull: { medical: 6 } }).filter((who) => who === 'commander')).toHaveLength(2);
  });
});

describe('D23 dice', () => {
  const volley = (pursuit: Given['pursuit'], ...faces: Parameters<typeof basic>[0][]) => {
    const scene = given({
      ...(pursuit ? { pursuit } : {}),
      crew: { specialist: { level: 2, cubes: 0 } },
      top: { damage: ['dmg-lidar-burst-array', 'dmg-flux-converter'] },
      from: 'eosAttack',
    });
    scene.roll(...faces.map(basic));
    return scene.when(join(false), join(false), join(false)).until('placeDice');
  };
  const arrow = { type: 'placeDie', face: 'arrow', card: 'dmg-lidar-burst-array', icon: 'arrow' } as const;
  const gear = { type: 'placeDie', face: 'gear', card: 'dmg-flux-converter', icon: 'gear' } as const;

  test('the cards that defeat a ship are filled, printed faces first, and aimed where there are two', () => {
    expect(actionsOf(volley(['dexer-gnat'], 'arrow', 'stress-1'), 'volley')).toEqual([arrow]);
    expect(actionsOf(volley(['dexer-needle'], 'arrow', 'gear'), 'volley')).toEqual([arrow, gear]);
    expect(actionsOf(volley(['dexer-needle'], 'arrow', 'crosshair'), 'volley')).toEqual([
      arrow,
      { ...gear, face: 'crosshair' },
    ]);
    expect(actionsOf(volley(['dexer-gnat', 'galagat-marauder'], 'arrow', 'stress-1'), 'volley')).toEqual([
      arrow,
      { type: 'target', ship: 'dexer-gnat' },
    ]);
  });

  test('nothing is proposed that defeats no ship', () => {
    expect(proposed(volley(['galagat-marauder'], 'arrow', 'gear'))).toEqual([]);
  });

  const levelTo = (who: CharacterId): EosAction => ({ type: 'level', who });
  const fought = (more: Partial<Given>, raider: Partial<State['pursuit'][number]>) => {
    const scene = given({
      pursuit: ['dexer-gnat', 'dexer-needle'],
      crew: { specialist: { level: 2, cubes: 0 } },
      top: { damage: ['dmg-lidar-burst-array', 'dmg-flux-converter'] },
      from: 'eosAttack',
      ...more,
    });
    Object.assign(scene.s.pursuit[0] ?? {}, raider);
    scene.roll(basic('arrow'), basic('stress-1'));
    return scene.when(join(false), join(false), join(false)).until('placeDice');
  };

  test('D16 the levels that a defeated ship brings go with it, to whoever has risen least', () => {
    const scene = fought({ progress: 1 }, { skill: 1, frb: 1 });
    const sent = actionsOf(scene, 'volley');
    expect(sent).toEqual([
      arrow,
      { type: 'target', ship: 'dexer-gnat' },
      levelTo('commander'),
      levelTo('commander'),
    ]);
    scene.when(...sent);
    expect(scene.s.crew.commander.level).toBe(3);
    expect(actionsOf(fought({ progress: 2 }, { frb: 1 }), 'volley')).toHaveLength(2);
  });

  test('D04 it goes as far as nobody is asked for a track', () => {
    const crew = {
      commander: { level: 4 },
      pilot: { level: 4 },
      specialist: { level: 4, cubes: 0 },
      engineer: { level: 4 },
    };
    const all = actionsOf(fought({ crew, progress: 1 }, { skill: 1, frb: 1 }), 'volley');
    expect(all.filter(({ type }) => type === 'level')).toEqual([levelTo('specialist')]);
  });

  test('D24 an Overcharge Cell that would defeat no ship more is kept in the same press', () => {
    const crew = {
      specialist: { level: 2, cubes: 0 },
      engineer: { technology: ['overcharge-cell' as const] },
    };
    const scene = fought({ crew, pursuit: ['dexer-gnat', 'galagat-marauder'] }, {});
    const sent = actionsOf(scene, 'volley');
    expect(sent).toEqual([arrow, { type: 'pass' }, { type: 'target', ship: 'dexer-gnat' }]);
    scene.when(...sent);
    expect(scene.all('defeated')).toHaveLength(1);
  });

  test('D21 rerolls are let pass where the dice defeat every ship; where they defeat one of two, its volley is proposed', () => {
    const window = (...pursuit: NonNullable<Given['pursuit']>) => {
      const scene = given({
        pursuit,
        crew: { specialist: { level: 2, cubes: 1 } },
        top: { damage: ['dmg-lidar-burst-array', 'dmg-flux-converter'] },
        from: 'eosAttack',
      });
      scene
        .roll(basic('arrow'), basic('gear'))
        .when(join(false), join(false), join(false))
        .until('rollWindow');
      return proposed(scene).map(({ id }) => id);
    };
    expect(window('dexer-gnat')).toEqual(['enough']);
    expect(window('dexer-gnat', 'galagat-marauder')).toEqual(['volley']);
  });
});

describe('D27 shields', () => {
  const attacked = (shields: number, ...attackers: NonNullable<Given['attackers']>) =>
    given({ shields, attackers, from: 'alienAttack' });
  const ids = (scene: Scene) => proposed(scene).map(({ id }) => id);

  test('one to three tokens, as many as there are, on the numbers that hurt most', () => {
    const scene = attacked(2, 'dexer-gnat', 'galagat-marauder');
    expect(ids(scene)).toEqual(['shields-1', 'shields-2']);
    expect(actionsOf(scene, 'shields-1')).toEqual([
      { type: 'shield', ship: 'galagat-marauder', pip: 3 },
      { type: 'pass' },
    ]);
    expect(ids(attacked(5, 'galagat-marauder'))).toEqual(['shields-1', 'shields-2', 'shields-3']);
  });

  test('no number twice, none of a ship for another, and no more than there are numbers', () => {
    expect(ids(attacked(3, 'dexer-gnat'))).toEqual(['shields-1']);
    expect(actionsOf(attacked(3, 'dexer-gnat'), 'shields-1')).toEqual([
      { type: 'shield', ship: 'dexer-gnat', pip: 6 },
    ]);
    const scene = attacked(3, 'dexer-needle', 'dexer-barb').when({
      type: 'shield',
      ship: 'dexer-needle',
      pip: 5,
    });
    expect(actionsOf(scene, 'shields-2')).toEqual([
      { type: 'shield', ship: 'dexer-needle', pip: 6 },
      { type: 'shield', ship: 'dexer-barb', pip: 5 },
    ]);
  });
});

test('where one thing is asked nothing is proposed', () => {
  expect(proposed(given({}))).toEqual([]);
  expect(proposed(given({ from: 'warpPhase' }))).toEqual([]);
});
