/** Every technology card, advanced room, event, contract, mission and ability, as printed (spec section 5). */
import { describe, expect, test } from 'vitest';
import type { EosAction } from '../action.ts';
import type { AdvancedRoomId } from '../content/advanced-rooms.ts';
import { ADVANCED_ROOMS } from '../content/advanced-rooms.ts';
import type { CharacterId, TrackId } from '../content/characters.ts';
import { CONTRACT_IDS, CONTRACTS, type ContractId } from '../content/contracts.ts';
import type { EventId } from '../content/event-ids.ts';
import { EVENT_REGION } from '../content/event-ids.ts';
import type { MissionId } from '../content/missions.ts';
import { MISSIONS } from '../content/missions.ts';
import type { Region } from '../content/regions.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import { TECHNOLOGY_IDS, type TechnologyId } from '../content/technology-ids.ts';
import type { GalaxyId } from '../universe.ts';
import {
  basic,
  d6,
  type Given,
  given,
  join,
  location,
  PASS,
  place,
  type Roll,
  type Scene,
  warp,
} from './scene.ts';

const alone = [join(false), join(false), join(false)];
const use = (
  card: TechnologyId,
  more: Partial<Extract<EosAction, { type: 'technology' }>> = {},
): EosAction => ({
  type: 'technology',
  by: 'engineer',
  card,
  ...more,
});

describe('technology', () => {
  /** After the attack roll of the Combat Specialist at level 2, with a card in the Engineer’s hands. */
  function rolled(card: TechnologyId, ...faces: Roll[]): Scene {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 2, cubes: 0 }, engineer: { technology: [card] } },
    });
    return scene
      .roll(...faces)
      .when(...alone)
      .until('rollWindow');
  }
  const faces = (scene: Scene) => scene.s.combat?.dice.map(({ face }) => face);

  test('Recoil Damper rerolls dice of one participant', () => {
    const scene = rolled('recoil-damper', basic('gear'), basic('stress-2'));
    scene
      .roll(basic('crosshair'))
      .when(use('recoil-damper', { who: 'specialist' }), { type: 'mark', die: 1 }, { type: 'reroll' });
    expect(scene.all('rerolled')).toMatchObject([{ from: ['stress-2'], to: ['crosshair'] }]);
    expect(scene.s.crew.engineer.technology).toEqual([]);
  });

  test('Targeting Prism turns a die to CROSSHAIR, not one that shows it', () => {
    const scene = rolled('targeting-prism', basic('gear'), basic('crosshair'));
    expect(scene.forbids(use('targeting-prism', { die: 1 }))).toBe('ER-8.1');
    expect(scene.forbids(use('targeting-prism'))).toBe('ER-8.1');
    scene.when(use('targeting-prism', { die: 0 }));
    expect(scene.all('turned')).toMatchObject([{ from: 'gear', to: 'crosshair' }]);
  });

  test('Echo Coupler copies a face, but no STRESS', () => {
    const scene = rolled('echo-coupler', basic('gear'), basic('stress-1'));
    expect(scene.forbids(use('echo-coupler', { die: 0, copy: 1 }))).toBe('ER-8.1');
    scene.when(use('echo-coupler', { die: 1, copy: 0 }));
    expect(scene.s.crew.specialist.stress).toBe(5);
    expect(scene.all('turned')).toMatchObject([{ from: 'stress-1', to: 'gear' }]);
  });

  test('Neural Buffer lets a participant ignore STRESS', () => {
    const scene = rolled('neural-buffer', basic('stress-1'), basic('stress-2'));
    scene.when(use('neural-buffer', { who: 'specialist' }));
    expect(scene.s.crew.specialist.stress).toBe(5);
    expect(faces(rolled('recoil-damper', basic('gear'), basic('stress-2')))).toEqual(['gear', 'stress-2']);
  });

  test('Overcharge Cell adds 3 to the card just activated', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 2, cubes: 0 }, engineer: { technology: ['overcharge-cell'] } },
      top: { damage: ['dmg-flux-converter', 'dmg-flywheel-core'] },
    }).roll(basic('gear'), basic('gear'));
    scene.when(...alone).until('placeDice');
    scene.when({ type: 'placeDie', face: 'gear', card: 'dmg-flux-converter', icon: 'gear' });
    expect(scene.asking).toBe('overcharge');
    scene.when(use('overcharge-cell'));
    expect(scene.all('activated')).toMatchObject([{ damage: 5 }]);
  });

  test('Spare Magazine draws 2 more damage cards', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { engineer: { technology: ['spare-magazine'] } },
    }).when(...alone);
    expect(scene.asking).toBe('arms');
    scene.when(use('spare-magazine'));
    expect(scene.s.combat?.cards).toHaveLength(4);
  });

  test('Capacitor Bank takes up to 3 tokens before a strike roll', () => {
    const scene = given({
      from: 'alienAttack',
      attackers: ['galagat-marauder'],
      crew: { engineer: { technology: ['capacitor-bank'] } },
    });
    scene.when(use('capacitor-bank'));
    expect(scene.s.shields).toBe(3);
    expect(scene.asking).toBe('shields');
  });

  test('Ablative Foam, Slip Drive, Gravitic Anchor, Ghost Transponder and Probability Lens are in the examples; every card pays when equipped', () => {
    for (const card of TECHNOLOGY_IDS) {
      const scene = given({
        hull: { crafting: 5, command: 10 },
        crew: { pilot: { stress: 9 }, specialist: { cubes: 0 } },
        top: { technology: [card] },
      });
      scene.when(place('pilot', 'technology'));
      const { gain, n } = TECHNOLOGY[card].instant;
      if (gain === 'relief') expect(scene.s.crew.pilot.stress, card).toBe(9 - n);
      else if (gain === 'repair') expect(scene.until('crewActions').s.hull.command, card).toBe(10 + n);
      else if (gain === 'shields') expect(scene.s.shields, card).toBe(n);
      else if (gain === 'targetLock') expect(scene.s.crew.specialist.cubes, card).toBe(1);
      else expect(scene.asking, card).toBe('level');
    }
  });
});

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

