/** The first module of the page: its looks, and the app in the language of the page. */
import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import '#ui/theme/controls.css';
import './styles/page.css';
import { APP } from 'virtual:app';
import { chosen } from './language.ts';

const language = chosen([...APP.keys()]) ?? 'en';
document.documentElement.lang = language;
// Not awaited here: what the app shares with this module would wait for it, and it for them.
void APP.get(language)?.().then(({ start }) => start());
