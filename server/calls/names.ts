/**
 * What a name that someone else chose stands for. The system's own look-up takes one of the few threads of the process
 * for as long as the name's server pleases, and files are read by the same ones: some names whose servers never answer
 * would keep everyone's pages from being read. So names of the world are asked for over the network, which takes none, and
 * where names of the own network may be meant, which only the system knows, two at a time are looked up.
 */
import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FairLine } from '../matches/fair.ts';

export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Gives nothing where nobody knows it. */
export type Resolve = (host: string) => Promise<readonly Resolved[]>;

/** How long a server of names is waited for, in milliseconds, and how often it is asked. */
const ASKED = { timeout: 2000, tries: 2 };
const AT_ONCE = 2;

/** By asking the servers of names that the system is set up with, or these. */
export function overNetwork(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(ASKED);
  if (servers) resolver.setServers(servers);
  return async (host) => {
    const family = isIP(host);
    if (family > 0) return [{ address: host, family }];
    const found = await Promise.all([
      resolver.resolve4(host).then(named(4), NONE),
      resolver.resolve6(host).then(named(6), NONE),
    ]);
    return found.flat();
  };
}

/** By the system, a few at a time. */
export function bySystem(look: Resolve = systemLook, atOnce = AT_ONCE): Resolve {
  const line = new FairLine<() => Promise<void>>({ most: atOnce, each: atOnce, work: (one) => one() });
  return (host) =>
    new Promise((resolve) => {
      line.add(host, () => look(host).then(resolve, () => resolve([])));
    });
}

const systemLook: Resolve = (host) => lookup(host, { all: true, verbatim: true });

const NONE = (): Resolved[] => [];
const named = (family: number) => (addresses: readonly string[]) =>
  addresses.map((address) => ({ address, family }));
