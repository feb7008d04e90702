/** The Universe: 54 galaxies in 19 sectors, the lanes between them, and everything that lies and flies there. */
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Place, Tone } from '#ui/kit/board.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import { useLook } from '#ui/kit/usePlaces.ts';
import { drawnAt, hereOf, reach, waysOf } from '../outlook/ways.ts';
import { coursesSeen, threatAt } from '../rules/threat.ts';
import { GALAXIES, type GalaxyId, INDEX, REGION_OF } from '../rules/universe.ts';
import { galaxyLabel } from '../text/labels.ts';
import { galaxyName } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Foot } from './art/Foot.tsx';
import { Galaxy } from './art/Galaxy.tsx';
import { Dangers, Ground, Named } from './art/Ground.tsx';
import { around, MAP, pointOf } from './art/geometry.ts';
import { ThreatTool } from './art/ThreatTool.tsx';
import { Tokens } from './art/Tokens.tsx';
import { type Desk, useTheDesk } from './desk.ts';
import { useFlights } from './motion.ts';
import './universe.css';

type SpotId = `galaxy:${GalaxyId}`;
interface GalaxyPlace extends Place<SpotId> {
  readonly galaxy: GalaxyId;
}

const spotOf = (id: GalaxyId): SpotId => `galaxy:${id}`;
const galaxyOf = (spot: SpotId): GalaxyId | undefined => GALAXIES.find((id) => spotOf(id) === spot);
/** A way that nobody can fly this year is still drawn, so that it is seen how far it is. */
const FAR = 8;
/** So much of the lower edge the foot covers, in pixels. */
const FOOT = 52;
/** On a phone: with who gets a level in a row of its own. */
const NEAR_FOOT = 100;

export function Universe({ near }: { near: boolean }): JSX.Element {
  const desk = useTheDesk();
  const { view, route, threat } = desk;
  const end = route.at(-1) ?? view.eos;
  const [looked, setLooked] = useState<GalaxyId | undefined>(undefined);
  const [pinned, keep] = useState<{ readonly at: GalaxyId; readonly from: GalaxyId } | undefined>(undefined);
  // A place that was looked at from elsewhere is no goal any more.
  const kept = pinned?.from === view.eos ? pinned.at : undefined;
  const ways = useMemo(() => waysOf(view), [view]);
  const far = useMemo(() => reach(view, FAR), [view]);
  const [watched, setWatched] = useState(true);
  const courses = useMemo(() => coursesSeen(view), [view]);
  const target = looked ?? route.at(-1) ?? kept;
  const way = target && (route.at(-1) === target ? route : far.get(target));
  const spoken = GALAXIES.find((id) => spotOf(id) === desk.props.spot);
  // What the map is centred on does not hang on what is pressed: nothing moves between two taps.
  const comers = useMemo(
    () => threatAt(view).ships.flatMap(({ at, chance }) => (chance > 0 ? [at] : [])),
    [view],
  );
  const lanes = view.flight ? view.lanesLeft : view.warpValue;
  const ref = useRef<SVGGElement>(null);
  useFlights(ref, view, desk.props.fresh);
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
  const press = (spot: SpotId): void => {
    const id = galaxyOf(spot);
    keep(id && id !== kept ? { at: id, from: view.eos } : undefined);
    if (id && isWarping(desk) && ways.has(id)) desk.plan(id);
    else desk.press(spot);
  };
  return (
    <section class="er-universe" aria-label={TABLE_WORDS.universe} data-part="map">
      <ThreatTool {...{ view, threat, end, watched }} costs={desk.costs} watch={setWatched} />
      <Surface
        name={TABLE_WORDS.universe}
        world={MAP}
        focus={near ? around([view.eos, view.planet ?? spoken ?? view.eos, ...comers]) : undefined}
        closest={2}
        below={near ? NEAR_FOOT : FOOT}
        places={places}
        home={spotOf(view.eos)}
        press={press}
        look={(spot) => {
          const at = spot && galaxyOf(spot);
          if (at !== looked) setLooked(at);
          show(spot);
        }}
        // The end of the way that is laid out says all that a second press does.
        paint={({ galaxy }) =>
          `er-galaxy er-${REGION_OF[galaxy]}${route.at(-1) === galaxy ? ' o-offer' : ''}`
        }
        draw={drawn}
        under={<Ground eos={view.eos} from={view.flight?.from} way={way} lanes={lanes} courses={courses} />}
      >
        <g ref={ref}>
          {GALAXIES.map((id) => (
            <Tokens key={id} id={id} here={drawnAt(view, id)} />
          ))}
        </g>
        {watched ? <Dangers ships={threat.ships} /> : undefined}
        {target ? <Named at={target} name={galaxyName(target)} /> : undefined}
      </Surface>
      <Foot
        {...{ view, way, heir: desk.heir, promise: desk.promise, lanes }}
        at={target ?? view.eos}
        reachable={target !== undefined && ways.has(target)}
      />
    </section>
  );
}

const drawn = ({ galaxy, tone }: GalaxyPlace): JSX.Element => (
  <>
    <circle class="er-galaxy__area" r="22" />
    <Galaxy seed={INDEX[galaxy]} />
    {tone ? <circle class="er-galaxy__ring" r={tone === 'able' ? 11 : 19} /> : undefined}
  </>
);

const isWarping = ({ view, props }: Desk): boolean =>
  view.asking?.step === 'warp' && props.decision !== undefined;

/** `lanes`: how far it is, where it can be reached. */
function toneOf(desk: Desk, galaxy: GalaxyId, lanes: number | undefined): Tone | undefined {
  const spot = spotOf(galaxy);
  if (desk.best?.on?.includes(spot)) return 'advice';
  if (desk.route.at(-1) === galaxy) return 'held';
  if (desk.at(spot).length > 0) return 'goal';
  return isWarping(desk) && lanes !== undefined ? 'able' : undefined;
}
