/** MS-7, MS-11.4, MS-15 to MS-18 Planets: their defence, their capture, what comes with it, and what they yield. */
import { describe, expect, it } from 'vitest';
import type { TechnologyId } from '../content/technologies.ts';
import { planetDefence, roomOn } from '../rules/planets.ts';
import { attack, type Given, given, PASS, play, positionOf } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const NEAR = { 'p1-f1': '1,2', 'p1-f2': '2,1', ...FAR } as const;
const ALL = ['artifacts', 'influence', 'developments', 'moons'] as const;
const take = (from: 'deck' | 'hand') => ({ type: 'capture', from }) as const;

describe('MS-7.5 Planet Defence', () => {
  const defence = (planet: NonNullable<Given['planets']>['m2'], technologies: TechnologyId[] = []) =>
    planetDefence(
      positionOf({
        ...{ options: { modules: ALL.slice(0, 3) }, units: { 'p1-f1': '0,1', ...FAR } },
        fleets: [{ technologies }],
        planets: { m2: planet ?? {} },
      }),
      1,
    );

  it('MS-7.5, MS-R32 six, and what the owner and the planet add', () => {
    expect([defence({}), defence({ owner: 0 })]).toEqual([6, 6]);
    expect(defence({ owner: 0 }, ['space-walls'])).toBe(9);
    expect(defence({ owner: 0 }, ['space-walls', 'space-walls-2'])).toBe(13);
    expect(defence({}, ['space-walls', 'space-walls-2'])).toBe(6);
    expect(defence({ artifact: 'flak-cannon' })).toBe(8);
    expect(defence({ artifact: 'alien-skull' })).toBe(6);
    expect(defence({ owner: 0, artifact: 'alien-skull' })).toBe(7);
    expect(defence({ artifact: 'tricorder', built: ['farmland', 'flak-towers', 'planetary-bunker'] })).toBe(
      13,
    );
  });

  it('MS-17.2 three Developments fit, four with a Moon, one on a planetoid', () => {
    const s = positionOf({ options: { modules: ALL }, units: { 'p1-f1': '0,1', ...FAR } });
    expect(s.planets.map((_, planet) => roomOn(s, planet))).toEqual([3, 3, 3, 4, 4, 1, 1]);
  });
});

