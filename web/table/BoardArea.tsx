/** The game's board: as it is, as it was while something is told, or as it would be while something is looked at. */
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { useScrollable } from '#ui/scrollable.ts';
import type { Estimate, PlannedStep } from '#ui/table.ts';
import { words } from '../text/en.ts';
import type { ShownAdvice } from './advice.ts';
import type { WaitingPress } from './asking.ts';
import { useStage } from './stage.tsx';
import type { AtWork } from './useTable.ts';

interface BoardAreaProps<K extends Kit> {
  readonly at: AtWork<K>;
  readonly board: RefObject<HTMLElement | null>;
}

export function BoardArea<K extends Kit>({ at, board }: BoardAreaProps<K>) {
  const scroller = useScrollable(board);
  const { match, table, retelling, asking, considered } = at;
  const hints = useHints(at.advice.value?.choice);
  const stage = useStage(at);
  asking.look('beside', considered.value);
  const { value: past } = retelling.player.shown;
  const looked =
    considered.value && match.decision.value && !table.foresees
      ? certain(match.preview(considered.value))
      : undefined;
  const preview = past?.view ?? looked;
  const back = useRef(false);
  const { Board } = table;
  return (
    <section
      ref={scroller}
      class="table__board"
      aria-label={words.table.board}
      data-preview={looked && !past ? '' : undefined}
      data-past={past ? '' : undefined}
      onPointerDownCapture={() => {
        // A press on the past leads back to the present and does nothing there.
        back.current = past !== undefined;
        if (past) retelling.player.stop();
      }}
      onClickCapture={(event) => {
        if (!back.current) return;
        back.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {match.handOver.value === undefined ? (
        <Board
          game={match.game}
          seat={match.viewer.value}
          view={preview ?? match.view.value}
          decision={preview ? undefined : match.decision.value}
          fresh={past?.events ?? (preview ? [] : match.fresh.value)}
          moment={match.moments.value.length}
          looked={preview !== undefined}
          act={at.act}
          batches={preview ? [] : match.batches.value}
          lay={(batch) => {
            if (!past) at.laid.value = batch;
          }}
          open={(...gesture) => match.open(...gesture)}
          stage={stage}
          adorn={at.adorn}
          complete={at.complete}
          kind={at.kind.value}
          why={at.why}
          allows={match.allows.value}
          spot={match.spot.value}
          complain={at.complain}
          preview={(action) => match.preview(action)}
          look={(action) => asking.look('board', action)}
          considered={table.foresees && !past ? (considered.value ?? chosen(asking.asked.value)) : undefined}
          plan={past ? undefined : planOf(at.advice.value)}
          hints={hints}
          openRule={at.openRuleAt}
          standing={
            match.settles && match.viewer.value >= 0
              ? {
                  given: match.settled.value[match.viewer.value] ?? {},
                  settle: (given) => match.settle(given),
                }
              : undefined
          }
        />
      ) : undefined}
    </section>
  );
}

/** What is left of a whole turn's plan, a step each, as the hint's card numbers them. */
function planOf<K extends Kit>(advice: ShownAdvice<K> | undefined): readonly PlannedStep<K>[] | undefined {
  const steps = advice?.steps ?? [];
  if (steps.length < 2) return undefined;
  return steps.flatMap(({ actions, state }, i) =>
    state === 'done' ? [] : actions.slice(-1).map((action) => ({ number: i + 1, action })),
  );
}

/** What a finger has chosen is shown until it is done or let be. */
function chosen<K extends Kit>(asked: WaitingPress<K> | undefined): K['action'] | undefined {
  return asked?.how === 'tap' ? asked.gesture[0] : undefined;
}

/** The board knows one recommended action; what it is worth is not shown. */
function useHints(choice: string | undefined): ReadonlyMap<string, Estimate> | undefined {
  return useMemo(() => (choice === undefined ? undefined : new Map([[choice, RECOMMENDED]])), [choice]);
}

const RECOMMENDED: Estimate = { value: Number.NaN, visits: 0, share: 1 };

/** Where luck decides there is no one board to show; the choice itself says that something will be learnt. */
function certain<V>(views: readonly V[]): V | undefined {
  return views.length === 1 ? views[0] : undefined;
}
