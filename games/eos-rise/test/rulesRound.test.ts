/** Rules by their ids: universe, warp, fight, Aliens, redeploy, end of round, Last Dash and the rest (ER-1, 2, 14 to 23). */
import { describe, expect, test } from 'vitest';
import { clone, fastDraws, Play } from '#engine';
import { INTEL_LAP, PARADISE } from '../content/tracks.ts';
import { eosRise } from '../index.ts';
import { GALAXIES, LABELS, labelled } from '../rules/universe.ts';
import { lanesLeft, warpValue } from '../steps/warp.ts';
import type { Given } from './position.ts';
import { basic, d6, d20, given, join, location, place, STOP, warp } from './scene.ts';

const alone = [join(false), join(false), join(false)];

describe('ER-1 and ER-2', () => {
  test('ER-1.1, ER-1.2 a win is everyone’s', () => {
    const scene = given({ seats: 3, from: 'dashWarp', planet: 'g01-2', eos: 'g01-1' }).when(warp('g01-2'));
    expect(scene.s.outcome).toEqual({ winners: [0, 1, 2], reason: 'won', rule: 'ER-1.2' });
  });

  test('ER-1.4, ER-1.5 losses name their rule', () => {
    expect(given({ from: 'extinction', year: 2039 }).s.outcome?.rule).toBe('ER-1.4');
    const short = given({ from: 'dashWarp', planet: 'g14-4', eos: 'g01-1', cycle: 4 }).when(STOP);
    expect(short.s.outcome?.rule).toBe('ER-1.5');
  });

  test('ER-2.1 the spiral: sector 2 up-right of the centre, 8 straight above, 19 at the upper left', () => {
    expect(labelled(1, 1)).toBe(labelled(2, 5));
    expect(labelled(8, 4)).toBe(labelled(2, 6));
    expect(labelled(19, 3)).toBe('g07-1');
    expect(GALAXIES.flatMap((id) => LABELS[id])).toHaveLength(114);
  });

  test('ER-2.6, ER-22.1 a 20 after setup gathers a ship and rolls both dice again', () => {
    const scene = given(
      { first: [{ step: 'gain', gain: 'skillToken', n: 1, who: 'pilot' }] },
      d20(20),
      d6(1),
      [30, 1],
      ...location(4, 4),
    );
    expect(scene.s.invasion).toEqual(['dexer']);
    expect(scene.s.skills).toEqual(['g04-4']);
  });

  test('ER-2.7, ER-2.9 tokens share galaxies, but nothing rests with the EOS', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g01-1',
      skills: ['g01-2', 'g01-2'],
      creditTokens: ['g01-2'],
      ships: [],
    });
    scene.when(warp('g01-2')).until('warp');
    expect([scene.s.skills, scene.s.creditTokens]).toEqual([[], []]);
  });
});

describe('ER-14 warp', () => {
  const flight: Given = { from: 'warpPhase', eos: 'g01-1' };

  test('ER-14.1, ER-22.10 modifiers add up, never below 1; then Afterburners', () => {
    const { s } = given({ ...flight, event: 'solar-wind', effects: { warp: 2 } });
    expect(warpValue(s)).toBe(5);
    expect(warpValue(given({ ...flight, event: 'event-horizon' }).s)).toBe(1);
    const burnt = given(flight).when({ type: 'afterburner' });
    expect(lanesLeft(burnt.s)).toBe(3);
    expect(given({ ...flight, hull: { engine: 0 } }).asking).not.toBe('warp');
  });

  test('ER-14.2, ER-14.8 stopping at once meets nothing, and a galaxy may be entered again', () => {
    const stay = given({ ...flight, asteroids: ['g01-1'] }).when(STOP);
    expect(stay.all('damageCard')).toEqual([]);
    const back = given(flight).when(warp('g01-2'), warp('g01-1'));
    expect(back.s.eos).toBe('g01-1');
  });

  test('ER-14.3, R17 danger before reward: the field’s damage before the skill token', () => {
    const scene = given({ ...flight, asteroids: ['g01-2'], skills: ['g01-2'] }).when(warp('g01-2'));
    expect(scene.asking).toBe('assign');
    scene.until('level');
    expect(scene.all('collected')).toHaveLength(1);
  });

  test('ER-14.4, R15, R16 items go onto ships of that galaxy only, cargo onto none', () => {
    const scene = given({
      ...flight,
      ships: ['vorde@g01-2', 'dexer@g01-3'],
      frbs: ['g01-3'],
      crew: { pilot: { contract: 'seed-vault', cargo: 'g01-3' } },
    }).when(warp('g01-2'), warp('g01-3'));
    expect(scene.s.pursuit.map(({ frb }) => frb)).toEqual([0, 1]);
    expect(scene.all('delivered')).toHaveLength(1);
  });

  test('ER-14.5, ER-14.7 stations, gates and Mining Stations do nothing', () => {
    const scene = given({
      ...flight,
      eos: 'g01-2',
      stations: { chandra: 'g01-3' },
      gates: ['chandra'],
      creditTokens: ['g01-3'],
    }).when(warp('g01-3'));
    expect(scene.s.credits).toBe(9);
    expect(scene.asking).toBe('warp');
  });
});

