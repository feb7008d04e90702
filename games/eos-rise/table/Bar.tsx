/** Buttons for whatever has no place of its own on the table, and what the choice being looked at would bring. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { CHANGE_WORDS, FIGHT_WORDS } from '../text/table.ts';
import { useAim } from './aim.ts';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { oddsOf, percent } from './fighting.ts';
import type { Change } from './foresight.ts';
import { HintBar } from './Hint.tsx';
import { OFFERS } from './Offer.tsx';
import './bar.css';

export function Bar(): JSX.Element {
  const desk = useTheDesk();
  const { props, view, aimed, brings } = desk;
  const step = props.decision?.prompt;
  const inBar = step && OFFERS.has(step) ? [] : desk.choices.filter((choice) => choice.inBar);
  return (
    <div class={`er-bar${aimed ? ' er-bar--aimed' : ''}`} data-part="bar">
      <p class="er-bar__prompt">
        {aimed ? (
          <Brings
            brings={brings}
            words={props.game.words.action(aimed.action, view)}
            certain={desk.after !== undefined}
          />
        ) : step ? (
          props.game.words.prompt(step, view)
        ) : (
          ''
        )}
      </p>
      <div ref={scrollable} class="er-bar__ways">
        {inBar.map((choice) => (
          <BarButton key={choice.key} choice={choice} />
        ))}
      </div>
    </div>
  );
}

const CALM: ReadonlySet<string> = new Set(['pass', 'ready', 'standBy', 'stop', 'continue']);

function BarButton({ choice }: { choice: Choice }): JSX.Element {
  const desk = useTheDesk();
  const handlers = useAim(choice, () => desk.perform(choice));
  const { action } = choice;
  const best = desk.best?.key === choice.key;
  const odds = oddsOf(desk.view, action);
  return (
    <button
      type="button"
      class={`o-button o-button--small er-bar__button${CALM.has(action.type) ? '' : ' er-bar__button--act'}${best ? ' er-best' : ''}`}
      data-choice={choice.key}
      data-part={`choice-${action.type}`}
      {...handlers}
    >
      {desk.props.game.words.action(action, desk.view)}
      {odds ? (
        <span class="er-bar__odds o-number">
          {FIGHT_WORDS.hitBy(percent(odds.any), odds.mean.toFixed(1), odds.worst)}
        </span>
      ) : undefined}
      <HintBar choice={choice} />
    </button>
  );
}

interface BringsProps {
  readonly brings: readonly Change[];
  readonly words?: string;
  /** Luck has no part in it. */
  readonly certain?: boolean;
}

export function Brings({ brings, words, certain = false }: BringsProps): JSX.Element {
  return (
    <>
      {words ? <b>{words}. </b> : undefined}
      {brings.map(({ name, from, min, max, good }) => {
        const up = min + max > from * 2;
        return (
          <span key={name} class={`er-change ${up === good ? 'er-good' : 'er-warn'}`}>
            {name}{' '}
            <span class="o-number">
              {from} → {min === max ? min : `${min}–${max}`}
            </span>
          </span>
        );
      })}
      {words && brings.length === 0 && !certain ? (
        <span class="o-muted">{CHANGE_WORDS.luck}</span>
      ) : undefined}
    </>
  );
}
