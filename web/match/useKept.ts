/** Keeps a local match after every action, wakes its bots, notices when another window played on, and writes its result. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Kit } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable } from '#ui/table.ts';
import { earn } from '../records/houseDeeds.ts';
import { keepForTrouble } from '../Safe.tsx';
import { onNews } from '../store/kept.ts';
import { NO_TALLY, readSave, type Save, writeSave } from '../store/saves.ts';
import { words } from '../text/en.ts';
import type { LocalFeed } from './localFeed.ts';
import { namingOf } from './naming.ts';
import type { Gains } from './result.ts';
import { type Tallying, tallying } from './tally.ts';

interface Sitting<K extends Kit> {
  readonly match: LocalFeed<K>;
  readonly table: GameTable<K>;
  readonly save: Save;
}

/** What the match brought, once it is over. */
export function useKept<K extends Kit>(
  sitting: Sitting<K>,
  again: () => void,
): ReadonlySignal<Gains | undefined> {
  const { match, save } = sitting;
  const [gains] = useState(() => signal<Gains | undefined>(undefined));
  // Before anything can be pressed: an effect after the paint never runs for who leaves at once.
  useLayoutEffect(() => {
    keepForTrouble(() => match.record());
    const tally = tallying(match, save.tally ?? NO_TALLY);
    if (save.settled) match.settled.value = save.settled;
    let written = match.moments.peek();
    let settled = match.settled.peek();
    const stopKeeping = effect(() => {
      const { value: moments } = match.moments;
      if (moments === written && match.settled.value === settled) return;
      const ended = moments !== written && match.outcome.value !== undefined;
      written = moments;
      settled = match.settled.value;
      keep(sitting, tally);
      if (ended)
        void finish(sitting, tally).then((gained) => {
          gains.value = gained;
        });
    });
    void reopened(sitting).then((offered) => {
      gains.value ??= offered;
    });
    // What was begun, brought from elsewhere or kept by a former version has no picture yet.
    if (save.sketch === undefined && save.ended === undefined) keep(sitting, tally, save.played);
    match.others.wake();
    const stopListening = onNews((shelf, key) => {
      if (shelf !== 'saves' || key !== save.id || readSave(key) === undefined) return;
      toast({
        tone: 'warn',
        kind: 'elsewhere',
        words: words.table.changedElsewhere,
        lasting: true,
        action: { label: words.table.reload, run: again },
      });
    });
    return () => {
      stopListening();
      stopKeeping();
      tally.stop();
      match.close();
      keepForTrouble(undefined);
    };
  }, [match]);
  return gains;
}

function keep<K extends Kit>({ match, table, save }: Sitting<K>, tally: Tallying, played = Date.now()): void {
  const { value: outcome } = match.outcome;
  const { ended: _ended, binned: _binned, ...begun } = save;
  const record = match.record();
  writeSave({
    ...begun,
    players: match.players,
    record,
    played,
    tally: tally.now(),
    settled: match.settled.peek(),
    named: namingOf(match, table, record.options),
    ...(table.sketch ? { sketch: table.sketch(match.view.value) } : {}),
    ...(outcome ? { ended: match.game.words.outcome(outcome, match.viewer.peek()).title } : {}),
  });
}

/** A match that was over when it was opened still says where to go on. */
async function reopened<K extends Kit>({ match, table }: Sitting<K>): Promise<Gains | undefined> {
  const [seat] = match.humans();
  const { value: outcome } = match.outcome;
  if (seat === undefined || outcome === undefined || match.record().start !== undefined) return undefined;
  const { offersAfter } = await import('./result.ts');
  const over = { game: match.game, table, seat, scenes: match.moments.value };
  return offersAfter(over, outcome.winners.includes(seat));
}

/** A branch writes no result, and where only bots played nobody has one. */
async function finish<K extends Kit>(
  { match, table, save }: Sitting<K>,
  tally: Tallying,
): Promise<Gains | undefined> {
  const { game, players } = match;
  const [seat] = match.humans();
  const { value: outcome } = match.outcome;
  const record = match.record();
  if (seat === undefined || outcome === undefined) return undefined;
  if (record.start !== undefined) {
    const title = save.second && outcome.winners.includes(seat) ? earn('second-chance') : undefined;
    return title === undefined ? undefined : { rungs: [], deeds: [title], best: false };
  }
  const now = tally.now();
  const ended = Date.now();
  const { noteResult } = await import('./result.ts');
  return noteResult({
    ...{ id: save.id, game, table, seat, ended, rung: save.rung, daily: save.daily },
    ...{ scenes: match.moments.value, rules: record.rules, options: record.options, tally: now },
    outcome: { ...outcome, title: game.words.outcome(outcome, seat).title },
    levels: players.map((player) => (player.kind === 'bot' ? player.level : undefined)),
    people: match.humans().length,
    started: ended - now.seconds * 1000,
    called: (other) => match.called(other),
  });
}
