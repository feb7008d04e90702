/** Beside the board of a replay: the scrubber, whose eyes, what happened, what can be done with it, and the log. */
import type { ComponentChildren } from 'preact';
import { type Ended, type Kit, type Seat, SPECTATOR } from '#engine';
import { TrophyIcon } from '#ui/art/icons.tsx';
import { calledAt } from '#ui/called.ts';
import { Recap } from '#ui/kit/Recap.tsx';
import { Log } from '#ui/Log.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { Player } from '../match/players.ts';
import { narrow } from '../narrow.ts';
import { Review } from '../review/Review.tsx';
import { words } from '../text/en.ts';
import { isOver } from './footage.ts';
import { Offers } from './Offers.tsx';
import { Player as Scrubber } from './Player.tsx';
import type { useReplay } from './useReplay.ts';

export type AtWork<K extends Kit> = ReturnType<typeof useReplay<K>>;

interface ReplaySideProps<K extends Kit> {
  readonly at: AtWork<K>;
  readonly players: readonly Player[] | undefined;
  readonly link: ((at: number) => Promise<string>) | undefined;
  /** Where "now" is, for a match that goes on. */
  readonly present: ComponentChildren;
}

export function ReplaySide<K extends Kit>({ at, players, link, present }: ReplaySideProps<K>) {
  const { game, table, view, footage, reel, now, entries, seat, marks, called, instead } = at;
  const caption = entries[now]?.title ?? entries[now]?.lines[0] ?? '';
  return (
    <aside ref={scrollable} class="side replay__side" aria-label={words.replay.title(game.words.title)}>
      <section ref={scrollable} class="side__decide o-panel" aria-label={words.replay.controls}>
        {present}
        <LastMoment at={at} />
        <Scrubber
          {...{ reel, caption, marks, called }}
          actor={(one) => (view === undefined ? undefined : table.actor?.(one, view))}
        />
        {footage.record && footage.scenes && isOver(footage) ? (
          <Review
            record={footage.record}
            seat={seat.value === SPECTATOR ? 0 : seat.value}
            {...{ game, reel, called, instead }}
          />
        ) : undefined}
        {footage.seats.length > 1 ? (
          <Perspective
            seats={footage.seats}
            called={(one) => calledAt(game, one)}
            seat={seat.value}
            onChange={(next) => {
              seat.value = next;
            }}
          />
        ) : undefined}
        <Happened at={at} />
        <Offers game={game} footage={footage} at={now} players={players} link={link} />
      </section>
      <section class="side__panel o-panel" aria-labelledby="log-title">
        <h2 id="log-title" class="side__title o-eyebrow">
          {words.table.log}
        </h2>
        <section ref={scrollable} class="side__log" tabIndex={-1} aria-labelledby="log-title">
          <Log
            entries={entries}
            viewer={seat.value}
            current={now}
            open={(to) => reel.goTo(to)}
            called={called}
          />
        </section>
      </section>
    </aside>
  );
}

/** How it ended, and the door to the result. */
function LastMoment<K extends Kit>({ at }: { at: AtWork<K> }) {
  const { game, footage, reel, now, result } = at;
  const last = now === reel.last;
  return (
    <>
      {last && footage.record?.ended ? (
        <EndedBy {...footage.record.ended} called={(by) => calledAt(game, by)} />
      ) : undefined}
      {footage.scenes?.at(-1)?.state?.outcome ? (
        <button
          type="button"
          class={`o-button ${last ? 'o-button--primary' : 'o-button--small'}`}
          onClick={() => {
            result.value = true;
          }}
        >
          <TrophyIcon /> {words.end.show}
        </button>
      ) : undefined}
    </>
  );
}

function Happened<K extends Kit>({ at }: { at: AtWork<K> }) {
  const { table, now, view, told } = at;
  if (view === undefined || told.recap.chapters.length === 0) return undefined;
  return (
    <Recap
      key={now}
      {...told}
      view={view}
      retold={table.retold}
      figure={table.Figure}
      narrow={narrow.value}
      onMore={() => document.querySelector<HTMLElement>('.side__log')?.focus()}
    />
  );
}

/** How people ended it: the rules know nothing of that. */
function EndedBy({ how, by, called }: Ended & { called(seat: Seat): string }) {
  return (
    <p role="note">
      {how === 'resigned' && by !== undefined
        ? words.replay.ended.resignedBy(called(by))
        : words.replay.ended[how]}
    </p>
  );
}

interface PerspectiveProps {
  readonly seats: readonly Seat[];
  called(seat: Seat): string;
  readonly seat: Seat;
  onChange(seat: Seat): void;
}

function Perspective({ seats, called, seat, onChange }: PerspectiveProps) {
  return (
    <label class="o-field">
      <span class="o-field__label">{words.replay.seenFrom}</span>
      <select class="o-select" value={seat} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {seats.map((one) => (
          <option key={one} value={one}>
            {one === SPECTATOR ? words.replay.everyone : called(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
