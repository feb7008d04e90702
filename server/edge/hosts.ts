/**
 * Under which names the server may be asked. A page of another site can have its own name point here (DNS rebinding), and
 * would then be of the same origin: so a name counts only if it is the host's.
 */
import { BlockList, isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** What a machine is called on its own network, after its name. */
const AT_HOME = ['', '.local', '.lan', '.home.arpa'];

/** Networks that nobody has for themselves in the world: an address there is one at home. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export interface HostTerms {
  readonly publicUrl: string | undefined;
  readonly origins: readonly string[];
}

/** Whether the server answers to what stands in `Host`. */
export function knownHosts({ publicUrl, origins }: HostTerms): (host: string | undefined) => boolean {
  const named = [publicUrl, ...origins].flatMap((url) =>
    url && URL.canParse(url) ? [bare(new URL(url).hostname)] : [],
  );
  const names = new Set([...named, 'localhost', ...(publicUrl ? [] : ownNames())]);
  return (host) => {
    // Browsers always name one.
    if (host === undefined) return true;
    const name = nameIn(host);
    if (name === undefined) return false;
    return names.has(name) || isLoopback(name) || (publicUrl === undefined && isAtHome(name));
  };
}

/** What this machine is called, and its addresses. */
function ownNames(): string[] {
  const whole = hostname().toLowerCase();
  const [first = whole] = whole.split('.');
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return [whole, ...AT_HOME.map((end) => first + end), ...addresses.map(({ address }) => bare(address))];
}

function isLoopback(name: string): boolean {
  return name.endsWith('.localhost') || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** An address is no name that could be made to point elsewhere; one from home is the host's own network. */
function isAtHome(name: string): boolean {
  const family = isIP(name);
  return family !== 0 && PRIVATE.check(name, family === 4 ? 'ipv4' : 'ipv6');
}

/** The name in a `Host` header, without its port. */
function nameIn(host: string): string | undefined {
  if (!/^[\w.:[\]-]{1,255}$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return bare(new URL(`http://${host}`).hostname);
}

/** Without brackets, a zone, or the dot at its end. */
function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\[|\]$|\.$/g, '')
    .replace(/%.*$/, '');
}

/** For whoever came by another name, and for the host. */
export function shownHost(host: string | undefined): string {
  return (host ?? '').replace(/[^\w.:[\]-]/g, '?').slice(0, 80);
}
