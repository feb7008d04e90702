/** What waits for a person, marked in the window's title and on its icon. */
import { useEffect } from 'preact/hooks';
import { words } from '../text/en.ts';

export interface Waits {
  /** Decisions that are one's own to take. */
  readonly turns: number;
  /** Lines of talk not read yet. */
  readonly unread: number;
}

const PLAIN = 'icon.svg';
const CALLING = 'icon-call.svg';

export function markedTitle(plain: string, { turns, unread }: Waits): string {
  const marks = [
    turns > 0 ? words.online.marks.turns(turns) : '',
    unread > 0 ? words.online.marks.unread(unread) : '',
  ];
  return [...marks, plain].filter((part) => part !== '').join(' ');
}

/** As long as the page stands. */
export function useMarks(plain: string, { turns, unread }: Waits): void {
  useEffect(() => {
    document.title = markedTitle(plain, { turns, unread });
    showIcon(turns + unread > 0 ? CALLING : PLAIN);
  }, [plain, turns, unread]);
  useEffect(() => () => showIcon(PLAIN), []);
}

function showIcon(file: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = import.meta.env.BASE_URL + file;
}
