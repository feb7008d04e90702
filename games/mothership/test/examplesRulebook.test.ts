import { describe, expect, it } from 'vitest';
import { planetDefence } from '../rules/planets.ts';
import { ability, attack, deploy, END, given, land, move, play, STOP, to } from './scene.ts';

const ALL = ['artifacts', 'influence', 'developments'] as const;

describe('8.1 examples of the rulebook', () => {
  it('X1 (MS-8.3) a total of 7 takes one step off a station', () => {
    const scene = given({ units: { 'p1-b1': '5,0', 'p2-f1': '0,5' }, dice: [7] }).when(
      attack('p2-s', 'p1-b1'),
    );
    expect(scene.fleet(1).stationHp).toBe(12);
  });

  it('X2 Gauss Cannon adds the station HP divided by 4', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '0,2' },
      fleets: [{ technologies: ['gauss-cannon'], stationHp: 8 }],
      dice: [4, 1],
    }).when(attack('p2-f1', 'p1-m'));
    expect(scene.last('dogfight').attack).toBe(6);
  });

  it('X3 an Auxiliary Shield works after a Shield Breaker', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-m': '0,2' },
      fleets: [{ hand: ['shield-breaker'] }, { hand: ['auxiliary-shield'] }],
      dice: [6, 1],
    }).when(attack('p2-m', 'p1-m'), play('shield-breaker'), play('auxiliary-shield'));
    // 6 damage, 4 of it absorbed
    expect(scene.fleet(1).hp).toBe(10);
    expect(scene.shield(1)).toBe(0);
  });

  it('X4 an Expansion Pak doubles the face of one unit, not its bonus', () => {
    const scene = given({
      units: { 'p1-b1': '5,0', 'p1-b2': '6,-1', 'p2-f1': '0,5' },
      fleets: [{ hand: ['expansion-pak'], technologies: ['rear-turrets'] }],
      dice: [5, 3],
    }).when(attack('p2-s', 'p1-b1', 'p1-b2'), play('expansion-pak', { unit: 'p1-b1' }));
    expect(scene.last('dogfight').attack).toBe(15);
  });

  it('X6 (MS-11.3) technology of tier 3 costs 3 Minerals', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '0,5' },
      fleets: [{ minerals: 3, technologies: ['space-walls', 'fast-cap'] }],
    }).when({ type: 'research', technology: 'embargo' });
    expect(scene.fleet(0).minerals).toBe(0);
    expect(scene.fleet(0).technologies).toContain('embargo');
  });

  it('X7 no Asteroid Mining after an attack', () => {
    const scene = given({
      units: { 'p1-m': '0,-3', 'p2-f1': '0,-2' },
      fleets: [{ technologies: ['asteroid-mining'] }],
      dice: [6, 1],
    });
    expect(scene.offers(ability('asteroid-mining'))).toBe(true);
    // the other seat keeps a ship so that the game goes on
    const later = given({
      units: { 'p1-m': '0,-3', 'p2-f1': '0,-2', 'p2-f2': '5,1' },
      fleets: [{ technologies: ['asteroid-mining'] }],
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-m'));
    expect(later.forbids(ability('asteroid-mining'))).toBe('MS-12.6');
  });

  it('X9 a Bomber that wins as defender does not harm a Fighter', () => {
    const scene = given({ units: { 'p1-f1': '0,1', 'p2-b1': '0,2' }, dice: [2, 6] }).when(
      attack('p2-b1', 'p1-f1'),
    );
    expect(scene.at('p1-f1')).toBe('0,1');
    expect(scene.at('p2-b1')).toBe('0,2');
  });

  it('X10 (MS-16.3) the price to sway adds Space Walls, Flak Cannon and Farmland', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-f1': '0,1', 'p2-f1': '0,5' },
      fleets: [{ influence: 12 }, { technologies: ['space-walls'] }],
      planets: { m2: { owner: 1, artifact: 'flak-cannon', built: ['farmland'] } },
    }).when({ type: 'sway', planet: 'm2' });
    expect(scene.last('swayed').price).toBe(12);
    expect(scene.fleet(0).influence).toBe(0);
  });

  it('X11 a swayed planet keeps its Artifact and Developments', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-f1': '0,1', 'p2-f1': '0,5' },
      fleets: [{ influence: 20 }],
      planets: { m2: { owner: 1, artifact: 'space-cat', built: ['farmland', 'flak-towers'] } },
    }).when({ type: 'sway', planet: 'm2' });
    expect(scene.planet('m2')).toMatchObject({
      owner: 0,
      artifact: 'space-cat',
      built: ['farmland', 'flak-towers'],
    });
  });

  it('X12 so does one captured by Friendly Negotiations', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-f1': '0,2', 'p2-f1': '0,5' },
      fleets: [{ hand: ['friendly-negotiations'], influence: 3 }],
      planets: { m2: { owner: 1, artifact: 'space-cat', built: ['farmland', 'flak-towers'] } },
    }).when(play('friendly-negotiations', { target: 'm2' }));
    expect(scene.planet('m2')).toMatchObject({
      owner: 0,
      artifact: 'space-cat',
      built: ['farmland', 'flak-towers'],
    });
    expect(scene.fleet(0).influence).toBe(3);
  });

  it('X13 both attackers take the whole total of a winning defender', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-f2': '1,1', 'p1-f3': '-5,0', 'p2-f1': '0,2' },
      dice: [2, 3, 6],
    }).when(attack('p2-f1', 'p1-f1', 'p1-f2'));
    expect(scene.at('p1-f1')).toBeUndefined();
    expect(scene.at('p1-f2')).toBeUndefined();
  });

  it('X14 (MS-15.3) Planet Laser Pointer removes planet and Artifact', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-f1': '0,2', 'p2-f1': '0,5' },
      fleets: [{ hand: ['planet-laser-pointer'] }],
      planets: { m2: { owner: 1, artifact: 'space-cat' } },
    }).when(play('planet-laser-pointer', { target: 'm2' }));
    expect(scene.planet('m2').gone).toBe(true);
    expect(scene.planet('m2').artifact).toBeUndefined();
    expect(scene.s.tokens.flatMap(({ cards }) => cards)).not.toContain('space-cat');
  });

  it('X15 a blockaded seat gathers nothing but may sell', () => {
    const scene = given({
      options: { modules: [...ALL] },
      active: 1,
      units: { 'p1-f1': '0,2', 'p2-f1': '0,5' },
      fleets: [undefined, { hand: ['convoy'] }],
      planets: { m2: { owner: 1, artifact: 'tricorder', built: ['farmland'] } },
      change: (s) => {
        s.blockade = 0;
      },
    }).when(END);
    expect(scene.fleet(1)).toMatchObject({ minerals: 0, gas: 0, influence: 0 });
    scene.when({ type: 'sell', card: 'convoy' });
    expect(scene.fleet(1).minerals).toBe(1);
    // R36 it ends when the turn of its player starts
    expect(scene.s.blockade).toBeUndefined();
  });

  it('X16 damage goes to shields, then to HP', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-m': '0,2' },
      fleets: [{ energy: { engines: 1, weapons: 9, shields: 5 } }],
      dice: [9, 1],
    }).when(attack('p2-m', 'p1-m'));
    expect(scene.shield(1)).toBe(0);
    expect(scene.fleet(1).hp).toBe(8);
  });

  it('X17 a field of two tiles is entered once; coming back rolls again', () => {
    // tiles at (0,4) and (-3,4) touch
    const scene = given({ units: { 'p1-f1': '0,2', 'p2-f1': '5,1' }, dice: [5, 4] }).when(
      move('p1-f1'),
      to('0,3', 'asteroid'),
    );
    expect(scene.at('p1-f1')).toBe('0,3');
    scene.when(to('-1,4'), END, END);
    scene.when(move('p1-f1'));
    expect(scene.offers(to('-2,4'))).toBe(true);
    scene.when(to('-2,4'));
    expect(scene.events('asteroidRoll')).toHaveLength(1);
    scene.when(END, END, move('p1-f1'), to('-1,3'));
    scene.when(END, END).rolls(6, 1);
    scene.when(move('p1-f1'), to('-1,4', 'asteroid'));
    expect(scene.told.filter(({ event }) => event.type === 'asteroidRoll')).toHaveLength(2);
    scene.when(STOP);
  });

  it('X18 a Guardian deployed beside two enemies: its owner chooses the first', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '-1,3', 'p2-f2': '1,2', 'p2-m': '5,0' },
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }],
    }).when(deploy('p1-f1'), land('0,2'));
    expect(scene.asked).toBe('strikeOrder');
    scene.rolls(6, 1, 6, 1).when({ type: 'choose', unit: 'p2-f2' });
    expect(scene.at('p2-f2')).toBeUndefined();
    expect(scene.at('p2-f1')).toBeUndefined();
    expect(scene.fleet(0).minerals).toBe(2);
  });
});

describe('Planet Defence', () => {
  it('E12 (MS-7.5, R33) adds Space Walls II, Alien Skull and Git off mah propertay!', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-b1': '1,2', 'p2-f1': '5,1' },
      fleets: [{}, { technologies: ['space-walls', 'space-walls-2'], hand: ['git-off'] }],
      planets: { m2: { owner: 1 }, m3: { owner: 1, artifact: 'alien-skull' } },
      dice: [8],
    });
    expect(planetDefence(scene.s, 1)).toBe(14);
    scene.when(attack('m2', 'p1-b1'), play('git-off'));
    expect(scene.last('planetAttack')).toMatchObject({ defence: 17, total: 8, captured: false });
  });
});
