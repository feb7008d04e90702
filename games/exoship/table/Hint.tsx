/** The bot's estimate for one choice at this table. */
import type { JSX } from 'preact';
import { HintBar as Bar } from '#ui/HintBar.tsx';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';

export function HintBar({ choice, tag = false }: { choice: Choice; tag?: boolean }): JSX.Element {
  const desk = useTheDesk();
  return (
    <Bar
      estimate={desk.hint(choice)}
      best={desk.best?.key === choice.key}
      {...(tag ? { class: 'xs-hint--tag' } : {})}
    />
  );
}
