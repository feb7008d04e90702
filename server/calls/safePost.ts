/**
 * Posts a message to an address that someone else chose. The name is resolved once, what it stands for must be public
 * unless the host allows more, and exactly that address is connected to; redirects are not followed, and an answer is
 * not read beyond its status.
 */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { HookRule } from '../settings.ts';
import { bySystem, overNetwork, type Resolve, type Resolved } from './names.ts';

const PATIENCE = 8_000;

const PRIVATE = new BlockList();
for (const net of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
]) {
  const [start = '', bits] = net.split('/');
  PRIVATE.addSubnet(start, Number(bits), 'ipv4');
}
/** Of the addresses of version 6 only those given out to the world are public, and of these not the ones that wrap others. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');
for (const net of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [start = '', bits] = net.split('/');
  PRIVATE.addSubnet(start, Number(bits), 'ipv6');
}

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && WORLD.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Why this address is not called, in words for whoever gave it; nothing when it may be tried. */
export function objectionToUrl(text: string, rule: HookRule): string | undefined {
  if (rule === 'off') return 'cannot be given here: this server calls no web hooks';
  if (!URL.canParse(text)) return 'is not an address';
  const url = new URL(text);
  const allowed = rule === 'private' ? ['https:', 'http:'] : ['https:'];
  if (!allowed.includes(url.protocol)) return 'must begin with https://';
  if (url.username || url.password) return 'must not carry a name or password';
  if (rule === 'private') return undefined;
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) ? !isPublic(host) : !host.includes('.') || /\.(local|localhost|internal)$/.test(host)) {
    return 'is inside a private network';
  }
  return undefined;
}

export type Posted =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly why: string; readonly final: boolean };

interface Message {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PostTerms {
  /** What a name stands for. */
  readonly resolve: Resolve;
  /** How long an answer may take, in milliseconds. */
  readonly patience: number;
}

const ofTheWorld = overNetwork();
const ofAnyNetwork = bySystem();

const failed = (why: string, final = false): Posted => ({ ok: false, why, final });

export async function safePost(
  address: string,
  rule: HookRule,
  message: Message,
  { resolve = rule === 'private' ? ofAnyNetwork : ofTheWorld, patience = PATIENCE }: Partial<PostTerms> = {},
): Promise<Posted> {
  const objection = objectionToUrl(address, rule);
  if (objection) return failed(`the address ${objection}`, true);
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await resolve(host).catch(() => []);
  const [first] = found;
  if (first === undefined) return failed('the address has no server');
  // One private address among public ones is as bad as all.
  if (rule !== 'private' && found.some((one) => !isPublic(one.address))) {
    return failed('the address is inside a private network', true);
  }
  return post(url, first, message, patience);
}

function post(
  url: URL,
  { address, family }: Resolved,
  { body, headers }: Message,
  patience: number,
): Promise<Posted> {
  return new Promise((resolve) => {
    const ask = url.protocol === 'https:' ? overHttps : overHttp;
    const request = ask(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(patience),
        maxHeaderSize: 16_384,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Orrery',
          ...headers,
        },
        // The name is not asked for a second time: it could stand for something else by then.
        lookup: (_host, { all }, give) =>
          all ? give(null, [{ address, family }]) : give(null, address, family),
      },
      (response) => {
        response.on('error', () => undefined);
        resolve(verdict(response.statusCode ?? 0));
        request.destroy();
      },
    );
    // After the answer, what breaks no longer matters: a promise is kept once.
    request.on('error', () => resolve(failed('the address could not be reached')));
    request.end(body);
  });
}

function verdict(status: number): Posted {
  if (status >= 200 && status < 300) return { ok: true, status };
  if (status >= 300 && status < 400)
    return failed('the address sends elsewhere, which is not followed', true);
  // Gone for good, or not ours to use.
  return failed(`the address answered ${status}`, [401, 403, 404, 410].includes(status));
}
