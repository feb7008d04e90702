/** Several choices at one spot: who could go there, and what it would bring. */
import type { JSX } from 'preact';
import { useAimAt } from '#ui/aim.ts';
import { HintBar } from '#ui/HintBar.tsx';
import { TableMenu } from '#ui/TableMenu.tsx';
import { CHANGE_WORDS } from '../text/table.ts';
import type { Choice } from './choices.ts';
import { type Picked, useTheDesk } from './desk.ts';
import type { Change } from './numbers.ts';

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
  const handlers = useAimAt(desk, choice, () => desk.perform(choice));
  const best = desk.best?.key === choice.key;
  return (
    <button
      type="button"
      role="menuitem"
      class={`o-item${best ? ' o-item--best' : ''}`}
      data-choice={choice.key}
      {...handlers}
    >
      <span>{desk.props.game.words.action(choice.action, desk.view)}</span>
      <HintBar estimate={desk.hint(choice)} best={best} />
    </button>
  );
}

export function Brings({ brings }: { brings: readonly Change[] }): JSX.Element {
  if (brings.length === 0) return <span class="o-muted">{CHANGE_WORDS.luck}</span>;
  return (
    <>
      {brings.map(({ name, from, min, max, good }) => (
        <span key={name} class={`er-change ${min + max > from * 2 === good ? 'er-good' : 'er-warn'}`}>
          {name}{' '}
          <span class="o-number">
            {from} → {min === max ? min : `${min}–${max}`}
          </span>
        </span>
      ))}
    </>
  );
}
