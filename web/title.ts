/** The window's title and icon: where one is, and what waits for one. */
import { words } from './text/en.ts';

export interface Waits {
  /** Decisions that are one's own to take. */
  readonly turns: number;
  /** Lines of talk not read yet. */
  readonly unread: number;
}

export const NOTHING: Waits = { turns: 0, unread: 0 };
const PLAIN_ICON = 'icon.svg';
const CALLING_ICON = 'icon-call.svg';

let plain: string = words.app;
let waits = NOTHING;

export function nameWindow(title: string): void {
  plain = title === words.app ? title : `${title} · ${words.app}`;
  document.title = markedTitle(plain, waits);
}

export function markWindow(now: Waits): void {
  waits = now;
  document.title = markedTitle(plain, waits);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const file = waits.turns + waits.unread > 0 ? CALLING_ICON : PLAIN_ICON;
  if (icon) icon.href = import.meta.env.BASE_URL + file;
}

export function markedTitle(title: string, { turns, unread }: Waits): string {
  const { marks } = words.online;
  const shown = [turns > 0 ? marks.turns(turns) : '', unread > 0 ? marks.unread(unread) : '', title];
  return shown.filter((part) => part !== '').join(' ');
}