describe('ER-15 and ER-16 fight', () => {
  test('R1, R2, ER-15.1, ER-15.11 nine steps; participants are chosen anew in each combat round', () => {
    const scene = given({ from: 'eosAttack', pursuit: ['galagat-marauder'] });
    scene.when(join(true), join(false), join(false)).until('continueOrFlee');
    expect(scene.s.combat?.fighters).toEqual(['commander', 'specialist']);
    scene.when({ type: 'continue' });
    expect(scene.asking).toBe('join');
    expect(scene.s.combat?.fighters).toEqual(['specialist']);
  });

  test('R6, ER-15.2 held cards are added in any combat round and count for keywords', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      held: ['dmg-zero-point-converter'],
      top: { damage: ['dmg-muon-converter', 'dmg-sunspot-core'] },
    }).when(...alone);
    expect(scene.asking).toBe('arms');
    scene.when({ type: 'addHeld', card: 'dmg-zero-point-converter' });
    expect(scene.s.held).toEqual([]);
    expect(scene.offers({ type: 'strike', card: 'dmg-muon-converter', by: 'pilot' })).toBe(true);
  });

  test('R3, R4 anyone may pay for a First Strike, once per card', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      top: { damage: ['dmg-muon-converter', 'dmg-flux-converter'] },
    }).when(...alone);
    scene.when({ type: 'strike', card: 'dmg-muon-converter', by: 'pilot' });
    expect(scene.forbids({ type: 'strike', card: 'dmg-muon-converter', by: 'engineer' })).toBe('ER-15.3');
    expect(scene.offers({ type: 'strike', card: 'dmg-flux-converter', by: 'engineer' })).toBe(true);
  });

  test('ER-15.4 each participant takes the sum of its own STRESS faces', () => {
    const scene = given({
      from: 'eosAttack',
      pursuit: ['galagat-marauder'],
      crew: { specialist: { level: 2, cubes: 0 } },
    });
    scene
      .roll(basic('stress-1'), basic('stress-2'))
      .when(...alone)
      .until('continueOrFlee', 'shields', 'assign');
    expect(scene.all('stress')).toMatchObject([{ who: 'specialist', n: 3 }]);
  });

  test('ER-15.5, ER-15.7, ER-15.8 placing may stop early; then all ships left strike together', () => {
    const scene = given({ from: 'eosAttack', year: 2039, pursuit: ['galagat-marauder'] }).when(...alone);
    scene.until('placeDice', 'continueOrFlee').until('continueOrFlee');
    expect(scene.all('strike')).toMatchObject([{ kind: 'retaliation', extinction: 0 }]);
  });

  test('ER-15.9, ER-15.10 fled ships do not return to the map', () => {
    const scene = given({ from: 'eosAttack', pursuit: ['galagat-marauder'] })
      .when(...alone)
      .until('continueOrFlee');
    scene.roll(d6(1)).when({ type: 'flee' });
    expect(scene.s.pursuit).toEqual([]);
    expect(scene.s.decks.galagat.discard).toContain('galagat-marauder');
  });

  test('ER-16.1, ER-16.2, ER-16.4, R12 tokens on pips, one each; hits and extinction damage are one event', () => {
    const scene = given({ from: 'alienAttack', year: 2036, shields: 2, attackers: ['dexer-barb'] });
    expect(scene.forbids({ type: 'shield', ship: 'dexer-barb', pip: 1 })).toBe('ER-16.2');
    scene.when({ type: 'shield', ship: 'dexer-barb', pip: 5 });
    expect(scene.forbids({ type: 'shield', ship: 'dexer-barb', pip: 5 })).toBe('ER-16.2');
    scene.roll(d6(6)).when({ type: 'pass' });
    expect(scene.all('hullDamage')).toMatchObject([{ total: 4 }]);
    expect(scene.s.shields).toBe(1);
  });
});

