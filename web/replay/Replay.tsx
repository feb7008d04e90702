/** The replay: the same board at any moment, a scrubber over all of them, the log in step. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Ended, type Game, type Kit, type Seat, SPECTATOR } from '#engine';
import { RulesIcon, TrophyIcon } from '#ui/art/icons.tsx';
import { LogoMark } from '#ui/art/Logo.tsx';
import { End } from '#ui/kit/End.tsx';
import { Recap } from '#ui/kit/Recap.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Log } from '#ui/Log.tsx';
import { scrollable, useScrollable } from '#ui/scrollable.ts';
import type { GameTable } from '#ui/table.ts';
import { kit } from '#ui/text.ts';
import { entryOf } from '../match/film.ts';
import type { Player } from '../match/players.ts';
import { pack } from '../match/share.ts';
import { narrow } from '../narrow.ts';
import { useArrival } from '../Page.tsx';
import { to } from '../router.ts';
import { EndDialog } from '../table/EndDialog.tsx';
import { RulesSheet } from '../table/RulesSheet.tsx';
import { useRings, useWatchKeys } from '../table/recap.ts';
import { words } from '../text/en.ts';
import { useKeys } from '../useKeys.ts';
import type { Footage } from './footage.ts';
import { Offers } from './Offers.tsx';
import { Player as Scrubber } from './Player.tsx';
import { Reel } from './reel.ts';
import { useTold } from './told.ts';
import '../styles/table.css';
import '../styles/replay.css';

interface ReplayProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  footage: Footage<K>;
  at: number | undefined;
  players?: readonly Player[] | undefined;
  /** The address of a moment, kept in the window's own while one looks around. */
  address(at: number): string;
  /** The link that others can open, where the address is not one. */
  link?(at: number): Promise<string>;
  /** Where "now" is, for a match that goes on. */
  now?: ComponentChildren;
}

