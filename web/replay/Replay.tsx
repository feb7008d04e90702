/** The replay: the same board at any moment, a scrubber over all of them, the log in step. */

import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Game, type Kit, type Seat, SPECTATOR } from '#engine';
import { RulesIcon } from '#ui/art/icons.tsx';
import { LogoMark } from '#ui/art/Logo.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Log } from '#ui/Log.tsx';
import type { GameTable } from '#ui/table.ts';
import { type Film, logOf } from '../match/film.ts';
import { HUMAN, type Player } from '../match/players.ts';
import { narrow } from '../narrow.ts';
import { useArrival } from '../Page.tsx';
import { to } from '../router.ts';
import { RulesSheet } from '../table/RulesSheet.tsx';
import { words } from '../text/en.ts';
import { useKeys } from '../useKeys.ts';
import { Offers } from './Offers.tsx';
import { Player as Scrubber } from './Player.tsx';
import { Reel } from './reel.ts';
import '../styles/table.css';
import '../styles/replay.css';

interface ReplayProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  film: Film<K>;
  at: number | undefined;
  players: readonly Player[] | undefined;
  /** The address of a moment, kept in the window's own while one looks around. */
  address(at: number): string;
}

export function Replay<K extends Kit>({ game, table, film, at, players, address }: ReplayProps<K>) {
  const { moments, match } = film;
  const title = words.replay.title(game.words.title);
  const heading = useArrival(title);
  const rule = useSignal<string | undefined>(undefined);
  const reading = useSignal(false);
  const seats = seatsToSee(match.seats, players, match.outcome !== undefined);
  const seat = useSignal<Seat>(seats[0] ?? SPECTATOR);
  const reel = useReel(moments.length - 1, at, address);
  const { value: now } = reel.at;
  const entries = useComputed(() =>
    logOf(game, moments, seat.value).map(({ events, ...group }) => ({
      ...group,
      lines: events.map((event) => game.words.event(event, game.view(match.state, seat.value))),
    })),
  );
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
  const moment = moments[now];
  if (moment === undefined) return undefined;
  const openRule = (id: string) => {
    rule.value = id;
    reading.value = true;
  };
  const log = (
    <Log
      entries={entries.value}
      viewer={seat.value}
      current={now}
      open={(to) => reel.goTo(to)}
      name={(other) => game.words.seat?.(other, game.view(match.state, seat.value))}
    />
  );
  const lines = entries.value[now]?.lines ?? [];
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
        <section class="table__board" aria-label={words.table.board}>
          <table.Board
            game={game}
            seat={seat.value}
            view={game.view(moment.state, seat.value)}
            fresh={reel.forward.value ? moment.hear(seat.value) : []}
            act={() => undefined}
            why={() => undefined}
            complain={() => undefined}
            preview={() => []}
            openRule={openRule}
          />
        </section>
        <aside class="side" aria-label={title}>
          <div class="side__decide o-panel">
            <Scrubber reel={reel} caption={entries.value[now]?.title ?? lines[0] ?? ''} />
            {seats.length > 1 ? (
              <Perspective seats={seats} seat={seat.value} onChange={(next) => (seat.value = next)} />
            ) : undefined}
            <Offers game={game} film={film} at={now} players={players} />
          </div>
          <section class="side__panel o-panel" aria-labelledby="log-title">
            <h2 id="log-title" class="side__title o-eyebrow">
              {words.table.log}
            </h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
            <section class="side__log" tabIndex={0} aria-labelledby="log-title">
              {log}
            </section>
          </section>
        </aside>
      </main>
      <LiveRegion turn={now} words={[words.replay.moment(now, reel.last), ...lines].join('. ')} />
      {reading.value ? (
        <RulesSheet
          title={game.words.title}
          text={table.rules}
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
            {one === SPECTATOR ? words.replay.everyone : words.replay.perspective(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** While a match is on, a person sees what their own seat saw; once it is over, everyone's. */
function seatsToSee(count: number, players: readonly Player[] | undefined, over: boolean): Seat[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  if (count === 1) return all;
  const mine = all.filter((seat) => players?.[seat]?.kind === HUMAN.kind);
  return over
    ? [...mine, ...all.filter((seat) => !mine.includes(seat)), SPECTATOR]
    : [...mine.slice(0, 1), SPECTATOR];
}
