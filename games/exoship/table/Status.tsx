/** The bar below the grid: points, actions, captain, the stack, what would follow, and the end of the turn. */

import type { JSX } from 'preact';
import { EyeIcon, HourglassIcon, WarningIcon } from '#ui/art/icons.tsx';
import { ARRIVAL } from '../state.ts';
import { ENOUGH } from '../steps/endOfTurn.ts';
import { endWords, FORESIGHT_WORDS, short, TABLE_WORDS } from '../text/table.ts';
import { inView } from '../view.ts';
import { useAim } from './aim.ts';
import { CaptainMark, SideMark } from './art/Mark.tsx';
import { useTheDesk } from './desk.ts';
import { spread } from './foresight.ts';
import { HintBar } from './Hint.tsx';
import { Stack } from './Stack.tsx';
import './status.css';

export function Status(): JSX.Element {
  const { view, foresight } = useTheDesk();
  const { min: steps } = { min: ARRIVAL - view.step };
  return (
    <section class={`xs-status${foresight ? ' xs-status--then' : ''}`} data-part="status">
      <Points />
      <div class="xs-stat xs-stat--actions" data-part="actions">
        <span class="xs-stat__name">{TABLE_WORDS.actions}</span>
        <span class="xs-pips" role="img" aria-label={TABLE_WORDS.actionsLeft(view.actionsLeft)}>
          {Array.from({ length: Math.max(2, view.actionsLeft) }, (_, i) => (
            <span key={i} class={`xs-pip${i < view.actionsLeft ? ' xs-pip--left' : ''}`} />
          ))}
        </span>
      </div>
      <Captain />
      <div class="xs-stat xs-stat--steps">
        <span class="xs-stat__name">{TABLE_WORDS.destination}</span>
        <span class="xs-stat__value">{TABLE_WORDS.stepsLeft(steps)}</span>
      </div>
      <Stack />
      <EndTurn />
    </section>
  );
}

function Points(): JSX.Element {
  const { view, foresight } = useTheDesk();
  const points = foresight?.points ?? { min: view.points, max: view.points };
  const after = foresight?.after ?? { min: view.pointsAfterSuspicion, max: view.pointsAfterSuspicion };
  const skipped = view.suspicionSkipped;
  const enough = after.min >= ENOUGH;
  return (
    <div class="xs-stat xs-stat--points" data-part="points">
      <span class="xs-stat__name">
        {TABLE_WORDS.points} <span class="xs-stat__goal">{TABLE_WORDS.goal(ENOUGH)}</span>
      </span>
      <span class="xs-points o-number">
        <b>{spread(points)}</b>
        {skipped ? (
          <span class="xs-points__after">{TABLE_WORDS.suspicionSkipped}</span>
        ) : (
          <span
            class={`xs-points__after${after.min < points.min ? ' xs-points__after--less' : ''}${enough ? ' xs-points__after--enough' : ''}`}
          >
            <span aria-hidden="true">→ </span>
            <b>{spread(after)}</b> {TABLE_WORDS.afterSuspicion}
          </span>
        )}
      </span>
    </div>
  );
}

function Captain(): JSX.Element {
  const { view, foresight } = useTheDesk();
  const id = foresight?.captainLost ? foresight.view.captain : view.captain;
  const founder = inView(foresight?.view ?? view).find((one) => one.id === id);
  return (
    <div class="xs-stat xs-stat--captain" data-part="captain">
      <span class="xs-stat__name">
        <CaptainMark size={9} /> {TABLE_WORDS.captain}
      </span>
      <span class="xs-stat__value">
        {founder ? (
          <SideMark side={founder.side} size={15} class={`xs-side xs-side--${founder.side}`} />
        ) : undefined}
        {founder ? short(founder.id) : TABLE_WORDS.noCaptain}
      </span>
    </div>
  );
}

/** What the action that is looked at would bring, in words. */
export function Consequences(): JSX.Element {
  const { view, foresight, aimed } = useTheDesk();
  if (!foresight || !aimed) {
    return (
      <ul class="o-consequences xs-consequences">
        <li>{FORESIGHT_WORDS.look}</li>
      </ul>
    );
  }
  const { points, after, exposed, maybe, luck, captainLost } = foresight;
  return (
    <ul class="o-consequences xs-consequences">
      <li>
        <b>
          {FORESIGHT_WORDS.points(`${view.points}`, spread(points), spread(after), view.suspicionSkipped)}
        </b>
      </li>
      {exposed.length + maybe.length === 0 ? <li>{FORESIGHT_WORDS.nobodyExposed}</li> : undefined}
      {exposed.length > 0 ? (
        <li class="xs-bad">
          <EyeIcon size={14} /> {FORESIGHT_WORDS.exposes(exposed)}
        </li>
      ) : undefined}
      {maybe.length > 0 ? <li class="xs-bad">{FORESIGHT_WORDS.mayExpose(maybe)}</li> : undefined}
      {captainLost ? <li class="xs-warn">{FORESIGHT_WORDS.captain(captainLost)}</li> : undefined}
      {foresight.view.ship !== view.ship ? <li class="xs-good">{FORESIGHT_WORDS.ring}</li> : undefined}
      {luck ? (
        <li class="xs-warn">
          <WarningIcon size={14} /> {FORESIGHT_WORDS.luck}
        </li>
      ) : undefined}
    </ul>
  );
}

function EndTurn(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { view, choices } = desk;
  const choice = choices.find(({ action }) => action.type === 'end');
  const handlers = useAim(choice, () => choice && desk.perform(choice));
  if (choice === undefined) return undefined;
  const exposed = inView(view).filter(({ exposedBy }) => exposedBy.length > 0).length;
  const { title, cost } = endWords(exposed, view.suspicionSkipped);
  const best = desk.best?.key === choice.key;
  return (
    <button
      type="button"
      class={`o-button xs-end${view.actionsLeft === 0 ? ' o-button--primary' : ''}${exposed > 0 ? ' xs-end--costly' : ''}${best ? ' xs-end--best' : ''}`}
      data-spot="end"
      data-part="end"
      {...handlers}
    >
      <HourglassIcon size={20} />
      <span class="xs-end__words">
        <span>{title}</span>
        <span class="xs-end__cost">{cost}</span>
      </span>
      <HintBar choice={choice} />
    </button>
  );
}
