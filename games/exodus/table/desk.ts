/** What the person at the table looks at and has in hand: the state of the hands, not of the game. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { canonical } from '#engine';
import { deskContext } from '#ui/desk.ts';
import type { BoardProps, Estimate } from '#ui/table.ts';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';
import { type Drafts, useDrafts } from './drafts.ts';
import { type Card, cardsOf } from './reel.ts';

export type Sheet = 'dossier' | 'fleet' | FactionId;
type Decision = NonNullable<BoardProps<Exodus>['decision']>;

export interface Desk {
  readonly props: BoardProps<Exodus>;
  /** As it is. */
  readonly view: View;
  /** As it would be after the action that is being looked at; else as it is. */
  readonly shown: View;
  readonly decision: Decision | undefined;
  readonly actions: readonly ExodusAction[];
  /** What happened since the last own decision, until it is read. */
  readonly cards: readonly Card[];
  readonly reading: boolean;
  /** Colour that is not sent yet. */
  readonly drafts: Drafts;
  readonly sheet: Sheet | undefined;
  /** A system that is pressed on the map. */
  readonly picked: number | undefined;
  open(sheet: Sheet | undefined): void;
  pick(system: number | undefined): void;
  read(on: boolean): void;
  act(action: ExodusAction): void;
  /** Several actions with one press, of which each becomes legal by those before it. */
  perform(plan: readonly ExodusAction[]): void;
  hint(action: ExodusAction): Estimate | undefined;
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

export function useDesk(props: BoardProps<Exodus>): Desk {
  const { view, decision } = useOpen(props);
  const [sheet, open] = useState<Sheet | undefined>(undefined);
  const [picked, pick] = useState<number | undefined>(undefined);
  const news = useNews(props, decision);
  const drafts = useDrafts(props, decision?.prompt);
  return {
    props,
    view,
    shown: props.view,
    decision,
    actions: decision?.actions ?? NONE,
    cards: news.cards,
    reading: news.reading,
    drafts,
    read: news.read,
    sheet,
    picked,
    open,
    pick,
    act: props.act,
    perform([first, ...rest]) {
      if (first) props.act(first, ...rest);
    },
    hint: (action) => props.hints?.get(canonical(action)),
  };
}

const NONE: readonly ExodusAction[] = [];

/** While a choice is only being looked at the table is given another view; the open decision stays on the stage. */
function useOpen({ view, decision, why }: BoardProps<Exodus>): {
  readonly view: View;
  readonly decision: Decision | undefined;
} {
  const last = useRef<{ view: View; decision: Decision } | undefined>(undefined);
  if (decision !== undefined) last.current = { view, decision };
  const first = last.current?.decision.actions[0];
  if (decision === undefined && last.current && first && why(first) === undefined) return last.current;
  return { view, decision };
}

interface News {
  readonly events: readonly ExodusEvent[];
  readonly reading: boolean;
}

/** Gathers what is told until the person has decided again. */
function useNews({ fresh, view }: BoardProps<Exodus>, decision: Decision | undefined) {
  const news = useRef<News>({ events: [], reading: false });
  const seen = useRef(fresh);
  const asked = useRef<string | undefined>(undefined);
  // Whoever only looks on sees one moment after the other.
  const onlooker = useRef(true);
  const decided = useRef(false);
  const [, redraw] = useState(0);
  const asks = decision === undefined ? undefined : canonical(decision.actions[0] ?? {});
  if (asked.current !== undefined && asks !== asked.current) {
    decided.current = true;
    news.current = { ...news.current, reading: false };
  }
  asked.current = asks;
  if (asks !== undefined) onlooker.current = false;
  if (fresh !== seen.current && (fresh.length > 0 || onlooker.current)) {
    seen.current = fresh;
    const events = decided.current || onlooker.current ? fresh : [...news.current.events, ...fresh];
    decided.current = false;
    news.current = { events, reading: cardsOf(events).some(({ weighty }) => weighty) };
  }
  const { events, reading } = news.current;
  const cards = useMemo(() => cardsOf(events), [events]);
  return {
    cards,
    reading: reading && cards.length > 0 && view.outcome === undefined,
    read(on: boolean) {
      news.current = { ...news.current, reading: on };
      redraw((count) => count + 1);
    },
  };
}
