/** The app's first lines, in the language of the page: settings, the page, and the offline copy. */
import { render } from 'preact';
import { App } from './App.tsx';
import { keepOffline } from './offline.ts';
import { applySettings } from './settings.ts';
import { openKept } from './store/kept.ts';
import { emptyBin } from './store/saves.ts';
import { tellWhereNothingIsKept } from './store/telling.ts';

export async function start(): Promise<void> {
  applySettings();
  await openKept();
  emptyBin();
  tellWhereNothingIsKept();
  const app = document.getElementById('app');
  if (app) render(<App />, app);
  keepOffline();
}
