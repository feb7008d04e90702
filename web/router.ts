/** Addresses of the app: everything after the `#`, so that any file server can host it and a link needs no server at all. */
import { computed, signal } from '@preact/signals';

export type Route =
  | { readonly page: 'library' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly save: string }
  | { readonly page: 'missions'; readonly game: string; readonly mission?: string }
  | { readonly page: 'replay'; readonly save: string; readonly at?: number; readonly end?: true }
  | { readonly page: 'watch'; readonly link: string; readonly at?: number }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'board'; readonly text?: string }
  | { readonly page: 'settings' }
  | { readonly page: 'records' }
  | { readonly page: 'daily'; readonly date?: string }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'admin' }
  | { readonly page: 'account'; readonly what: AccountPage; readonly token?: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'mine' }
  | { readonly page: 'newOnline'; readonly game: string }
  | { readonly page: 'online'; readonly match: string; readonly token?: string }
  | { readonly page: 'verify'; readonly match: string }
  | { readonly page: 'review'; readonly match: string; readonly at?: number }
  | { readonly page: 'missing' };

const ACCOUNT_PAGES = ['reach', 'privacy', 'enter', 'pair', 'confirm', 'stop'] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

export const to = {
  library: () => '#/',
  lobby: () => '#/online',
  mine: () => '#/online/mine',
  newOnline: (game: string) => `#/online/new/${game}`,
  online: (match: string) => `#/online/${match}`,
  seat: (match: string, token: string) => `#/online/${match}/seat/${token}`,
  verify: (match: string) => `#/online/${match}/verify`,
  review: (match: string, at?: number) => `#/online/${match}/at${at === undefined ? '' : `/${at}`}`,
  new: (game: string) => `#/new/${game}`,
  table: (save: string) => `#/table/${save}`,
  missions: (game: string, mission?: string) =>
    `#/missions/${game}${mission === undefined ? '' : `/${mission}`}`,
  replay: (save: string, at?: number) => `#/replay/${save}${at === undefined ? '' : `/${at}`}`,
  /** The end of a match once more. */
  end: (save: string) => `#/replay/${save}/end`,
  watch: (link: string, at?: number) => `#/watch/${link}${at === undefined ? '' : `/${at}`}`,
  rules: (game: string, rule?: string) => `#/rules/${game}${rule === undefined ? '' : `/${rule}`}`,
  board: (text?: string) => `#/board${text === undefined ? '' : `/${encodeURIComponent(text)}`}`,
  settings: () => '#/settings',
  records: () => '#/records',
  daily: (date?: string) => `#/daily${date === undefined ? '' : `/${date}`}`,
  game: (game: string) => `#/game/${game}`,
  reach: () => '#/online/reach',
  privacy: () => '#/online/privacy',
  admin: () => '#/admin',
  /** Where the picture of a code leads. */
  pair: (code: string) => `#/online/pair/${code}`,
} as const;

/** A table, its replay or a moment of it, as it is sent to others: the server says in its head what it is. */
export function sentLink(match: string, at?: number): string {
  return `${home}t/${match}${at === undefined ? '' : `/at/${at}`}`;
}

/** The page of such an address. */
export function sentAddress(path: string): string | undefined {
  const [, match, back, at] = /^t\/([\w-]+)(?:\/(at)(?:\/(\d{1,6}))?)?\/?$/.exec(path) ?? [];
  if (match === undefined) return undefined;
  return back === undefined ? to.online(match) : to.review(match, at === undefined ? undefined : Number(at));
}

export function routeOf(hash: string): Route {
  const [page = '', first = '', second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(readPart);
  switch (page) {
    case '':
      return { page: 'library' };
    case 'settings':
    case 'records':
    case 'admin':
      return { page };
    case 'online':
      return accountRoute(first, second) ?? onlineRoute(first, second, third);
    case 'daily':
      return { page, ...(first ? { date: first } : {}) };
    case 'board':
      return { page, ...(first ? { text: first } : {}) };
    case 'game':
    case 'new':
      return first ? { page, game: first } : { page: 'missing' };
    // Links to the lesson of a game, from before there were missions, lead to these.
    case 'tutorial':
      return first ? { page: 'missions', game: first } : { page: 'missing' };
    case 'missions':
      return first ? { page, game: first, ...(second ? { mission: second } : {}) } : { page: 'missing' };
    case 'table':
      return first ? { page, save: first } : { page: 'missing' };
    case 'replay':
      return first
        ? { page, save: first, ...position(second), ...(second === 'end' ? { end: true } : {}) }
        : { page: 'missing' };
    case 'watch':
      return first ? { page, link: first, ...position(second) } : { page: 'missing' };
    case 'rules':
      return first ? { page, game: first, ...(second ? { rule: second } : {}) } : { page: 'missing' };
    default:
      return { page: 'missing' };
  }
}

/**
 * `online`, `online/mine`, `online/new/<game>`, `online/<match>`, `online/<match>/verify`, `online/<match>/at/<moment>`,
 * `online/<match>/seat/<token>`.
 */
function onlineRoute(match: string, what: string | undefined, token: string | undefined): Route {
  if (!match) return { page: 'lobby' };
  if (match === 'mine') return { page: 'mine' };
  if (match === 'new') return what ? { page: 'newOnline', game: what } : { page: 'missing' };
  if (what === undefined) return { page: 'online', match };
  if (what === 'verify') return { page: 'verify', match };
  if (what === 'at') return { page: 'review', match, ...position(token) };
  return what === 'seat' && token ? { page: 'online', match, token } : { page: 'missing' };
}

/** `online/reach`, and where links in mails lead: `online/enter/<token>`, `confirm` and `stop` alike. */
function accountRoute(first: string, token: string | undefined): Route | undefined {
  const what = ACCOUNT_PAGES.find((page) => page === first);
  if (what === undefined) return undefined;
  if (what === 'reach' || what === 'privacy') return { page: 'account', what };
  return token ? { page: 'account', what, token } : { page: 'missing' };
}

function readPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function position(words: string | undefined): { at?: number } {
  return words !== undefined && /^\d{1,6}$/.test(words) ? { at: Number(words) } : {};
}

/** Only the app's own address is drawn here; whatever else the server answered with this page is not one of ours. */
const home = new URL(import.meta.env.BASE_URL, location.href).pathname;
/** What is sent to others has an address that says what is behind it: it leads to the same page. */
const sent = location.pathname.startsWith(home) && sentAddress(location.pathname.slice(home.length));
if (sent) history.replaceState(history.state, '', `${home}${sent}`);

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

const known = [home, `${home}index.html`].includes(location.pathname);

export const route = computed<Route>(() => (known ? routeOf(hash.value) : { page: 'missing' }));

export function go(address: string, { replace = false } = {}): void {
  const url = known ? address : `${home}${address}`;
  if (!known) location.assign(url);
  else if (replace) {
    history.replaceState(history.state, '', url);
    hash.value = location.hash;
  } else location.hash = address;
}
