/** Messages and requests that are wrong in every way we could think of, drawn from a seed. */
import { pick, type Random } from '#engine';

/** What is known of a server that is asked. */
export interface Aim {
  /** The name of a match there. */
  readonly match: string;
  readonly ops: readonly string[];
  readonly routes: readonly { readonly method: string; readonly url: string; readonly fields?: object }[];
}

/** Names of fields, some of any operation, some of none. */
const FIELDS = [
  ...[
    'match',
    'seat',
    'action',
    'actions',
    'version',
    'submission',
    'kind',
    'agree',
    'text',
    'channel',
    'token',
  ],
  ...[
    'name',
    'address',
    'url',
    'calls',
    'guest',
    'everywhere',
    ...['reason', 'line', 'player', 'before', 'value'],
    'provider',
    'list',
    'hook',
    'from',
    'as',
    'level',
  ],
];

/** Names that are no operation. */
export const ODD_OPS = ['hello', 'watch', 'close', 'ping', 'castle', '__proto__', 'constructor'];

function deep(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

const DEEP = deep(1500);

function junk(match: string, random: Random): unknown {
  return pick(
    [
      ...[null, true, -1, 1e308, 0.5, '', 'x'.repeat(5000), '\u0000\ud800', [], {}, [[[]]], DEEP, match],
      ...[
        'spectator',
        { type: 'mark', cell: 'a' },
        { type: '__proto__' },
        { type: 'mark', cell: 4, extra: 1 },
        [{ type: 'mark', cell: 0 }, { type: '__proto__' }, null],
        Array.from({ length: 41 }, () => ({ type: 'mark', cell: 0 })),
      ],
      ...[{ __proto__: null, toString: 1 }, 0, 1, 'easy', 'table'],
    ],
    random,
  );
}

/** One message over a socket; some are cut off, some are spoilt in the middle. */
export function junkMessage({ match, ops }: Aim, random: Random, id: number): string {
  const request: Record<string, unknown> = { id, op: pick(ops, random) };
  if (random.int(3) > 0) request.match = match;
  for (let n = random.int(5); n > 0; n--) request[pick(FIELDS, random)] = junk(match, random);
  const text = JSON.stringify(request);
  const spoilt = random.int(10);
  if (spoilt === 0) return text.slice(0, random.int(text.length));
  if (spoilt === 1) return text.replace('"', "'");
  return text.slice(0, 16_000);
}

export interface JunkRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One request over HTTP, mostly with a session, sometimes with a wrong one or none. */
export function junkRequest(aim: Aim, random: Random, session: string, id: number): JunkRequest {
  const { match, routes } = aim;
  const odd = () => encodeURIComponent((JSON.stringify(junk(match, random)) ?? '').slice(0, 60));
  const route = pick(routes, random);
  const method = random.int(4) ? route.method : pick(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'], random);
  const path = route.url
    .replace(':match', random.int(3) ? match : odd() || 'x')
    .replace(/:\w+/, () => (random.int(2) ? odd() || 'x' : 'some-name'));
  const names = [...Object.keys(route.fields ?? {}).filter(() => random.int(3) > 0)];
  if (random.int(4) === 0) names.push(pick(FIELDS, random));
  const fields = Object.fromEntries(names.map((name) => [name, junk(match, random)]));
  const query = method === 'GET' ? `?${names.map((name) => `${name}=${odd()}`).join('&')}` : '';
  const text = random.int(8) ? JSON.stringify(fields) : junkMessage(aim, random, id);
  const type = random.int(5) ? 'application/json' : pick(['text/plain', 'multipart/form-data', ''], random);
  return {
    method,
    path: `${path}${query}`,
    ...(method === 'GET' ? {} : { body: text }),
    headers: {
      'content-type': type,
      cookie: `orrery_away=${odd()}`,
      ...(random.int(8) ? { authorization: `Bearer ${session}` } : {}),
      ...(random.int(8) ? {} : { authorization: pick(['Bearer x', 'Basic eHg='], random) }),
    },
  };
}
