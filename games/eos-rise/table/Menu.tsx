/** Several choices at one spot: a small menu beside it, or a sheet from below on a phone. */
import type { JSX } from 'preact';
import { TableMenu } from '#ui/TableMenu.tsx';
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
  const { spot, choices } = picked;
  return (
    <TableMenu spot={spot} offer={choices} narrow={narrow} surroundings={SURROUNDINGS} onClose={desk.close}>
      <div class="er-menu__list" role="menu">
        {choices.map((choice) => (
          <Item key={choice.key} choice={choice} />
        ))}
      </div>
      <p class="er-menu__brings">{desk.aimed ? <Brings brings={desk.brings} /> : undefined}</p>
    </TableMenu>
  );
}

function Item({ choice }: { choice: Choice }): JSX.Element {
  const desk = useTheDesk();
  const handlers = useAim(choice, () => desk.perform(choice));
  return (
    <button
      type="button"
      role="menuitem"
      class={`o-item${desk.best?.key === choice.key ? ' o-item--best' : ''}`}
      data-choice={choice.key}
      {...handlers}
    >
      <span>{desk.props.game.words.action(choice.action, desk.view)}</span>
      <HintBar choice={choice} />
    </button>
  );
}