describe('MS-7.6, MS-7.7 capture', () => {
  it('MS-7.6 as much as the defence is enough; what is told', () => {
    const scene = given({ units: NEAR, dice: [4, 2] });
    expect(scene.after(attack('m2', 'p1-f1', 'p1-f2')).slice(0, 3)).toEqual([
      { type: 'declared', attackers: ['p1-f1', 'p1-f2'], target: 'm2', ranged: false },
      {
        ...{ type: 'planetAttack', planet: 'm2', total: 6, defence: 6, captured: true },
        rolls: [
          { unit: 'p1-f1', face: 4, plus: 0 },
          { unit: 'p1-f2', face: 2, plus: 0 },
        ],
      },
      { type: 'captured', planet: 'm2', by: 0, how: 'attack' },
    ]);
    expect(scene.last('drawn')).toMatchObject({ seat: 0, count: 1, cause: 'capture' });
    const short = given({ units: NEAR, dice: [4, 1] }).when(attack('m2', 'p1-f1', 'p1-f2'));
    expect([short.planet('m2').owner, short.planet('m2').repelled]).toEqual([undefined, [0]]);
  });

  it('MS-7.4, MS-12.5 no bonus counts, but Fast Cap doubles', () => {
    const bonuses: TechnologyId[] = ['red-leader', 'turbo-lasers-2'];
    const total = (technologies: TechnologyId[]) =>
      given({ units: NEAR, fleets: [{ technologies }], dice: [2, 3] })
        .when(attack('m2', 'p1-f1', 'p1-f2'))
        .last('planetAttack').total;
    expect([total(bonuses), total(['fast-cap'])]).toEqual([5, 10]);
  });

  it('MS-7.4 Git off mah propertay! adds 3 for this attack, copy by copy', () => {
    const scene = given({
      units: NEAR,
      fleets: [{}, { hand: ['git-off', 'git-off'] }],
      planets: { m2: { owner: 1 } },
      dice: [6, 5],
    }).when(attack('m2', 'p1-f1', 'p1-f2'));
    expect([scene.asked, scene.play.seat]).toEqual(['planetDefend', 1]);
    scene.when(play('git-off'), play('git-off'));
    expect(scene.last('planetAttack')).toMatchObject({ total: 11, defence: 12, captured: false });
    expect(planetDefence(scene.s, 1)).toBe(6);
  });

  it('MS-7.7 draw or steal; from neutral only draw, from an Embargo only draw', () => {
    const won = (more: Given) =>
      given({ units: NEAR, dice: [6, 6], ...more }).when(attack('m2', 'p1-f1', 'p1-f2'));
    const enemy = { planets: { m2: { owner: 1 } } } as const;
    const robbed = won({ ...enemy, fleets: [{}, { hand: ['convoy'] }] });
    expect(robbed.legal).toEqual([take('deck'), take('hand')]);
    expect(robbed.refusal(PASS)).toBe('MS-7.7 mustTake');
    expect(robbed.after(take('hand'))).toEqual([{ type: 'stolen', by: 0, from: 1, card: 'convoy' }]);
    expect([robbed.fleet(0).hand, robbed.fleet(1).hand]).toEqual([['convoy'], []]);
    expect(robbed.fleet(0).known).toEqual([{ card: 'convoy', to: 1 }]);
    // Nothing to choose from: drawn at once.
    for (const one of [
      won({ ...enemy, fleets: [{}, { hand: ['convoy'], technologies: ['embargo'] }] }),
      won({ ...enemy, fleets: [{}, {}] }),
      won({ fleets: [{}, { hand: ['convoy'] }] }),
    ])
      expect([one.asked, one.fleet(0).hand.length]).toEqual(['main', 1]);
    const embargo = won({ ...enemy, fleets: [{}, { hand: ['convoy'], technologies: ['embargo'] }] });
    expect(embargo.used).toEqual(['technology embargo']);
    const bare = won({ ...enemy, fleets: [{}, { technologies: ['embargo'] }] });
    expect(bare.used).toEqual([]);
  });

  it('MS-13.1 with an empty deck: steal, or nothing', () => {
    const won = (hand: 'convoy'[]) =>
      given({
        units: NEAR,
        ...{ dice: [6, 6], emptyDeck: true, planets: { m2: { owner: 1 } }, fleets: [{}, { hand }] },
      }).when(attack('m2', 'p1-f1', 'p1-f2'));
    const some = won(['convoy']);
    expect([some.refusal(take('deck')), some.refusal(PASS)]).toEqual(['MS-13.1 deckEmpty', undefined]);
    expect(some.legal).toEqual([take('hand'), PASS]);
    expect([won([]).asked, won([]).fleet(0).hand]).toEqual(['main', []]);
  });

  it('MS-5.3, MS-17.7 Energy goes with what is built: kept when swayed, lost when attacked', () => {
    const fuel: Given = {
      ...{ options: { modules: ALL }, units: NEAR, dice: [6, 6, 6] },
      planets: { m2: { owner: 1, artifact: 'unstable-fuel', built: ['backyard-reactor'] } },
      fleets: [{ influence: 6 }],
    };
    const total = ({ engines, weapons, shields }: { engines: number; weapons: number; shields: number }) =>
      engines + weapons + shields;
    const cubes = (scene: ReturnType<typeof given>) => {
      const asked: string[] = [];
      while (scene.asked === 'energy') {
        const seat = scene.play.seat;
        const action = scene.legal[0];
        if (action === undefined) break;
        scene.when(action);
        asked.push(`${seat} ${scene.last('energy').change}`);
      }
      return [asked, total(scene.fleet(0).energy), total(scene.fleet(1).energy)];
    };
    const swayed = given(fuel).when({ type: 'sway', planet: 'm2' });
    expect(cubes(swayed)).toEqual([['1 -1', '1 -1', '1 -1', '0 1', '0 1', '0 1'], 18, 12]);
    expect(swayed.planet('m2').built).toEqual(['backyard-reactor']);
    const stormed = given(fuel).when(attack('m2', 'p1-f1', 'p1-f2'));
    expect(cubes(stormed)).toEqual([['1 -1', '1 -1', '1 -1', '0 1', '0 1'], 17, 12]);
    expect(stormed.events('developmentsLost')).toEqual([
      { type: 'developmentsLost', planet: 'm2', count: 1 },
    ]);
    expect(stormed.planet('m2').built).toEqual([]);
  });

  it('MS-7.7 Ancient Prophesy draws one more, from the deck', () => {
    const scene = given({
      ...{ options: { modules: ['artifacts'] }, units: NEAR, dice: [6, 6] },
      planets: { m1: { owner: 0, artifact: 'ancient-prophesy' } },
    }).when(attack('m2', 'p1-f1', 'p1-f2'));
    expect(scene.events('drawn').map(({ cause, count }) => [cause, count])).toEqual([
      ['capture', 1],
      ['prophesy', 1],
    ]);
    expect(scene.used).toEqual(['artifact ancient-prophesy']);
  });
});
