/** The table of Exodus: the fleet above, the star map and the stage in the middle, the factions below. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { walkGroup } from '#ui/kit/walk.ts';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import type { Exodus } from '../state.ts';
import { DeskProvider, useDesk } from './desk.ts';
import { Gauges } from './Gauges.tsx';
import { Houses } from './Houses.tsx';
import { Sheets } from './Sheets.tsx';
import { Stage } from './Stage.tsx';
import { StarMap } from './StarMap.tsx';
import { targetsOf } from './targets.ts';
import './board.css';

/** Below this width everything stands in one column. */
const NARROW = 700;

export function Board(props: BoardProps<Exodus>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const desk = useDesk(props);
  const charted = props.view.systems.length > 0;
  // What is chosen on the map needs the map in view; else it follows the stage in one column.
  const onMap = !desk.reading && targetsOf(desk.actions).size > 0;
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the buttons inside */}
      <div
        ref={ref}
        class={`xd ${narrow ? 'xd--narrow' : 'xd--wide'}`}
        data-game="exodus"
        onKeyDown={walkGroup}
      >
        <Gauges />
        <div class={`xd-middle${charted ? '' : ' xd-middle--alone'}`}>
          {charted && (!narrow || onMap) ? <StarMap /> : undefined}
          <Stage />
          {charted && narrow && !onMap ? <StarMap /> : undefined}
        </div>
        <Houses />
        <Sheets />
      </div>
    </DeskProvider>
  );
}
