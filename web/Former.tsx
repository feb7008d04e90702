/** A match whose rules were others: how far it can be shown, who plays it, and its record to take along. */
import type { ComponentChildren } from 'preact';
import type { Kit, MatchRecord, Refusal } from '#engine';
import { DownloadIcon } from '#ui/art/icons.tsx';
import { exportRecord } from './match/file.ts';
import type { Film } from './match/film.ts';
import { words } from './text/en.ts';

interface FormerProps<K extends Kit> {
  /** As far as it goes here. */
  film: Film<K>;
  record: MatchRecord;
  refusal: Refusal;
  children?: ComponentChildren;
}

export function Former<K extends Kit>({ film, record, refusal, children }: FormerProps<K>) {
  const { rules, actions } = record;
  return (
    <div class="former" role="note">
      <p>
        {words.former.far(film.match.entries.length, actions.length)}{' '}
        {words.former.plays(rules, film.match.game.former?.[rules])}
      </p>
      <details>
        <summary>{words.former.why}</summary>
        <p>{refusal.message}</p>
      </details>
      <p class="former__ways">
        {children}
        <TakeAlong record={record} />
      </p>
    </div>
  );
}

/** The record as a file, for whoever can play it. */
export function TakeAlong({ record }: { record: MatchRecord }) {
  return (
    <button type="button" class="o-button" onClick={() => exportRecord(record)}>
      <DownloadIcon /> {words.former.take}
    </button>
  );
}
