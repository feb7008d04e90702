/** Single keys for a page. They sleep while someone types, while a dialog is open, and when the person turned them off. */

import { useEffect, useRef } from 'preact/hooks';
import { isTyping } from '#ui/kit/numberKeys.ts';
import { settings } from './settings.ts';

export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        !settings.value.shortcuts ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      if (isTyping(event)) return;
      const run = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