describe('ER-17 to ER-20', () => {
  test('ER-17.1, ER-17.5 every class reveals orders, and discards them after', () => {
    const scene = given({ from: 'alienOrders' });
    expect(scene.all('ordersRevealed').map((event) => event.class)).toEqual(['dexer', 'galagat', 'vorde']);
    expect(scene.s.orders).toEqual({});
  });

  test('ER-17.3, ER-17.4, R56 fixed order; gates and fields mean nothing to Alien ships', () => {
    const scene = given({
      from: 'alienOrders',
      eos: 'g15-4',
      gates: ['hawkins', 'borealis'],
      asteroids: ['g09-1'],
      ships: ['dexer@g09-2'],
      orders: { dexer: 'dexer-needle' },
    });
    expect(scene.all('shipMoved')[0]?.path).toHaveLength(5);
    expect(scene.all('attacker')).toEqual([]);
  });

  test('ER-18.1, ER-18.4 hexes in order; a token without a ship is collected by the EOS', () => {
    const scene = given({ eos: 'g01-1', first: [{ step: 'deploy', hex: 2 }] }, ...location(1, 1));
    expect(scene.s.credits).toBe(9);
  });

  test('ER-18.3, R43 ships that land together attack together, and all tokens share one fate', () => {
    const scene = given(
      {
        eos: 'g01-1',
        redeploy: ['dexer', 'dexer', 'none', 'none'],
        first: [{ step: 'deploy', hex: 0 }, { step: 'deploy', hex: 1 }, { step: 'endRedeploy' }],
        top: { dexer: ['dexer-barb', 'dexer-gnat'] },
      },
      ...location(1, 1),
      ...location(1, 1),
      d6(1),
    );
    expect(scene.all('strike')).toHaveLength(1);
    expect(scene.s.progress).toBe(1);
    expect(scene.asking).toBe('level');
  });

  test('ER-19.1, ER-19.4, ER-19.5 a year passes; a Game Changer happens, a gamble is asked', () => {
    const scene = given({
      from: 'extinction',
      eos: 'g15-4',
      year: 2034,
      top: { borealis: ['strange-fruit'] },
    });
    expect(scene.s.extinction).toBe(2);
    expect(scene.legal).toEqual([{ type: 'accept' }, { type: 'decline' }]);
  });

  test('ER-20.2, ER-20.3, ER-20.4, ER-20.5, ER-20.6, R20, R54 the end of a round', () => {
    const position: Given = {
      from: 'funding',
      shields: 3,
      held: ['dmg-sunspot-core'],
      effects: { warp: 2 },
      charge: [0, 0, 0],
    };
    const kept = given(position);
    expect(kept.s).toMatchObject({ shields: 3, round: 3, held: [], charge: [2, 3, 4], redeployTokens: true });
    expect(kept.s.effects.warp).toBe(0);
    expect(given({ ...position, options: { shields: 'expire' } }).s.shields).toBe(0);
  });
});

