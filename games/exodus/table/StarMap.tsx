/** The star map as it grows: the fleet, what is known of every system, and where it can go. The map is the ballot. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Place } from '#ui/kit/board.ts';
import type { Box, Point } from '#ui/kit/camera.ts';
import { layOut, skyOf } from '#ui/kit/growing.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import { Ways } from '#ui/kit/Ways.tsx';
import { JOURNEYS } from '../content/fleet.ts';
import { meaningOf, pressOf } from '../rules/outlookPresses.ts';
import { aimOf } from '../rules/outlookVoyage.ts';
import { systemName, systemWords } from '../text/systems.ts';
import { MAP_WORDS, percent } from '../text/table.ts';
import type { SeenSystem } from '../view/system.ts';
import { Star, starClass } from './art/Star.tsx';
import { Dial } from './art/Tube.tsx';
import { useTheDesk } from './desk.ts';
import './map.css';

const MIDDLE: Point = { x: 0, y: 0 };
/** Names stand below their stars, and the dial lies over the upper edge. */
const roomy = (sky: Box): Box => ({ ...sky, y: sky.y - 24, height: sky.height + 56 });

interface System extends Place {
  readonly index: number;
  readonly system: SeenSystem;
}

export function StarMap(): JSX.Element {
  const { shown, view, actions, at, act, forth } = useTheDesk();
  const { systems, here } = shown;
  const [whole, setWhole] = useState(false);
  const [looked, look] = useState<number | undefined>(undefined);
  const spots = useMemo(() => layOut(systems), [systems.length]);
  const means = (index: number) => meaningOf(view, actions, at(`system:${index}`), index);
  const places = useMemo(
    () =>
      systems.map((system, index): System => {
        const label = `${systemName(index)}: ${systemWords(view, index)}`;
        const tone = means(index) ? 'able' : undefined;
        return { id: String(index), at: spots[index] ?? MIDDLE, label, tone, index, system };
      }),
    [systems, view, actions],
  );
  const near = new Set([here, ...(systems[here]?.links ?? [])]);
  const press = (index: number) => {
    const meant = means(index);
    if (meant === undefined) return look(index);
    if (meant.type === 'ballot' && meant.stake === 'leave') forth.mean({ star: index });
    act(meant);
  };
  const about = looked ?? here;
  return (
    <section class="xd-map" aria-label={MAP_WORDS.title} data-part="map">
      <header class="xd-map__head">
        <Bearing />
        <button
          type="button"
          class="o-button o-button--quiet o-button--small"
          onClick={() => setWhole(!whole)}
        >
          {whole ? MAP_WORDS.near : MAP_WORDS.whole}
        </button>
      </header>
      <Surface
        name={MAP_WORDS.legend}
        world={skyOf(spots)}
        focus={whole ? undefined : roomy(skyOf(spots.filter((_, index) => near.has(index))))}
        places={places}
        home={String(here)}
        press={(id) => press(Number(id))}
        look={(id) => look(id === undefined ? undefined : Number(id))}
        paint={({ index, system }) => starClass(system, index === here)}
        under={<Ways spots={spots} links={systems.map(({ links }) => links)} here={here} />}
        draw={({ index, system, tone }) => (
          <Star
            system={system}
            index={index}
            here={index === here}
            force={index === here ? (shown.force?.size ?? 0) : system.force}
            open={tone !== undefined}
            missing={Math.max(0, shown.reach - shown.arrivals)}
          />
        )}
      />
      <p class="xd-map__about" aria-live="polite">
        <b>{systemName(about)}</b> {systemWords(view, about)}
        {means(about) ? <em> {MAP_WORDS.press[pressOf(means(about))]}</em> : undefined}
      </p>
    </section>
  );
}

/** The dial of the search, with its three thresholds. */
function Bearing(): JSX.Element {
  const { shown } = useTheDesk();
  const { chance } = aimOf(shown);
  const { thresholds } = JOURNEYS[shown.journey];
  return (
    <p class="xd-bearing" title={MAP_WORDS.aim(percent(chance))} data-part="bearing" data-panel="bearing">
      <b>{MAP_WORDS.bearing(shown.bearing)}</b>
      <Dial now={shown.bearing} thresholds={thresholds} />
      {MAP_WORDS.chance} {percent(chance)}
    </p>
  );
}
