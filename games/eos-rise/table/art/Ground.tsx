/** The map below its galaxies: tints of the regions, lanes, sector numbers, and ways that are or will be flown. */
import type { JSX } from 'preact';
import type { SeenCourse, Threat } from '../../rules/threat.ts';
import { GALAXIES, type GalaxyId, REGION_OF } from '../../rules/universe.ts';
import { percent } from '../../text/table.ts';
import { LANE_LINES, pointOf, SECTOR_CENTRES, SECTOR_SHAPES, tileOf } from './geometry.ts';
import './map.css';

interface GroundProps {
  readonly eos: GalaxyId;
  /** Where the flight began. */
  readonly from: GalaxyId | undefined;
  readonly way: readonly GalaxyId[] | undefined;
  /** How many lanes of the way the EOS has; further ones are out of reach. */
  readonly lanes: number;
  readonly courses: readonly SeenCourse[];
}

export function Ground({ eos, from, way, lanes, courses }: GroundProps): JSX.Element {
  const start = from && from !== eos ? pointOf(from) : undefined;
  return (
    <>
      <clipPath id="er-sectors">
        <path d={SECTOR_SHAPES} />
      </clipPath>
      <g clip-path="url(#er-sectors)">
        {GALAXIES.map((id) => (
          <path key={id} d={tileOf(id)} class={`er-tint er-${REGION_OF[id]}`} />
        ))}
      </g>
      <path class="er-lanes" d={LANE_LINES.map(line).join('')} />
      {SECTOR_CENTRES.map(({ x, y }, i) => (
        <text key={`${x} ${y}`} x={x} y={y + 5} class="er-sector">
          {i + 1}
        </text>
      ))}
      {courses.map(({ key, path, class: name }) => (
        <path key={key} class={`er-course-line er-course-line--${name}`} d={line(path)} />
      ))}
      {start ? <circle cx={start.x} cy={start.y} r="14" class="er-start" /> : undefined}
      {way ? (
        <path class={`er-way${way.length > lanes ? ' er-way--far' : ''}`} d={line([eos, ...way])} />
      ) : undefined}
    </>
  );
}

function line(path: readonly GalaxyId[]): string {
  return path.map((id, i) => `${i === 0 ? 'M' : 'L'}${pointOf(id).x} ${pointOf(id).y}`).join('');
}

/** The chances that ships come to the EOS, over every ring. */
export function Dangers({ ships }: { ships: Threat['ships'] }): JSX.Element {
  // One number a galaxy: the chance that any of the classes there comes.
  const none = new Map<GalaxyId, number>();
  for (const { at, chance } of ships) if (chance > 0) none.set(at, (none.get(at) ?? 1) * (1 - chance));
  return (
    <g class="er-danger">
      {[...none].map(([at, stay]) => (
        <g key={at}>
          <circle cx={pointOf(at).x} cy={pointOf(at).y} r="15" />
          <text x={pointOf(at).x} y={pointOf(at).y + 26}>
            {percent(1 - stay)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The name of a place that is spoken of, beside it: above and below stand the chances of ships. */
export function Named({ at, name }: { at: GalaxyId; name: string }): JSX.Element {
  const { x, y } = pointOf(at);
  return (
    <text x={x - 20} y={y + 5} class="er-named">
      {name}
    </text>
  );
}
