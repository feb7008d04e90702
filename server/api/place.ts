/** Where a visitor comes from: whose address counts behind proxies, and which addresses are one place. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

interface Visit {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The visitor's address, so many proxies away. Each proxy of the host adds whom it heard from at the right end of
 * `X-Forwarded-For`; what stands further left was written by the visitor and means nothing.
 */
export function visitorOf({ headers, socket }: Visit, hops: number): string {
  const named = hops > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const way = [
    socket.remoteAddress ?? '',
    ...named
      .map((one) => one.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return way[Math.min(hops, way.length - 1)] ?? '';
}

/**
 * The place that limits count by. One household or one rented server has a whole /64 of addresses of version 6, so these
 * are one place; an address of version 4 that is written as one of version 6 is still that address.
 */
export function placeOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const last = bare.slice(bare.lastIndexOf(':') + 1);
  const groups = groupsOf(isIPv4(last) ? bare.slice(0, -last.length) + inGroups(last) : bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The four numbers of version 4, written as two groups of version 6. */
function inGroups(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** All eight groups, those left out by `::` too. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [read(head), read(tail ?? '')];
  const missing = Array<string>(tail === undefined ? 0 : 8 - before.length - after.length).fill('0');
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16));
}
