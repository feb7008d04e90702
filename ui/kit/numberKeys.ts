/** The keys 1 to 9 press what carries that number, while nobody types and no dialog is open. */
import { useEffect, useRef } from 'preact/hooks';

export function usePressed(live: boolean, presses: readonly (() => void)[]): void {
  const latest = useRef(presses);
  latest.current = presses;
  useEffect(() => {
    if (!live) return undefined;
    const press = (event: KeyboardEvent) => {
      const taken = event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey;
      if (taken || isTyping(event) || !/^[1-9]$/.test(event.key)) return;
      const run = latest.current[Number(event.key) - 1];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [live]);
}

/** Whether a key belongs to a field or an open dialog, not to the table. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const field = 'input:not([type=range],[type=checkbox],[type=radio]), textarea, select, [contenteditable]';
  return target.matches(field) || document.querySelector('dialog:modal') !== null;
}
