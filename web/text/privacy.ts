/** Words about what a server keeps of people. */
export const privacy = {
  title: 'What this server keeps',
  kept: {
    title: 'What is kept',
    lines: [
      'The name you gave, when you came and were last here, and a few words about each device, such as “Firefox on Linux”. What your browser says of itself besides is not kept, nor is your network address with your person.',
      'The tables you sat at, what you did there, what you said, and what you settled in advance.',
      'Whom you muted or blocked, what you reported, and what the host decided about it.',
      'In your browser: what you play without a server, your settings, the key of your session, and your part in the dice of each table. There are no cookies but one while you sign in through a provider, and nothing of others is loaded.',
    ],
  },
  reached: {
    title: 'How you are reached',
    mail: 'If you give an address, it is kept until you remove it, used to sign you in and to call you, and shown to nobody.',
    noMail: 'This server sends no mail and asks for no address.',
    providers: (names: string) =>
      `If you sign in through ${names}, what is kept is the name you have there, as a row of signs.`,
    hooks: 'If you set up a web hook, it is told when it is your turn, and at which table.',
  },
  seen: {
    title: 'Who sees what',
    lines: [
      'Everyone at a table sees your name, whether you are there or since when not, your moves and what you say to all. Tables for those with the link are in no list.',
      'Once a match is over its whole record can be seen by whoever has its link.',
      'The host of this server can read what is kept here, and what was reported; whatever the host does at the console is written down. The log of the server names the network addresses of requests for as long as the host keeps it.',
    ],
  },
  long: {
    title: 'How long',
    sessions:
      'A device that was not used for a year is signed out. Codes and links to sign in by end after minutes.',
    always: 'Everything else is kept until you have it forgotten.',
    days: (days: number) =>
      `What guests leave behind is put away after ${days} ${days === 1 ? 'day' : 'days'}: open tables that nobody joined, finished matches of guests alone that nobody else was shown, and guests who sit nowhere. Everything else is kept until you have it forgotten.`,
  },
  mine: {
    title: 'What is yours to decide',
    lines: [
      'In the lobby, at your name, you can take along all that is kept about you, as one file.',
      'There you can also have yourself forgotten: your name, your words, your devices and addresses go at once. The moves you made stay with their matches, as nobody’s.',
    ],
  },
  yours: 'Take it along, or be forgotten',
  reach: 'How to reach you',
  host: 'For the host of this server',
};
