/** Undo and redo at a table: what was taken back here can be done again until something else is done. */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { Kit } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable, Gesture } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { words } from '../text/en.ts';
import { settledBy } from './settling.ts';
import { undo } from './tools.ts';

interface Pressed<K extends Kit> {
  readonly gesture: Gesture<K>;
  readonly title: string;
  /** The moment it led to. */
  readonly at: number;
}

export interface Undoing<K extends Kit> {
  /** What an undo would take back, in words, where it was done on this page. */
  readonly next: ReadonlySignal<string | undefined>;
  /** What was just taken back, until something is done. */
  readonly undone: ReadonlySignal<string | undefined>;
  undo(): void;
  redo(): void;
  /** Something is done that leads to a moment. */
  did(pressed: Pressed<K>): void;
}

export function useUndoing<K extends Kit>(match: Feed<K>, table: Pick<GameTable<K>, 'settles'>): Undoing<K> {
  const done = useSignal<readonly Pressed<K>[]>([]);
  const back = useSignal<readonly Pressed<K>[]>([]);
  const undone = useSignal<string | undefined>(undefined);
  // What was done before the page was opened, or by others, is not known here.
  const last = useComputed(() => {
    const pressed = done.value.at(-1);
    return pressed?.at === match.moments.value.length - 1 ? pressed : undefined;
  });
  return {
    next: useComputed(() => last.value?.title),
    undone,
    undo() {
      const { value: pressed } = last;
      if (!undo(match)) return;
      // What the table answered by itself was never asked: it is no place to come back to.
      while (settledBy(match, table) && match.undoOffer.value === 'yes' && match.undo());
      undone.value = pressed?.title;
      done.value = pressed ? done.value.slice(0, -1) : [];
      back.value = pressed ? [...back.value, pressed] : [];
    },
    redo() {
      const again = back.value.at(-1);
      if (!again || !match.weigh(again.gesture).ok || !match.send(match.viewer.value, again.gesture)) {
        toast({ tone: 'info', kind: 'undo', words: words.table.redoNothing });
        return;
      }
      undone.value = undefined;
      done.value = [...done.value, again];
      back.value = back.value.slice(0, -1);
    },
    did(pressed) {
      undone.value = undefined;
      done.value = [...done.value, pressed];
      back.value = [];
    },
  };
}
