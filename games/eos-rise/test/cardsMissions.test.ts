/** Contracts and missions, as printed. */
import { describe, expect, test } from 'vitest';
import { CONTRACT_IDS, CONTRACTS, type ContractId } from '../content/contracts.ts';
import type { MissionId } from '../content/missions.ts';
import { MISSIONS } from '../content/missions.ts';
import type { Given } from './position.ts';
import { basic, d6, given, join, location, PASS, place, type Scene, warp } from './scene.ts';

const alone = [join(false), join(false), join(false)];

describe('contracts', () => {
  test('ER-8.4, ER-8.5 every contract can be signed and delivered', () => {
    for (const card of CONTRACT_IDS) {
      const others = CONTRACT_IDS.filter((other) => other !== card).slice(0, 2) as ContractId[];
      const scene = given({
        eos: 'g01-1',
        hull: { 'cargo-bay': 7, command: 8 },
        top: { contract: [card, ...others] },
      });
      scene.when(place('pilot', 'contract'), { type: 'sign', card }).until('crewActions');
      const { cargo } = scene.s.crew.pilot;
      if (cargo === undefined) continue;
      scene.s.stack.push({ step: 'deliver', who: 'pilot' });
      scene.play.run();
      scene.until('crewActions');
      expect(scene.all('delivered'), card).toEqual([{ type: 'delivered', who: 'pilot', card }]);
      const wins = CONTRACTS[card].delivery.find(({ gain }) => gain === 'intel');
      if (wins) expect(scene.all('intel').length, card).toBeGreaterThanOrEqual(wins.n);
    }
  });

  test('Last Library rolls again when its cargo lands near', () => {
    const scene = given({
      eos: 'g01-1',
      hull: { 'cargo-bay': 7 },
      top: { contract: ['last-library', 'seed-vault', 'black-box'] },
    });
    scene.when(place('pilot', 'contract'));
    scene.roll(...location(1, 2), ...location(14, 4)).when({ type: 'sign', card: 'last-library' });
    expect(scene.s.crew.pilot.cargo).toBe('g14-4');
  });

  test('Black Box Recovery brings an Alien ship, Ore Consignment an asteroid field, before the cargo lands', () => {
    const signed = (card: ContractId, position: Given = {}) =>
      given({
        eos: 'g01-1',
        hull: { 'cargo-bay': 7 },
        top: { contract: [card, 'seed-vault', 'last-library'] },
        ...position,
      })
        .when(place('pilot', 'contract'))
        .roll(...location(9, 2), ...location(14, 4))
        .when({ type: 'sign', card });
    const box = signed('black-box', { ships: [], bagEmpty: false });
    expect(box.s.ships.map(({ at }) => at)).toEqual(['g09-2']);
    expect(box.s.crew.pilot.cargo).toBe('g14-4');
    const ore = signed('ore-consignment', { asteroids: [] });
    expect(ore.s.asteroids).toEqual([{ at: 'g09-2', mined: false }]);
    expect(ore.s.crew.pilot.cargo).toBe('g14-4');
    expect(CONTRACTS['black-box'].delivery).toEqual([{ gain: 'intel', n: 4 }]);
  });

  test('Quantum Relay puts cubes on empty squares', () => {
    const scene = given({ first: [{ step: 'cube', n: 2 }], crew: { commander: { cubes: 0 } } });
    scene.when({ type: 'cube', who: 'commander' }, PASS);
    expect(scene.s.crew.commander.cubes).toBe(1);
  });

  test('Freight Priority and Tractor Relay', () => {
    const crew = {
      pilot: { level: 8, track: 'aerospace-logistics', contract: 'seed-vault', cargo: 'g01-3' },
    } as const;
    const scene = given({ from: 'warpPhase', eos: 'g01-1', crew }).when(warp('g01-2'));
    expect(scene.all('delivered')).toHaveLength(1);
    expect(scene.s.intel).toBe(4);
  });
});

