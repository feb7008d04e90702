/**
 * A press that goes on with a show does nothing else, and neither does one made as the show closes: it was meant for
 * what could be seen there. What stands beside the board is asked in words, and who presses by key or by a screen
 * reader aims at a name: both are heard at once.
 */

/** So long after a show nobody can have aimed at what stands there now, in milliseconds. */
const CLOSING_MS = 500;

const isOnBoard = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('.table__board') !== null;

let waiting: AbortController | undefined;

/** The click that belongs to a press does nothing on the board. */
export function swallow(press: Event): void {
  waiting?.abort();
  if (!isOnBoard(press)) return;
  waiting = new AbortController();
  const { signal } = waiting;
  const click = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    waiting?.abort();
    if (!isOnBoard(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', click, { capture: true, signal });
  // Whatever is pressed next is a press of its own.
  document.addEventListener('pointerdown', () => waiting?.abort(), { capture: true, signal });
}

/** Presses of the next half second do nothing on the board. */
export function shield(): void {
  const over = new AbortController();
  document.addEventListener('pointerdown', swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), CLOSING_MS);
}
