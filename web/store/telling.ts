/** Says it where nothing can be kept: in some private windows, and where the disk is full. */
import { effect, untracked } from '@preact/signals';
import { toast } from '#ui/Toasts.tsx';
import { words } from '../text/en.ts';
import { keeping } from './kept.ts';

export function tellWhereNothingIsKept(): void {
  effect(() => {
    if (keeping.value !== 'not') return;
    untracked(() => toast({ tone: 'danger', kind: 'not-saved', words: words.table.notSaved, lasting: true }));
  });
}
