/** The board in small: asteroids, planets and stations in the colours of who holds them, and every ship where it stands. */
import { dot, type Shape, type Sketch, sketchOf } from '#ui/kit/sketch.ts';
import { boardFor } from '../../rules/board.ts';
import { nameOf } from '../../rules/hex.ts';
import type { Owner, UnitClass } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import { extent, middle, SIZE } from './geometry.ts';

const OWNERS = ['#f2a65a', '#74b9ff', '#7fdc9a', '#ea94d3', '#f3e27a', '#bba8ff'];
const [RAIDER, NOBODY, GROUND, ROCKS, INK] = ['#ff8087', '#9aa3ad', '#131c2b', '#39414d', '#0b0f16'];
const SIZES: Readonly<Record<UnitClass, number>> = {
  mothership: 40,
  station: 44,
  fighter: 26,
  bomber: 28,
  guardian: 22,
};

export function sketch({ layout, fleets, table, planets, units }: View): Sketch {
  const colourOf = (owner: Owner | undefined): string => {
    if (owner === undefined) return NOBODY;
    return fleets.find((fleet) => fleet.owner === owner)?.npc ? RAIDER : (OWNERS[owner] ?? NOBODY);
  };
  const seats = fleets.filter(({ npc }) => !npc).length;
  const board = boardFor(layout, seats, table.modules.includes('moons'));
  const box = extent(board.radius);
  // Seven spaces lie on a tile of asteroids; in small it is one shape.
  const rocks = board.layout.tiles.map((tile): Shape => {
    const { x, y } = middle(nameOf(tile));
    return ['hex', x, y, 4.2 * SIZE, 4.8 * SIZE, ROCKS];
  });
  const worlds = planets.flatMap(({ at, owner }): Shape[] => {
    const { x, y } = middle(at);
    return [dot(x, y, 48, colourOf(owner)), dot(x, y, 30, owner === undefined ? ROCKS : INK)];
  });
  const pieces = units.flatMap(({ at, owner, class: kind }): Shape[] => {
    const { x, y } = middle(at);
    const size = SIZES[kind];
    const outer: Shape =
      kind === 'station' ? ['hex', x, y, size + 8, size + 8, INK] : dot(x, y, size + 8, INK);
    const inner: Shape =
      kind === 'station'
        ? ['hex', x, y, size, size, colourOf(owner)]
        : kind === 'guardian'
          ? ['box', x, y, size, size, colourOf(owner)]
          : dot(x, y, size, colourOf(owner));
    return [outer, inner];
  });
  const middleOf = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return sketchOf(box, [dot(middleOf.x, middleOf.y, box.width, GROUND), ...rocks, ...worlds, ...pieces]);
}
