/** What a bot says, beside its figure. A press on the figure asks for it again. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { elementAt } from '#ui/kit/sight.ts';
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
      const figure = said && elementAt(board.current, table.voice?.figure(view, said.seat) ?? []);
      const top = board.current?.getBoundingClientRect().top ?? 0;
      if (bubble.current) place(bubble.current, top, figure?.getBoundingClientRect());
    };
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  });
  if (said === undefined || watched || settings.value.voice === 'quiet') return undefined;
  return (
    <p ref={bubble} class="bubble" data-seat={said.seat}>
      <b>{match.called(said.seat)}:</b> {said.words}
    </p>
  );
}

/** Above the figure where the board has room, else below; whole within the window. Without a figure it is told in the recap alone. */
function place(bubble: HTMLElement, top: number, figure: DOMRect | undefined): void {
  bubble.hidden = figure === undefined || figure.width === 0;
  if (figure === undefined || bubble.hidden) return;
  const { offsetWidth: wide, offsetHeight: high } = bubble;
  const left = Math.min(Math.max(GAP, figure.left), innerWidth - wide - GAP);
  const above = figure.top - high - GAP;
  bubble.style.translate = `${left}px ${above > top ? above : figure.bottom + GAP}px`;
}
