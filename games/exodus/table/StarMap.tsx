/** The star map as it grows: the fleet, what is known of every system, and where it can go. The map is the ballot. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Place } from '#ui/kit/board.ts';
import type { Point } from '#ui/kit/camera.ts';
import { layOut, skyOf } from '#ui/kit/growing.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import { Ways } from '#ui/kit/Ways.tsx';
import { meaningOf, pressOf } from '../outlook/presses.ts';
import { newStarsTo, systemName, systemWords } from '../text/systems.ts';
import { MAP_WORDS } from '../text/table.ts';
import type { SeenSystem } from '../view/system.ts';
import { About } from './art/About.tsx';
import { Bearing } from './art/Bearing.tsx';
import { Star, starClass } from './art/Star.tsx';
import { useTheDesk } from './desk.ts';
import './map.css';

const MIDDLE: Point = { x: 0, y: 0 };
/** Names stand below their stars; on a low map, which is wide, beside them. */
const ROOM = { left: 42, right: 42, above: 26, below: 36 };
const LOW_ROOM = { left: 80, right: 80, above: 20, below: 20 };
const flat = ({ x, y }: Point): Point => ({ x: x * 2.4, y: y * 0.7 });

interface System extends Place {
  readonly index: number;
  readonly system: SeenSystem;
}

export function StarMap({ narrow }: { narrow: boolean }): JSX.Element {
  const { shown, view, actions, at, act, forth, news } = useTheDesk();
  const { systems, here } = shown;
  const [whole, setWhole] = useState(false);
  const [looked, look] = useState<number | undefined>(undefined);
  const spots = useMemo(() => {
    const laid = layOut(systems);
    return narrow ? laid.map(flat) : laid;
  }, [systems.length, narrow]);
  const means = (index: number) => meaningOf(view, actions, at(`system:${index}`), index);
  const places = useMemo(
    () =>
      systems.map((system, index): System => {
        const label = `${systemName(index)}: ${systemWords(view, index)}`;
        const tone = means(index) ? 'able' : undefined;
        return { id: String(index), at: spots[index] ?? MIDDLE, label, tone, index, system };
      }),
    [systems, view, actions, spots],
  );
  const near = spots.filter((_, index) => index === here || systems[here]?.links.includes(index));
  const press = (index: number) => {
    const meant = means(index);
    if (meant === undefined) return look(index);
    if (meant.type === 'ballot' && meant.stake === 'leave') forth.mean({ star: index });
    act(meant);
  };
  const pressWords = (index: number) => {
    const meant = means(index);
    return meant && MAP_WORDS.press[pressOf(meant)];
  };
  return (
    <section class="xd-map" aria-label={MAP_WORDS.title} data-part="map">
      <header class="xd-map__head">
        <Bearing view={shown} />
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
        focus={skyOf(whole ? spots : near)}
        entire={{ spots, room: narrow ? LOW_ROOM : ROOM }}
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
            beside={narrow ? (spots[index]?.x ?? 0) - (spots[here]?.x ?? 0) : undefined}
            force={index === here ? (shown.force?.size ?? 0) : system.force}
            open={tone !== undefined}
            missing={newStarsTo(shown, index)}
          />
        )}
      />
      <About view={view} looked={looked} found={news.day} narrow={narrow} press={pressWords} />
    </section>
  );
}
