/** The hint: how far the bot's thinking is, then one recommendation, why, and what would be nearly as good. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { HintIcon } from '#ui/art/icons.tsx';
import { Words } from '#ui/kit/Words.tsx';
import { words } from '../text/en.ts';
import type { ShownAdvice } from './advice.ts';
import type { Shared } from './shared.ts';
import '../styles/hint.css';

type HintCardProps<K extends Kit> = Pick<Shared<K>, 'match' | 'table' | 'advice' | 'act' | 'put'>;

export function HintCard<K extends Kit>({ match, table, advice, act, put }: HintCardProps<K>) {
  const { value: hint } = match.hints.hint;
  if (hint.status === 'failed') return <p role="alert">{words.table.hintFailed(hint.reason)}</p>;
  if (hint.status === 'new')
    return (
      <section class="hintcard hintcard--row" aria-label={words.table.hintTitle}>
        <p>{words.table.hintNew}</p>
        <button type="button" class="o-button o-button--small" onClick={() => void match.hints.ask(table)}>
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
  return advice.value ? (
    <Recommended
      {...advice.value}
      whole={table.turnPlan !== undefined}
      // What is put on a sheet is given out of hand there.
      do={put.value ? undefined : (actions) => send(act, actions)}
    />
  ) : undefined;
}

function send<A>(act: (first: A, ...rest: A[]) => void, [first, ...rest]: readonly A[]): void {
  if (first !== undefined) act(first, ...rest);
}

interface RecommendedProps<K extends Kit> extends ShownAdvice<K> {
  /** Where a plan can be carried out from here. */
  do: ((actions: readonly K['action'][]) => void) | undefined;
  /** Whether all that is certain of it can be done with one press. */
  whole: boolean;
}

function Recommended<K extends Kit>(props: RecommendedProps<K>) {
  const { steps, why, near, choice, certain, whole, do: perform } = props;
  const [first, ...more] = steps;
  const now = steps.find(({ state }) => state === 'now')?.actions ?? [];
  const left = steps.filter(({ state }) => state !== 'done').flatMap(({ actions }) => actions);
  const ways = perform ? (
    <div class="hintcard__do">
      <button type="button" class="o-button o-button--small" onClick={() => perform(now)}>
        {more.length > 0 ? words.table.hintDo : words.table.confirm}
      </button>
      {whole && certain.length > now.length ? (
        <button type="button" class="o-button o-button--small" onClick={() => perform(certain)}>
          {words.table.hintDoAll}
        </button>
      ) : undefined}
      {whole && certain.length > now.length && certain.length < left.length ? (
        <small class="hintcard__reason">{words.table.hintUpTo}</small>
      ) : undefined}
    </div>
  ) : undefined;
  const because = (
    <p class="hintcard__why">
      <Words text={why} />
    </p>
  );
  const card = useRef<HTMLElement>(null);
  // Beside a board the card it stands for is brought into sight, too.
  useLayoutEffect(() => {
    card.current
      ?.closest('.column')
      ?.querySelector('.column__now [data-advised]')
      ?.scrollIntoView({ block: 'nearest' });
  }, [choice]);
  return (
    <section ref={card} class="hintcard" aria-label={words.table.hintTitle} data-choice={choice}>
      {/* A long plan must push neither the reason nor what can be done below the fold. */}
      {more.length > 0 ? because : undefined}
      {more.length > 0 ? ways : undefined}
      {more.length === 0 ? (
        <p class="hintcard__step" data-step="now">
          <HintIcon size={16} /> {first?.words}
        </p>
      ) : (
        <ol class="hintcard__plan">
          {steps.map(({ words: step, state, why: reason }, i) => (
            <li
              key={i}
              value={i + 1}
              hidden={state === 'done'}
              class="hintcard__step"
              data-step={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {step}
              {reason && reason !== why && steps.findIndex((one) => one.why === reason) === i ? (
                <small class="hintcard__reason">
                  <Words text={reason} />
                </small>
              ) : undefined}
            </li>
          ))}
        </ol>
      )}
      {more.length === 0 ? because : undefined}
      {more.length === 0 ? ways : undefined}
      {near.length > 0 ? <p class="hintcard__near">{words.table.hintNear(near)}</p> : undefined}
    </section>
  );
}
