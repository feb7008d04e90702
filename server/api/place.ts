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

/** The place a request comes from, so many proxies away. */
export const placing = (hops: number) => (visit: Visit) => placeOf(visitorOf(visit, hops));

/**
 * The place that limits count by. One household or one rented server has a whole /64 of addresses of version 6, so these
 * are one place; an address of version 4 that is written as one of version 6 is still that address.
 */
export function placeOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare).slice(0, 4);
  return mappedOf(bare) ?? `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The address of version 4 that is written as this one of version 6, if it is. */
export function mappedOf(address: string): string | undefined {
  const groups = groupsOf(address);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The four numbers of version 4, written as two groups of version 6. */
function inGroups(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** All eight groups of an address of version 6, those left out by `::` too. */
export function groupsOf(address: string): number[] {
  const last = address.slice(address.lastIndexOf(':') + 1);
  const whole = isIPv4(last) ? address.slice(0, -last.length) + inGroups(last) : address;
  const [head = '', tail] = whole.split('::');
  const read = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [read(head), read(tail ?? '')];
  const missing = Array<string>(tail === undefined ? 0 : 8 - before.length - after.length).fill('0');
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16));
}
