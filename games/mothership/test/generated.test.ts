/** MS-21.2 What the generator of solo boards holds to: no nearer than so, and as near as that. */
import { describe, expect, it } from 'vitest';
import { generateSolo } from '../content/soloGenerator.ts';
import { type Axial, distance, nameOf } from '../rules/hex.ts';

const BOARDS = Array.from({ length: 150 }, (_, i) => generateSolo({ seed: `solo ${i}`, gas: i % 3 }));
const CENTRE: Axial = { q: 0, r: 0 };
const nearest = (of: (board: (typeof BOARDS)[number]) => readonly number[]): number =>
  Math.min(...BOARDS.flatMap(of));

describe('MS-21.2 random solo boards', () => {
  it('MS-21.2 the least distances are met, and never undercut', () => {
    const planets = (board: (typeof BOARDS)[number]) => [...board.minerals, ...board.gas];
    const station = (board: (typeof BOARDS)[number]) => board.stations[0] ?? CENTRE;
    expect(nearest((board) => planets(board).map((hex) => distance(hex, station(board))))).toBe(5);
    expect(nearest((board) => planets(board).map((hex) => distance(hex, board.anchor)))).toBe(5);
    expect(nearest((board) => board.tiles.map((hex) => distance(hex, station(board))))).toBe(4);
    expect(nearest((board) => board.tiles.map((hex) => distance(hex, board.anchor)))).toBe(4);
    expect(
      nearest((board) => board.tiles.flatMap((tile) => planets(board).map((hex) => distance(hex, tile)))),
    ).toBe(2);
    expect(
      Math.max(
        ...BOARDS.flatMap((board) => planets(board).map((hex) => distance(hex, CENTRE) - board.radius)),
      ),
    ).toBe(-1);
  });

  it('MS-21.2 every ship of the NPC has a space of its own, beside its home and off the rocks', () => {
    for (const { npc, homes, minerals, gas, tiles, stations } of BOARDS) {
      const spaces = Object.values(npc).map(nameOf);
      const taken = [...minerals, ...gas, ...stations].map(nameOf);
      expect(new Set([...spaces, ...taken]).size).toBe(spaces.length + taken.length);
      for (const hex of Object.values(npc))
        expect(Math.min(9, ...tiles.map((tile) => distance(hex, tile)))).toBeGreaterThan(1);
      for (const [ship, home] of Object.entries(homes)) {
        const planet = home.startsWith('m')
          ? minerals[Number(home.slice(1)) - 1]
          : gas[Number(home.slice(1)) - 1];
        const at = npc[ship as keyof typeof npc];
        expect(planet && distance(at, planet)).toBe(1);
      }
    }
  });

  it('MS-21.2 the last of three are gas planets, as many as asked for', () => {
    for (const [i, { minerals, gas }] of BOARDS.entries())
      expect([minerals.length, gas.length]).toEqual([3 - (i % 3), i % 3]);
  });
});
