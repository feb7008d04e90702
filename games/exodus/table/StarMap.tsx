/** The star map as it grows: the fleet, what is known of every system, and where it can go. */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { canonical } from '#engine';
import { JOURNEYS } from '../content/fleet.ts';
import { aimOf } from '../rules/outlookVoyage.ts';
import { systemName, systemWords } from '../text/systems.ts';
import { MAP_WORDS, percent } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { frameOf, layOut } from './mapLayout.ts';
import { Star } from './Star.tsx';
import { systemOf, targetsOf } from './targets.ts';
import './map.css';

export function StarMap(): JSX.Element {
  const desk = useTheDesk();
  const { shown, view, actions, picked, pick } = desk;
  const { systems, here } = shown;
  const [whole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shape = useShape(box);
  const places = useMemo(() => layOut(systems), [systems.length]);
  const targets = useMemo(() => targetsOf(actions), [actions]);
  const near = new Set([here, ...(systems[here]?.links ?? []), ...targets]);
  const seen = whole ? places : places.filter((_, index) => near.has(index));
  const frame = frameOf(seen.length > 0 ? seen : [{ x: 0, y: 0 }], shape);
  const lines = systems.flatMap(({ links }, from) =>
    links.filter((to) => to > from).map((to) => ({ from, to })),
  );
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
      <div ref={box} class="xd-map__sky" data-walk="">
        {/* biome-ignore lint/a11y/useSemanticElements: the stars of a drawing, each a button. */}
        <svg
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          role="group"
          aria-label={MAP_WORDS.legend}
        >
          {lines.map(({ from, to }) => {
            const [a, b] = [places[from], places[to]];
            if (a === undefined || b === undefined) return undefined;
            const lit = from === here || to === here;
            return (
              <line
                key={`${from} ${to}`}
                class={`xd-way${lit ? ' xd-way--open' : ''}`}
                x1={a.x}
                y1={a.y}
                x2={b.x}
                y2={b.y}
              />
            );
          })}
          {systems.map((system, index) => {
            const place = places[index];
            if (place === undefined) return undefined;
            return (
              <Star
                key={index}
                system={system}
                index={index}
                place={place}
                here={index === here}
                force={index === here ? (shown.force?.size ?? 0) : system.force}
                open={targets.has(index)}
                picked={picked === index}
                missing={Math.max(0, shown.reach - shown.arrivals)}
                label={systemWords(view, index)}
                scale={frame.width / 400}
                onPick={() => press(index)}
              />
            );
          })}
        </svg>
      </div>
      <Legend />
    </section>
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

/** Width over height of the window, kept up to date. */
function useShape(box: { current: HTMLElement | null }): number {
  const [shape, setShape] = useState(1);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = current;
      if (clientWidth > 0 && clientHeight > 0) setShape(clientWidth / clientHeight);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return shape;
}
