/** What can be done here: a small menu at the card, or a sheet from below on a phone. */

import type { JSX } from 'preact';
import { TableMenu } from '#ui/TableMenu.tsx';
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
  const { spot, choices } = picked;
  return (
    <TableMenu spot={spot} offer={choices} narrow={narrow} surroundings={SURROUNDINGS} onClose={desk.close}>
      <About spot={spot} />
      {choices.length > 0 ? (
        <div class="o-menu__group" role="menu">
          {choices.map((choice) => (
            <Item key={choice.key} choice={choice} />
          ))}
        </div>
      ) : undefined}
      {choices.length > 0 ? <Consequences /> : undefined}
    </TableMenu>
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
      class={`o-item${aimed ? ' o-item--aimed' : ''}${best ? ' o-item--best' : ''}`}
      data-choice={choice.key}
      data-part={`choice-${action.type}`}
      {...handlers}
    >
      <GroupGlyph id={group} size={20} class="o-item__icon" />
      <span>
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
    <ul class="o-consequences">
      {lines.map(({ tone, text }) => (
        <li key={text} class={`xw-${tone}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
