/** A table at work: what is open, looked at and asked, and what presses do. Its parts are handed this. */
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Batch, Kit } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import { type GameTable, type Gesture, type Sheet as Put, type WhyNot, whyNotWords } from '#ui/table.ts';
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
import { useTapped } from './tapped.ts';
import { pressCue } from './telling.ts';
import { focusIn } from './tools.ts';
import { useUndoing } from './undoing.ts';
import { useVoices } from './voices.ts';
import { answered, WHY_NOT } from './whyNot.ts';

export interface AtWork<K extends Kit> extends Shared<K> {
  /** The rule the reader opens at. */
  readonly rule: Signal<string | undefined>;
  /** Whether the end comes by itself, has been looked at, or is asked for once more. */
  readonly end: Signal<'first' | 'closed' | 'again'>;
  /** Whatever is done next is first given what the board adds to it. */
  adorn(how: ((action: K['action']) => K['action']) | undefined): void;
  /** Whatever is sent next is first completed by what the board has drafted. */
  complete(how: ((gesture: Gesture<K>) => Gesture<K>) | undefined): void;
  openRuleAt(rule: string | undefined): void;
  /** Why something cannot be done, with what is missing. */
  why(action: K['action']): WhyNot | undefined;
}

/** `folded`: whether the column is, at first. */
export function useTable<K extends Kit>(match: Feed<K>, table: GameTable<K>, folded: boolean): AtWork<K> {
  const open = useOpen(match, folded);
  const { rule, sheet, considered, laid, kind, list, height } = open;
  const openRuleAt = (id: string | undefined): void => {
    rule.value = id;
    sheet.value = 'rules';
  };
  const complain = complaining(openRuleAt);
  const completed = useRef<((gesture: Gesture<K>) => Gesture<K>) | undefined>(undefined);
  const undoing = useUndoing(match, table);
  const commit = (gesture: Gesture<K>): void => {
    considered.value = undefined;
    laid.value = undefined;
    kind.value = undefined;
    height.value = 0;
    // Whoever plays from the list keeps it; what one kind opened closes with it.
    if (narrow.value || list.value.only !== undefined) list.value = { open: false };
    const at = match.moments.value.length;
    const verdict = match.weigh(gesture);
    const title = verdict.ok ? verdict.titles.join(' · ') : '';
    const whole = completed.current?.(gesture) ?? gesture;
    const sounds = pressCue(match, table, gesture[0]);
    if (!match.send(match.viewer.value, whole)) return;
    cue(sounds);
    undoing.did({ gesture: whole, title, at });
  };
  const tapped = useTapped();
  const refuse = (gesture: Gesture<K>, why: WhyNot): void =>
    complain(answered({ match, table }, gesture[0], why));
  const asking = useAsking({ match, table, commit, refuse, tapped });
  // What was looked at or lit belongs to the decision it was meant for; what is laid out the board itself takes back.
  const { value: decision } = match.decision;
  useLayoutEffect(() => {
    considered.value = undefined;
    // What is asked is asked about the board: on a phone nothing may lie over it.
    if (decision !== undefined && narrow.value && sheet.value === 'log') sheet.value = undefined;
    if (decision === undefined) kind.value = undefined;
    if (decision === undefined && list.value.only !== undefined) list.value = { open: false };
  }, [decision]);
  const adorned = useRef<((action: K['action']) => K['action']) | undefined>(undefined);
  return {
    ...open,
    ...{ match, table, asking, undoing, complain, openRuleAt },
    retelling: useRetelling(match, table),
    voices: useVoices(match, table),
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
    complete(how) {
      completed.current = how;
    },
    why(action) {
      const why = match.why(action);
      return why && answered({ match, table }, action, why);
    },
    openLog: () => {
      if (narrow.value) sheet.value = 'log';
      else focusIn('.side__log');
    },
    openEnd: () => {
      open.end.value = 'again';
    },
    openRule: () => {
      const { value: decision } = match.decision;
      openRuleAt(decision && table.ruleFor?.(decision.prompt, match.view.value));
    },
  };
}

/** What is open at a table, and what is looked at. */
function useOpen<K extends Kit>(match: Feed<K>, folded: boolean) {
  return {
    sheet: useSignal<Sheet | undefined>(undefined),
    rule: useSignal<string | undefined>(undefined),
    considered: useSignal<K['action'] | undefined>(undefined),
    laid: useSignal<Batch<K> | undefined>(undefined),
    list: useSignal<Shared<K>['list']['value']>({ open: false }),
    kind: useSignal<string | undefined>(undefined),
    folded: useSignal(folded),
    put: useSignal<Put<K> | undefined>(undefined),
    height: useSignal(0),
    end: useSignal<AtWork<K>['end']['value']>(match.outcome.peek() === undefined ? 'first' : 'closed'),
  };
}

function complaining(openRule: (rule: string) => void): (why: WhyNot) => void {
  return (why) => {
    const { rule } = why;
    cue('refuse');
    const known = rule !== 'table' && rule !== 'mission';
    toast({
      tone: 'warn',
      kind: WHY_NOT,
      passing: true,
      words: rule === 'mission' ? missions.notNow : whyNotWords(why),
      ...(known ? { mark: rule, action: { label: words.table.seeRule, run: () => openRule(rule) } } : {}),
    });
  };
}
