/** What content counts where it is used, what is known of stolen cards, and what exploring and building bring. */
import { describe, expect, it } from 'vitest';
import { ARTIFACT_IDS } from '../content/artifacts.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { ALL_TAKEN, attack, END, type Given, given, land, play } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const NEAR = { 'p1-f1': '1,2', 'p1-f2': '2,1', ...FAR } as const;
const ALL = ['artifacts', 'influence', 'developments'] as const;

describe('content that counted', () => {
  const used = (position: Given, ...ships: Parameters<typeof attack>) =>
    given(position).when(attack(...ships)).used;

  it('MS-7.5 on planets: the attacker’s Fast Cap, the owner’s walls and skull, the planet’s cannon', () => {
    const planet = (
      technologies: TechnologyId[],
      planets: NonNullable<Given['planets']>,
      own: TechnologyId[] = [],
    ) =>
      used(
        {
          ...{ options: { modules: ['artifacts'] }, units: NEAR, dice: [1, 1], planets },
          fleets: [{ technologies: own }, { technologies }],
        },
        ...(['m2', 'p1-f1', 'p1-f2'] as const),
      );
    expect(planet([], { m2: { owner: 1 } })).toEqual([]);
    expect(planet([], { m2: { owner: 1 } }, ['fast-cap'])).toEqual(['technology fast-cap']);
    expect(planet(['space-walls'], { m2: { owner: 1 } })).toEqual(['technology space-walls']);
    expect(planet(['space-walls', 'space-walls-2'], { m2: { owner: 1 } })).toEqual([
      'technology space-walls-2',
    ]);
    expect(planet(['space-walls'], {})).toEqual([]);
    expect(planet([], { m2: { artifact: 'flak-cannon' } })).toEqual(['artifact flak-cannon']);
    expect(planet([], { m1: { owner: 1, artifact: 'alien-skull' }, m2: { owner: 1 } })).toEqual([
      'artifact alien-skull',
    ]);
    expect(planet([], { m1: { owner: 0, artifact: 'alien-skull' }, m2: { owner: 1 } })).toEqual([]);
    expect(planet([], { m1: { owner: 1, artifact: 'tricorder' }, m2: { owner: 1 } })).toEqual([]);
  });

  it('MS-7.2, MS-8.1 Piercing where something was guarded', () => {
    const station = (units: Given['units']) =>
      used(
        {
          units: { 'p1-b1': '5,0', 'p2-f2': '0,5', ...units },
          fleets: [{ technologies: ['piercing'] }],
          dice: [4],
        },
        ...(['p2-s', 'p1-b1'] as const),
      );
    expect([station({}), station({ 'p2-f1': '6,-1' })]).toEqual([[], ['technology piercing']]);
  });

  it('MS-12.4 in dogfights: the technology that counts, not the one it replaces; Artifacts', () => {
    const fight = (technologies: TechnologyId[], more: Given = {}) =>
      used(
        {
          units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
          ...{ fleets: [{ technologies }], dice: [3, 3], ...more },
        },
        ...(['p2-f1', 'p1-f1'] as const),
      );
    expect(fight(['red-leader', 'rear-turrets'])).toEqual(['technology red-leader']);
    expect(fight(['red-leader', 'turbo-lasers-2'])).toEqual(['technology turbo-lasers-2']);
    const cat = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-m': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ technologies: ['gauss-cannon'] }],
      planets: { m1: { owner: 0, artifact: 'space-cat' }, m2: { owner: 1, artifact: 'alien-appliance' } },
      dice: [1, 1],
    }).when(attack('p2-f1', 'p1-m'));
    expect(cat.used).toEqual(['technology gauss-cannon', 'artifact space-cat']);
  });
});

