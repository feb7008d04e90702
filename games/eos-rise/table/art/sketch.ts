/** The Universe in small: its galaxies, the bursts to collect, Alien ships, stations, the Paradise Planet and the EOS. */
import { dot, type Shape, type Sketch, sketchOf } from '#ui/kit/sketch.ts';
import { REGIONS, type Region } from '../../content/regions.ts';
import { GALAXIES, REGION_OF } from '../../rules/universe.ts';
import type { View } from '../../view.ts';
import { LANE_LINES, MAP, pointOf } from './geometry.ts';

const HUES: Readonly<Record<Region, string>> = {
  hawkins: '#7d6140',
  chandra: '#4f6a80',
  borealis: '#467a5e',
  perseus: '#6c5980',
};
const [LANE, BURST, ALIEN, STATION, PARADISE, EOS, INK] = [
  '#2a3040',
  '#f6d45f',
  '#ff5d6c',
  '#9fd2ff',
  '#8df0b8',
  '#ffffff',
  '#0b0f16',
];

export function sketch({ frbs, ships, stations, planet, eos }: View): Sketch {
  const lanes = LANE_LINES.map(([from, to]): Shape => {
    const [a, b] = [pointOf(from), pointOf(to)];
    return ['way', a.x, a.y, b.x - a.x, b.y - a.y, LANE];
  });
  const at = (id: View['eos'], size: number, colour: string, aside = 0): Shape => {
    const { x, y } = pointOf(id);
    return dot(x + aside, y, size, colour);
  };
  return sketchOf(MAP, [
    ...lanes,
    ...GALAXIES.map((id) => at(id, 14, HUES[REGION_OF[id]])),
    ...REGIONS.map((region) => at(stations[region].at, 22, STATION)),
    ...frbs.map((id) => at(id, 18, BURST, -8)),
    ...ships.map((ship) => at(ship.at, 24, ALIEN, 8)),
    ...(planet ? [at(planet, 34, PARADISE)] : []),
    at(eos, 46, INK),
    at(eos, 36, EOS),
  ]);
}
