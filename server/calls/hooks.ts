/** What a web hook is sent: plain JSON with a signature, or what Discord's hooks take. */
import { createHmac } from 'node:crypto';
import type { HookRow } from '../store/index.ts';
import type { Letters } from '../words.ts';

/** Someone is waited for at a table. Nothing in it is secret: whoever has the table's link may know it. */
export interface TurnCall {
  /** They must decide; or everyone else is ready to begin. */
  readonly event: 'turn' | 'ready';
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly seat: number;
  readonly name: string;
  /** Where the table is; absent when the host has not said how the server is reached. */
  readonly url?: string;
  /** When the clock runs out, in milliseconds since 1970. */
  readonly due?: number;
}

interface Terms {
  /** The same call, sent again, is recognised by it. */
  readonly key: string;
  readonly at: number;
  readonly words: Letters['hookWords'];
}

export interface HookMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function hookMessage(
  hook: HookRow,
  call: TurnCall | undefined,
  { key, at, words }: Terms,
): HookMessage {
  if (hook.kind === 'discord') return { body: JSON.stringify(forDiscord(call, words)), headers: {} };
  const body = JSON.stringify(call ?? { event: 'test' });
  const timestamp = String(Math.floor(at / 1000));
  return {
    body,
    headers: {
      'orrery-delivery': key,
      'orrery-timestamp': timestamp,
      'orrery-signature': `v1=${signature(hook.secret, timestamp, body)}`,
    },
  };
}

/** What a receiver works out anew: HMAC-SHA-256 of `timestamp.body` under the hook's secret, in hexadecimal. */
export function signature(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

function forDiscord(call: TurnCall | undefined, words: Terms['words']) {
  const content = call
    ? `${words[call.event](plain(call.name), call.title)}${call.url ? `\n<${call.url}>` : ''}`
    : words.test;
  // Nobody is pinged by what somebody calls themselves.
  return { content, allowed_mentions: { parse: [] } };
}

/** A name as it is: none of its letters shall be read as a mark, a mention or an address. */
function plain(name: string): string {
  return name.replace(/[\\*_~`|>#[\]()<@:/.!-]/g, '\\$&');
}
