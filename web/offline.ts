/** The offline copy of the app. A new version waits until the person wants it: nobody loses a table in the middle of a game. */

import { registerSW } from 'virtual:pwa-register';
import { toast } from '#ui/Toasts.tsx';
import { written } from './store/kept.ts';
import { words } from './text/en.ts';

export function keepOffline(): void {
  const update = registerSW({
    onRegisteredSW: (_, kept) => kept && lookForNews(kept),
    onNeedRefresh() {
      toast({
        tone: 'info',
        kind: 'update',
        words: words.update.ready,
        lasting: true,
        action: { label: words.update.now, run: () => void written().then(() => update(true)) },
      });
    },
  });
}

const HOUR = 3600 * 1000;

/** Browsers look for a new version when a page is opened; one that stays open looks now and then, and when one comes back to it. */
function lookForNews(kept: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a network there is nothing newer to be had.
    if (document.visibilityState === 'visible' && navigator.onLine) kept.update().catch(console.warn);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, HOUR);
}
