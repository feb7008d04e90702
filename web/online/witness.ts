/** What this browser saw of the seeds before they were shown: the first fingerprint of each match, kept to compare. */
import { readParts, write } from '../store/local.ts';

const KEY = 'orrery/fingerprints';
/** So many matches are remembered. */
const MOST = 200;

/** Notes it when it is first seen; a later one does not take its place. */
export function noteFingerprint(match: string, commitment: string): void {
  const seen = readParts(KEY);
  if (Object.hasOwn(seen, match)) return;
  write(KEY, Object.fromEntries([...Object.entries(seen), [match, commitment]].slice(-MOST)));
}

export function fingerprintSeen(match: string): string | undefined {
  const seen = readParts(KEY);
  const found = Object.hasOwn(seen, match) ? seen[match] : undefined;
  return typeof found === 'string' ? found : undefined;
}
