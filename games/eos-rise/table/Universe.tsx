/** The Universe: 54 galaxies in 19 sectors, the lanes between them, and everything that lies and flies there. */
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { GALAXIES, type GalaxyId, INDEX, REGION_OF } from '../rules/universe.ts';
import { galaxyLabel } from '../text/labels.ts';
import { THREAT_WORDS } from '../text/overlays.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { useAim } from './aim.ts';
import { Galaxy } from './art/Galaxy.tsx';
import { useTheDesk } from './desk.ts';
import { percent } from './fighting.ts';
import { GalaxyLine } from './GalaxyLine.tsx';
import {
  isDirection,
  LANE_LINES,
  MAP,
  pointOf,
  SECTOR_CENTRES,
  SECTOR_SHAPES,
  tileOf,
  towards,
} from './geometry.ts';
import { useMotion } from './motion.ts';
import { coursesSeen } from './orders.ts';
import { hereOf, reach } from './routes.ts';
import { Tokens } from './Tokens.tsx';
import { threatAt } from './threat.ts';
import './universe.css';

export function Universe(): JSX.Element {
  const desk = useTheDesk();
  const { view, route } = desk;
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<GalaxyId>(view.eos);
  const [looked, setLooked] = useState<GalaxyId | undefined>(undefined);
  const lanes = view.flight ? view.lanesLeft : view.hull.engine > 0 ? view.warpValue : 0;
  const ways = useMemo(() => reach(view, lanes), [view, lanes]);
  const courses = useMemo(() => coursesSeen(view), [view]);
  useMotion(ref, view, desk.props.fresh);
  const [watched, setWatched] = useState(false);
  const threat = useMemo(() => (watched ? threatAt(view) : undefined), [view, watched]);
  const target = looked ?? route;
  const way = target ? ways.get(target) : undefined;
  return (
    <section class="er-universe" aria-label={TABLE_WORDS.universe} data-part="map">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the buttons inside */}
      <div
        ref={ref}
        class="er-map"
        onPointerLeave={() => setLooked(undefined)}
        onFocusIn={({ target: element }) => {
          const id = element instanceof HTMLElement ? element.dataset.galaxy : undefined;
          const galaxy = GALAXIES.find((other) => other === id);
          if (galaxy) {
            setStop(galaxy);
            setLooked(galaxy);
          }
        }}
        onFocusOut={() => setLooked(undefined)}
        onKeyDown={(event) => {
          if (!isDirection(event.key)) return;
          const next = towards(stop, event.key);
          event.preventDefault();
          if (next) ref.current?.querySelector<HTMLElement>(`[data-galaxy="${next}"]`)?.focus();
        }}
      >
        <svg
          class="er-map__art"
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <clipPath id="er-sectors">
            <path d={SECTOR_SHAPES} />
          </clipPath>
          <g clip-path="url(#er-sectors)">
            {GALAXIES.map((id) => (
              <path key={id} d={tileOf(id)} class={`er-tint er-${REGION_OF[id]}`} />
            ))}
          </g>
          <path
            class="er-lanes"
            d={LANE_LINES.map(
              ([a, b]) => `M${pointOf(a).x} ${pointOf(a).y}L${pointOf(b).x} ${pointOf(b).y}`,
            ).join('')}
          />
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
          {GALAXIES.map((id) => {
            const { x, y } = pointOf(id);
            return (
              <g key={id} class={`er-${REGION_OF[id]}`}>
                <Galaxy x={x} y={y} r={8.5} seed={INDEX[id]} />
              </g>
            );
          })}
          {GALAXIES.map((id) => (
            <Tokens key={id} id={id} here={hereOf(view, id)} />
          ))}
          {threat?.ships.map(({ class: name, at, chance }) => (
            <Danger key={`${name} ${at}`} at={at} chance={chance} />
          ))}
        </svg>
        {GALAXIES.map((id) => (
          <GalaxyButton key={id} id={id} way={ways.get(id)} stop={id === stop} onLook={setLooked} />
        ))}
      </div>
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
      <GalaxyLine at={target} way={way} />
    </section>
  );
}

function line(path: readonly GalaxyId[]): string {
  return path.map((id, i) => `${i === 0 ? 'M' : 'L'}${pointOf(id).x} ${pointOf(id).y}`).join('');
}

/** The chance that the ships here come to the EOS. */
function Danger({ at, chance }: { at: GalaxyId; chance: number }): JSX.Element | undefined {
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

interface GalaxyButtonProps {
  readonly id: GalaxyId;
  readonly way: readonly GalaxyId[] | undefined;
  readonly stop: boolean;
  onLook(id: GalaxyId): void;
}

function GalaxyButton({ id, way, stop, onLook }: GalaxyButtonProps): JSX.Element {
  const desk = useTheDesk();
  const { view } = desk;
  const spot = `galaxy:${id}` as const;
  const offered = desk.at(spot);
  const [only] = offered;
  const warping = view.asking?.step === 'warp' && desk.props.decision !== undefined;
  const press = (): void => {
    if (offered.length === 0 && warping && way && way.length > 1) {
      desk.plan(desk.route === id ? undefined : id);
      return;
    }
    desk.press(spot, warping ? { type: 'warp', to: id } : undefined);
  };
  const handlers = useAim(offered.length === 1 ? only : undefined, press);
  const { x, y } = pointOf(id);
  const best = desk.best?.spots.includes(spot) === true;
  const classes = [
    'er-galaxy',
    offered.length > 0 && 'er-live',
    warping && way && 'er-galaxy--near',
    desk.route === id && 'er-galaxy--goal',
    best && 'er-best',
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      style={{ left: `${(x / MAP.width) * 100}%`, top: `${(y / MAP.height) * 100}%` }}
      data-galaxy={id}
      data-spot={spot}
      data-part={`galaxy-${id}`}
      tabIndex={stop ? 0 : -1}
      aria-label={galaxyLabel(view, id, hereOf(view, id), way?.length, offered.length)}
      {...handlers}
      onPointerEnter={(event) => {
        onLook(id);
        handlers.onPointerEnter(event);
      }}
    />
  );
}
