/** Calls the person whose decision it is, or who is spoken to: marks in the window, a sound, and a notification. */
import { useEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';
import { call } from './call.ts';
import { useMarks } from './marks.ts';
import type { OnlineMatch } from './match.ts';
import { type Talk, total } from './talk.ts';

export function useCall<K extends Kit>(match: OnlineMatch<K>, talk: Talk): void {
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
    void call({ title: words.online.table.yourTurn, body: title, tag: `turn ${match.table.value.id}` });
  }, [mine]);
  const heard = useRef(unread);
  useEffect(() => {
    const more = unread > heard.current;
    heard.current = unread;
    const last = talk.lines.value.at(-1);
    if (!more || last === undefined) return;
    void call({ title: last.name, body: last.text, tag: `talk ${match.table.value.id}` });
  }, [unread]);
}
