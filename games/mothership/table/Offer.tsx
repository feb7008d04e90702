/** A legal action as a button, with the bot's estimate while a hint is shown. */
import type { ComponentChildren, JSX } from 'preact';
import { TABLE_WORDS } from '../text/table.ts';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';

interface OfferProps {
  choice: Choice;
  primary?: boolean;
  children?: ComponentChildren;
  label?: string;
  part?: string;
}

export function Offer({ choice, primary = false, children, label, part }: OfferProps): JSX.Element {
  const desk = useTheDesk();
  const { game, view } = desk.props;
  return (
    <button
      type="button"
      class={`o-button o-button--small ms-offer${primary ? ' o-button--primary' : ''}`}
      data-key={choice.key}
      data-part={part}
      onClick={() => desk.perform(choice.action)}
      onPointerEnter={() => desk.look(choice.at)}
      onPointerLeave={() => desk.look(undefined)}
      onFocus={() => desk.look(choice.at)}
    >
      {children}
      <span>{label ?? game.words.action(choice.action, view)}</span>
      <HintMark choice={choice} />
    </button>
  );
}

export function HintMark({ choice }: { choice: Choice | undefined }): JSX.Element | undefined {
  const desk = useTheDesk();
  const estimate = choice && desk.hint(choice);
  if (choice === undefined || estimate === undefined) return undefined;
  const best = desk.best?.key === choice.key;
  const chance = Number.isNaN(estimate.value) ? estimate.share : estimate.value;
  return (
    <span class={`ms-hint o-number${best ? ' ms-hint--best' : ''}`}>
      {best ? '★ ' : ''}
      {TABLE_WORDS.percent(chance)}
      <span class="visually-hidden"> {best ? TABLE_WORDS.hintBest : TABLE_WORDS.hint}</span>
    </span>
  );
}
