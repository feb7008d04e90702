/** The open decision as the kit draws it: who is asked what, the cards, the way out and the full list. */
import { useMemo } from 'preact/hooks';
import { type Batch, canonical, type Kit } from '#engine';
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import type { ClosedChoice, ListedChoice } from '#ui/kit/ChoiceList.tsx';
import { type About, isOfKind, MOST_CARDS } from '#ui/kit/choice.ts';
import { type Panel, panelOf } from '#ui/kit/panel.ts';
import type { GameTable } from '#ui/table.ts';
import { verbsOf } from '../match/verbs.ts';
import { words } from '../text/en.ts';
import { answerCard, batchCard, type Dealing, kindCard, moreCard } from './cards.ts';
import type { Shared } from './shared.ts';
import { answered } from './whyNot.ts';

export interface ShownDecision {
  readonly who: string;
  readonly asked: string;
  readonly cards: readonly ShownCard[];
  /** The press that the board proposes, first among the cards: on a phone it stands beside the way out. */
  readonly proposed: ShownCard | undefined;
  readonly wayOut: ShownCard | undefined;
  /** The few answers to a question that stay in sight on a phone. */
  readonly below: readonly ShownCard[];
  /** What the hint recommends, where no card stands for it: the door to the list is marked. */
  readonly advised: string | undefined;
  readonly list: readonly ListedChoice[];
  readonly closed: readonly ClosedChoice[];
  /** What the list is narrowed to: one kind. */
  readonly only: { readonly name: string; readonly keys: ReadonlySet<string> } | undefined;
  choose(key: string): void;
  consider(key: string | undefined): void;
}

/** More answers than this wait in the list; the way out stands beside them. */
const MOST_BELOW = 3;

/** A question with a few answers that have no place on the board: they stand below it, unless the board carries them. */
function isBelow<K extends Kit>(
  table: GameTable<K>,
  prompt: K['frame']['step'],
  { kinds, answers }: Panel<K>,
): boolean {
  if (table.asksBelow?.includes(prompt)) return true;
  const said = kinds.length === 0 && answers.every(isSaid);
  return said && !table.staged && !table.asksOnBoard?.includes(prompt);
}

/** What stands in the list for giving a sheet out of hand. */
const SEND = 'send';

/** Undefined while others decide or what happened is watched, at the end, and where a lesson wants something read first. */
export function useDecision<K extends Kit>(shared: Shared<K>): ShownDecision | undefined {
  const { match, table, list, act, considered, put } = shared;
  const { value: decision } = match.decision;
  const { value: view } = match.view;
  const finals = useMemo(
    () => new Set(decision?.actions.filter((action) => match.isFinal(action)).map(canonical)),
    [decision],
  );
  const closed = useMemo(
    () => match.closed().map(({ action, why }) => ({ action, why: answered(shared, action, why) })),
    [decision],
  );
  const panel = useMemo(() => decision && panelFor(shared, decision), [decision]);
  if (decision === undefined || panel === undefined || decision.actions.length === 0) return undefined;
  // Nothing can be done in the past.
  if (shared.retelling.player.shown.value) return undefined;

  const dealing: Dealing<K> = { shared, finals, closed };
  const { wayOut } = panel;
  const listed = put.value?.actions ?? decision.actions;
  const find = (key: string | undefined) => listed.find((action) => canonical(action) === key);
  const only = table.kinds.find(({ id }) => id === list.value.only);
  const proposals = proposed(shared)
    .map((batch) => batchCard(dealing, batch))
    .filter(({ possible }) => possible);
  const cards = [...proposals, ...cardsOf(dealing, panel, proposals.length > 0)];
  const lead = proposals.find(({ id }) => id === shared.laid.value?.id) ?? proposals[0];
  const { value: laid } = shared.laid;
  const sent = laid && wayOut && table.carries?.(laid, wayOut.action, decision.prompt);
  const carried = sent && batchCard(dealing, sent);
  // What stands among the cards already is not offered a second time.
  const twin = carried?.possible && sent === laid;
  const out =
    wayOut &&
    !twin &&
    (carried?.possible
      ? { ...carried, lead: false }
      : // Where nothing else is left to do, it is what one looks for.
        { ...answerCard(dealing, wayOut), lead: listed.length === 1 });
  const marked = [...cards.slice(0, MOST_CARDS), ...(out ? [out] : [])].some((card) => card.advised);
  return {
    who: whoOf(shared, wayOut?.action),
    asked:
      table.asked?.(decision.prompt, decision.actions, shared.advice.value !== undefined) ??
      match.game.words.prompt(decision.prompt, view),
    cards: cards.slice(0, MOST_CARDS),
    proposed: lead,
    wayOut: out || undefined,
    // What is proposed stands beside the way out already.
    below:
      isBelow(table, decision.prompt, panel) && cards.length <= MOST_BELOW
        ? cards.filter((card) => card !== lead)
        : [],
    advised: marked || table.staged ? undefined : shared.advice.value?.choice,
    list: [
      ...listOf(shared, listed, finals),
      ...(put.value ? [{ key: SEND, label: put.value.send, final: false, advised: false }] : []),
    ],
    closed: closed.map(({ action, why }) => ({
      key: canonical(action),
      label: match.game.words.action(action, view),
      why,
    })),
    only: only && {
      name: only.name,
      keys: new Set(listed.filter((action) => isOfKind(only, action)).map(canonical)),
    },
    choose(key) {
      const action = find(key);
      if (key === SEND) put.value?.sent();
      if (action) (put.value?.put ?? act)(action);
    },
    consider(key) {
      // What is only put down changes nothing yet.
      considered.value = put.value ? undefined : find(key);
    },
  };
}

