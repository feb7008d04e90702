/** A replay at work: the moment that is shown, through whose eyes, and what is told of it. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Game, type Kit, type Seat, SPECTATOR } from '#engine';
import { calledAt } from '#ui/called.ts';
import type { GameTable } from '#ui/table.ts';
import { entryOf } from '../match/film.ts';
import { useWatchKeys } from '../table/recap.ts';
import { useKeys } from '../useKeys.ts';
import type { Footage } from './footage.ts';
import { roundFrom } from './marks.ts';
import { Reel } from './reel.ts';
import { useTold } from './told.ts';
import { useMarks } from './useMarks.ts';

interface Means<K extends Kit> {
  readonly game: Game<K>;
  readonly table: GameTable<K>;
  readonly footage: Footage<K>;
  readonly at: number | undefined;
  readonly end?: true | undefined;
  address(at: number): string;
}

export function useReplay<K extends Kit>({ game, table, footage, at, end, address }: Means<K>) {
  const seat = useSignal<Seat>(footage.seats[0] ?? SPECTATOR);
  const rules = useRules();
  const reel = useReel(footage.last, end ? footage.last : at, address);
  const { value: now } = reel.at;
  useEffect(() => footage.want(now), [now, footage]);
  const [shown, setShown] = useState(now);
  const there = footage.state(now) !== undefined;
  useEffect(() => {
    if (there) setShown(now);
  }, [now, there]);
  const state = footage.state(now) ?? footage.state(shown);
  const view = state && game.view(state, seat.value);
  const log = useMemo(() => footage.log(seat.value), [footage, seat.value]);
  const entries = useMemo(
    () => log.map((group) => entryOf(game, group, view)),
    // The view lends names only, which stay the same through a match.
    [footage, seat.value, view === undefined],
  );
  const called = (other: Seat) => calledAt(game, other, view);
  const told = useTold({ game, table, footage, log, seat: seat.value, at: now, called });
  const marks = useMarks({ game, table, footage, log, seat: seat.value, called });
  const turn = (by: -1 | 1) => {
    reel.pause();
    reel.goTo(roundFrom(marks.rounds, reel.at.value, by, reel.last));
  };
  useWatchKeys(told.player);
  useKeys({
    'Shift+ArrowLeft': () => turn(-1),
    'Shift+ArrowRight': () => turn(1),
    g: () => document.querySelector<HTMLElement>('.player__round')?.focus(),
    ArrowLeft: () => reel.step(-1),
    ArrowRight: () => reel.step(1),
    Home: () => reel.goTo(0),
    End: () => reel.goTo(reel.last),
    ' ': () => reel.toggle(),
    '?': () => rules.open(rules.rule.value),
  });
  return {
    ...{
      game,
      table,
      footage,
      seat,
      rules,
      reel,
      now,
      there,
      state,
      view,
      log,
      entries,
      called,
      told,
      marks,
    },
    /** What the board shows instead of the match: a line of the review that was not played. */
    instead: useSignal<K['view'] | undefined>(undefined),
    /** The end is looked at. */
    result: useSignal(end === true),
  };
}

/** The rules beside a replay: whether they are open, and where. */
interface OpenRules {
  readonly reading: Signal<boolean>;
  readonly rule: Signal<string | undefined>;
  open(rule: string | undefined): void;
}

function useRules(): OpenRules {
  const reading = useSignal(false);
  const rule = useSignal<string | undefined>(undefined);
  return {
    reading,
    rule,
    open(id) {
      rule.value = id;
      reading.value = true;
    },
  };
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
