/** Answers on a bare connection: to what is no request, and to upgrades that are refused. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SecurityHeaders } from '../security.ts';

export interface RawAnswer {
  readonly status: number;
  /** For whoever reads it. */
  readonly words: string;
}

/** Answers and lets the connection go. */
export function answerRaw(socket: Duplex, { status, words }: RawAnswer, headers: SecurityHeaders): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = `${words}\n`;
  const all = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.once('finish', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
}

const BROKEN = { status: 400, words: 'This is no request that can be understood.' };

/** What to say of a connection that sent something else than a request, too much, or too slowly. */
const FAULTS: Readonly<Record<string, RawAnswer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, words: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, words: 'The headers of the request are too long.' },
};

export function answerBroken(
  error: Error & { readonly code?: string },
  socket: Duplex,
  headers: SecurityHeaders,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  answerRaw(socket, FAULTS[error.code ?? ''] ?? BROKEN, headers);
}
