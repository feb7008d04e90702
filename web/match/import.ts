/** Takes a record from outside into this browser's saves, once it has been played through. */
import type { MatchRecord, Problem } from '#engine';
import { doorOf } from '../games.ts';
import { newId, writeSave } from '../store/saves.ts';
import { words } from '../text/en.ts';
import { readFile } from './file.ts';
import { filmOf } from './film.ts';
import { HUMAN, type Player } from './players.ts';

type Imported = { readonly id: string; readonly over: boolean } | { readonly problem: Problem };

export async function importFile(file: File): Promise<Imported> {
  const read = await readFile(file);
  return 'problem' in read ? read : importRecord(read.record);
}

async function importRecord(record: MatchRecord): Promise<Imported> {
  const door = doorOf(record.game);
  if (door === undefined) return { problem: { field: 'game', reason: words.link.unknownGame(record.game) } };
  const opened = await door.load();
  return opened.open((game): Imported => {
    const result = filmOf(game, record);
    if (!result.ok) return { problem: problemOf(result.refusal) };
    const { outcome, seats } = result.film.match;
    const id = newId();
    const ended = outcome && game.words.outcome(outcome, 0).title;
    const players: Player[] = Array.from({ length: seats }, () => HUMAN);
    const kept = writeSave({ id, players, record, played: Date.now(), ...(ended ? { ended } : {}) });
    return kept
      ? { id, over: outcome !== undefined }
      : { problem: { field: 'file', reason: words.table.notSaved } };
  });
}

/** A refusal's message already opens with its field; the dialog shows the two apart. */
export function problemOf({
  field = 'record',
  message,
}: {
  field?: string | undefined;
  message: string;
}): Problem {
  return { field, reason: message.startsWith(`${field} `) ? message.slice(field.length + 1) : message };
}
