/** Several choices at one spot: a small menu beside it, or a sheet from below on a phone. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { CloseIcon } from '#ui/art/icons.tsx';
import { menuKeys, useMenu } from '#ui/menu.ts';
import { placeMenu } from '#ui/placeMenu.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { useAim } from './aim.ts';
import { Brings } from './Bar.tsx';
import type { Choice } from './choices.ts';
import { type Picked, useTheDesk } from './desk.ts';
import { HintBar } from './Hint.tsx';
import './menu.css';

const SURROUNDINGS = {
  board: '.er',
  seen: '.er-slot, .er-member, .er-alien, .er-card',
  pressed: '.er-live',
};

export function Menu({ picked, narrow }: { picked: Picked; narrow: boolean }): JSX.Element {
  const desk = useTheDesk();
  const ref = useRef<HTMLDivElement>(null);
  const { spot, choices } = picked;
  const place = (menu: HTMLElement): void => {
    if (!narrow) placeMenu(menu, spot, SURROUNDINGS);
  };
  useMenu(ref, place, [spot, choices, narrow]);
  return (
    <div
      ref={ref}
      class={`er-menu o-panel o-panel--raised${narrow ? ' er-menu--sheet' : ''}`}
      role="menu"
      tabIndex={-1}
      onKeyDown={menuKeys}
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
