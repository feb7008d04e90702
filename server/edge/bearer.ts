/** Whether a request names a token of the host's; hashes are compared, and in constant time. */
import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../tokens.ts';

export function namesToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
