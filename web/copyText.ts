/** Puts words on the clipboard, or shows them where that is not allowed. */
import { toast } from '#ui/Toasts.tsx';

export async function copyText(text: string, done: string, failed: string): Promise<void> {
  if ((await written(text)) || selected(text)) toast({ tone: 'success', kind: 'link', words: done });
  else toast({ tone: 'warn', kind: 'link', words: `${failed} ${text}`, lasting: true });
}

/** A page that did not come over HTTPS has no clipboard to write to, and a person may forbid it. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The older way: it copies what is selected, which must lie in the dialog that is open. */
function selected(text: string): boolean {
  const { activeElement: before } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
