/** What the table's buttons and keys both do. */
import type { Kit } from '#engine';
import { dismiss, toast } from '#ui/Toasts.tsx';
import type { GameTable } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { change, settings } from '../settings.ts';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';

/** Says whether it was done; where it cannot be, the person is told why. */
export function undo<K extends Kit>(match: Feed<K>): boolean {
  const done = match.undo();
  if (done) {
    // Why it could not be done a moment ago is not so any more.
    dismiss('undo');
    cue('undo');
  } else toast({ tone: 'info', kind: 'undo', words: words.table.undo[match.undoOffer.value] });
  return done;
}

export function toggleMute(): void {
  change({ muted: !settings.value.muted });
  cue('touch');
}

export function toggleTrails(): void {
  change({ trails: !settings.value.trails });
}

/** Where a lesson says what to do, nothing else advises. */
export function canHint<K extends Kit>({ decision, hintable, allows }: Feed<K>): boolean {
  return decision.value !== undefined && hintable && allows.value === undefined;
}

export function toggleHint<K extends Kit>(match: Feed<K>, table: GameTable<K>): void {
  const { hints } = match;
  if (hints.hint.value.status === 'thinking') hints.stop();
  else if (hints.hint.value.status === 'shown') hints.clear();
  else if (canHint(match)) void hints.ask(table);
}

export function focusIn(selector: string): void {
  // What is not drawn cannot have the focus.
  const drawn = [...document.querySelectorAll<HTMLElement>(selector)];
  drawn.find((element) => element.getClientRects().length > 0)?.focus();
}