/** Kinds of things to do, or answers; beside what is proposed only those that the board does not show. */
function cardsOf<K extends Kit>(
  dealing: Dealing<K>,
  { kinds, answers, more }: Panel<K>,
  proposed: boolean,
): ShownCard[] {
  return [
    ...kinds.map((card) => kindCard(dealing, card)),
    ...answers.filter((choice) => !proposed || isSaid(choice)).map((choice) => answerCard(dealing, choice)),
    ...(more > 0 ? [moreCard(dealing, more)] : []),
  ];
}

/** It has no place on the board, where it could be chosen beside what is proposed. */
function isSaid({ by = [], on = [] }: About): boolean {
  return by.length + on.length === 0;
}

/** What one press of several actions could do: what is laid out on the board before what the game thinks of. */
function proposed<K extends Kit>({ match, table, laid }: Shared<K>): readonly Batch<K>[] {
  if (table.batchWords === undefined) return [];
  const { value: own } = laid;
  const { value: batches } = match.batches;
  if (own === undefined) return batches;
  // In the place of its namesake, so that nothing changes keys under the finger.
  return batches.some(({ id }) => id === own.id)
    ? batches.map((batch) => (batch.id === own.id ? own : batch))
    : [own, ...batches];
}

function panelFor<K extends Kit>(
  { match, table }: Shared<K>,
  { prompt, actions }: { readonly prompt: K['frame']['step']; readonly actions: readonly K['action'][] },
) {
  return panelOf(table, {
    view: match.view.value,
    seat: match.viewer.value,
    actions,
    verbs: verbsOf(match.game, prompt),
    restricted: match.allows.value !== undefined,
  });
}

function listOf<K extends Kit>(
  { match, table, advice }: Shared<K>,
  actions: readonly K['action'][],
  finals: ReadonlySet<string>,
): ListedChoice[] {
  const { words: say } = match.game;
  const { value: view } = match.view;
  return actions.map((action) => {
    const key = canonical(action);
    const kind = table.kinds.find((one) => isOfKind(one, action));
    return {
      key,
      label: say.action(action, view),
      group: say.group?.(action, view) ?? kind?.name,
      final: finals.has(key),
      advised: key === advice.value?.choice,
    };
  });
}

/** What is left counts while the turn is one's own to end. */
function whoOf<K extends Kit>({ match, table }: Shared<K>, wayOut: K['action'] | undefined): string {
  const left =
    wayOut?.type === table.wayOut[0] ? table.left?.(match.view.value, match.viewer.value) : undefined;
  // Where several people share the screen without a curtain, it says whose turn it is.
  const name = match.shared ? match.called(match.viewer.value) : undefined;
  return words.table.youDecide(left === 0 ? undefined : left, name);
}
