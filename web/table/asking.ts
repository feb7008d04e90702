/** From a press to what is sent: what is at stake is weighed, and asked about where the policy says so. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { canonical, type Kit } from '#engine';
import { type Answer, answerTo } from '#ui/kit/confirm.ts';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable, Gesture, WhyNot } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { settings } from '../settings.ts';
import { words } from '../text/en.ts';
import { stakesOf } from './stakes.ts';

/** How long the end of a turn can be taken back while actions are left, in milliseconds. */
const GRACE = 1500;
/** So long a preview is on screen before it counts as read. */
const READ = 300;

/** A press that waits for a second one, an answer, or its moment. */
export interface WaitingPress<K extends Kit> {
  readonly gesture: Gesture<K>;
  readonly key: string;
  /** `tap`: a finger has chosen it; a second tap does it. */
  readonly how: Exclude<Answer['how'], 'act'> | 'tap';
  readonly title: string;
  readonly words: string;
  /** What else fingers have chosen, done after it, one by one. */
  readonly more?: readonly Gesture<K>[];
}

export interface Asking<K extends Kit> {
  readonly asked: Signal<WaitingPress<K> | undefined>;
  act(...gesture: Gesture<K>): void;
  /** What is asked is done. */
  yes(): void;
  /** What is asked is let be. */
  no(): void;
  /** Someone looks at what an action would bring, on the board or beside it, or looks away. */
  look(where: Where, action: K['action'] | undefined): void;
}

type Where = 'board' | 'beside';

/** What is looked at, and since when. */
interface Look {
  readonly key: string;
  readonly since: number;
}

interface Means<K extends Kit> {
  readonly match: Feed<K>;
  readonly table: GameTable<K>;
  commit(gesture: Gesture<K>): void;
  refuse(gesture: Gesture<K>, why: WhyNot): void;
  /** Whether it was a finger on a piece that pressed last. */
  tapped(): boolean;
}

export function useAsking<K extends Kit>({ match, table, commit, refuse, tapped }: Means<K>): Asking<K> {
  const asked = useSignal<WaitingPress<K> | undefined>(undefined);
  const looks = useRef<Looks>(new Map());
  const count = match.moments.value.length;
  const seen = useRef(count);
  const waiting = useRef<readonly Gesture<K>[]>([]);
  const send = (gesture: Gesture<K>, more: readonly Gesture<K>[] = []): void => {
    asked.value = undefined;
    waiting.current = more;
    commit(gesture);
  };
  /** The next of several that were chosen together; where it is no longer possible it says why, and all stop. */
  const goOn = (): void => {
    const [next, ...rest] = waiting.current;
    waiting.current = [];
    if (next === undefined) return;
    const verdict = match.weigh(next);
    if (verdict.ok) send(next, rest);
    else refuse(next, verdict.refusal);
  };
  // Before the next press can come: one made between the new position and this would be forgotten.
  useLayoutEffect(() => {
    const more = count > seen.current;
    seen.current = count;
    looks.current.clear();
    const { value: before } = asked;
    // What was about to happen happens, where others only did something meanwhile.
    if (more && before?.how === 'grace' && match.weigh(before.gesture).ok) send(before.gesture);
    else asked.value = undefined;
    if (more) goOn();
    else waiting.current = [];
  }, [count]);
  const yes = (): void => {
    if (asked.value) send(asked.value.gesture, asked.value.more);
  };
  const no = (): void => {
    asked.value = undefined;
  };
  useGrace(asked, yes);
  return {
    asked,
    yes,
    no,
    look: (where, action) => note(looks.current, where, action),
    act(...gesture) {
      const key = canonical(gesture);
      const { value: before } = asked;
      // The second press on what asks does it; on what is about to happen it takes it back, and any other lets it pass.
      if (before?.how === 'grace') {
        if (before.key !== key) return yes();
        // A fast finger may not have meant to take it back.
        toast({ tone: 'info', kind: 'grace', passing: true, words: words.table.graceBack });
        return no();
      }
      if (before?.key === key || before?.more?.some((one) => canonical(one) === key)) return yes();
      const verdict = match.weigh(gesture);
      if (!verdict.ok) return refuse(gesture, verdict.refusal);
      // Of several actions in one press it is the last that one has looked at.
      const shown = isRead(looks.current, [key, canonical(gesture.slice(-1))]);
      const { stakes, left, risk } = stakesOf(match, table, { gesture, verdict, shown });
      const { row, how } = answerTo(stakes, settings.value.askMore ?? match.slow.value);
      const title = verdict.titles.join(' · ');
      const loses = row === 2 ? table.loses?.(match.view.value) : undefined;
      const asks = loses ?? (row === 7 && risk ? risk : words.table.sure[row](left));
      const first = table.looksFirst?.includes(gesture[0].type) ?? false;
      const tap = how === 'act' && tapped() && (verdict.learns || first);
      if (tap && before?.how === 'tap' && table.together?.(before.gesture[0], gesture[0]))
        asked.value = {
          ...before,
          title: `${before.title} · ${title}`,
          more: [...(before.more ?? []), gesture],
        };
      else if (tap)
        asked.value = { gesture, key, how: 'tap', title, words: words.table.tapAgain(verdict.learns) };
      else if (how === 'act') send(gesture);
      else asked.value = { gesture, key, how, title, words: asks };
    },
  };
}

type Looks = Map<Where, Look>;

function note(looks: Looks, where: Where, action: object | undefined): void {
  if (action === undefined) {
    looks.delete(where);
    return;
  }
  const key = canonical([action]);
  if (looks.get(where)?.key !== key) looks.set(where, { key, since: performance.now() });
}

/** Whether what it would bring has been on screen for long enough. */
function isRead(looks: Looks, keys: readonly string[]): boolean {
  const look = [...looks.values()].find((one) => keys.includes(one.key));
  return look !== undefined && performance.now() - look.since >= READ;
}

/** What can be taken back for a moment is done when the moment is over. */
function useGrace<K extends Kit>(
  { value: asked }: Signal<WaitingPress<K> | undefined>,
  yes: () => void,
): void {
  const done = useRef(yes);
  done.current = yes;
  const graced = asked?.how === 'grace';
  useEffect(() => {
    if (!graced) return undefined;
    const timer = setTimeout(() => done.current(), GRACE);
    return () => clearTimeout(timer);
  }, [graced]);
}
