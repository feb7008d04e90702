/** Ranges of addresses that are shut out, kept at hand: they are looked at with every request and every connection. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { groupsOf, mappedOf } from '../api/place.ts';
import type { Bus } from '../matches/bus.ts';
import type { Store } from '../store/index.ts';

/** Nobody means to shut out everyone. */
const WIDEST = { 4: 8, 6: 16 } as const;
/** One household has a whole /64 of version 6: it is the least that tells people apart. */
const NARROWEST = { 4: 32, 6: 64 } as const;

export const RANGE_WORDS =
  'an address or a range such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48: from /8 to /32, of version 6 from /16 to /64';

/** An address or a range as it is kept, without what lies within it; nothing where it is none. */
export function rangeOf(text: string): string | undefined {
  const [given = '', bits, ...rest] = text.trim().split('/');
  const address = isIPv6(given) ? (mappedOf(given) ?? given) : given;
  const version = isIPv4(address) ? 4 : isIPv6(address) ? 6 : undefined;
  if (version === undefined || rest.length > 0) return undefined;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined;
  const length = bits === undefined ? NARROWEST[version] : Number(bits);
  if (length < WIDEST[version] || length > NARROWEST[version]) return undefined;
  const size = version === 4 ? 8 : 16;
  const parts = version === 4 ? address.split('.').map(Number) : groupsOf(address).slice(0, 4);
  const kept = parts.map((part, i) => part & ~(2 ** Math.max(0, size - Math.max(0, length - i * size)) - 1));
  return version === 4
    ? `${kept.join('.')}/${length}`
    : `${kept.map((part) => part.toString(16)).join(':')}::/${length}`;
}

export class ShutAddresses {
  readonly #bans: Store['bans'];
  readonly #now: () => number;
  readonly #bus: Bus;
  /** One of each version: in a common one, addresses of version 4 lie inside networks of version 6. */
  #lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  #known = '';
  /** Told when others are shut out than before. */
  onChange: (() => void) | undefined;

  constructor(
    bans: Store['bans'],
    now: () => number,
    bus: Bus,
    trouble: (what: string, error: unknown) => void,
  ) {
    this.#bans = bans;
    this.#now = now;
    this.#bus = bus;
    bus.listen(({ about }) => {
      if (about === 'bans') this.read().catch((error: unknown) => trouble('bans', error));
    });
  }

  /** Said once it is in the store. */
  async changed(): Promise<void> {
    await this.read();
    this.#bus.publish({ about: 'bans' });
  }

  /** Reads them anew: some may have ended, and news of others can be lost. */
  async read(): Promise<void> {
    const ranges = await this.#bans.ranges(this.#now());
    const known = ranges.sort().join(' ');
    if (known === this.#known) return;
    const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
    for (const range of ranges) {
      const [address = '', bits] = range.split('/');
      const version = isIPv6(address) ? 'ipv6' : 'ipv4';
      lists[version].addSubnet(address, Number(bits), version);
    }
    this.#lists = lists;
    this.#known = known;
    this.onChange?.();
  }

  /** Whether a place that limits count by is shut out. */
  covers(place: string): boolean {
    if (this.#known === '') return false;
    const [address = ''] = place.split('/');
    if (isIPv4(address)) return this.#lists.ipv4.check(address, 'ipv4');
    return isIPv6(address) && this.#lists.ipv6.check(address, 'ipv6');
  }
}
