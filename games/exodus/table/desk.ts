/** What the person at the table looks at and has in hand: the state of the hands, not of the game. */
import { useState } from 'preact/hooks';
import { deskContext, useOpenDecision } from '#ui/desk.ts';
import { type About, choicesOf } from '#ui/kit/choice.ts';
import type { BoardProps } from '#ui/table.ts';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { ABOUT } from '../outlook/places.ts';
import type { SlipAction } from '../outlook/slips.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';
import { type Drafts, useDrafts } from './drafts.ts';
import { type Forth, useForth } from './forth.ts';
import { type News, useNews } from './news.ts';

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
  /** What the day has brought so far, and whether its report lies open. */
  readonly news: News;
  /** What was written last at this table, by seat: offered again as long as it may be written. */
  readonly yesterday: Map<number, readonly SlipAction[]>;
  /** Colour that is not sent yet. */
  readonly drafts: Drafts;
  /** What was meant by a press and follows in a later question. */
  readonly forth: Forth;
  readonly sheet: Sheet | undefined;
  open(sheet: Sheet | undefined): void;
  act(action: ExodusAction): void;
  /** What can be decided by pressing this place: `system:3`, `trait:supply`, `faction:church`. */
  at(place: string): readonly ExodusAction[];
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

export function useDesk(props: BoardProps<Exodus>): Desk {
  const { view, decision } = useOpenDecision(props);
  const [sheet, open] = useState<Sheet | undefined>(undefined);
  const news = useNews(props, decision !== undefined);
  const [yesterday] = useState(() => new Map<number, readonly SlipAction[]>());
  const drafts = useDrafts(props, decision?.prompt);
  const actions = decision?.actions ?? NONE;
  const choices = choicesOf<Exodus, About>(ABOUT, actions, view, props.seat);
  return {
    ...{ props, view, decision, actions, news, yesterday, drafts, sheet, open },
    shown: props.view,
    // While a card is only looked at nothing is decided, and nothing follows.
    forth: useForth({ ...props, view, decision }),
    act: props.act,
    at: (place) => choices.filter(({ on = [] }) => on.includes(place)).map(({ action }) => action),
  };
}

const NONE: readonly ExodusAction[] = [];
