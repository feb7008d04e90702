/** When to be asked about something that can be answered out of turn: a switch of a few positions on its card. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './standing-answer.css';

interface StandingAnswerProps<A extends string> {
  readonly title: string;
  readonly answers: readonly A[];
  readonly words: Readonly<Record<A, string>>;
  readonly value: A;
  set(answer: A): void;
}

export function StandingAnswer<A extends string>({
  title,
  answers,
  words,
  value,
  set,
}: StandingAnswerProps<A>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="o-standing">
      <legend>{title}</legend>
      {answers.map((answer) => (
        <label key={answer} class="o-standing__answer">
          <input type="radio" name={name} checked={answer === value} onChange={() => set(answer)} />
          {words[answer]}
        </label>
      ))}
    </fieldset>
  );
}
