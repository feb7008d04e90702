/** The table: a game's board in the middle, and around it all that every game shares. */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { Curtain } from '#ui/Curtain.tsx';
import { later } from '#ui/kit/later.tsx';
import { GlossingContext } from '#ui/kit/Words.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import type { GameTable } from '#ui/table.ts';
import { useAmbience } from '../ambience.ts';
import type { Feed } from '../match/feed.ts';
import { narrow } from '../narrow.ts';
import { BoardArea } from './BoardArea.tsx';
import { Bubble } from './Bubble.tsx';
import { Column } from './Column.tsx';
import { useMeetings } from './glossing.ts';
import { Lights } from './Lights.tsx';
import { PhoneSheet } from './PhoneSheet.tsx';
import { actorSpots, useRings } from './recap.ts';
import { Sheets } from './Sheets.tsx';
import { useSettling } from './settling.ts';
import type { Beside, MenuItem } from './shared.ts';
import { TopBar } from './TopBar.tsx';
import { Trails } from './Trails.tsx';
import { spoken, useCues, useHalts } from './telling.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useTable } from './useTable.ts';
import { useTableKeys } from './useTableKeys.ts';
import '../styles/table.css';

const AdviceMark = later(async () => (await import('./AdviceMark.tsx')).AdviceMark);

interface TablePageProps<K extends Kit> {
  match: Feed<K>;
  table: GameTable<K>;
  /** What is shown when the match is over; `again`: asked for, and not because it just ended. */
  ending(again: boolean, close: () => void): ComponentChildren;
  /** Stands above the board: the coach of a mission, who may open the rulebook beside it. */
  coach?: (openRule: (rule: string) => void) => ComponentChildren;
  /** Stands beside the decision: who else is at an online table. */
  company?: ComponentChildren;
  /** What is said at an online table. */
  talk?: Beside;
  /** More ways in the menu. */
  menu?: readonly MenuItem[];
}

export function Table<K extends Kit>({
  match,
  table,
  ending,
  coach,
  company,
  talk,
  menu,
}: TablePageProps<K>) {
  // Where others sit they stand in the column: folded, it would lay them over the board.
  const at = useTable(match, table, table.staged === true && company === undefined);
  const board = useRef<HTMLElement | null>(null);
  const { value: line } = at.retelling.line;
  // Who is asked looks at what is asked, and not at what others did elsewhere.
  const free = match.decision.value === undefined || at.retelling.player.shown.value !== undefined;
  useRings(() => board.current, line, {
    actorAt: actorSpots(table, at.retelling.recap.value, match.view.value),
    follow: free || (line !== undefined && line.touches !== 'other'),
  });
  useCues(at);
  useAmbience();
  useHalts(match, at.complain);
  const handOver = match.handOver.value;
  const veiled = handOver !== undefined;
  useTableKeys(at, veiled);
  useSettling(match, table, coach !== undefined);
  useFocusKept(match);
  useMeetings(match, at.glossing, coach !== undefined);
  const Side = narrow.value ? PhoneSheet : Column;
  return (
    <GlossingContext.Provider value={at.glossing}>
      <div
        class="table"
        data-moment={match.moments.value.length - 1}
        data-game={match.game.id}
        data-narrow={narrow.value ? '' : undefined}
        data-folded={at.folded.value && !at.list.value.open && !narrow.value ? '' : undefined}
      >
        <TopBar {...at} veiled={veiled} menu={menu} />
        {coach?.(at.openRuleAt)}
        <main id="content" class="table__main" inert={veiled}>
          <BoardArea at={at} board={board} />
          <Side {...at} company={company} talk={talk} />
        </main>
        {veiled ? (
          <Curtain
            key={handOver}
            seat={handOver}
            person={match.people.value[handOver]}
            onReady={() => match.sitDown(handOver)}
          />
        ) : undefined}
        <LiveRegion turn={match.moments.value.length} words={spoken(at)} />
        <Trails {...at} />
        {coach === undefined ? <Bubble at={at} board={board} /> : undefined}
        <Lights match={match} table={table} kind={at.kind} />
        {at.advice.value ? <AdviceMark advice={at.advice.value} board={board} /> : undefined}
        <Sheets {...at} />
        {match.outcome.value && at.end.value !== 'closed'
          ? ending(at.end.value === 'again', () => (at.end.value = 'closed'))
          : undefined}
      </div>
    </GlossingContext.Provider>
  );
}
