/** Calls the person whose decision it is: a mark in the window's title, a sound, and a notification where allowed. */
import { useEffect } from 'preact/hooks';
import type { Kit } from '#engine';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';
import type { OnlineMatch } from './match.ts';

export function useCall<K extends Kit>(match: OnlineMatch<K>): void {
  const mine = match.decision.value !== undefined;
  useEffect(() => {
    const { title } = match.game.words;
    const plain = `${title} · ${words.app}`;
    document.title = mine ? words.online.table.turnTitle(plain) : plain;
    if (!mine || !document.hidden) return;
    cue('event');
    if ('Notification' in window && Notification.permission === 'granted') {
      new Notification(words.online.table.yourTurn, { body: title, tag: match.table.value.id });
    }
  }, [mine]);
}
