/** MS-19.4, MS-22 Who wins and who comes in where, and MS-19.5 when lost ships come back. */
import { describe, expect, it } from 'vitest';
import { attack, END, type Given, given, land, PASS, type Scene } from './scene.ts';

const FOUR = { 'p1-f1': '7,-5', 'p2-f1': '3,4', 'p3-f1': '-7,5', 'p4-f1': '-2,-5' } as const;

describe('MS-22 at the round cap', () => {
  const cap: Given = { seats: 4, options: { roundCap: '40' }, round: 40, units: FOUR };

  it('MS-22 all who are left are placed by the armada score, ties shared', () => {
    const scene = given({
      ...cap,
      units: { ...FOUR, 'p2-b1': '3,3', 'p2-f2': '2,5', 'p4-b1': '-2,-6' },
      planets: { m1: { owner: 2 }, m2: { owner: 2 } },
    }).when(END, END, END, END);
    // station 16 and 4 a small ship: 20, 28, 20 + 2 planets, 24
    expect(scene.s.outcome).toMatchObject({ winners: [1], rule: 'MS-22', places: [4, 1, 2, 2] });
  });

  it('MS-22 (MS-14.3) those eliminated before come after them, the later the better', () => {
    const scene = given({
      ...cap,
      units: { ...FOUR, 'p2-s': 'off', 'p2-f1': 'off', 'p3-s': 'off', 'p3-f1': 'off', 'p1-f2': '7,-4' },
      fleets: [{}, { out: 2 }, { out: 1 }],
      change: (s) => {
        s.outs = 2;
      },
    }).when(END, END);
    expect(scene.s.outcome).toMatchObject({ winners: [0], places: [1, 3, 4, 2] });
  });

  it('MS-22 the cap is reached with the end of its round, not before', () => {
    expect(given({ ...cap, round: 39 }).when(END, END, END, END).s.outcome).toBeUndefined();
    const last = given(cap).when(END, END, END);
    expect(last.s.outcome).toBeUndefined();
    expect(last.when(END).s.outcome?.reason).toBe('roundCap');
  });

  it('MS-22 teams add up, also what a team-mate has left', () => {
    const scene = given({
      ...cap,
      options: { roundCap: '40', teams: '2v2' },
      units: { ...FOUR, 'p1-f2': '7,-4', 'p1-f3': '7,-6', 'p2-b1': '3,3', 'p4-b1': '-2,-6' },
      planets: { m1: { owner: 1 } },
    }).when(END, END, END, END);
    // 28 + 20 against 26 + 24
    expect(scene.s.outcome).toMatchObject({ winners: [1, 3], places: [3, 1, 3, 1] });
  });
});

describe('MS-19.4 Victory Points', () => {
  const timed: Given = { options: { mode: 'vp-timed', rounds: 4 }, round: 4 };
  const end = (more: Given): Scene['s']['outcome'] => given({ ...timed, ...more }).when(END, END).s.outcome;
  const even = { 'p1-f1': '0,1', 'p2-f1': '5,1' } as const;

  it('MS-19.4 (R61) ties go to planets, then ships, then Minerals, then they are shared', () => {
    // one point each: a planet, or a kill; planets count before ships, ships before Minerals
    expect(
      end({
        units: { ...even, 'p2-f2': '5,0' },
        planets: { m3: { owner: 0 } },
        fleets: [{}, { kills: 1, minerals: 9 }],
      })?.winners,
    ).toEqual([0]);
    expect(end({ units: { ...even, 'p2-f2': '5,0' }, fleets: [{ minerals: 9 }] })?.winners).toEqual([1]);
    expect(end({ units: even, fleets: [{}, { minerals: 1 }] })?.winners).toEqual([1]);
    expect(end({ units: even })).toMatchObject({ winners: [0, 1], places: [1, 1] });
  });

  it('MS-19.4 (MS-19.7) an eliminated fleet keeps its points in the ranking but does not win while another is left', () => {
    const scene = given({
      options: { mode: 'vp' },
      seats: 3,
      units: { 'p1-f1': '-2,0', 'p2-s': 'off', 'p2-f1': '-2,1', 'p3-f1': '0,-5' },
      fleets: [{ kills: 2 }, { kills: 9 }, { kills: 4 }],
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.fleet(1).out).toBe(1);
    scene.when(END, END);
    expect(scene.s.outcome).toMatchObject({ winners: [2], points: [3, 9, 4], places: [3, 2, 1] });
  });
});

describe('MS-19.5 the return of ships', () => {
  const vp: Given = { options: { mode: 'vp' }, units: { 'p1-f2': '-5,1', 'p2-f1': '5,1' } };
  const due = (s: Scene['s']) => {
    const fighter = s.units[1];
    if (fighter) fighter.wait = 1;
  };

  it('MS-19.5 (E50) one lost in the respawn step itself returns at the end of the next turn', () => {
    // Asteroids lie next to the planet in the middle of the Gas Well.
    const scene = given({
      ...vp,
      options: { mode: 'vp', layout: 'gas-well' },
      planets: { g1: { owner: 0 } },
      change: due,
      dice: [1, 6],
    }).when(END, land('1,0'));
    expect(scene.at('p1-f1')).toBeUndefined();
    expect(scene.s.active).toBe(1);
    scene.when(END, END);
    expect(scene.asked).toBe('land');
    scene.when(land('-5,0'));
    expect(scene.at('p1-f1')).toBe('-5,0');
  });

  it('MS-19.5 returns next to the station or a planet of its own, nowhere else', () => {
    const scene = given({ ...vp, planets: { m1: { owner: 0 }, m2: { owner: 1 } }, change: due }).when(END);
    expect(scene.offers(land('-1,-2'))).toBe(true);
    expect(scene.offers(land('-6,1'))).toBe(true);
    expect(scene.forbids(land('1,2'))).toBe('MS-19.5');
    expect(scene.forbids(land('-4,0'))).toBe('MS-19.5');
  });

  it('MS-19.5 without a space it stays due', () => {
    const scene = given({
      ...vp,
      units: { ...vp.units, 'p1-s': 'off' },
      change: due,
    }).when(END);
    expect(scene.s.active).toBe(1);
    expect(scene.s.units[1]?.wait).toBe(0);
  });

  it('MS-19.3 the active seat’s own kill brings the last round, and it is told once', () => {
    const scene = given({
      ...vp,
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1', 'p1-f2': '-5,1' },
      fleets: [{ kills: 9 }],
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.s.ending).toBe(true);
    expect(scene.events('lastRound')).toHaveLength(1);
    scene.when(END);
    expect(scene.s.outcome).toBeUndefined();
    scene.when(END);
    if (scene.asked === 'land') scene.when(scene.legal[0] ?? PASS);
    expect(scene.s.outcome).toMatchObject({ winners: [0], reason: 'points' });
  });
});
