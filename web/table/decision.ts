/** The open decision as the kit draws it: who is asked what, the cards, the way out and the full list. */
import { useMemo } from 'preact/hooks';
import { canonical, type Kit } from '#engine';
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import type { ClosedChoice, ListedChoice } from '#ui/kit/ChoiceList.tsx';
import type { Choice, ChoiceKind } from '#ui/kit/choice.ts';
import { panelOf } from '#ui/kit/panel.ts';
import type { Estimate } from '#ui/table.ts';
import { verbsOf } from '../match/verbs.ts';
import { words } from '../text/en.ts';
import type { Shared } from './shared.ts';

export interface Decision {
  readonly who: string;
  readonly asked: string;
  readonly cards: readonly ShownCard[];
  readonly wayOut: ShownCard | undefined;
  readonly list: readonly ListedChoice[];
  readonly closed: readonly ClosedChoice[];
  /** What the list is narrowed to: one kind. */
  readonly only: { readonly name: string; readonly keys: ReadonlySet<string> } | undefined;
  choose(key: string): void;
  consider(key: string | undefined): void;
}

/** Undefined while others decide, at the end, and where a lesson wants something read first. */
export function useDecision<K extends Kit>(shared: Shared<K>): Decision | undefined {
  const { match, table, list, kind, act, complain, considered, asking } = shared;
  const { game } = match;
  const { value: decision } = match.decision;
  const { value: view } = match.view;
  const seat = match.viewer.value;
  const finals = useMemo(
    () => new Set(decision?.actions.filter((action) => match.isFinal(action)).map(canonical)),
    [decision],
  );
  const closed = useMemo(() => match.closed(), [decision]);
  const panel = useMemo(
    () =>
      decision &&
      panelOf(table, {
        view,
        seat,
        actions: decision.actions,
        verbs: verbsOf(game, decision.prompt),
        restricted: match.allows.value !== undefined,
      }),
    [decision],
  );
  if (decision === undefined || panel === undefined || decision.actions.length === 0) return undefined;

  const estimates = estimatesOf(match.hints.hint.value);
  const best = favouriteOf(estimates);
  const { value: asked } = asking.asked;
  const say = (action: K['action']): string => game.words.action(action, view);
  const find = (key: string | undefined) => decision.actions.find((action) => canonical(action) === key);
  const only = table.kinds.find(({ id }) => id === list.value.only);

  const kindCard = ({
    kind: one,
    choices,
  }: {
    kind: ChoiceKind<K>;
    choices: readonly Choice<K>[];
  }): ShownCard => {
    const why = closed.find(({ action }) => one.actions.includes(action.type))?.why;
    const possible = choices.length > 0;
    return {
      id: one.id,
      name: one.name,
      note: possible ? one.note(view) : (why?.message ?? one.none),
      icon: one.icon,
      possible,
      advised: choices.some(({ key }) => key === best),
      lit: kind.value === one.id,
      press() {
        const [first, ...more] = choices;
        if (first === undefined) return complain(why ?? { rule: 'table', message: one.none });
        const placed = choices.some(({ by = [], on = [] }) => by.length + on.length > 0);
        if (more.length === 0 && !placed) return act(first.action);
        if (table.lights && placed) kind.value = kind.value === one.id ? undefined : one.id;
        else list.value = { open: true, only: one.id };
      },
    };
  };
  const answerCard = ({ key, action }: Choice<K>): ShownCard => ({
    id: key,
    name: say(action),
    icon: table.kinds.find(({ actions }) => actions.includes(action.type))?.icon,
    possible: true,
    final: finals.has(key),
    advised: key === best,
    sure: asked?.key === canonical([action]) && asked.how === 'inline' ? asked.words : undefined,
    press: () => act(action),
    look: (on) => {
      considered.value = on ? action : undefined;
    },
  });
  const wayOut = panel.wayOut && answerCard(panel.wayOut);
  const graced = asked?.how === 'grace' && panel.wayOut && asked.key === canonical([panel.wayOut.action]);
  const more: ShownCard[] =
    panel.more > 0
      ? [
          {
            id: 'more',
            name: words.table.more,
            note: words.table.moreNote(panel.more),
            possible: true,
            press: () => {
              list.value = { open: true };
            },
          },
        ]
      : [];
  return {
    who: whoOf(shared, panel.wayOut?.action),
    asked: game.words.prompt(decision.prompt, view),
    cards: [...panel.kinds.map(kindCard), ...panel.answers.map(answerCard), ...more],
    wayOut: wayOut && graced ? { ...wayOut, name: asked.words } : wayOut,
    list: decision.actions.map((action) => {
      const key = canonical(action);
      return {
        key,
        label: say(action),
        group: game.words.group?.(action, view) ?? kindOf(table.kinds, action),
        final: finals.has(key),
        estimate: estimates?.get(key),
      };
    }),
    closed: closed.map(({ action, why }) => ({ key: canonical(action), label: say(action), why })),
    only: only && {
      name: only.name,
      keys: new Set(decision.actions.filter(({ type }) => only.actions.includes(type)).map(canonical)),
    },
    choose(key) {
      const action = find(key);
      if (action) act(action);
    },
    consider(key) {
      considered.value = find(key);
    },
  };
}

/** What is left counts while the turn is one's own to end. */
function whoOf<K extends Kit>({ match, table }: Shared<K>, wayOut: K['action'] | undefined): string {
  const left = wayOut?.type === table.wayOut[0] ? table.left?.(match.view.value) : undefined;
  return words.table.youDecide(left === undefined || left === 0 ? undefined : left);
}

function kindOf<K extends Kit>(kinds: readonly ChoiceKind<K>[], { type }: K['action']): string | undefined {
  return kinds.find(({ actions }) => actions.includes(type))?.name;
}

function estimatesOf<K extends Kit>(
  hint: Shared<K>['match']['hints']['hint']['value'],
): ReadonlyMap<string, Estimate> | undefined {
  return hint.status === 'thinking' || hint.status === 'shown' ? hint.estimates : undefined;
}

function favouriteOf(estimates: ReadonlyMap<string, Estimate> | undefined): string | undefined {
  let best: string | undefined;
  let share = 0;
  for (const [key, estimate] of estimates ?? [])
    if (estimate.share > share) {
      best = key;
      ({ share } = estimate);
    }
  return best;
}
