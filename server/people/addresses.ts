/** Ranges of addresses that are shut out, kept at hand: they are asked with every request. */
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { House } from '../matches/house.ts';

/** An address or a range, such as `203.0.113.7`, `203.0.113.0/24` or `2001:db8::/48`, as it is kept; or nothing. */
export function rangeOf(text: string): string | undefined {
  const [address = '', bits, ...rest] = text.trim().split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  if (version === 0 || rest.length > 0) return undefined;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  // Nobody means to shut out everyone.
  return length >= 8 && length <= most ? `${address.toLowerCase()}/${length}` : undefined;
}

export class ShutAddresses {
  readonly #house: House;
  #list = new BlockList();
  #known = '';

  constructor(house: House) {
    this.#house = house;
  }

  /** Reads them anew; whether they are others than before. */
  async read(): Promise<boolean> {
    const ranges = await this.#house.store.bans.ranges(this.#house.now());
    const known = ranges.sort().join(' ');
    if (known === this.#known) return false;
    const list = new BlockList();
    for (const range of ranges) {
      const [address = '', bits] = range.split('/');
      list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
    }
    this.#list = list;
    this.#known = known;
    return true;
  }

  covers(address: string): boolean {
    if (this.#known === '') return false;
    const [bare = ''] = address.split('%');
    // An address of version 4 that is written as one of version 6 is still that address.
    const plain = bare.toLowerCase().startsWith('::ffff:') && bare.includes('.') ? bare.slice(7) : bare;
    const version = isIP(plain);
    return version !== 0 && this.#list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  }
}
