/** What the table's buttons and keys both do. */
import type { Kit } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import type { Feed } from '../match/feed.ts';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';

export function undo<K extends Kit>(match: Feed<K>): void {
  if (match.undo()) cue('undo');
  else toast({ tone: 'info', kind: 'undo', words: words.table.undo[match.undoOffer.value] });
}

export function toggleHint<K extends Kit>(match: Feed<K>): void {
  const { hints, decision } = match;
  if (hints.hint.value.status === 'thinking') hints.stop();
  else if (hints.hint.value.status === 'shown') hints.clear();
  else if (decision.value) void hints.ask();
}

export function focusIn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
