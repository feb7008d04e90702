/** The Universe: 54 galaxies in 19 sectors, the lanes between them, and everything that lies and flies there. */
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Place, Tone } from '#ui/kit/board.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import { useLook } from '#ui/kit/usePlaces.ts';
import { GALAXIES, type GalaxyId, INDEX, REGION_OF } from '../rules/universe.ts';
import { galaxyLabel } from '../text/labels.ts';
import { THREAT_WORDS } from '../text/overlays.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { Galaxy } from './art/Galaxy.tsx';
import { type Desk, useTheDesk } from './desk.ts';
import { percent } from './fighting.ts';
import { GalaxyLine } from './GalaxyLine.tsx';
import { LANE_LINES, MAP, pointOf, SECTOR_CENTRES, SECTOR_SHAPES, tileOf } from './geometry.ts';
import { useFlights } from './motion.ts';
import { coursesSeen } from './orders.ts';
import { hereOf, reach } from './routes.ts';
import { Tokens } from './Tokens.tsx';
import { type Threat, threatAt } from './threat.ts';
import './universe.css';

type Way = readonly GalaxyId[];
type SpotId = `galaxy:${GalaxyId}`;
interface GalaxyPlace extends Place<SpotId> {
  readonly galaxy: GalaxyId;
}

const spotOf = (id: GalaxyId): SpotId => `galaxy:${id}`;
const galaxyOf = (spot: SpotId): GalaxyId | undefined => GALAXIES.find((id) => spotOf(id) === spot);

export function Universe(): JSX.Element {
  const desk = useTheDesk();
  const { view, route } = desk;
  const [looked, setLooked] = useState<GalaxyId | undefined>(undefined);
  const lanes = view.flight ? view.lanesLeft : view.hull.engine > 0 ? view.warpValue : 0;
  const ways = useMemo(() => reach(view, lanes), [view, lanes]);
  const [watched, setWatched] = useState(false);
  const threat = useMemo(() => (watched ? threatAt(view) : undefined), [view, watched]);
  const target = looked ?? route;
  const way = target ? ways.get(target) : undefined;
  const show = useLook(desk, (spot: SpotId) => {
    const [choice, other] = desk.at(spot);
    return other ? undefined : choice;
  });
  const places = GALAXIES.map((galaxy): GalaxyPlace => {
    const id = spotOf(galaxy);
    const to = ways.get(galaxy)?.length;
    const label = galaxyLabel(view, galaxy, hereOf(view, galaxy), to, desk.at(id).length);
    return { id, galaxy, at: pointOf(galaxy), label, tone: toneOf(desk, galaxy, to) };
  });
  return (
    <section class="er-universe" aria-label={TABLE_WORDS.universe} data-part="map">
      <Surface
        name={TABLE_WORDS.universe}
        world={MAP}
        places={places}
        home={spotOf(view.eos)}
        press={(spot) => press(desk, spot, ways)}
        look={(spot) => {
          const at = spot && galaxyOf(spot);
          if (at !== looked) setLooked(at);
          show(spot);
        }}
        paint={({ galaxy }) => `er-galaxy er-${REGION_OF[galaxy]}`}
        draw={({ galaxy, tone }) => (
          <>
            <circle class="er-galaxy__area" r="22" />
            <Galaxy seed={INDEX[galaxy]} />
            {tone ? <circle class="er-galaxy__ring" r={tone === 'able' ? 11 : 19} /> : undefined}
          </>
        )}
        under={<Ground way={way} />}
        tools={() => (
          <div class="er-threat">
            <button
              type="button"
              class="o-button o-button--small er-threat__toggle"
              aria-pressed={watched}
              aria-keyshortcuts="t"
              title={THREAT_WORDS.help}
              data-key="t"
              onClick={() => setWatched(!watched)}
            >
              {THREAT_WORDS.toggle}
            </button>
            {threat ? (
              <p class="er-threat__sum" aria-live="polite">
                {THREAT_WORDS.sum(percent(threat.any), threat.mean.toFixed(1))}
              </p>
            ) : undefined}
          </div>
        )}
      >
        <Pieces view={view} />
        {threat?.ships.map(({ class: name, at, chance }) => (
          <Danger key={`${name} ${at}`} at={at} chance={chance} />
        ))}
      </Surface>
      <GalaxyLine at={target} way={way} />
    </section>
  );
}

const isWarping = ({ view, props }: Desk): boolean =>
  view.asking?.step === 'warp' && props.decision !== undefined;

/** `lanes`: how far it is, where it can be reached. */
function toneOf(desk: Desk, galaxy: GalaxyId, lanes: number | undefined): Tone | undefined {
  const spot = spotOf(galaxy);
  if (desk.best?.spots.includes(spot)) return 'advice';
  if (desk.route === galaxy) return 'held';
  if (desk.at(spot).length > 0) return 'goal';
  return isWarping(desk) && lanes !== undefined ? 'able' : undefined;
}

/** The next galaxy is flown to, one farther away gets a route. */
function press(desk: Desk, spot: SpotId, ways: ReadonlyMap<GalaxyId, Way>): void {
  const id = galaxyOf(spot);
  if (id === undefined) return;
  const far = (ways.get(id)?.length ?? 0) > 1;
  if (desk.at(spot).length === 0 && isWarping(desk) && far) desk.plan(desk.route === id ? undefined : id);
  else desk.press(spot, isWarping(desk) ? { type: 'warp', to: id } : undefined);
}

function Ground({ way }: { way: Way | undefined }): JSX.Element {
  const { view } = useTheDesk();
  const courses = useMemo(() => coursesSeen(view), [view]);
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
        <path key={key} class={`er-course er-course--${name}`} d={line(path)} />
      ))}
      {view.flight && view.flight.from !== view.eos ? <Start at={view.flight.from} /> : undefined}
      {way ? <path class="er-way" d={line([view.eos, ...way])} /> : undefined}
    </>
  );
}

/** What lies and flies in the galaxies. */
function Pieces({ view }: { view: View }): JSX.Element {
  const { props } = useTheDesk();
  const ref = useRef<SVGGElement>(null);
  useFlights(ref, view, props.fresh);
  return (
    <g ref={ref}>
      {GALAXIES.map((id) => (
        <Tokens key={id} id={id} here={hereOf(view, id)} />
      ))}
    </g>
  );
}

function line(path: Way): string {
  return path.map((id, i) => `${i === 0 ? 'M' : 'L'}${pointOf(id).x} ${pointOf(id).y}`).join('');
}

/** The chance that the ships here come to the EOS. */
function Danger({ at, chance }: Pick<Threat['ships'][number], 'at' | 'chance'>): JSX.Element | undefined {
  const { x, y } = pointOf(at);
  if (chance === 0) return undefined;
  return (
    <g class="er-danger">
      <circle cx={x} cy={y} r="15" style={{ opacity: 0.35 + chance * 0.65 }} />
      <text x={x} y={y + 27}>
        {percent(chance)}
      </text>
    </g>
  );
}

function Start({ at }: { at: GalaxyId }): JSX.Element {
  const { x, y } = pointOf(at);
  return <circle cx={x} cy={y} r="14" class="er-start" />;
}
