/** What is offered, against all that could be said: of every unit and planet on the table, in the turns of several seats. */
import { describe, expect, it } from 'vitest';
import { canonical } from '#engine';
import type { MothershipAction, TargetId } from '../action.ts';
import { CARD_IDS, type CardId } from '../content/cards.ts';
import { TECHNOLOGY_IDS } from '../content/technologies.ts';
import { mothership } from '../index.ts';
import { USUAL_OPTIONS } from '../positions.ts';
import { boardOf } from '../rules/board.ts';
import { planetId } from '../rules/planets.ts';
import { UNIT_IDS, type UnitId } from '../rules/units.ts';
import { ability, attack, type Given, given, move, play, positionOf, type Scene } from './scene.ts';

/** A crowd: ships of both sides next to one another, to a station and to planets, some that have acted. */
const CROWD: Given = {
  options: { modules: ['artifacts', 'influence', 'developments'] },
  units: {
    ...{ 'p1-m': '0,2', 'p1-f1': '0,1', 'p1-f2': '5,0', 'p1-b1': '1,2', 'p1-g1': '-1,2' },
    ...{ 'p2-m': '1,1', 'p2-f1': '-1,3', 'p2-f2': '5,1', 'p2-b1': '4,1', 'p2-g1': '1,0' },
  },
  fleets: [0, 1].map(() => ({
    technologies: ['sunslayer', 'repair-drones', 'nuclear-missile', 'tractor-beam', 'onboard-gates'] as const,
    ...{ hp: 9, minerals: 9, gas: 4, influence: 9 },
  })) as Given['fleets'],
  planets: { m1: { owner: 0, artifact: 'tricorder' }, m2: { owner: 1 }, g1: { owner: 1 } },
};

/** The names that anything on the table has, and some that nothing has. */
function names(scene: Scene): { units: UnitId[]; planets: TargetId[] } {
  const units = UNIT_IDS.filter((id) => id.startsWith('p1-') || id.startsWith('p2-') || id === 'p3-m');
  const planets = boardOf(scene.s).bodies.map((_, planet) => planetId(scene.s, planet));
  return { units, planets };
}

/** Of all these actions exactly those are listed that nothing is said against. */
function expectExact(scene: Scene, actions: readonly MothershipAction[]): number {
  const listed = new Set(scene.legal.map(canonical));
  const legal = actions.filter((action) => scene.refusal(action) === undefined).map(canonical);
  expect(actions.map(canonical).filter((action) => listed.has(action))).toEqual(legal);
  return legal.length;
}

describe('what a seat is offered in its turn', () => {
  it.each([0, 1])('MS-12.6 abilities of seat %i, on every target there is', (active) => {
    const scene = given({ ...CROWD, active });
    const { units, planets } = names(scene);
    const all = TECHNOLOGY_IDS.flatMap((technology) => [
      ability(technology),
      ...[...units, ...planets].map((target) => ability(technology, target)),
    ]);
    expect(expectExact(scene, all)).toBeGreaterThan(3);
  });

  it.each([0, 1])('MS-6.1 attacks of seat %i, by every ship and every two, on every target', (active) => {
    const scene = given({ ...CROWD, active });
    const { units, planets } = names(scene);
    const own = units.filter((id) => id.startsWith(`p${active + 1}-`));
    const groups = own.flatMap((one) => [[one], ...own.map((other) => [one, other])]);
    const all = [...units, ...planets].flatMap((target) => groups.map((ships) => attack(target, ...ships)));
    expect(expectExact(scene, all)).toBeGreaterThan(5);
  });

  it.each([
    0, 1,
  ])('MS-4.1, MS-15.1, MS-16.3 moves, planets explored and planets swayed of seat %i', (active) => {
    const scene = given({ ...CROWD, active });
    const { units, planets } = names(scene);
    const all = [
      ...units.map(move),
      ...planets.flatMap((planet) => [
        { type: 'explore', planet } as MothershipAction,
        { type: 'sway', planet } as MothershipAction,
      ]),
    ];
    expect(expectExact(scene, all)).toBeGreaterThan(5);
  });

  it('MS-13.9 cards, with no name, with every unit and with every target', () => {
    for (let first = 0; first < CARD_IDS.length; first += 4) {
      const hand = CARD_IDS.slice(first, first + 4) as CardId[];
      const scene = given({ ...CROWD, fleets: [{ ...CROWD.fleets?.[0], hand }, CROWD.fleets?.[1]] });
      const { units, planets } = names(scene);
      const all = hand.flatMap((card) => [
        play(card),
        ...units.map((unit) => play(card, { unit })),
        ...[...units, ...planets].map((target) => play(card, { target })),
        ...[0, 1, 2].map((seat) => play(card, { seat })),
      ]);
      expectExact(scene, all);
    }
  });
});

