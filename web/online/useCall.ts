/** Calls the person whose decision it is, or who is spoken to: marks in the window, a sound, and a notification. */
import { SHELF } from 'virtual:catalogue';
import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '#client';
import type { Kit } from '#engine';
import { to } from '../router.ts';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';
import { type Call, call } from './call.ts';
import { useMarks } from './marks.ts';
import { waitsForMe } from './mine.ts';
import type { OnlineFeed } from './onlineFeed.ts';
import { type Talk, total } from './talk.ts';

export function useCall<K extends Kit>(match: OnlineFeed<K>, talk: Talk): void {
  const { title } = match.game.words;
  const mine = match.awaitsMe.value;
  const unread = total(talk.unread.value);
  useMarks({ turns: mine ? 1 : 0, unread });
  const arrived = useRef(false);
  useEffect(() => {
    // Whoever opens the table sees by themselves that it is their turn.
    const news = arrived.current;
    arrived.current = true;
    if (!mine || !news) return;
    cue('call');
    void call(turnAt(match.table.value.id, title));
  }, [mine]);
  const heard = useRef(unread);
  useEffect(() => {
    const more = unread > heard.current;
    heard.current = unread;
    const last = talk.lines.value.at(-1);
    if (!more || last === undefined) return;
    const { id } = match.table.value;
    void call({ title: last.name, body: last.text, tag: `talk ${id}`, address: to.online(id) });
  }, [unread]);
}

function turnAt(id: string, title: string, news: string = words.online.table.yourTurn): Call {
  return { title: news, body: title, tag: `turn ${id}`, address: to.online(id) };
}

/** What a table wants of one. */
function wantedOf({ status, invited }: TableInfo): string {
  const { news } = words.online.room;
  return status !== 'open' ? words.online.table.yourTurn : invited ? news.invited : news.you;
}

/** The same for whoever looks at a list of their matches: one of them has begun to wait for them. */
export function useCalls(mine: readonly TableInfo[] | undefined): void {
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (mine === undefined) return;
    const waiting = mine.filter(waitsForMe);
    const { current: before } = known;
    known.current = new Set(waiting.map(({ id }) => id));
    const news = before && waiting.find(({ id }) => !before.has(id));
    if (!news) return;
    cue('call');
    void call(turnAt(news.id, SHELF.find(({ id }) => id === news.game)?.title ?? news.game, wantedOf(news)));
  }, [mine]);
}