describe('ER-21 and ER-22', () => {
  test('ER-21.1, ER-21.2, R49 the event goes, the Planet comes', () => {
    const scene = given(
      { progress: PARADISE - 1, event: 'quiet-sky', first: [{ step: 'progress' }], eos: 'g01-1' },
      ...location(14, 4),
    );
    expect(scene.s).toMatchObject({ lastDash: true, planet: 'g14-4', cycle: 1 });
    expect(scene.s.event).toBeUndefined();
    expect(scene.s.decks.borealis.discard).toContain('quiet-sky');
  });

  test('ER-21.3, R45, R48, R50 step 4 brings the figures back; no year passes', () => {
    const scene = given({
      from: 'dashWarp',
      planet: 'g14-4',
      eos: 'g01-1',
      year: 2036,
      crew: { pilot: { figure: 'repair-1' } },
    });
    scene.when(STOP);
    expect(scene.asking).toBe('crewActions');
    expect(scene.s.crew.pilot.figure).toBeUndefined();
    scene.until('warp');
    expect([scene.s.cycle, scene.s.extinction]).toEqual([2, 3]);
  });

  test('ER-21.5, R46 a fight away from the Planet may be fled', () => {
    const scene = given({ from: 'dashWarp', planet: 'g14-4', eos: 'g01-1', ships: ['galagat@g01-2'] });
    scene.when(warp('g01-2'), STOP, ...alone).until('continueOrFlee');
    expect(scene.offers({ type: 'flee' })).toBe(true);
  });

  test('ER-21.8, R47 effects of step 4 last through step 3', () => {
    const scene = given({
      from: 'crewActions',
      planet: 'g14-4',
      eos: 'g08-1',
      crew: { pilot: { level: 5, track: 'exploration', room: 'astrogation-bay', cubes: 0 } },
    });
    scene.when(place('pilot', 'advanced-room')).until('warp');
    expect(lanesLeft(scene.s)).toBe(5);
    scene.when(STOP);
    expect(scene.s.effects.warp).toBe(0);
  });

  test('ER-22.2 an empty deck is replaced by its shuffled discards', () => {
    const scene = given({ first: [] });
    const { damage } = scene.s.decks;
    damage.discard = damage.draw.flatMap(({ cards }) => cards);
    damage.draw = [];
    scene.s.stack.push({ step: 'damageCard', n: 1 });
    scene.play.run();
    expect(scene.all('damageCard')).toHaveLength(1);
    expect(damage.discard).toHaveLength(1);
  });

  test('ER-22.3 a pulled ship that lands on the EOS attacks at once, alone', () => {
    const scene = given(
      {
        eos: 'g01-1',
        first: [{ step: 'gain', gain: 'alienShip', n: 1, who: 'pilot' }],
        top: { dexer: ['dexer-barb'] },
      },
      [30, 1],
      ...location(1, 1),
      d6(6),
    );
    expect(scene.s.damage).toBe(2);
    expect(scene.s.bag.dexer).toBe(15);
  });

  test('ER-22.8, ER-10.2 what an intel sets off is resolved before the next', () => {
    const scene = given({ intel: INTEL_LAP - 1, progress: 1, first: [{ step: 'intel', n: 2 }] });
    expect([scene.asking, scene.s.intel]).toEqual(['level', INTEL_LAP]);
    scene.when({ type: 'level', who: 'pilot' });
    expect(scene.s.intel).toBe(0);
  });

  test('ER-22.9 the same seed and actions give the same match', () => {
    const run = () => {
      const s = clone(given({ from: 'redeploy' }).s);
      new Play(eosRise, s, fastDraws('same')).run();
      return s;
    };
    expect(run()).toEqual(run());
  });
});

describe('ER-23 traits', () => {
  test('ER-16.5, ER-23.2, ER-23.3, ER-23.4 count only with the option', () => {
    const plain = given({ from: 'eosAttack', pursuit: ['dexer-skimmer', 'dexer-gnat', 'dexer-needle'] });
    expect(plain.asking).toBe('join');
    expect(
      plain
        .when(...alone)
        .until('continueOrFlee')
        .all('boltDie'),
    ).toEqual([]);
    const traits = given({ options: { traits: true }, from: 'eosAttack', pursuit: ['dexer-skimmer'] }, d6(1));
    expect(traits.all('strike')).toMatchObject([{ kind: 'swarm' }]);
  });
});