describe('what is told of', () => {
  it('MS-8.4 a station is destroyed in a dogfight, by whom', () => {
    const scene = given({
      units: { 'p1-m': '5,0', 'p2-f1': '0,5' },
      fleets: [{ energy: { engines: 0, weapons: 12, shields: 3 } }, { stationHp: 4 }],
      dice: [4],
    });
    expect(scene.after(attack('p2-s', 'p1-m')).filter(({ type }) => type === 'destroyed')).toEqual([
      { type: 'destroyed', unit: 'p2-s', cause: 'dogfight', by: 0 },
    ]);
  });

  it('MS-13.4 Backup Generator adds to the die of the unit it names, whichever of several that is', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-f2': '1,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['backup-generator'] }],
      dice: [3, 1, 6],
    }).when(attack('p2-f1', 'p1-f1', 'p1-f2'));
    expect(scene.refusal(play('backup-generator', { unit: 'p1-f1' }))).toBe('MS-13.9 notFirstDie p1-f1');
    scene.rolls(4).when(play('backup-generator', { unit: 'p1-f2' }));
    expect(scene.last('rerolled')).toMatchObject({ unit: 'p1-f2', face: 5 });
    expect(scene.last('dogfight').attackers).toMatchObject([
      { unit: 'p1-f1', face: 3 },
      { unit: 'p1-f2', face: 5 },
    ]);
  });

  it('MS-18.2 a Development that nobody can build is lost as a reward', () => {
    const rolled = (planets: Given['planets']) =>
      given({
        options: { modules: ['artifacts', 'influence', 'developments', 'moons'] },
        units: { 'p1-f1': '0,1', 'p2-f1': '5,1' },
        planets: planets ?? {},
        market: ['farmland'],
        dice: [5],
        stack: [{ step: 'main' }, { step: 'bonusRoll', seat: 0 }],
      });
    // An unexplored planet takes none.
    const lost = rolled({ m1: { owner: 0 } });
    expect([lost.asked, lost.last('rewardLost')]).toEqual(['main', { type: 'rewardLost', seat: 0, face: 5 }]);
    const built = rolled({ m1: { owner: 0, artifact: 'tricorder' } });
    expect([built.planet('m1').built, built.events('rewardLost')]).toEqual([['farmland'], []]);
  });
});

describe('the table', () => {
  it('MS-1.1 seats two to six fleets, one alone in the Solo Challenge', () => {
    expect(mothership.seats).toEqual({ min: 1, max: 6 });
    const problems = [1, 2, 6].map((seats) =>
      mothership.tableProblem?.({
        seats,
        options: { ...USUAL_OPTIONS, mode: seats === 1 ? 'solo' : 'deathmatch' },
      }),
    );
    expect(problems).toEqual([undefined, undefined, undefined]);
  });

  it('is as far as its round and who began it; alone it does not matter who began', () => {
    const s = positionOf({ units: { 'p1-f1': '0,1', 'p2-f1': '5,1' }, round: 4, first: 1 });
    expect(mothership.progress?.(s)).toEqual({ rounds: 4, first: 1 });
    const solo = positionOf({
      ...{ seats: 1, options: { mode: 'solo', soloLevel: 1 }, round: 2 },
      units: { 'p1-m': '-2,4', 'npc-m': '1,0' },
    });
    expect(mothership.progress?.(solo)).toEqual({ rounds: 2 });
  });

  it('MS-12.6 a planet that is gone leaves an empty space behind', () => {
    const scene = (gone: boolean) =>
      given({
        units: { 'p1-f1': '0,1', 'p2-f1': '5,1' },
        ...(gone ? { planets: { m3: { gone: true } } } : {}),
      }).when(move('p1-f1'));
    const enters = (gone: boolean) =>
      scene(gone).legal.some((action) => action.type === 'moveTo' && action.to === '0,0');
    expect([enters(false), enters(true)]).toEqual([false, true]);
  });
});
