/** Where the spaces of the board lie on the plane: pointy-top hexes in axial coordinates (MS-1.1). */
import type { Box, Point } from '#ui/kit/camera.ts';
import { axialOf, type HexName } from '../../rules/hex.ts';

/** From the middle of a space to a corner. */
export const SIZE = 24;
const ROOT = Math.sqrt(3);

export function middle(name: HexName): Point {
  const { q, r } = axialOf(name);
  return { x: SIZE * ROOT * (q + r / 2), y: SIZE * 1.5 * r };
}

export function corners(size = SIZE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${round(size * Math.cos(angle))},${round(size * Math.sin(angle))}`;
  }).join(' ');
}

/** All of a board of this radius. */
export function extent(radius: number): Box {
  const x = SIZE * ROOT * (radius + 0.5) + 4;
  const y = SIZE * (1.5 * radius + 1) + 4;
  return { x: -x, y: -y, width: 2 * x, height: 2 * y };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
