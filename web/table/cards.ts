/** What each card beside the board shows, and what pressing it does. */
import { type Batch, canonical, type Kit } from '#engine';
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import { type Choice, type ChoiceKind, isOfKind } from '#ui/kit/choice.ts';
import type { KindCard } from '#ui/kit/panel.ts';
import { whyNotWords } from '#ui/table.ts';
import type { Closed } from '../match/feed.ts';
import { words } from '../text/en.ts';
import { litOn } from './lit.ts';
import type { Shared } from './shared.ts';

/** What all cards of a decision are made from. */
export interface Dealing<K extends Kit> {
  readonly shared: Shared<K>;
  /** What could not be taken back. */
  readonly finals: ReadonlySet<string>;
  readonly closed: readonly Closed<K['action']>[];
}

export function kindCard<K extends Kit>(dealing: Dealing<K>, { kind, choices }: KindCard<K>): ShownCard {
  const { closed, shared } = dealing;
  const best = shared.advice.value?.choice;
  const why = kind.reasons ? undefined : closed.find(({ action }) => isOfKind(kind, action))?.why;
  const possible = choices.length > 0;
  const lit = shared.kind.value === kind.id;
  const only = kind.direct && choices.length === 1 ? choices[0] : undefined;
  return {
    id: kind.id,
    name: kind.name,
    note: possible
      ? kind.note(shared.match.view.value, choices.length)
      : why
        ? whyNotWords(why)
        : kind.none(shared.match.view.value),
    icon: kind.icon,
    possible,
    advised: choices.find(({ key }) => key === best)?.key,
    lit,
    press: () =>
      possible
        ? pressKind(shared, kind, choices)
        : shared.complain(why ?? { rule: 'table', message: kind.none(shared.match.view.value) }),
    ...(only && {
      look(on) {
        shared.considered.value = on ? only.action : undefined;
      },
    }),
  };
}

/**
 * One thing to do without a place is done, and where a kind says so one with a place; what has places is lit on the board,
 * else the list is opened.
 */
function pressKind<K extends Kit>(
  { table, kind: lit, list, act }: Shared<K>,
  { id, direct, here }: ChoiceKind<K>,
  choices: readonly Choice<K>[],
): void {
  const [first, ...more] = choices;
  const placed = choices.some(({ by = [], on = [] }) => by.length + on.length > 0);
  const [only] = here ? litOn(commonTo(choices)) : [];
  if (first && more.length === 0 && (!placed || direct)) act(first.action);
  else if (only) only.click();
  else if (table.lights && placed) lit.value = lit.value === id ? undefined : id;
  else list.value = { open: true, only: id };
}

/** The places that all choices are about. */
function commonTo<K extends Kit>([first, ...more]: readonly Choice<K>[]): ReadonlySet<string> {
  return new Set(first?.on?.filter((spot) => more.every(({ on = [] }) => on.includes(spot))));
}

/** An answer with a meaning of its own; the way out is one too. */
export function answerCard<K extends Kit>(
  { shared, finals }: Dealing<K>,
  { key, action }: Choice<K>,
): ShownCard {
  const { match, table, act, considered, asking, advice } = shared;
  const { value } = asking.asked;
  const asked = value?.key === canonical([action]) ? value : undefined;
  return {
    id: key,
    name: asked?.how === 'grace' ? asked.words : match.game.words.action(action, match.view.value),
    // Who can still take it back reads what would be left undone.
    note: [asked?.how === 'grace' ? words.table.ending : '', table.note?.(action, match.view.value) ?? '']
      .join(' ')
      .trim(),
    icon: table.kinds.find((kind) => isOfKind(kind, action))?.icon,
    possible: true,
    final: finals.has(key),
    grace: asked?.how === 'grace',
    advised: key === advice.value?.choice && asked?.how !== 'grace' ? key : undefined,
    sure: asked?.how === 'inline' ? asked.words : undefined,
    ...(asked?.how === 'grace' ? {} : table.brief?.(action, match.view.value)),
    press: () => act(action),
    look(on) {
      considered.value = on ? action : undefined;
    },
  };
}

/** A press of several actions. */
export function batchCard<K extends Kit>({ shared }: Dealing<K>, { id, actions }: Batch<K>): ShownCard {
  const { match, table, act, asking, advice } = shared;
  const said = table.batchWords?.({ id, actions }, match.view.value) ?? { name: id };
  const { value } = asking.asked;
  const verdict = match.weigh(actions);
  return {
    id,
    ...said,
    icon: table.kinds.find((kind) => isOfKind(kind, actions[0]))?.icon,
    possible: verdict.ok,
    // While a hint says otherwise nothing else stands out.
    lead: advice.value === undefined || advice.value.batch === id,
    advised: advice.value?.batch === id ? advice.value.choice : undefined,
    final: verdict.ok && verdict.final,
    danger: verdict.ok && verdict.danger > 1,
    sure: value?.key === canonical(actions) && value.how === 'inline' ? value.words : undefined,
    press: () => act(...actions),
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
