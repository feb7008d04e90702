/** What led to the moment of a replay, told and played like a recap. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Game, Kit, Seat } from '#engine';
import { RecapPlayer } from '#ui/kit/player.ts';
import { type Past, type Recap, recapOf } from '#ui/kit/recap.ts';
import type { GameTable } from '#ui/table.ts';
import type { LogGroup } from '../match/film.ts';
import { showing } from '../settings.ts';
import type { Footage } from './footage.ts';

export interface ToldMoment<K extends Kit> {
  readonly past: Past<K>;
  readonly recap: Recap;
  readonly player: RecapPlayer<K>;
}

interface Scene<K extends Kit> {
  readonly game: Game<K>;
  readonly table: GameTable<K>;
  readonly footage: Footage<K>;
  readonly log: readonly LogGroup<K['event']>[];
  readonly seat: Seat;
  readonly at: number;
  called(seat: Seat): string;
}

export function useTold<K extends Kit>(scene: Scene<K>): ToldMoment<K> {
  const { footage, seat, at } = scene;
  const player = useMemo(() => new RecapPlayer<K>(showing), []);
  const there = footage.state(at) !== undefined;
  const told = useMemo(() => tell(scene), [footage, seat, at, there]);
  useEffect(() => () => player.stop(), [footage, seat, at]);
  return { ...told, player };
}

function tell<K extends Kit>({ game, table, footage, log, seat, at, called }: Scene<K>) {
  const viewAt = (moment: number): K['view'] | undefined => {
    const state = footage.state(moment);
    return state && game.view(state, seat);
  };
  const group = log[at];
  const past: Past<K> = {
    ...{ seat, whole: true, before: viewAt(at - 1) },
    passed:
      group && at > 0 ? [{ at, seat: group.seat, actions: 1, events: group.events, after: viewAt(at) }] : [],
  };
  return { past, recap: recapOf(game, table.retold, past, called) };
}
