/** Takes a record from outside into this browser's saves, once it has been played through. */
import type { MatchRecord, Problem } from '#engine';
import { doorOf } from '../games.ts';
import { newId, writeSave } from '../store/saves.ts';
import { words } from '../text/en.ts';
import { readFile } from './file.ts';
import { HUMAN, type Player } from './players.ts';
import { keepFilm, project } from './projector.ts';

type Imported = { readonly id: string; readonly over: boolean } | { readonly problem: Problem };

/** Told how many actions of how many have been played. */
type OnProgress = (done: number, of: number) => void;

export async function importFile(file: File, onProgress: OnProgress): Promise<Imported> {
  const read = await readFile(file);
  return 'problem' in read ? read : importRecord(read.record, onProgress);
}

async function importRecord(record: MatchRecord, onProgress: OnProgress): Promise<Imported> {
  const door = doorOf(record.game);
  if (door === undefined) return { problem: { field: 'game', reason: words.link.unknownGame(record.game) } };
  const opened = await door.load();
  return opened.open(async (game): Promise<Imported> => {
    const { length } = record.actions;
    const result = await project(game, record, (done) => onProgress(done, length)).film;
    // One of former rules that does not go on is kept too, to be read as far as it goes.
    const film = result.ok ? result.film : (result.film ?? problemOf(result.refusal));
    if ('reason' in film) return { problem: film };
    const { outcome, seats } = film.match;
    const id = newId();
    const byPeople = record.ended && words.replay.ended[record.ended.how];
    const ended = outcome ? game.words.outcome(outcome, 0).title : byPeople;
    const players: Player[] = Array.from({ length: seats }, () => HUMAN);
    writeSave({ id, players, record, played: Date.now(), ...(ended ? { ended } : {}) });
    if (result.ok) keepFilm(id, film);
    return { id, over: ended !== undefined };
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
