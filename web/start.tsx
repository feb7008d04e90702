/** The app's first lines, in the language of the page: settings, the page, and the offline copy. */
import { render } from 'preact';
import { App } from './App.tsx';
import { keepOffline } from './offline.ts';
import { applySettings } from './settings.ts';
import { openKept } from './store/kept.ts';
import { emptyBin } from './store/saves.ts';
import { tellWhereNothingIsKept } from './store/telling.ts';

/** Nobody waits longer than this for letters; they change when they come. */
const LETTERS_MS = 1500;

export async function start(): Promise<void> {
  applySettings();
  await Promise.all([openKept(), typefaces()]);
  emptyBin();
  tellWhereNothingIsKept();
  const app = document.getElementById('app');
  if (app) render(<App />, app);
  keepOffline();
}

/** The letters of the first page, so that nothing moves when they come. A face that does not come leaves the system's. */
async function typefaces(): Promise<void> {
  const come = ['1em Figtree', '1em "Crimson Pro"'].map((face) => document.fonts.load(face));
  await Promise.race([Promise.allSettled(come), new Promise((late) => setTimeout(late, LETTERS_MS))]);
}
