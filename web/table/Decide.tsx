/** The open decision of the viewer as the kit's decision bar, or who else is being waited for, or how it ended. */

import { useMemo } from 'preact/hooks';
import { canonical, type Kit } from '#engine';
import { TrophyIcon } from '#ui/art/icons.tsx';
import { DecisionBar } from '#ui/DecisionBar.tsx';
import { settings } from '../settings.ts';
import { words } from '../text/en.ts';
import type { Shared } from './shared.ts';

export function Decide<K extends Kit>({ match, act, complain, considered, openEnd }: Shared<K>) {
  const { game } = match;
  const { value: decision } = match.decision;
  const { value: view } = match.view;
  const { value: hint } = match.hints.hint;
  const finals = useMemo(
    () => new Set(decision?.actions.filter((action) => match.isFinal(action)).map(canonical)),
    [decision],
  );
  const closed = useMemo(
    () =>
      match
        .closed()
        .map(({ action, why }) => ({ key: canonical(action), label: game.words.action(action, view), why })),
    [decision],
  );
  if (match.outcome.value) {
    const { title, detail } = game.words.outcome(match.outcome.value, match.viewer.value);
    return (
      <section class="verdict">
        <h2>{title}</h2>
        <p>{detail}</p>
        <button type="button" class="o-button o-button--primary" onClick={openEnd}>
          <TrophyIcon /> {words.end.show}
        </button>
      </section>
    );
  }
  if (decision === undefined) return <Waiting match={match} />;
  // The tutorial wants something read first.
  if (decision.actions.length === 0) return undefined;
  const estimates = hint.status === 'thinking' || hint.status === 'shown' ? hint.estimates : undefined;
  const find = (key: string | undefined) => decision.actions.find((action) => canonical(action) === key);
  return (
    <DecisionBar
      prompt={game.words.prompt(decision.prompt, view)}
      choices={decision.actions.map((action) => {
        const key = canonical(action);
        return {
          key,
          label: game.words.action(action, view),
          group: game.words.group?.(action, view),
          final: finals.has(key),
          estimate: estimates?.get(key),
        };
      })}
      closed={closed}
      choose={(key) => {
        const action = find(key);
        if (action) act(action);
      }}
      consider={(key) => {
        considered.value = find(key);
      }}
      complain={complain}
      numbers={settings.value.shortcuts}
    />
  );
}

function Waiting<K extends Kit>({ match }: Pick<Shared<K>, 'match'>) {
  const { value: work } = match.others.work;
  if (work.status === 'failed') {
    return (
      <div class="verdict" role="alert">
        <p>{words.table.botFailed(work.reason)}</p>
        <button type="button" class="o-button" onClick={() => match.others.wake()}>
          {words.table.retry}
        </button>
      </div>
    );
  }
  if (work.status !== 'thinking') return undefined;
  const names = work.seats.map((seat) => match.called(seat));
  return <p class="o-muted">{names.length === 0 ? words.table.pause : words.table.waiting(names)}</p>;
}
