/** The table of Exoworld Survival: gauges above, the base, cards, events and crew beside it, the hand below. */

import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { isOfKind } from '#ui/kit/choice.ts';
import { SpotMenu } from '#ui/kit/SpotMenu.tsx';
import { useScrollable } from '#ui/scrollable.ts';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import type { Exoworld } from '../state.ts';
import { looking } from '../text/foresight.ts';
import { About } from './About.tsx';
import { Base } from './Base.tsx';
import { Crew, OwnHand } from './Crew.tsx';
import { DeskProvider, useDesk } from './desk.ts';
import { EventCard, EventPile } from './Events.tsx';
import { Gauges } from './Gauges.tsx';
import { KINDS } from './kinds.tsx';
import { Market } from './Market.tsx';
import { Offers } from './Offers.tsx';
import './board.css';

/** Below this width the board is laid out for a phone, where menus rise from below. */
const NARROW = 640;

const SURROUNDINGS = {
  board: '.xw',
  seen: '.xw-place, .xw-space, .xw-hand__card, .xw-gauge, .xw-market [data-spot], .xw-others [data-spot]',
  pressed: '.o-target, .xw-hand__card',
  aside: '.xw-side',
};

export function Board(props: BoardProps<Exoworld>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const scroller = useScrollable(ref);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const desk = useDesk(props, narrow);
  const { picked, view, stage } = desk;
  const offering = view.phase === 'characters' || view.phase === 'companions';
  const letGo = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || !picked) return;
    event.stopPropagation();
    desk.close();
  };
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape, or a press beside the buttons inside, lets go */}
      <div
        ref={scroller}
        class={`xw xw--${narrow ? 'narrow' : 'wide'}`}
        data-game="exoworld"
        data-stage={stage}
        onKeyDown={letGo}
        onPointerDown={({ target }) => {
          if (picked && target instanceof Element && !target.closest('button, .o-menu')) desk.close();
        }}
      >
        <Gauges />
        {offering ? <Offers /> : <Base />}
        <div class="xw-side">
          {view.event === undefined ? <Market /> : undefined}
          <EventCard />
          <EventPile />
          <Crew />
        </div>
        {offering ? undefined : <OwnHand />}
        {picked ? (
          <SpotMenu
            desk={desk}
            narrow={narrow}
            surroundings={SURROUNDINGS}
            lines={looking(desk.foresight, narrow)}
            name={({ action }) => props.game.words.action(action, view)}
            icon={({ action }) => KINDS.find((kind) => isOfKind(kind, action))?.icon}
          >
            <About spot={picked.spot} />
          </SpotMenu>
        ) : undefined}
      </div>
    </DeskProvider>
  );
}
