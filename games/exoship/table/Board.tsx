/** The table of Exoship: the voyage above, the founders below, and what the hands are doing. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useScrollable } from '#ui/scrollable.ts';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import type { Exoship } from '../state.ts';
import { Ring } from './art/Ring.tsx';
import { DeskProvider, useDesk } from './desk.ts';
import { Grid } from './Grid.tsx';
import { boardKeys } from './keys.ts';
import { Offer } from './Offer.tsx';
import { Status } from './Status.tsx';
import { Timeline } from './Timeline.tsx';
import { Tray } from './Tray.tsx';
import './board.css';

/** Below this width the offer lies over the voyage, so that all founders stay in sight. */
const NARROW = 640;

export function Board(props: BoardProps<Exoship>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const scroller = useScrollable(ref);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const desk = useDesk(props);
  const { picked } = desk;
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters for the buttons inside, and a press beside them lets go */}
      <div
        ref={scroller}
        class="xs"
        data-game="exoship"
        onKeyDown={(event) => boardKeys(event, desk)}
        onPointerDown={({ target }) => {
          if (picked && target instanceof Element && !target.closest('button, .o-menu, [data-spot]'))
            desk.close();
        }}
      >
        <div class="xs-board" data-then={desk.foresight ? '' : undefined} data-stage={desk.stage}>
          <Ring />
          {/* Who comes by keys comes to the founders first. */}
          <Tray />
          <Grid />
          <Timeline />
          <Status />
        </div>
        {picked ? <Offer picked={picked} narrow={narrow} /> : undefined}
      </div>
    </DeskProvider>
  );
}
