/** From a press to what is sent: what is at stake is weighed, and asked about where the policy says so. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { canonical, type Kit } from '#engine';
import { type Answer, answerTo } from '#ui/kit/confirm.ts';
import type { GameTable, Gesture, WhyNot } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { settings } from '../settings.ts';
import { words } from '../text/en.ts';

/** How long the end of a turn can be taken back while actions are left, in milliseconds. */
const GRACE = 1500;
/** So long a preview is on screen before it counts as read. */
const READ = 300;

/** A press that waits for a second one, an answer, or its moment. */
export interface Asked<K extends Kit> {
  readonly gesture: Gesture<K>;
  readonly key: string;
  readonly how: Exclude<Answer['how'], 'act'>;
  readonly title: string;
  readonly words: string;
}

export interface Asking<K extends Kit> {
  readonly asked: Signal<Asked<K> | undefined>;
  act(...gesture: Gesture<K>): void;
  /** What is asked is done. */
  yes(): void;
  /** What is asked is let be. */
  no(): void;
  /** Someone looks at what an action would bring. */
  look(action: K['action'] | undefined): void;
}

interface Means<K extends Kit> {
  readonly match: Feed<K>;
  readonly table: GameTable<K>;
  commit(gesture: Gesture<K>): void;
  complain(why: WhyNot): void;
}

export function useAsking<K extends Kit>({ match, table, commit, complain }: Means<K>): Asking<K> {
  const asked = useSignal<Asked<K> | undefined>(undefined);
  const looks = useRef(new Map<string, number>());
  const count = match.moments.value.length;
  useEffect(() => {
    looks.current.clear();
    asked.value = undefined;
  }, [count]);
  const send = (gesture: Gesture<K>): void => {
    asked.value = undefined;
    commit(gesture);
  };
  const yes = (): void => {
    if (asked.value) send(asked.value.gesture);
  };
  const no = (): void => {
    asked.value = undefined;
  };
  useGrace(asked, yes);
  return {
    asked,
    yes,
    no,
    look(action) {
      const key = action && canonical([action]);
      if (key && !looks.current.has(key)) looks.current.set(key, performance.now());
    },
    act(...gesture) {
      const key = canonical(gesture);
      const { value: before } = asked;
      // The second press on what asks does it; on what is about to happen it takes it back, and any other lets it pass.
      if (before?.how === 'grace') return before.key === key ? no() : yes();
      if (before?.key === key) return yes();
      const verdict = match.weigh(gesture);
      if (!verdict.ok) return complain(verdict.refusal);
      const last = gesture[gesture.length - 1] ?? gesture[0];
      const since = looks.current.get(key);
      const left = table.left?.(match.view.value) ?? 0;
      const { row, how } = answerTo(
        {
          givesUp: table.givesUp?.includes(last.type) ?? false,
          danger: verdict.danger,
          shown: since !== undefined && performance.now() - since >= READ,
          endsTurn: last.type === table.wayOut[0],
          actionsLeft: left,
          costly: false,
          final: verdict.final,
          only: match.decision.value?.actions.length === 1,
        },
        settings.value.askMore,
      );
      if (how === 'act') return send(gesture);
      const title = verdict.titles.join(' · ');
      asked.value = { gesture, key, how, title, words: words.table.sure[row](left) };
    },
  };
}

/** What can be taken back for a moment is done when the moment is over. */
function useGrace<K extends Kit>({ value: asked }: Signal<Asked<K> | undefined>, yes: () => void): void {
  const done = useRef(yes);
  done.current = yes;
  const graced = asked?.how === 'grace';
  useEffect(() => {
    if (!graced) return undefined;
    const timer = setTimeout(() => done.current(), GRACE);
    return () => clearTimeout(timer);
  }, [graced]);
}
