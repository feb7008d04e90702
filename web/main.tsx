/** The app's first lines: looks, settings, the page, and the offline copy. */
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import '#ui/theme/controls.css';
import './styles/page.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { keepOffline } from './offline.ts';
import { applySettings } from './settings.ts';
import { openKept } from './store/kept.ts';
import { emptyBin } from './store/saves.ts';
import { tellWhereNothingIsKept } from './store/telling.ts';

applySettings();
await openKept();
emptyBin();
tellWhereNothingIsKept();
const app = document.getElementById('app');
if (app) render(<App />, app);
keepOffline();
