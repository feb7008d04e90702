/** What can be done here: a small menu at the card, or a sheet from below on a phone. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { CloseIcon } from '#ui/art/icons.tsx';
import { menuKeys, useMenu } from '#ui/menu.ts';
import { placeMenu } from '#ui/placeMenu.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { About } from './About.tsx';
import { useAim } from './aim.ts';
import { GroupGlyph } from './art/Glyph.tsx';
import type { Choice } from './choices.ts';
import { type Picked, useTheDesk } from './desk.ts';
import { HintBar } from './Hint.tsx';
import './menu.css';

const SURROUNDINGS = {
  board: '.xw',
  seen: '.xw-place, .xw-space, .xw-hand__card, .xw-gauge',
  pressed: '.xw-target',
  aside: '.xw-side',
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
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are for the buttons inside
    <div
      ref={ref}
      class={`xw-menu o-panel o-panel--raised${narrow ? ' xw-menu--sheet' : ''}`}
      tabIndex={-1}
      onKeyDown={menuKeys}
    >
      <button type="button" class="xw-menu__close" aria-label={TABLE_WORDS.close} onClick={desk.close}>
        <CloseIcon size={18} />
      </button>
      <About spot={spot} />
      {choices.length > 0 ? (
        <div class="xw-menu__group" role="menu">
          {choices.map((choice) => (
            <Item key={choice.key} choice={choice} />
          ))}
        </div>
      ) : undefined}
      {choices.length > 0 ? <Consequences /> : undefined}
    </div>
  );
}

function Item({ choice }: { choice: Choice }): JSX.Element {
  const desk = useTheDesk();
  const handlers = useAim(choice, () => desk.perform(choice));
  const { action, group } = choice;
  const aimed = desk.aimed?.key === choice.key;
  const best = desk.best?.key === choice.key;
  const here = desk.view.base[desk.view.crew[desk.view.current]?.at ?? 0];
  const label = desk.props.game.words.action(action, desk.view);
  return (
    <button
      type="button"
      role="menuitem"
      class={`xw-item${aimed ? ' xw-item--aimed' : ''}${best ? ' xw-item--best' : ''}`}
      data-choice={choice.key}
      data-part={`choice-${action.type}`}
      {...handlers}
    >
      <GroupGlyph id={group} size={20} class="xw-item__icon" />
      <span class="xw-item__words">
        {action.type === 'deploy' && here
          ? `${label.replace(/ at \(.*$/, '')} ${TABLE_WORDS.deploySpot(action.x, action.y, here)}`
          : label}
      </span>
      <HintBar choice={choice} />
    </button>
  );
}

/** What the choice that is looked at would bring, in words. */
export function Consequences(): JSX.Element {
  const { foresight, aimed } = useTheDesk();
  const lines = aimed && foresight ? foresight.lines : [{ tone: 'plain' as const, text: TABLE_WORDS.look }];
  return (
    <ul class="xw-consequences">
      {lines.map(({ tone, text }) => (
        <li key={text} class={`xw-${tone}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
