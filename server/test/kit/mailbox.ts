/** A real SMTP server on loopback that keeps what it is given. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: readonly string[];
  readonly from: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Mailbox {
  readonly url: string;
  readonly mails: Mail[];
  /** What it says to the next mails instead of taking them. */
  refuse: { readonly code: number; times: number } | undefined;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const box: Mailbox = { mails, url: '', refuse: undefined, close: () => closing(server) };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8');
      });
      stream.on('end', () => {
        if (box.refuse && box.refuse.times-- > 0) {
          done(Object.assign(new Error('not now'), { responseCode: box.refuse.code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          ...read(raw),
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(box, { url: `smtp://127.0.0.1:${port}` });
}

function closing(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function read(raw: string): Pick<Mail, 'headers' | 'text'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decoded(line.slice(at + 1).trim())];
    }),
  );
  const body = rest.join('\r\n\r\n');
  return { headers, text: inPlain[headers['content-transfer-encoding'] ?? '']?.(body) ?? body };
}

const inPlain: Readonly<Record<string, (text: string) => string>> = {
  'quoted-printable': (text) => {
    const bytes = text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  },
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
};

/** A header with letters that no plain one can hold comes in pieces. */
function decoded(header: string): string {
  return header
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      Buffer.from(
        how === 'B'
          ? Buffer.from(text, 'base64')
          : (inPlain['quoted-printable']?.(text.replaceAll('_', ' ')) ?? ''),
      ).toString('utf8'),
    );
}

/** The token of the link in a mail that leads to this page. */
export function tokenIn(mail: Mail | undefined, page: string): string {
  const found = new RegExp(`/#/online/${page}/([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (found === undefined) throw new Error(`there is no link to ${page} in ${mail?.text}`);
  return found;
}
