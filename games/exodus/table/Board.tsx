/** The table of Exodus: the gauges above, the star map and the stage in the middle, the council below. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { later } from '#ui/kit/later.tsx';
import { walkGroup } from '#ui/kit/walk.ts';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import { partOf } from '../outlook/day.ts';
import type { Exodus } from '../state.ts';
import { DeskProvider, useDesk } from './desk.ts';
import { Gauges } from './Gauges.tsx';
import { Houses } from './Houses.tsx';
import { Stage } from './Stage.tsx';
import { StarMap } from './StarMap.tsx';
import './board.css';

const Sheets = later(async () => (await import('./Sheets.tsx')).Sheets);

/** Below this width everything stands in one column. */
const NARROW = 700;
/** What is decided on the map, so that it needs room. */
const ON_MAP: ReadonlySet<string | undefined> = new Set(['disposition', 'course', 'scan']);
const NAMING: ReadonlySet<string | undefined> = new Set(['isolation', 'poll']);

export function Board(props: BoardProps<Exodus>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const desk = useDesk(props);
  const { view, news } = desk;
  // Before the voyage there is nothing but who one is.
  const sailing = view.cycle > 0 || view.systems.length > 0;
  // On a phone the slips and the talk take the place of the map.
  const part = partOf(view);
  const talks = view.scene !== undefined || part === 'argue';
  const mapped = sailing && !(narrow && talks && !news.dusk);
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the buttons inside */}
      <div
        ref={ref}
        class={`xd ${narrow ? 'xd--narrow' : 'xd--wide'}`}
        data-game="exodus"
        data-map={
          mapped ? (ON_MAP.has(view.phase) && !news.dusk ? 'large' : 'small') : sailing ? 'hidden' : 'none'
        }
        onKeyDown={walkGroup}
      >
        {sailing ? <Gauges narrow={narrow} /> : undefined}
        <div class="xd-middle">
          {mapped ? <StarMap narrow={narrow} /> : undefined}
          <Stage />
        </div>
        {/* On a phone the slips, the talk and the report name everyone themselves, and an evening's answers need the room. */}
        {sailing &&
        !(
          narrow &&
          (talks || news.dusk || part === 'outcome' || part === 'course' || NAMING.has(view.phase))
        ) ? (
          <Houses />
        ) : undefined}
        {desk.sheet === undefined ? undefined : <Sheets />}
      </div>
    </DeskProvider>
  );
}
