/** Puts a link to a match, or to one moment of it, on the clipboard. */
import type { MatchRecord } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import { pack } from '../match/share.ts';
import { to } from '../router.ts';
import { words } from '../text/en.ts';

export async function copyLink(record: MatchRecord, at?: number): Promise<void> {
  const link = new URL(to.watch(await pack(record), at), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ tone: 'success', kind: 'link', words: words.replay.shared });
  } catch {
    toast({ tone: 'warn', kind: 'link', words: `${words.replay.shareFailed} ${link}`, lasting: true });
  }
}
