/** The table of Exoship: the voyage above, the founders below, and what the hands are doing. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useScrollable } from '#ui/scrollable.ts';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import type { Exoship } from '../state.ts';
import { DeskProvider, useDesk } from './desk.ts';
import { Grid, type Size } from './Grid.tsx';
import { boardKeys } from './keys.ts';
import { Menu } from './Menu.tsx';
import { Status } from './Status.tsx';
import { Timeline } from './Timeline.tsx';
import { Tray } from './Tray.tsx';
import './board.css';

/** Below these widths the board is laid out for a phone, where menus rise from below, or closer together. */
const NARROW = 640;
const MIDDLE = 820;

export function Board(props: BoardProps<Exoship>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const scroller = useScrollable(ref);
  const size = useWidth(ref, sizeOf);
  const narrow = size === 'narrow';
  const desk = useDesk(props);
  const { picked } = desk;
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters for the buttons inside, and a press beside them lets go */}
      <div
        ref={scroller}
        class={`xs xs--${size}`}
        data-game="exoship"
        onKeyDown={(event) => boardKeys(event, desk)}
        onPointerDown={({ target }) => {
          if (picked && target instanceof Element && !target.closest('button, .o-menu')) desk.close();
        }}
      >
        <div class="xs-board">
          <Timeline />
          <Tray />
          <Grid size={size} />
          <Status />
        </div>
        {picked && !picked.spot.startsWith('sleeper:') ? <Menu picked={picked} narrow={narrow} /> : undefined}
      </div>
    </DeskProvider>
  );
}

function sizeOf(width: number): Size {
  if (width < NARROW) return 'narrow';
  return width < MIDDLE ? 'middle' : 'wide';
}