describe('missions', () => {
  /** One star short of its reward. */
  function almost(card: MissionId): Given['crew'] {
    return { [MISSIONS[card].of]: { mission: { card, stars: MISSIONS[card].stars - 1, counted: [] } } };
  }
  const done = (scene: Scene) => scene.all('missionDone').map(({ card }) => card);

  test('those of the Commander', () => {
    expect(done(given({ from: 'funding', crew: almost('nobody-breaks') }))).toEqual(['nobody-breaks']);
    expect(
      done(given({ from: 'funding', crew: { ...almost('nobody-breaks'), pilot: { stress: 7 } } })),
    ).toEqual([]);
    expect(
      done(given({ eos: 'g09-2', crew: almost('open-channels') }).when(place('pilot', 'leave'))),
    ).toEqual(['open-channels']);
    const wall = given({
      from: 'alienAttack',
      shields: 1,
      attackers: ['galagat-marauder'],
      crew: almost('iron-wall'),
    });
    expect(done(wall.roll(d6(5)).when({ type: 'shield', ship: 'galagat-marauder', pip: 5 }))).toEqual([
      'iron-wall',
    ]);
    const pills = given({
      first: [{ step: 'dealStress', who: 'pilot', amount: 1 }],
      crew: { commander: { cubes: 1, mission: { card: 'bedside-manner', stars: 3, counted: [] } } },
    });
    expect(done(pills.when({ type: 'pills', count: 1 }))).toEqual(['bedside-manner']);
  });

  test('those of the Pilot', () => {
    const flight: Given = { from: 'warpPhase', eos: 'g01-1' };
    expect(done(given({ ...flight, crew: almost('four-corners') }).when({ type: 'stop' }))).toEqual([
      'four-corners',
    ]);
    expect(
      done(given({ ...flight, asteroids: ['g01-2'], crew: almost('needle-threader') }).when(warp('g01-2'))),
    ).toEqual(['needle-threader']);
    const freight: Given['crew'] = {
      pilot: {
        mission: { card: 'express-freight', stars: 1, counted: [] },
        contract: 'seed-vault',
        cargo: 'g01-2',
      },
    };
    expect(done(given({ ...flight, crew: freight }).when(warp('g01-2')))).toEqual(['express-freight']);
    const haul = given({
      ...flight,
      crew: {
        pilot: {
          level: 8,
          track: 'exploration',
          cubes: 0,
          mission: { card: 'long-haul', stars: 1, counted: [] },
        },
      },
    });
    haul.when(warp('g01-2'), warp('g01-3'), warp('g01-4'), warp('g01-5'), warp('g01-6'));
    expect(done(haul)).toEqual(['long-haul']);
  });

  test('those of the Combat Specialist', () => {
    const defeat = (card: MissionId, ship: 'dexer-gnat' | 'vorde-famished-spire', defeated = 0) => {
      const scene = given({
        from: 'eosAttack',
        pursuit: [ship],
        crew: { specialist: { cubes: 0, mission: { card, stars: MISSIONS[card].stars - 1, counted: [] } } },
      });
      scene.when(...alone).until('placeDice', 'continueOrFlee');
      if (scene.s.combat) scene.s.combat.defeated = defeated;
      scene.s.stack.push({ step: 'overpenetration', spare: 30 });
      scene.play.run();
      return done(scene.when({ type: 'target', ship }));
    };
    expect(defeat('swatter', 'dexer-gnat')).toEqual(['swatter']);
    expect(defeat('giant-slayer', 'vorde-famished-spire')).toEqual(['giant-slayer']);
    expect(defeat('clean-sweep', 'dexer-gnat', 1)).toEqual(['clean-sweep']);
    const first = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { cubes: 0, mission: { card: 'first-in', stars: 3, counted: [] } } },
      top: { damage: ['dmg-flux-converter', 'dmg-muon-converter'] },
    }).roll(basic('gear'));
    first.when(...alone, { type: 'strike', card: 'dmg-flux-converter', by: 'specialist' }).until('placeDice');
    first.when({ type: 'placeDie', face: 'gear', card: 'dmg-flux-converter', icon: 'gear' });
    expect(done(first)).toEqual(['first-in']);
  });

  test('those of the Engineer', () => {
    const house = given({
      credits: 20,
      hull: { medical: 6, crafting: 5, scanner: 5 },
      crew: { engineer: { level: 9, track: 'signal-analysis', mission: 'full-house' } },
    });
    expect(done(house.when(place('pilot', 'build'), { type: 'build', room: 'cargo-bay' }))).toEqual([
      'full-house',
    ]);
    const mine = given({
      eos: 'g01-1',
      asteroids: ['g01-1'],
      hull: { 'mining-control': 5 },
      crew: almost('prospector'),
    });
    expect(done(mine.when(place('pilot', 'mining-station')))).toEqual(['prospector']);
    const repair = () => given({ hull: { command: 5 }, crew: almost('good-as-new') });
    expect(done(repair().when(place('pilot', 'repair')))).toEqual([]);
    expect(done(repair().when(place('engineer', 'repair')))).toEqual(['good-as-new']);
  });
});
