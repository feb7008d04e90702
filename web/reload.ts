import { written } from './store/kept.ts';

/** Loads the page again as the server has it now, past the offline copy of the one before. */
export async function reloadNew(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  if (kept) {
    // Where the server cannot be reached, the copy at hand is all there is.
    await kept.update().catch(() => undefined);
    const fresh = kept.installing ?? kept.waiting;
    if (fresh) await takenOver(fresh);
  }
  await written();
  location.reload();
}

/** So long a new version may take to be there. */
const PATIENCE = 8000;

function takenOver(fresh: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    const look = () => {
      if (fresh.state === 'installed') fresh.postMessage({ type: 'SKIP_WAITING' });
      if (fresh.state !== 'activated' && fresh.state !== 'redundant') return;
      clearTimeout(timer);
      resolve();
    };
    fresh.addEventListener('statechange', look);
    look();
  });
}
