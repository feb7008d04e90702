/** What a bot says, beside its figure. A press on the figure asks for it again. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { elementAt } from '#ui/kit/sight.ts';
import { narrow } from '../narrow.ts';
import { settings } from '../settings.ts';
import type { AtWork } from './useTable.ts';
import '../styles/bubble.css';

interface BubbleProps<K extends Kit> {
  readonly at: AtWork<K>;
  readonly board: RefObject<HTMLElement | null>;
}

/** Room between the figure and the words, and to the edge of the window, in pixels. */
const GAP = 8;

export function Bubble<K extends Kit>({ at, board }: BubbleProps<K>) {
  const { match, table, voices, retelling } = at;
  const bubble = useRef<HTMLParagraphElement>(null);
  const view = match.view.value;
  useEffect(() => {
    const press = ({ target }: Event): void => {
      const seat = seatAt(target);
      if (seat !== undefined) voices.pressed.value = seat;
    };
    const seatAt = (target: EventTarget | null): number | undefined => {
      const seats = [...new Set(voices.said.value.map(({ seat }) => seat))];
      return seats.find((seat) => {
        const figure = elementAt(board.current, table.voice?.figure(match.view.value, seat) ?? []);
        return target instanceof Node && figure?.contains(target);
      });
    };
    const on = board.current;
    on?.addEventListener('click', press);
    addEventListener('pointerdown', voices.read, true);
    addEventListener('keydown', voices.read, true);
    return () => {
      on?.removeEventListener('click', press);
      removeEventListener('pointerdown', voices.read, true);
      removeEventListener('keydown', voices.read, true);
    };
  }, [match]);
  const { value: said } = voices.shown;
  const { value: watched } = retelling.player.shown;
  useLayoutEffect(() => {
    const put = (): void => {
      const names = (said && table.voice?.figure(view, said.seat)) ?? [];
      const figures = names.flatMap((name) => elementAt(board.current, [name]) ?? []);
      const asked = voices.pressed.value !== undefined;
      if (bubble.current && board.current) place(bubble.current, board.current, figures, asked);
    };
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  });
  // On a phone there is no room beside a figure: it is told in the recap, unless asked for.
  const room = !narrow.value || voices.pressed.value !== undefined;
  if (said === undefined || watched || !room || settings.value.voice === 'quiet') return undefined;
  return (
    <p ref={bubble} class="bubble" data-seat={said.seat}>
      <b>{match.called(said.seat)}:</b> {said.words}
    </p>
  );
}

/** What nothing may lie over. */
const TAKEN = 'button, a, input, [data-spot], [data-place], [data-pawn], [data-taken], .o-event';

/** Beside a figure, whole within the board and over nothing that can be read or pressed; else only who asked sees it. */
function place(bubble: HTMLElement, board: Element, figures: readonly Element[], asked: boolean): void {
  const { offsetWidth: wide, offsetHeight: high } = bubble;
  const within = board.getBoundingClientRect();
  const taken = [...board.querySelectorAll(TAKEN)].map((one) => one.getBoundingClientRect());
  const boxes = figures
    .flatMap((figure) => besides(figure.getBoundingClientRect(), wide, high))
    .map(({ left, top }) => {
      const most = within.right - wide - GAP;
      return new DOMRect(Math.min(Math.max(within.left + GAP, left), most), top, wide, high);
    })
    .filter((box) => box.top > within.top && box.bottom < within.bottom);
  const at = boxes.find((box) => !taken.some((one) => meet(one, box))) ?? (asked ? boxes[0] : undefined);
  bubble.hidden = at === undefined;
  if (at) bubble.style.translate = `${at.left}px ${at.top}px`;
}

/** Above a figure, below it, and on either side. */
function besides({ left, right, top, bottom, width }: DOMRect, wide: number, high: number) {
  if (width === 0) return [];
  return [
    { left, top: top - high - GAP },
    { left, top: bottom + GAP },
    { left: right + GAP, top },
    { left: left - wide - GAP, top },
  ];
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
