/** A board is drawn piece by piece, with its images, and comes back the same from its text. */
import { describe, expect, test } from 'vitest';
import { boardProblem } from '../content/boardRules.ts';
import { LAYOUT_IDS, LAYOUTS } from '../content/layouts.ts';
import { nameOf } from '../rules/hex.ts';
import { BLANK, draftFrom, draftOf, layoutOf, pieceAt, pressed, resized, spacesIn, textOf } from './draft.ts';
import { evennessOf } from './evenness.ts';

const names = (hexes: readonly { q: number; r: number }[]): string[] => hexes.map(nameOf).sort();

describe('a press', () => {
  test('puts a piece down with all its images, and takes them away again', () => {
    const once = pressed(BLANK, 'station', { q: 6, r: 0 }, 'C2');
    expect(names(layoutOf(once).stations)).toEqual(['-6,0', '6,0']);
    expect(pressed(once, 'station', { q: -6, r: 0 }, 'C2').pieces).toEqual([]);
    expect(names(layoutOf(pressed(BLANK, 'gas', { q: 3, r: 0 }, 'C6')).gas)).toHaveLength(6);
    expect(layoutOf(pressed(BLANK, 'gas', { q: 3, r: 0 }, 'none')).gas).toHaveLength(1);
  });

  test('replaces what stands there, but asteroids lie below', () => {
    const planet = pressed(BLANK, 'mineral', { q: 0, r: 0 }, 'none');
    const gas = pressed(planet, 'gas', { q: 0, r: 0 }, 'none');
    expect(layoutOf(gas)).toMatchObject({ minerals: [], gas: [{ q: 0, r: 0 }] });
    const rocks = pressed(gas, 'asteroids', { q: 0, r: 0 }, 'none');
    expect(layoutOf(rocks)).toMatchObject({ gas: [{ q: 0, r: 0 }], tiles: [{ q: 0, r: 0 }] });
    expect(pieceAt(rocks, { q: 0, r: 0 })?.kind).toBe('gas');
    expect(pressed(rocks, 'erase', { q: 0, r: 0 }, 'none').pieces).toEqual([]);
  });

  test('gives Moons to planets only, and they stay with their planet', () => {
    const planets = pressed(BLANK, 'mineral', { q: 2, r: 2 }, 'C2');
    const moons = pressed(pressed(planets, 'moon', { q: 2, r: 2 }, 'none'), 'station', { q: 6, r: 0 }, 'C2');
    expect(layoutOf(moons).moons).toEqual(['m2']);
    // A planet that is written before it moves its number, not its Moon.
    const more = pressed(moons, 'mineral', { q: 0, r: -3 }, 'none');
    expect(layoutOf(more).moons).toEqual(['m3']);
    expect(layoutOf(pressed(more, 'moon', { q: 6, r: 0 }, 'none')).moons).toEqual(['m3']);
  });
});

test('a smaller board loses what lies beyond its edge', () => {
  const wide = pressed(BLANK, 'station', { q: 8, r: 0 }, 'none');
  expect(resized(wide, -1)).toMatchObject({ radius: 7, pieces: [] });
  expect(resized({ ...BLANK, radius: 5 }, -1).radius).toBe(5);
  expect(resized({ ...BLANK, radius: 11 }, 1).radius).toBe(11);
});

test.each(LAYOUT_IDS)('%s is drawn, written down and read again as the same board', (id) => {
  const draft = draftOf(LAYOUTS[id], 'Again');
  const read = draftFrom(textOf(draft, '\n'));
  if ('problem' in read) throw new Error(read.problem);
  expect(read.name).toBe('Again');
  expect(textOf(read)).toBe(textOf(draft));
  expect(boardProblem(layoutOf(read))).toBeUndefined();
  expect(names(layoutOf(read).tiles)).toEqual(names(LAYOUTS[id].tiles));
  expect(layoutOf(read).moons).toHaveLength(LAYOUTS[id].moons.length);
});

test('what cannot be read says so, and a sentence tells its spaces', () => {
  expect(draftFrom('radius x')).toHaveProperty('problem');
  expect(
    draftFrom(
      'radius 8; stations 6,0; minerals 2,-5 0,0 -3,5; anchor -6,0; npc m:5,0 f1:1,-5:m1 b1:2,-4:m1 f2:-4,5:m3 b2:-3,4:m3 f3:-1,0:m2',
    ),
  ).toEqual({ problem: 'solo' });
  expect(spacesIn('the station at -7,0 is near 3,-2')).toEqual(['-7,0', '3,-2']);
});

test('a board is lopsided where a seat wins more often than chance would have it', () => {
  expect(evennessOf({ wins: [3, 2], games: 5 }).evenness).toBe('few');
  expect(evennessOf({ wins: [13, 11], games: 24 }).evenness).toBe('even');
  expect(evennessOf({ wins: [4, 20], games: 24 })).toMatchObject({ evenness: 'lopsided' });
  expect(evennessOf({ wins: [8, 8, 0, 8], games: 24 })).toEqual({ evenness: 'lopsided', seat: 2 });
});
