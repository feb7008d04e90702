/** The table of Exoworld Survival: gauges above, the base, cards and events beside it, the hand below. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useScrollable } from '#ui/scrollable.ts';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import type { Exoworld } from '../state.ts';
import { ActionBar, TurnBox } from './ActionBar.tsx';
import { Base } from './Base.tsx';
import { Others, OwnHand } from './Crew.tsx';
import { DeskProvider, useDesk } from './desk.ts';
import { EventCard, EventPile } from './Events.tsx';
import { Gauges } from './Gauges.tsx';
import { boardKeys } from './keys.ts';
import { Market } from './Market.tsx';
import { Menu } from './Menu.tsx';
import { Offers } from './Offers.tsx';
import './board.css';

/** Below this width the board is laid out for a phone, where menus rise from below. */
const NARROW = 640;

export function Board(props: BoardProps<Exoworld>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const scroller = useScrollable(ref);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const desk = useDesk(props);
  const { picked, view } = desk;
  const company = view.solo ? 0 : view.crew.filter(({ away }) => !away).length;
  const offering = view.phase === 'characters' || view.phase === 'companions';
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters for the buttons inside, and a press beside them lets go */}
      <div
        ref={scroller}
        class={`xw xw--${narrow ? 'narrow' : 'wide'}`}
        data-game="exoworld"
        onKeyDown={(event) => boardKeys(event, desk)}
        onPointerDown={({ target }) => {
          if (picked && target instanceof Element && !target.closest('button, .o-menu')) desk.close();
        }}
      >
        <div class={`xw-board${company > 2 ? ' xw-board--company' : ''}`}>
          <Gauges narrow={narrow} />
          {offering ? <Offers /> : <Base narrow={narrow} />}
          <div class="xw-side">
            {view.event === undefined ? <Market /> : <EventCard />}
            <EventPile />
            <Others />
          </div>
          {offering ? undefined : (
            <>
              <ActionBar />
              <div class="xw-bottom">
                <OwnHand />
                <TurnBox />
              </div>
            </>
          )}
        </div>
        {picked && !picked.lifted ? <Menu picked={picked} narrow={narrow} /> : undefined}
      </div>
    </DeskProvider>
  );
}
