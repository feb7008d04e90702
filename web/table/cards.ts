/** What each card beside the board shows, and what pressing it does. */
import { canonical, type Kit } from '#engine';
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import type { Choice, ChoiceKind } from '#ui/kit/choice.ts';
import type { KindCard } from '#ui/kit/panel.ts';
import type { Closed } from '../match/feed.ts';
import { words } from '../text/en.ts';
import type { Shared } from './shared.ts';

/** What all cards of a decision are made from. */
export interface Dealing<K extends Kit> {
  readonly shared: Shared<K>;
  /** What could not be taken back. */
  readonly finals: ReadonlySet<string>;
  readonly closed: readonly Closed<K['action']>[];
  /** What the hint prefers. */
  readonly best: string | undefined;
}

export function kindCard<K extends Kit>(dealing: Dealing<K>, { kind, choices }: KindCard<K>): ShownCard {
  const { closed, best, shared } = dealing;
  const why = closed.find(({ action }) => kind.actions.includes(action.type))?.why;
  const possible = choices.length > 0;
  return {
    id: kind.id,
    name: kind.name,
    note: possible
      ? kind.note(shared.match.view.value)
      : (why?.message ?? kind.none(shared.match.view.value)),
    icon: kind.icon,
    possible,
    advised: choices.some(({ key }) => key === best),
    lit: shared.kind.value === kind.id,
    press: () =>
      possible
        ? pressKind(shared, kind, choices)
        : shared.complain(why ?? { rule: 'table', message: kind.none(shared.match.view.value) }),
  };
}

/** One thing to do without a place is done; what has places is lit on the board, else the list is opened. */
function pressKind<K extends Kit>(
  { table, kind: lit, list, act }: Shared<K>,
  { id }: ChoiceKind<K>,
  choices: readonly Choice<K>[],
): void {
  const [first, ...more] = choices;
  const placed = choices.some(({ by = [], on = [] }) => by.length + on.length > 0);
  if (first && more.length === 0 && !placed) act(first.action);
  else if (table.lights && placed) lit.value = lit.value === id ? undefined : id;
  else list.value = { open: true, only: id };
}

/** An answer with a meaning of its own; the way out is one too. */
export function answerCard<K extends Kit>(
  { shared, finals, best }: Dealing<K>,
  { key, action }: Choice<K>,
): ShownCard {
  const { match, table, act, considered, asking } = shared;
  const { value } = asking.asked;
  const asked = value?.key === canonical([action]) ? value : undefined;
  return {
    id: key,
    name: asked?.how === 'grace' ? asked.words : match.game.words.action(action, match.view.value),
    icon: table.kinds.find(({ actions }) => actions.includes(action.type))?.icon,
    possible: true,
    final: finals.has(key),
    advised: key === best,
    sure: asked?.how === 'inline' ? asked.words : undefined,
    ...(asked?.how === 'grace' ? {} : table.brief?.(action, match.view.value)),
    press: () => act(action),
    look(on) {
      considered.value = on ? action : undefined;
    },
  };
}

export function moreCard<K extends Kit>({ shared: { list } }: Dealing<K>, count: number): ShownCard {
  return {
    id: 'more',
    name: words.table.more,
    note: words.table.moreNote(count),
    possible: true,
    press() {
      list.value = { open: true };
    },
  };
}
