/** Several choices at one spot: a small menu beside it, or a sheet from below on a phone. */
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CloseIcon } from '#ui/art/icons.tsx';
import { TABLE_WORDS } from '../text/table.ts';
import { useAim } from './aim.ts';
import { Brings } from './Bar.tsx';
import type { Choice, Spot } from './choices.ts';
import { type Picked, useTheDesk } from './desk.ts';
import { HintBar } from './Hint.tsx';
import './menu.css';

const GAP = 6;

export function Menu({ picked, narrow }: { picked: Picked; narrow: boolean }): JSX.Element {
  const desk = useTheDesk();
  const ref = useRef<HTMLDivElement>(null);
  const { spot, choices } = picked;
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    if (!narrow) place(menu, spot);
    const from = document.activeElement;
    if (from instanceof HTMLElement && from.matches(':focus-visible'))
      menu.querySelector<HTMLElement>('[data-choice]')?.focus();
    return () => {
      if (menu.contains(document.activeElement) && from instanceof HTMLElement) from.focus();
    };
  }, [spot, choices, narrow]);
  return (
    <div
      ref={ref}
      class={`er-menu o-panel o-panel--raised${narrow ? ' er-menu--sheet' : ''}`}
      role="menu"
      tabIndex={-1}
      onKeyDown={walk}
    >
      <button type="button" class="er-menu__close" aria-label={TABLE_WORDS.close} onClick={desk.close}>
        <CloseIcon size={18} />
      </button>
      {choices.map((choice) => (
        <Item key={choice.key} choice={choice} />
      ))}
      <p class="er-menu__brings">{desk.aimed ? <Brings brings={desk.brings} /> : undefined}</p>
    </div>
  );
}

function Item({ choice }: { choice: Choice }): JSX.Element {
  const desk = useTheDesk();
  const handlers = useAim(choice, () => desk.perform(choice));
  return (
    <button
      type="button"
      role="menuitem"
      class={`er-item${desk.best?.key === choice.key ? ' er-best' : ''}`}
      data-choice={choice.key}
      {...handlers}
    >
      <span>{desk.props.game.words.action(choice.action, desk.view)}</span>
      <HintBar choice={choice} />
    </button>
  );
}

function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = items.indexOf(event.target as HTMLElement);
  const next =
    event.key === 'ArrowDown'
      ? items[(at + 1) % items.length]
      : event.key === 'ArrowUp'
        ? items.at(at - 1)
        : undefined;
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** Below the spot, or above it where there is no room. */
function place(menu: HTMLElement, spot: Spot): void {
  const board = menu.offsetParent;
  const anchor = board?.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  if (!(board instanceof HTMLElement) || !anchor) return;
  const frame = board.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = Math.min(
    Math.max(4, box.left - frame.left + box.width / 2 - width / 2),
    frame.width - width - 4,
  );
  const below = box.bottom - frame.top + GAP;
  const top = below + height > frame.height ? box.top - frame.top - height - GAP : below;
  menu.style.left = `${left}px`;
  menu.style.top = `${Math.max(4, top) + board.scrollTop}px`;
}
