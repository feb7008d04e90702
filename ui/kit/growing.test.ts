/** Stars keep their places, and none lies on another. */
import { expect, test } from 'vitest';
import { layOut, skyOf } from './growing.ts';

/** A fleet that always jumps to the newest system, with a closed ring now and then. */
function grown(jumps: number): { links: number[] }[] {
  const systems: { links: number[] }[] = [{ links: [] }];
  const link = (a: number, b: number) => {
    systems[a]?.links.push(b);
    systems[b]?.links.push(a);
  };
  let here = 0;
  for (let jump = 0; jump < jumps; jump++) {
    for (let found = 0; found < 1 + (jump % 5); found++) link(here, systems.push({ links: [] }) - 1);
    if (jump % 3 === 2) link(here, Math.max(0, here - 3));
    here = systems.length - 1;
  }
  return systems;
}

test('a system that is found later moves none that is there', () => {
  const early = layOut(grown(6));
  expect(layOut(grown(14)).slice(0, early.length)).toEqual(early);
});

test('no two systems of a long voyage lie on each other', () => {
  const places = layOut(grown(20));
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(45);
});

test('the sky holds every place, and is never narrow', () => {
  const places = layOut(grown(9));
  const { x, y, width, height } = skyOf(places);
  for (const place of places) {
    expect(place.x).toBeGreaterThan(x);
    expect(place.x).toBeLessThan(x + width);
    expect(place.y).toBeGreaterThan(y);
    expect(place.y).toBeLessThan(y + height);
  }
  expect(skyOf([{ x: 7, y: 7 }])).toMatchObject({ x: -143, width: 300 });
});
