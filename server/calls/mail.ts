/** Sends mail through the host's SMTP server. */
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailWords } from '../text/letters.ts';

export interface Mail extends MailWords {
  readonly to: string;
  /** The same mail, sent again, is recognised by it. */
  readonly key: string;
  /** Where no more such mails can be asked for. */
  readonly stop?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The server will never take it: the address is wrong, or we are not wanted there. */
export class Undeliverable extends Error {}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function mailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    ...PATIENCE,
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A pooled line that the mail server ends while idle; whoever sends next gets another.
  transport.on('error', () => undefined);
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'orrery';
  return {
    async send({ to, subject, text, key, stop }) {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(stop
              ? {
                  'List-Unsubscribe': `<${stop}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        });
      } catch (error) {
        if (isFinal(error)) throw new Undeliverable(String(error));
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** SMTP says by 5xx that trying again is of no use; wrong credentials are the host's to mend, so those are tried again. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  const code = 'code' in error ? error.code : undefined;
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}
