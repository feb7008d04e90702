/** The offline copy of the app. A new version waits until the person wants it: nobody loses a table in the middle of a game. */

import { registerSW } from 'virtual:pwa-register';
import { toast } from '#ui/Toasts.tsx';
import { written } from './store/kept.ts';
import { words } from './text/en.ts';

export function keepOffline(): void {
  const update = registerSW({
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
