/** Single keys for a page. They sleep while someone types, while a dialog is open, and when the person turned them off. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping } from '#ui/kit/numberKeys.ts';
import { settings } from './settings.ts';

/** `u`, `Shift+U`, `Escape`, `Shift+ArrowLeft`: letters and arrows with Shift have a meaning of their own. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length > 1) return shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key;
  return shiftKey && key.toUpperCase() !== key.toLowerCase()
    ? `Shift+${key.toUpperCase()}`
    : key.toLowerCase();
}

export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  // With the page itself: a key may come as soon as there is something to see.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // A letter that is held down was meant once.
      if (event.repeat && event.key.length === 1) return;
      // One step back is always one key away, also from a field; a dialog has its own.
      const back = event.key === 'Escape';
      if (back ? document.querySelector('dialog:modal') !== null : isTyping(event)) return;
      if (!back && !settings.value.shortcuts) return;
      const run = latest.current[nameOf(event)];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
