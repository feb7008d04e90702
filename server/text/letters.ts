/** The words of mails and messages. Plain text; nothing in a mail was written by another player. */

export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;
const NOT_YOU = 'If you did not ask for this, do nothing: without the link nothing happens.';

/** Times in mails are the world's, as the server does not know where the reader is. */
const moment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const mailWords = {
  confirm: (link: string): MailWords => ({
    subject: 'Confirm your address',
    text: lines(
      'Someone, probably you, wants to be called at this address when it is their turn at an Orrery table.',
      '',
      `Confirm it here, within a day: ${link}`,
      '',
      NOT_YOU,
    ),
  }),
  enter: (link: string): MailWords => ({
    subject: 'Your link to sign in',
    text: lines(
      `Sign in here, once, within half an hour: ${link}`,
      '',
      'Whoever opens this link is you at this server: do not pass it on.',
      NOT_YOU,
    ),
  }),
  turn: (call: {
    readonly title: string;
    readonly seat: number;
    readonly link: string;
    readonly stop: string;
    readonly due: number | undefined;
    readonly atZero: 'bot' | 'default';
  }): MailWords => ({
    subject: `It is your decision in ${call.title}`,
    text: lines(
      `It is your decision in ${call.title}, at seat ${call.seat + 1}.`,
      ...(call.due === undefined ? [] : [`${zero(call.atZero)} at ${moment(call.due)}.`]),
      '',
      `To the table: ${call.link}`,
      '',
      'You get no other mail about this match until you have been back.',
      `No such mails any more: ${call.stop}`,
    ),
  }),
  ready: (call: {
    readonly title: string;
    readonly seat: number;
    readonly link: string;
    readonly stop: string;
    readonly due: number | undefined;
  }): MailWords => ({
    subject: `You are waited for at a table of ${call.title}`,
    text: lines(
      `A match of ${call.title} is about to begin, and you sit at seat ${call.seat + 1}. Say there that you are ready.`,
      ...(call.due === undefined ? [] : [`The seat is opened to others at ${moment(call.due)}.`]),
      '',
      `To the table: ${call.link}`,
      '',
      `No such mails any more: ${call.stop}`,
    ),
  }),
} as const;

const zero = (atZero: 'bot' | 'default') =>
  atZero === 'bot' ? 'A bot decides for you' : 'The usual is done for you';

export const hookWords = {
  turn: (name: string, title: string) => `${name}: it is your decision in ${title}.`,
  ready: (name: string, title: string) => `${name}: a match of ${title} waits for you to be ready.`,
  test: 'This is how Orrery calls you here.',
  someone: (seat: number) => `Player ${seat + 1}`,
} as const;