describe('MS-7.7 what is known of stolen cards', () => {
  it('MS-13.2 a card sold is one less of those known, to each who knew', () => {
    const scene = given({
      ...{ seats: 3, units: { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' } },
      fleets: [
        {
          hand: ['prod', 'prod', 'afterburner'],
          known: [
            { card: 'prod', to: 1 },
            { card: 'prod', to: 1 },
            { card: 'prod', to: 2 },
            { card: 'afterburner', to: 1 },
          ],
        },
      ],
    }).when(END, { type: 'sell', card: 'prod' });
    expect(scene.fleet(0).known).toEqual([
      { card: 'prod', to: 1 },
      { card: 'afterburner', to: 1 },
    ]);
  });

  it('MS-13.2 after a theft only the thief still knows of the rest', () => {
    const scene = given({
      ...{ seats: 3, units: { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' } },
      fleets: [
        { hand: ['surprise-attack'] },
        {
          hand: ['prod', 'afterburner', 'convoy'],
          known: [
            { card: 'prod', to: 2 },
            { card: 'convoy', to: 0 },
            { card: 'afterburner', to: 2 },
          ],
        },
      ],
      dice: [2],
    }).when(play('surprise-attack', { seat: 1 }));
    expect([scene.fleet(0).hand, scene.fleet(1).hand]).toEqual([['afterburner'], ['prod', 'convoy']]);
    expect(scene.fleet(1).known).toEqual([{ card: 'convoy', to: 0 }]);
    expect(scene.fleet(0).known).toEqual([{ card: 'afterburner', to: 1 }]);
    // Thief and victim are told the card, the others that there was one.
    const theft = scene.told.find(({ event }) => event.type === 'stolen');
    expect(theft).toMatchObject({ to: [0, 1], others: { type: 'stolen', by: 0, from: 1 } });
    expect(theft && 'others' in theft && theft.others && 'card' in theft.others).toBe(false);
  });
});

describe('MS-15, MS-17 exploring and building', () => {
  it('MS-15.1 turns a token for 3 Minerals; Energy comes with it', () => {
    const scene = given({
      ...{ options: { modules: ALL }, units: NEAR, fleets: [{ minerals: 4 }], planets: { m1: { owner: 0 } } },
      change(s) {
        const rest = ARTIFACT_IDS.filter((token) => token !== 'unstable-fuel');
        s.tokens = [{ cards: ['unstable-fuel'] }, { cards: rest }];
      },
    });
    expect(scene.after({ type: 'explore', planet: 'm1' })).toEqual([
      { type: 'explored', seat: 0, planet: 'm1', artifact: 'unstable-fuel' },
    ]);
    expect([scene.fleet(0).minerals, scene.asked, scene.used]).toEqual([
      1,
      'energy',
      ['artifact unstable-fuel'],
    ]);
    scene.when({ type: 'energy', subsystem: 'shields' }, { type: 'energy', subsystem: 'shields' });
    expect([scene.asked, scene.fleet(0).energy.shields]).toEqual(['main', 7]);
  });

  it('MS-17.1, MS-17.5 the Market is refilled at once, and so is Energy gained', () => {
    const scene = given({
      ...{ options: { modules: ALL }, units: NEAR, fleets: [{ minerals: 1 }] },
      planets: { m1: { owner: 0, artifact: 'space-cat' } },
      market: ['backyard-reactor', 'farmland', 'town-hall'],
    });
    const told = scene.after({ type: 'develop', development: 'backyard-reactor', planet: 'm1' });
    expect(told.map(({ type }) => type)).toEqual(['developed', 'revealed']);
    expect([scene.s.market.slice(0, 2), scene.s.market.length]).toEqual([['farmland', 'town-hall'], 3]);
    expect([scene.asked, scene.fleet(0).minerals, scene.used]).toEqual([
      'energy',
      0,
      ['development backyard-reactor'],
    ]);
    scene.when({ type: 'energy', subsystem: 'weapons' });
    expect([scene.asked, scene.fleet(0).energy.weapons, scene.planet('m1').built]).toEqual([
      ...['main', 6, ['backyard-reactor']],
    ]);
  });

  it('MS-17.6, MS-19.3 a Development may bring the last point', () => {
    const built = (kills: number) =>
      given({
        ...{ options: { mode: 'vp', modules: ALL }, units: NEAR, fleets: [{ minerals: 1, kills }] },
        ...{ planets: { m1: { owner: 0, artifact: 'space-cat' } }, market: ['somebodys-statue'] },
      }).when({ type: 'develop', development: 'somebodys-statue', planet: 'm1' }).s.ending;
    expect([built(5), built(6)]).toEqual([false, true]);
  });

  it('MS-7.7, MS-19.3 and so may a capture', () => {
    const taken = (kills: number) =>
      given({
        ...{
          options: { mode: 'vp' },
          units: NEAR,
          dice: [6, 6],
          fleets: [{ kills }],
          planets: { m1: { owner: 0 } },
        },
      }).when(attack('m2', 'p1-f1', 'p1-f2')).s.ending;
    expect([taken(7), taken(8)]).toEqual([false, true]);
  });
});

describe('MS-2.6 placing', () => {
  it('MS-2.6, MS-21.2 within two of the anchor, not on asteroids nor on what stands there', () => {
    const board =
      'radius 8; stations 6,0; minerals 2,-5 0,0 -3,5; asteroids -3,0; anchor -6,0; npc m:5,0 f1:1,-5:m1 f2:-4,5:m3 f3:-1,0:m2 b1:2,-4:m1 b2:-3,4:m3';
    const scene = given({
      ...{
        seats: 1,
        options: { mode: 'solo', layout: 'own', board },
        units: { 'p1-f1': '-6,0', 'npc-f3': '-1,0' },
      },
      stack: [{ step: 'main' }, { step: 'land', seat: 0, unit: 0, where: 'place' }],
    });
    // 19 spaces, one of them taken, one under the tile.
    expect(scene.legal).toHaveLength(17);
    expect([scene.offers(land('-6,0')), scene.offers(land('-4,0')), scene.offers(land('-4,-1'))]).toEqual([
      ...[false, false, true],
    ]);
    expect(scene.refusal(land('-4,0'))).toBe('MS-2.6 notHere -4,0');
  });
});

it('MS-7.1 no planet of one’s own is offered as a target', () => {
  const scene = given({ units: NEAR, planets: ALL_TAKEN });
  expect(scene.offersType('attack')).toBe(false);
});
