/** The table of Mothership: one board, rivals in its corner, what is in hand over its edge, and the own dock below. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '#ui/table.ts';
import { useHeight } from '#ui/useHeight.ts';
import { useWidth } from '#ui/useWidth.ts';
import type { Mothership } from '../state.ts';
import { Bar } from './Bar.tsx';
import { Dock } from './Dock.tsx';
import { Tray } from './Figure.tsx';
import { type Hands, HandsProvider, useHands } from './hands.ts';
import { useBoardKeys } from './keys.ts';
import { StarMap } from './Map.tsx';
import { Rivals } from './Rivals.tsx';
import { Sheets } from './Sheets.tsx';
import './board.css';

/** Below this width the dock is one row that swipes. */
const NARROW = 700;

export function Board(props: BoardProps<Mothership>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const hands = useHands(props);
  const below = useHeight(foot);
  const high = useHeight(ref);
  const keys = useBoardKeys(hands);
  return (
    <HandsProvider value={hands}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters for the buttons inside */}
      <div
        ref={ref}
        class={`ms ${narrow ? 'ms--narrow' : 'ms--wide'}`}
        data-game="mothership"
        onKeyDown={keys}
      >
        <StarMap below={below} high={high} narrow={narrow} />
        <div class="ms-corner">
          <Rivals />
          {narrow ? undefined : <Tray />}
        </div>
        <div
          ref={foot}
          class="ms-foot"
          data-busy={isBusy(hands, narrow) ? '' : undefined}
          data-planned={hands.rest || props.plan?.some(({ action }) => 'to' in action) ? '' : undefined}
        >
          {narrow ? <Tray /> : undefined}
          <Bar />
          <Dock narrow={narrow} />
        </div>
        <Sheets />
      </div>
    </HandsProvider>
  );
}

/** What is in hand takes the place of the dock; where there is room Energy stays beside the Mothership, cards beside a card. */
function isBusy({ view, aim, held, card }: Hands, narrow: boolean): boolean {
  const own = view.units.find(({ id }) => id === held);
  if (view.fight || aim || (narrow && (held || card))) return true;
  return card === undefined && held !== undefined && !(own?.owner === view.me && own.class === 'mothership');
}
