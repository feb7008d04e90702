/** The board as it stands, small and still: a picture of how a mission ended. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What a coach, a hint or a key would look for: it must find the board itself. */
const NAMES = ['id', 'data-part', 'data-spot', 'data-place', 'data-told', 'aria-keyshortcuts'];

export function BoardPicture() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = document.querySelector<HTMLElement>('.table__board');
    const { current } = frame;
    if (board === null || current === null) return;
    const copy = board.cloneNode(true) as HTMLElement;
    for (const element of [copy, ...copy.querySelectorAll('*')])
      for (const name of NAMES) element.removeAttribute(name);
    copy.className = 'table__board boardpicture__copy';
    const { offsetWidth: width, offsetHeight: height } = board;
    Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
    current.replaceChildren(copy);
    // The frame has no size before its dialog is open, and another one when the screen is turned.
    const sized = new ResizeObserver(() => {
      copy.style.scale = `${Math.min(current.clientWidth / width, current.clientHeight / height)}`;
    });
    sized.observe(current);
    return () => {
      sized.disconnect();
      current.replaceChildren();
    };
  }, []);
  return <div ref={frame} class="boardpicture" aria-hidden="true" inert />;
}
