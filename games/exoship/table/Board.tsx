/** The table of Exoship: the voyage above, the founders below, and what the hands are doing. */

import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableProps } from '#ui/table.ts';
import type { Exoship } from '../state.ts';
import { DeskProvider, useDesk } from './desk.ts';
import { Grid } from './Grid.tsx';
import { boardKeys } from './keys.ts';
import { Menu } from './Menu.tsx';
import { Status } from './Status.tsx';
import { Timeline } from './Timeline.tsx';
import { Tray } from './Tray.tsx';
import './board.css';

/** Below this width the board is laid out for a phone, and menus rise from below. */
const NARROW = 640;

export function Board(props: TableProps<Exoship>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(ref);
  const desk = useDesk(props);
  const { picked } = desk;
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters for the buttons inside, and a press beside them lets go */}
      <div
        ref={ref}
        class={`xs${narrow ? ' xs--narrow' : ''}`}
        data-game="exoship"
        onKeyDown={(event) => boardKeys(event, desk)}
        onPointerDown={({ target }) => {
          if (picked && target instanceof Element && !target.closest('button, .xs-menu')) desk.close();
        }}
      >
        <div class="xs-board">
          <Timeline />
          <Tray />
          <Grid narrow={narrow} />
          <Status />
        </div>
        {picked && !picked.spot.startsWith('sleeper:') ? <Menu picked={picked} narrow={narrow} /> : undefined}
      </div>
    </DeskProvider>
  );
}

function useNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => typeof innerWidth === 'number' && innerWidth < NARROW);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setNarrow(element.clientWidth < NARROW);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return narrow;
}