const HOME: Readonly<Record<Region, GalaxyId>> = {
  hawkins: 'g09-1',
  chandra: 'g11-3',
  borealis: 'g15-5',
  perseus: 'g17-6',
};

/** An event is drawn, and accepted if it asks. */
function event(card: EventId, position: Given = {}, ...rolls: Roll[]): Scene {
  const region = EVENT_REGION[card];
  const scene = given(
    { from: 'extinction', eos: HOME[region], ...position, top: { ...position.top, [region]: [card] } },
    ...(rolls.length > 0 && !isLuck(card) ? rolls : []),
  );
  if (isLuck(card)) scene.roll(...rolls).when({ type: 'accept' });
  return scene;
}
const LUCK: readonly EventId[] = [
  'skim-ergosphere',
  'probe-singularity',
  'informants-price',
  'strange-fruit',
  'duel-of-champions',
  'wake-the-colossus',
];
const isLuck = (card: EventId) => LUCK.includes(card);

describe('events', () => {
  test('things that land', () => {
    expect(event('debris-ring', {}, ...location(4, 4)).s.asteroids).toEqual([{ at: 'g04-4', mined: false }]);
    expect(event('lensed-signal', {}, ...location(4, 4)).s.frbs).toContain('g04-4');
    const swarm = event('swarm-season', {}, [30, 1], ...location(4, 4));
    expect(swarm.s.ships).toContainEqual({ class: 'dexer', at: 'g04-4' });
    expect(swarm.s.skills).toContain('g04-4');
  });

  test('Station Tow moves the Chandra station with its gate to sector 3', () => {
    const scene = event('station-tow', { gates: ['chandra'] }, d6(1));
    expect(scene.s.stations.chandra).toMatchObject({ at: 'g02-3', gate: true });
  });

  test('levels lost and gained', () => {
    const poached = event('poached-talent', { crew: { pilot: { level: 3 } } });
    expect(poached.legal).toHaveLength(3);
    poached.when({ type: 'pickCharacter', who: 'pilot' });
    expect(poached.s.crew.pilot.level).toBe(2);
    expect(poached.s.credits).toBeGreaterThanOrEqual(12);
    expect(event('medusas-gaze', { crew: { pilot: { level: 3 } } }).s.crew.pilot.level).toBe(2);
    const gift = event('veterans-gift');
    expect(gift.forbids({ type: 'pickCharacter', who: 'engineer' })).toBe('ER-22.5');
    expect(gift.when({ type: 'pickCharacter', who: 'pilot' }).s.crew.pilot.level).toBe(2);
    expect(event('living-nebula', { crew: { pilot: { stress: 8 } } }).s.crew.pilot.stress).toBe(6);
  });

  test('Try Your Luck', () => {
    expect(event('skim-ergosphere', { credits: 0 }, basic('arrow')).all('credits')[0]).toMatchObject({
      n: 2,
    });
    expect(event('skim-ergosphere', {}, basic('gear')).all('damageCard')).toHaveLength(1);
    expect(event('probe-singularity', {}, d6(1)).s.crew.engineer.stress).toBe(8);
    expect(event('probe-singularity', {}, d6(3)).all('credits')[0]).toMatchObject({ n: 3 });
    expect(event('probe-singularity', {}, d6(6)).s.intel).toBe(2);
    expect(event('informants-price', {}, d6(6)).s.intel).toBe(2);
    expect(event('informants-price', {}, d6(1), [30, 1], ...location(4, 4)).s.ships).toContainEqual({
      class: 'dexer',
      at: 'g04-4',
    });
    expect(
      event('strange-fruit').roll(d6(6)).when({ type: 'pickCharacter', who: 'pilot' }).s.crew.pilot.level,
    ).toBe(2);
    expect(
      event('strange-fruit').roll(d6(1)).when({ type: 'pickCharacter', who: 'pilot' }).s.crew.pilot.stress,
    ).toBe(8);
    const duel = (face: 'arrow' | 'gear') =>
      event('duel-of-champions', { crew: { specialist: { level: 2 } } }, basic('arrow'), basic(face));
    expect(duel('arrow').asking).toBe('level');
    expect(duel('gear').s.crew.specialist.stress).toBe(7);
    expect(event('wake-the-colossus', {}, d6(1)).until('crewActions').all('damageCard')).toHaveLength(2);
    expect(event('wake-the-colossus', {}, d6(6)).s.intel).toBe(3);
    expect(event('wake-the-colossus', { hull: { command: 5 } }, d6(4)).until('planning').s.hull.command).toBe(
      8,
    );
  });

  test('Round Rules of the crew actions', () => {
    const crew = { pilot: { stress: 8 } };
    expect(
      given({ event: 'spore-bloom', crew }).when(place('pilot', 'basic-treatment')).s.crew.pilot.stress,
    ).toBe(6);
    const roots = given({ event: 'creeping-roots', hull: { command: 5, engine: 12 } }).when(
      place('pilot', 'repair'),
    );
    expect(roots.s.hull.command).toBe(7);
    const embargo = given({ event: 'embargo', hull: { crafting: 5, 'cargo-bay': 7 } });
    expect(embargo.forbids(place('pilot', 'technology'))).toBe('ER-19.3');
    expect(embargo.forbids(place('pilot', 'contract'))).toBe('ER-19.3');
    expect(
      given({ event: 'trade-fair', eos: 'g09-2', credits: 3 }).when(place('pilot', 'tutors')).s.credits,
    ).toBe(0);
  });

  test('Round Rules of warp and fight', () => {
    const lanes = (id: EventId | undefined) => {
      const scene = given({
        from: 'warpPhase',
        eos: 'g01-1',
        crew: { pilot: { cubes: 0 } },
        ...(id ? { event: id } : {}),
      });
      return (
        scene.all('warped').length +
        [warp('g01-2'), warp('g01-3'), warp('g01-4')].filter(
          (to) => scene.asking === 'warp' && scene.when(to),
        ).length
      );
    };
    expect([lanes(undefined), lanes('event-horizon'), lanes('solar-wind')]).toEqual([2, 1, 3]);
    const cards = given({
      from: 'eosAttack',
      pursuit: ['dexer-gnat'],
      event: 'heroes-wake',
      effects: { damageCards: 1 },
    }).when(...alone);
    expect(cards.s.combat?.cards).toHaveLength(4);
    const clear = given({
      from: 'eosAttack',
      event: 'clear-channels',
      pursuit: ['dexer-skimmer'],
      crew: { specialist: { cubes: 0 } },
    });
    clear.when(...alone).until('placeDice', 'continueOrFlee');
    clear.s.stack.push({ step: 'overpenetration', spare: 9 });
    clear.play.run();
    expect(clear.when({ type: 'target', ship: 'dexer-skimmer' }).s.intel).toBe(2);
  });
});

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