export function Replay<K extends Kit>({
  game,
  table,
  footage,
  at,
  players,
  address,
  link,
  now: present,
}: ReplayProps<K>) {
  const title = words.replay.title(game.words.title);
  const heading = useArrival(title);
  const rule = useSignal<string | undefined>(undefined);
  const reading = useSignal(false);
  const result = useSignal(false);
  const { seats } = footage;
  const seat = useSignal<Seat>(seats[0] ?? SPECTATOR);
  const reel = useReel(footage.last, at, address);
  const { value: now } = reel.at;
  useEffect(() => footage.want(now), [now, footage]);
  const [shown, setShown] = useState(now);
  const state = footage.state(now) ?? footage.state(shown);
  const there = footage.state(now) !== undefined;
  useEffect(() => {
    if (there) setShown(now);
  }, [now, there]);
  const view = state && game.view(state, seat.value);
  const log = useMemo(() => footage.log(seat.value), [footage, seat.value]);
  const entries = useMemo(
    () => log.map((group) => entryOf(game, group, view)),
    // The view lends names only, which stay the same through a match.
    [footage, seat.value, view === undefined],
  );
  const called = (other: Seat) => (view && game.words.seat?.(other, view)) ?? kit.player(other);
  const { past, recap, player } = useTold({ game, table, footage, log, seat: seat.value, at: now, called });
  const { value: picture } = player.shown;
  const board = useRef<HTMLElement | null>(null);
  const scroller = useScrollable(board);
  useRings(() => board.current, picture?.line);
  useWatchKeys(player);
  useKeys({
    ArrowLeft: () => reel.step(-1),
    ArrowRight: () => reel.step(1),
    Home: () => reel.goTo(0),
    End: () => reel.goTo(reel.last),
    ' ': () => reel.toggle(),
    '?': () => {
      reading.value = true;
    },
  });
  const openRule = (id: string) => {
    rule.value = id;
    reading.value = true;
  };
  const logList = (
    <Log
      entries={entries}
      viewer={seat.value}
      current={now}
      open={(to) => reel.goTo(to)}
      name={(other) => view && game.words.seat?.(other, view)}
    />
  );
  const lines = entries[now]?.lines ?? [];
  return (
    <div class="table replay" data-game={game.id} data-narrow={narrow.value ? '' : undefined}>
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
            onClick={() => (reading.value = true)}
          >
            <RulesIcon /> <span>{words.table.rules}</span>
          </button>
        </div>
      </header>
      <main id="content" class="table__main">
        <section ref={scroller} class="table__board" aria-label={words.table.board}>
          {view === undefined ? (
            <p aria-live="polite">{words.loading}</p>
          ) : (
            <table.Board
              game={game}
              seat={seat.value}
              view={picture?.view ?? view}
              fresh={picture?.events ?? (reel.forward.value && there ? (log[now]?.events ?? []) : [])}
              act={() => undefined}
              batches={[]}
              open={() => undefined}
              why={() => undefined}
              complain={() => undefined}
              preview={() => []}
              openRule={openRule}
            />
          )}
        </section>
        <aside ref={scrollable} class="side replay__side" aria-label={title}>
          <section ref={scrollable} class="side__decide o-panel" aria-label={words.replay.controls}>
            {present}
            {footage.record?.ended && now === reel.last ? <EndedBy {...footage.record.ended} /> : undefined}
            {now === reel.last && footage.scenes && state?.outcome ? (
              <button type="button" class="o-button o-button--primary" onClick={() => (result.value = true)}>
                <TrophyIcon /> {words.end.show}
              </button>
            ) : undefined}
            <Scrubber reel={reel} caption={entries[now]?.title ?? lines[0] ?? ''} />
            {seats.length > 1 ? (
              <Perspective seats={seats} seat={seat.value} onChange={(next) => (seat.value = next)} />
            ) : undefined}
            {view && recap.chapters.length > 0 ? (
              <Recap
                key={now}
                {...{ recap, past, player, view }}
                retold={table.retold}
                figure={table.Figure}
                narrow={narrow.value}
                onMore={() => document.querySelector<HTMLElement>('.side__log')?.focus()}
              />
            ) : undefined}
            <Offers game={game} footage={footage} at={now} players={players} link={link ?? packed(footage)} />
          </section>
          <section class="side__panel o-panel" aria-labelledby="log-title">
            <h2 id="log-title" class="side__title o-eyebrow">
              {words.table.log}
            </h2>
            <section ref={scrollable} class="side__log" tabIndex={-1} aria-labelledby="log-title">
              {logList}
            </section>
          </section>
        </aside>
      </main>
      <LiveRegion turn={now} words={[words.replay.moment(now, reel.last), ...lines].join('. ')} />
      {result.value && view && footage.scenes ? (
        <EndDialog title={words.end.title} onClose={() => (result.value = false)}>
          <End
            {...{ game, table, view, called }}
            seat={seat.value}
            scenes={footage.scenes}
            open={(to) => {
              result.value = false;
              reel.goTo(to);
            }}
          />
        </EndDialog>
      ) : undefined}
      {reading.value ? (
        <RulesSheet
          title={game.words.title}
          table={table}
          rule={rule.value}
          onClose={() => (reading.value = false)}
        />
      ) : undefined}
    </div>
  );
}

function useReel(last: number, at: number | undefined, address: (at: number) => string): Reel {
  const reel = useSignal<Reel | undefined>(undefined);
  reel.value ??= new Reel(last, at ?? 0);
  const { value: made } = reel;
  const { value: now } = made.at;
  useEffect(() => () => made.pause(), [made]);
  useEffect(() => {
    // The address follows without a step in the history, so that "back" leaves the replay.
    if (at !== now) history.replaceState(history.state, '', address(now));
  }, [now]);
  return made;
}

/** How people ended it: the rules know nothing of that. */
function EndedBy({ how, by }: Ended) {
  return (
    <p role="note">
      {how === 'resigned' && by !== undefined
        ? words.replay.ended.resignedBy(kit.player(by))
        : words.replay.ended[how]}
    </p>
  );
}

function Perspective({
  seats,
  seat,
  onChange,
}: {
  seats: readonly Seat[];
  seat: Seat;
  onChange(seat: Seat): void;
}) {
  return (
    <label class="o-field">
      <span class="o-field__label">{words.replay.seenFrom}</span>
      <select class="o-select" value={seat} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {seats.map((one) => (
          <option key={one} value={one}>
            {one === SPECTATOR ? words.replay.everyone : kit.player(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The whole record in the link itself: it opens anywhere. */
function packed<K extends Kit>({ record }: Footage<K>): ((at: number) => Promise<string>) | undefined {
  return record && (async (at) => to.watch(await pack(record), at));
}
