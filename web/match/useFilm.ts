/** A record as a film for whoever shows it: at once where it is short, otherwise as soon as the worker has played it. */
import { useEffect, useState } from 'preact/hooks';
import type { Game, Kit, MatchRecord } from '#engine';
import { type Filmed, filmOf } from './film.ts';
import { isShort, keptFilm, project } from './projector.ts';

export type Filming<K extends Kit> =
  | { readonly status: 'running'; readonly done: number }
  | { readonly status: 'done'; readonly result: Filmed<K> };

/** The first record it is given; `id`: the save that it is of, where it is one. */
export function useFilm<K extends Kit>(game: Game<K>, record: MatchRecord, id?: string): Filming<K> {
  const [filming, setFilming] = useState<Filming<K>>(() => atOnce(game, record, id));
  useEffect(() => {
    if (filming.status !== 'running') return undefined;
    let wanted = true;
    const tell = (news: Filming<K>) => {
      if (wanted) setFilming(news);
    };
    const showing = project(game, record, (done) => tell({ status: 'running', done }));
    void showing.film.then((result) => tell({ status: 'done', result }));
    return () => {
      wanted = false;
      showing.stop();
    };
  }, []);
  return filming;
}

function atOnce<K extends Kit>(game: Game<K>, record: MatchRecord, id: string | undefined): Filming<K> {
  const made = id === undefined ? undefined : keptFilm(id, game);
  if (made) return { status: 'done', result: { ok: true, film: made } };
  return isShort(record) ? { status: 'done', result: filmOf(game, record) } : { status: 'running', done: 0 };
}
