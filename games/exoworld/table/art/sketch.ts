/** The base in small: its places in the colours of what they make, the crew on them, and below the four supplies. */
import { dot, type Shape, type Sketch, sketchOf } from '#ui/kit/sketch.ts';
import { MODULES } from '../../content/modules.ts';
import { RESOURCES, type Resource } from '../../content/resources.ts';
import type { SeenCrew, SeenPlace, View } from '../../view.ts';

const HUES: Readonly<Record<Resource, string>> = {
  oxygen: '#ff8f80',
  water: '#78bbff',
  food: '#86d98f',
  energy: '#f6d45f',
};
const PAWNS = ['#f4efe4', '#e9a0d6', '#7fd3cd', '#c3b4ff', '#b7c46a'];
const [HOME, IDLE, HARM, INK, TRACK] = ['#d8d2c4', '#4a4f5c', '#ff5d6c', '#14110a', '#2c313c'];
const [WIDE, HIGH, GAP] = [36, 28, 4];
/** The longest supply that is drawn. */
const FULL = 20;
/** A base of few places is not drawn larger than one of many. */
const LEAST = { columns: 3, rows: 3 };

export function sketch({ base, crew, gauges }: View): Sketch {
  const [left, columns] = span(base, ({ x }) => x, LEAST.columns);
  const [top, rows] = span(base, ({ y }) => y, LEAST.rows);
  const [width, height] = [columns * (WIDE + GAP), rows * (HIGH + GAP)];
  const at = ({ x, y }: SeenPlace) => ({
    x: (x - left + 0.5) * (WIDE + GAP),
    y: (y - top + 0.5) * (HIGH + GAP),
  });
  const places = base.flatMap((place): Shape[] => {
    const { x, y } = at(place);
    return [
      ['box', x, y, WIDE, HIGH, colourOf(place)],
      ...(place.tokens.length > 0 ? [dot(x + 13, y - 9, 7, HARM)] : []),
    ];
  });
  const pawns = crew
    .filter(({ away }) => !away)
    .flatMap((member): Shape[] => {
      const place = base.find((one) => one.place === member.at);
      return place ? pawn(member, at(place)) : [];
    });
  const supplies = RESOURCES.flatMap((resource, n): Shape[] => {
    const share = Math.min(1, Math.max(0, (gauges[n]?.supply ?? 0) / FULL));
    const y = height + 10 + n * 10;
    return [
      ['box', width / 2, y, width, 6, TRACK],
      ['box', (width * share) / 2, y, width * share, 6, HUES[resource]],
    ];
  });
  return sketchOf({ x: -4, y: -4, width: width + 8, height: height + 54 }, [
    ...places,
    ...pawns,
    ...supplies,
  ]);
}

function colourOf({ card, working }: SeenPlace): string {
  if (!working) return IDLE;
  return card === 'home' ? HOME : HUES[MODULES[card].colour];
}

/** Those who stand at one place stand side by side. */
function pawn({ crew }: SeenCrew, { x, y }: { x: number; y: number }): Shape[] {
  const beside = x - 12 + crew * 6;
  return [dot(beside, y + 6, 10, INK), dot(beside, y + 6, 7, PAWNS[crew % PAWNS.length] ?? HOME)];
}

/** Where the places begin, and over how many they reach; never fewer than these. */
function span(base: readonly SeenPlace[], of: (place: SeenPlace) => number, least: number): [number, number] {
  const found = base.map(of);
  const [low, high] = [Math.min(0, ...found), Math.max(0, ...found)];
  const count = Math.max(least, high - low + 1);
  return [low - (count - (high - low + 1)) / 2, count];
}
