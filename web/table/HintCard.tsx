/** The hint: how far the bot's thinking is, then one recommendation, why, and what would be nearly as good. */
import type { Kit } from '#engine';
import { HintIcon } from '#ui/art/icons.tsx';
import { Words } from '#ui/kit/Words.tsx';
import { words } from '../text/en.ts';
import type { ShownAdvice } from './advice.ts';
import type { Shared } from './shared.ts';
import '../styles/hint.css';

export function HintCard<K extends Kit>({ match, advice }: Pick<Shared<K>, 'match' | 'advice'>) {
  const { value: hint } = match.hints.hint;
  if (hint.status === 'failed') return <p role="alert">{words.table.hintFailed(hint.reason)}</p>;
  if (hint.status === 'new')
    return (
      <section class="hintcard hintcard--row" aria-label={words.table.hintTitle}>
        <p>{words.table.hintNew}</p>
        <button type="button" class="o-button o-button--small" onClick={() => void match.hints.ask()}>
          {words.table.hintAgain}
        </button>
      </section>
    );
  if (hint.status === 'thinking') {
    const { soFar, done } = hint;
    return (
      <section class="hintcard hintcard--row" aria-label={words.table.hintTitle}>
        <label class="hintcard__thinking">
          {soFar === undefined
            ? words.table.hintThinking
            : words.table.hintSoFar(match.game.words.action(soFar, match.view.value))}
          <progress class="o-progress" max={1} value={done} />
        </label>
        <button type="button" class="o-button o-button--small" onClick={() => match.hints.stop()}>
          {words.table.hintStop}
        </button>
      </section>
    );
  }
  return advice.value ? <Recommended {...advice.value} /> : undefined;
}

function Recommended({ steps, why, near, choice }: ShownAdvice) {
  const [first, ...more] = steps;
  return (
    <section class="hintcard" aria-label={words.table.hintTitle} data-choice={choice}>
      {more.length === 0 ? (
        <p class="hintcard__step" data-step="now">
          <HintIcon size={16} /> {first?.words}
        </p>
      ) : (
        <ol class="hintcard__plan">
          {steps.map(({ words: step, state }, i) => (
            <li
              key={i}
              class="hintcard__step"
              data-step={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {step}
            </li>
          ))}
        </ol>
      )}
      {why === undefined ? undefined : (
        <p class="hintcard__why">
          <Words text={why} />
        </p>
      )}
      {near.length > 0 ? <p class="hintcard__near">{words.table.hintNear(near)}</p> : undefined}
    </section>
  );
}
