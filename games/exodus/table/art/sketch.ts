/** The voyage in small: the systems found so far, where the fleet is, what hunts it, and below its traits. */
import { layOut, skyOf } from '#ui/kit/growing.ts';
import { dot, type Shape, type Sketch, sketchOf } from '#ui/kit/sketch.ts';
import { TRAITS } from '../../content/factions.ts';
import { MOST } from '../../rules/traits.ts';
import type { View } from '../../view/index.ts';

const [WAY, KNOWN, SEEN, FLEET, HUNTED, TRACK, LEVEL] = [
  '#4d4a44',
  '#7d776b',
  '#e6d6b4',
  '#ffffff',
  '#ff5d6c',
  '#37342f',
  '#e6d6b4',
];

export function sketch({ systems, here, force, traits }: View): Sketch {
  const spots = layOut(systems);
  const sky = skyOf(spots);
  const ways = systems.flatMap(({ links }, from) =>
    links.flatMap((to): Shape[] => {
      const [a, b] = [spots[from], spots[to]];
      return a && b && to > from ? [['way', a.x, a.y, b.x - a.x, b.y - a.y, WAY]] : [];
    }),
  );
  const stars = systems.flatMap((system, index): Shape[] => {
    const { x, y } = spots[index] ?? { x: 0, y: 0 };
    const hunted = (index === here ? (force?.size ?? 0) : system.force) > 0;
    return [
      ...(hunted ? [dot(x, y, 62, HUNTED)] : []),
      ...(index === here ? [dot(x, y, 48, FLEET)] : []),
      dot(x, y, 30, system.visited ? SEEN : KNOWN),
    ];
  });
  const [each, foot] = [sky.width / TRAITS.length, sky.width * 0.3];
  const bottom = sky.y + sky.height + foot;
  const bars = TRAITS.flatMap((trait, n): Shape[] => {
    const x = sky.x + (n + 0.5) * each;
    const high = foot * Math.min(1, traits[trait] / MOST);
    return [
      ['box', x, bottom - foot / 2, each * 0.6, foot, TRACK],
      ['box', x, bottom - high / 2, each * 0.6, high, LEVEL],
    ];
  });
  return sketchOf({ ...sky, height: sky.height + foot + 12 }, [...ways, ...stars, ...bars]);
}
