/** The star map as it grows: the fleet, what is known of every system, and where it can go. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { canonical } from '#engine';
import type { Place } from '#ui/kit/board.ts';
import type { Point } from '#ui/kit/camera.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import { JOURNEYS } from '../content/fleet.ts';
import { aimOf } from '../rules/outlookVoyage.ts';
import { systemName, systemWords } from '../text/systems.ts';
import { MAP_WORDS, percent } from '../text/table.ts';
import type { SeenSystem } from '../view/system.ts';
import { useTheDesk } from './desk.ts';
import { layOut, skyOf } from './mapLayout.ts';
import { Star, starClass } from './Star.tsx';
import { systemOf, targetsOf } from './targets.ts';
import './map.css';

const MIDDLE: Point = { x: 0, y: 0 };

interface System extends Place {
  readonly index: number;
  readonly system: SeenSystem;
}

export function StarMap(): JSX.Element {
  const desk = useTheDesk();
  const { shown, view, actions, picked, pick } = desk;
  const { systems, here } = shown;
  const [whole, setWhole] = useState(false);
  const spots = useMemo(() => layOut(systems), [systems.length]);
  const targets = useMemo(() => targetsOf(actions), [actions]);
  const places = useMemo(
    () =>
      systems.map((system, index): System => {
        const label = `${systemName(index)}: ${systemWords(view, index)}`;
        const tone = picked === index ? 'held' : targets.has(index) ? 'able' : undefined;
        return { id: String(index), at: spots[index] ?? MIDDLE, label, tone, index, system };
      }),
    [systems, view, targets, picked],
  );
  const near = new Set([here, ...(systems[here]?.links ?? []), ...targets]);
  /** A star pressed twice is chosen, where that can mean only one thing. */
  const press = (index: number) => {
    const [only, ...more] = actions.filter((action) => systemOf(action) === index);
    if (picked !== index) pick(index);
    else if (only !== undefined && more.length === 0) desk.act(only);
    else pick(undefined);
  };
  return (
    <section class="xd-map" aria-label={MAP_WORDS.title} data-part="map">
      <header class="xd-map__head">
        <h2 class="o-eyebrow">{MAP_WORDS.title}</h2>
        <Bearing />
        <button type="button" class="xd-map__zoom" onClick={() => setWhole(!whole)}>
          {whole ? MAP_WORDS.near : MAP_WORDS.whole}
        </button>
      </header>
      <Surface
        name={MAP_WORDS.legend}
        world={skyOf(spots)}
        focus={whole ? undefined : skyOf(spots.filter((_, index) => near.has(index)))}
        places={places}
        home={String(here)}
        at={picked === undefined ? undefined : String(picked)}
        press={(id) => press(Number(id))}
        look={() => undefined}
        paint={({ index, system }) => starClass(system, index === here)}
        under={<Ways spots={spots} />}
        draw={({ index, system }) => (
          <Star
            system={system}
            index={index}
            here={index === here}
            force={index === here ? (shown.force?.size ?? 0) : system.force}
            open={targets.has(index)}
            missing={Math.max(0, shown.reach - shown.arrivals)}
          />
        )}
      />
      <Legend />
    </section>
  );
}

function Ways({ spots }: { spots: readonly Point[] }): JSX.Element {
  const { systems, here } = useTheDesk().shown;
  const ways = systems.flatMap(({ links }, from) =>
    links.filter((to) => to > from).map((to) => ({ from, to })),
  );
  return (
    <>
      {ways.map(({ from, to }) => (
        <line
          key={`${from} ${to}`}
          class={`xd-way${from === here || to === here ? ' xd-way--open' : ''}`}
          x1={spots[from]?.x}
          y1={spots[from]?.y}
          x2={spots[to]?.x}
          y2={spots[to]?.y}
        />
      ))}
    </>
  );
}

/** The dial of the search, with its three thresholds. */
function Bearing(): JSX.Element {
  const { shown } = useTheDesk();
  const { chance } = aimOf(shown);
  const { thresholds } = JOURNEYS[shown.journey];
  const most = thresholds[2];
  return (
    <p class="xd-bearing" title={MAP_WORDS.aim(percent(chance))} data-part="bearing">
      <b>{MAP_WORDS.bearing(shown.bearing)}</b>
      <span class="xd-dial" aria-hidden="true">
        <span class="xd-dial__fill" style={{ width: `${(Math.min(shown.bearing, most) / most) * 100}%` }} />
        {thresholds.map((mark) => (
          <span key={mark} class="xd-dial__mark" style={{ left: `${(mark / most) * 100}%` }} />
        ))}
      </span>
      <span class="xd-bearing__chance">
        {MAP_WORDS.chance} {percent(chance)}
      </span>
    </p>
  );
}

/** What is known of the star that is pressed, and what can be done about it. */
function Legend(): JSX.Element {
  const { props, shown, view, picked, actions, act } = useTheDesk();
  const about = picked ?? shown.here;
  const open = actions.filter((action) => systemOf(action) !== undefined);
  return (
    <div class="xd-map__foot">
      <p class="xd-map__about" aria-live="polite">
        <b>{systemName(about)}</b> {systemWords(view, about)}
      </p>
      {open.length > 0 ? (
        <p class="xd-map__do" data-walk="">
          {open
            .filter((action) => systemOf(action) === picked)
            .map((action) => (
              <button
                key={canonical(action)}
                type="button"
                class="o-button o-button--small"
                onClick={() => act(action)}
              >
                {props.game.words.action(action, view)}
              </button>
            ))}
          {open.some((action) => systemOf(action) === picked) ? undefined : MAP_WORDS.choose}
        </p>
      ) : undefined}
    </div>
  );
}
