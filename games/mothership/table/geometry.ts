/** Where the spaces of the board lie on the plane: pointy-top hexes in axial coordinates (MS-1.1). */
import type { Box, Point } from '#ui/kit/camera.ts';
import type { HexName } from '../rules/hex.ts';

/** From the middle of a space to a corner. */
export const SIZE = 24;
const ROOT = Math.sqrt(3);

export function axial(name: HexName): { readonly q: number; readonly r: number } {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return { q, r };
}

export function middle(name: HexName): Point {
  const { q, r } = axial(name);
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

export function apart(a: HexName, b: HexName): number {
  const from = axial(a);
  const to = axial(b);
  const q = from.q - to.q;
  const r = from.r - to.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
