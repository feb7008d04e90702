/** Writes the result of an online match for one's own seat, when it ends or when one comes back to find it over. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Kit, Seat } from '#engine';
import type { GameTable } from '#ui/table.ts';
import { type Gains, noteResult } from '../match/result.ts';
import { tallying } from '../match/tally.ts';
import { readResult } from '../store/results.ts';
import { NO_TALLY } from '../store/saves.ts';
import { endedWhy } from './names.ts';
import type { OnlineFeed } from './onlineFeed.ts';

export function useResult<K extends Kit>(match: OnlineFeed<K>, table: GameTable<K>): Gains | undefined {
  const [gains, setGains] = useState<Gains>();
  useEffect(() => {
    const tally = tallying(match, NO_TALLY);
    let noted = false;
    const stop = effect(() => {
      const { status, yours } = match.table.value;
      const { value: scenes } = match.footage;
      const [seat] = yours;
      if (status !== 'over' || scenes === undefined || seat === undefined) return;
      if (noted || readResult(resultId(match, seat))) return;
      const finished = finishedAs(match, seat);
      if (finished === undefined) return;
      noted = true;
      void noteResult({ ...finished, scenes, table, tally: tally.now() }).then(setGains);
    });
    return () => {
      stop();
      tally.stop();
    };
  }, [match]);
  return gains;
}

export function resultId<K extends Kit>(match: OnlineFeed<K>, seat: Seat): string {
  return `${match.table.value.id} ${seat}`;
}

/** How it ended for this seat; undefined as long as nobody can tell who won. */
function finishedAs<K extends Kit>(match: OnlineFeed<K>, seat: Seat) {
  const { game } = match;
  const { id, seats, options, rules, created, updated } = match.table.value;
  const byRules = match.outcome.value;
  const byPeople = match.ended.value;
  const outcome = byRules
    ? { ...byRules, title: game.words.outcome(byRules, seat).title }
    : byPeople?.winners && {
        winners: byPeople.winners,
        ...(byPeople.points ? { points: byPeople.points } : {}),
        title: endedWhy(match.table.value) ?? '',
      };
  if (outcome === undefined) return undefined;
  return {
    ...{ id: resultId(match, seat), game, seat, outcome, options, rules, online: id },
    levels: seats.map(({ kind, level }) => (kind === 'bot' ? level : undefined)),
    people: seats.filter(({ kind }) => kind === 'person').length,
    started: created,
    ended: updated,
    called: (other: Seat) => match.called(other),
  };
}
