/** Puts words on the clipboard, or shows them where that is not allowed. */
import { toast } from '#ui/Toasts.tsx';

export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', kind: 'link', words: done });
  } catch {
    toast({ tone: 'warn', kind: 'link', words: `${failed} ${text}`, lasting: true });
  }
}
