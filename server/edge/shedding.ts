/** What a pressed server refuses: what is dear and new first, those in play and who comes back to their table last. */
import { type Failure, fail } from '../answer.ts';
import type { Pressure } from './pressure.ts';

/** Dear, or the beginning of more: refused as soon as the server is strained. New guests are asked for work by then. */
const FIRST = new Set(['past', 'record', 'history', 'rematch', 'new table', 'export']);
/** What those in play need, and what coming back to a table needs. */
const LAST = new Set([
  ...['act', 'undo', 'decisions', 'propose', 'answer', 'resume', 'resign', 'away', 'back', 'depart'],
  ...['hello', 'ping', 'close', 'admin', 'page'],
]);
/** For whoever sits somewhere; of strangers it can wait. */
const FOR_KNOWN = new Set(['watch', 'table', 'view', 'who']);

/** Why this is refused now; nothing when it is not. */
export function shed({ level, after }: Pressure, what: string, known: boolean): Failure | undefined {
  if (level === 'calm' || LAST.has(what)) return undefined;
  if (!FIRST.has(what) && (level === 'strained' || (known && FOR_KNOWN.has(what)))) return undefined;
  return fail('too-busy', 'serverBusy', { after });
}

const ROUTES: Readonly<Record<string, string>> = {
  'GET /api/v1/session': 'who',
  'GET /api/v1/session/export': 'export',
  'POST /api/v1/matches': 'new table',
};

/** What a request over HTTP is about, in the words above. */
export function aboutRequest(method: string, route: string): string {
  const op = /^\/api\/v1\/matches\/:match\/(\w+)$/.exec(route)?.[1];
  if (op !== undefined) return op;
  if (route.startsWith('/api/v1/admin')) return 'admin';
  // The files of the app: cheap, and half a page says "something broke" to who comes back to a table.
  if (route !== '' && !route.startsWith('/api/')) return 'page';
  return ROUTES[`${method} ${route}`] ?? 'something else';
}
