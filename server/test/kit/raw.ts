/** What a server says to bytes on a bare connection. */
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends text, waits for the end of the connection, and reads the first answer. */
export async function askRaw(url: string, text: string): Promise<RawAnswer> {
  return read(await heardFrom(url, text));
}

/** Sends text, and gives all that was answered when the connection ends. */
export function heardFrom(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), new URL(url).hostname);
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (some) => {
      heard += String(some);
    });
    // Whatever was heard before it broke is the answer.
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(heard));
    socket.once('connect', () => socket.write(text));
  });
}

function read(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field): [string, string] => {
    const at = field.indexOf(':');
    return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()];
  });
  return { status: Number(line.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}
