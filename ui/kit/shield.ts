/**
 * A press that goes on with a show does nothing else, and neither does one made as the show closes: it was meant for
 * what could be seen then. Who presses by key or by a screen reader aims at a name, and is heard at once.
 */

/** So long after a show nobody can have aimed at what stands there now, in milliseconds. */
const CLOSING_MS = 500;

const isInPlay = ({ target }: Event): boolean => target instanceof Element && target.closest('main') !== null;

let waiting: AbortController | undefined;

/** The click that belongs to a press does nothing in play. */
export function swallow(press: Event): void {
  waiting?.abort();
  if (!isInPlay(press)) return;
  waiting = new AbortController();
  const { signal } = waiting;
  const click = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    waiting?.abort();
    if (!isInPlay(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', click, { capture: true, signal });
  // Whatever is pressed next is a press of its own.
  document.addEventListener('pointerdown', () => waiting?.abort(), { capture: true, signal });
}

/** Presses of the next half second do nothing in play. */
export function shield(): void {
  const over = new AbortController();
  document.addEventListener('pointerdown', swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), CLOSING_MS);
}
