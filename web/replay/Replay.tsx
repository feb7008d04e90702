/** The replay: the same board at any moment, a scrubber over all of them, the log in step. */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Game, Kit } from '#engine';
import { RulesIcon } from '#ui/art/icons.tsx';
import { LogoMark } from '#ui/art/Logo.tsx';
import { End } from '#ui/kit/End.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { useScrollable } from '#ui/scrollable.ts';
import type { GameTable } from '#ui/table.ts';
import { placeOf } from '../match/naming.ts';
import type { Player } from '../match/players.ts';
import { pack } from '../match/share.ts';
import { narrow } from '../narrow.ts';
import { useArrival } from '../Page.tsx';
import { to } from '../router.ts';
import { EndDialog } from '../table/EndDialog.tsx';
import { RulesSheet } from '../table/RulesSheet.tsx';
import { actorSpots, useRings } from '../table/recap.ts';
import { words } from '../text/en.ts';
import { reviewPanel } from '../text/review.ts';
import type { Footage } from './footage.ts';
import { type AtWork, ReplaySide } from './ReplaySide.tsx';
import { useReplay } from './useReplay.ts';
import '../styles/table.css';
import '../styles/replay.css';

interface ReplayProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  footage: Footage<K>;
  at: number | undefined;
  /** Opens with the end. */
  end?: true | undefined;
  /** What the result notes beside the game's own numbers. */
  notes?: Readonly<Record<string, string | number>> | undefined;
  players?: readonly Player[] | undefined;
  /** The address of a moment, kept in the window's own while one looks around. */
  address(at: number): string;
  /** The link that others can open, where the address is not one. */
  link?(at: number): Promise<string>;
  /** Where "now" is, for a match that goes on. */
  now?: ComponentChildren;
}

export function Replay<K extends Kit>({ players, link, notes, now: present, ...means }: ReplayProps<K>) {
  const at = useReplay(means);
  const { game, table, footage, reel, rules, entries, now } = at;
  const lines = entries[now]?.lines ?? [];
  return (
    <div class="table replay" data-game={game.id} data-narrow={narrow.value ? '' : undefined}>
      <Bar title={words.replay.title(game.words.title)} openRules={() => rules.open(rules.rule.value)} />
      <main id="content" class="table__main">
        <Shown at={at} />
        <ReplaySide at={at} players={players} link={link ?? packed(footage)} present={present} />
      </main>
      <LiveRegion turn={now} words={[words.replay.moment(now, reel.last), ...lines].join('. ')} />
      <Result at={at} notes={notes} />
      {rules.reading.value ? (
        <RulesSheet
          title={game.words.title}
          table={table}
          rule={rules.rule.value}
          onClose={() => {
            rules.reading.value = false;
          }}
        />
      ) : undefined}
    </div>
  );
}

function Bar({ title, openRules }: { title: string; openRules(): void }) {
  const heading = useArrival(title);
  return (
    <header class="bar">
      <a class="bar__home" href={to.library()} aria-label={words.home}>
        <LogoMark size={32} />
      </a>
      <h1 ref={heading} tabIndex={-1} class="bar__title">
        {title}
      </h1>
      <div class="bar__tools">
        <button
          type="button"
          class="o-button o-button--quiet bar__tool"
          aria-label={words.table.rules}
          onClick={openRules}
        >
          <RulesIcon /> <span>{words.table.rules}</span>
        </button>
      </div>
    </header>
  );
}

/** The board at the moment, or as it was while something is told. */
function Shown<K extends Kit>({ at }: { at: AtWork<K> }) {
  const { game, table, seat, view, reel, there, log, now, told, rules, instead } = at;
  const { value: picture } = told.player.shown;
  const board = useRef<HTMLElement | null>(null);
  const scroller = useScrollable(board);
  useRings(() => board.current, picture?.line, {
    actorAt: actorSpots(table, told.recap, view),
    follow: true,
  });
  return (
    <section ref={scroller} class="table__board" aria-label={words.table.board}>
      {instead.value ? <p class="replay__ribbon">{reviewPanel.notPlayed}</p> : undefined}
      {view === undefined ? (
        <p aria-live="polite">{words.loading}</p>
      ) : (
        <table.Board
          game={game}
          seat={seat.value}
          view={instead.value ?? picture?.view ?? view}
          fresh={
            instead.value
              ? []
              : (picture?.events ?? (reel.forward.value && there ? (log[now]?.events ?? []) : []))
          }
          moment={now}
          looked={picture !== undefined || instead.value !== undefined}
          act={() => undefined}
          batches={[]}
          open={() => undefined}
          why={() => undefined}
          complain={() => undefined}
          preview={() => []}
          openRule={rules.open}
        />
      )}
    </section>
  );
}

function Result<K extends Kit>({ at, notes }: { at: AtWork<K> } & Pick<ReplayProps<K>, 'notes'>) {
  const { game, table, footage, seat, view, called, reel, result } = at;
  if (!result.value || view === undefined || !footage.scenes) return undefined;
  const close = () => {
    result.value = false;
  };
  return (
    <EndDialog title={words.end.title} again onClose={close}>
      <End
        {...{ game, table, view, called }}
        seat={seat.value}
        scenes={footage.scenes}
        where={placeOf(game, footage.options)}
        notes={notes}
        open={(moment) => {
          close();
          reel.goTo(moment);
        }}
      />
    </EndDialog>
  );
}

/** The whole record in the link itself: it opens anywhere. */
function packed<K extends Kit>({ record }: Footage<K>): ((at: number) => Promise<string>) | undefined {
  return record && (async (at) => to.watch(await pack(record), at));
}
