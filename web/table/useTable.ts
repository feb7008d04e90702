/** A table at work: what is open, looked at and asked, and what presses do. Its parts are handed this. */
import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Batch, Kit } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable, Gesture, WhyNot } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { narrow } from '../narrow.ts';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';
import { missions } from '../text/missions.ts';
import { useAdvice } from './advice.ts';
import { useAsking } from './asking.ts';
import { useGlossing } from './glossing.ts';
import { useRetelling } from './recap.ts';
import type { Shared, Sheet } from './shared.ts';
import { focusIn } from './tools.ts';

export interface AtWork<K extends Kit> extends Shared<K> {
  /** The rule the reader opens at. */
  readonly rule: Signal<string | undefined>;
  /** Whether the end has been looked at. */
  readonly endSeen: Signal<boolean>;
  /** Whatever is done next is first given what the board adds to it. */
  adorn(how: ((action: K['action']) => K['action']) | undefined): void;
  openRuleAt(rule: string | undefined): void;
}

export function useTable<K extends Kit>(match: Feed<K>, table: GameTable<K>): AtWork<K> {
  const open = useOpen(match);
  const { rule, sheet, considered, laid, kind, list, height } = open;
  const openRuleAt = (id: string | undefined): void => {
    rule.value = id;
    sheet.value = 'rules';
  };
  const complain = complaining(openRuleAt);
  const commit = (gesture: Gesture<K>): void => {
    considered.value = undefined;
    laid.value = undefined;
    kind.value = undefined;
    height.value = 0;
    // Whoever plays from the list keeps it; what one kind opened closes with it.
    if (narrow.value || list.value.only !== undefined) list.value = { open: false };
    match.send(match.viewer.value, gesture);
  };
  const asking = useAsking({ match, table, commit, complain });
  const adorned = useRef<((action: K['action']) => K['action']) | undefined>(undefined);
  return {
    ...open,
    ...{ match, table, asking, complain, openRuleAt },
    retelling: useRetelling(match, table),
    advice: useAdvice(match, table),
    glossing: useGlossing(table),
    act(...plain) {
      const adorn = (action: K['action']) => adorned.current?.(action) ?? action;
      const [first, ...rest] = plain;
      asking.act(adorn(first), ...rest.map(adorn));
    },
    adorn(how) {
      adorned.current = how;
    },
    openLog: () => {
      if (narrow.value) sheet.value = 'log';
      else focusIn('.side__log');
    },
    openEnd: () => {
      open.endSeen.value = false;
    },
    openRule: () => {
      const { value: decision } = match.decision;
      openRuleAt(decision && table.ruleFor?.(decision.prompt, match.view.value));
    },
  };
}

/** What is open at a table, and what is looked at. */
function useOpen<K extends Kit>(match: Feed<K>) {
  return {
    sheet: useSignal<Sheet | undefined>(undefined),
    rule: useSignal<string | undefined>(undefined),
    considered: useSignal<K['action'] | undefined>(undefined),
    laid: useSignal<Batch<K> | undefined>(undefined),
    list: useSignal<Shared<K>['list']['value']>({ open: false }),
    kind: useSignal<string | undefined>(undefined),
    folded: useSignal(false),
    height: useSignal(0),
    endSeen: useSignal(match.outcome.peek() !== undefined),
  };
}

function complaining(openRule: (rule: string) => void): (why: WhyNot) => void {
  return ({ rule, message }) => {
    cue('refuse');
    const known = rule !== 'table' && rule !== 'mission';
    toast({
      tone: 'warn',
      kind: 'why-not',
      words: rule === 'mission' ? missions.notNow : message,
      ...(known ? { mark: rule, action: { label: words.table.seeRule, run: () => openRule(rule) } } : {}),
    });
  };
}
