/** The table of Mothership: the map, what is in hand below it, and the own panel with the rivals beside it. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import type { Mothership } from '../state.ts';
import { Command } from './Command.tsx';
import { attackersOf, DeskProvider, useDesk } from './desk.ts';
import { FleetStrip } from './FleetStrip.tsx';
import { Hand } from './Hand.tsx';
import { boardKeys } from './keys.ts';
import { StarMap } from './Map.tsx';
import { Panel } from './Panel.tsx';
import { Rivals } from './Rivals.tsx';
import { Sheets } from './Sheets.tsx';
import { Status } from './Status.tsx';
import { Verbs } from './Verbs.tsx';
import './board.css';

/** Below this width the panels go under the map. */
const NARROW = 700;
/** On a wide table this much of the map is left free for what is in hand. */
const BELOW = 104;

export function Board(props: BoardProps<Mothership>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const desk = useDesk(props);
  const below = useRef<HTMLDivElement>(null);
  // On a phone a fight or a question comes into sight by itself.
  const asked = props.decision?.prompt;
  const plans = desk.picked !== undefined && attackersOf(desk.choices, desk.picked).length > 0;
  useEffect(() => {
    if (narrow && (plans || (asked !== undefined && asked !== 'main')))
      below.current?.scrollIntoView({ block: 'nearest' });
  }, [narrow, asked, plans, desk.view.fight]);
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters for the buttons inside */}
      <div
        ref={ref}
        class={`ms ${narrow ? 'ms--narrow' : 'ms--wide'}`}
        data-game="mothership"
        onKeyDown={(event) => boardKeys(event, desk)}
      >
        <div class="ms-space">
          <StarMap below={narrow ? 0 : BELOW} />
          <div class="ms-below" ref={below}>
            <Command />
          </div>
        </div>
        <div ref={scrollable} class="ms-column">
          <Status />
          <Rivals />
          <FleetStrip />
          <Panel />
          <Verbs />
          <Hand />
        </div>
        <Sheets />
      </div>
    </DeskProvider>
  );
}
