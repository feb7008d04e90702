/** Words about muting, blocking and reporting people. */

export const people = {
  about: (name: string) => `About ${name}`,
  menu: 'Mute, block, report',
  mute: 'Mute',
  muteHelp: 'What they say is left out for you, at every table. Nobody else notices.',
  muted: (name: string) => `You do not read what ${name} says any more.`,
  block: 'Block',
  blockHelp:
    'They cannot come to your tables, and you do not read each other any more. A match you both play goes on.',
  blocked: (name: string) => `${name} is blocked.`,
  report: 'Report to the host',
  reportHelp:
    'The host of this server gets your words, this table, and the lines around it as you could read them.',
  reason: 'What is wrong?',
  reasonHelp: 'In a sentence or two, at most 500 characters.',
  send: 'Send the report',
  sent: 'The host of this server has your report.',
  list: {
    title: 'People you do not hear',
    none: 'You have blocked and muted nobody. At a table, choose a name in the talk or among the seats.',
    blocked: 'blocked',
    muted: 'muted',
    unblock: 'Unblock',
    unblockOf: (name: string) => `Unblock ${name}`,
    unblocked: (name: string) => `${name} is not blocked any more.`,
    unmute: 'Hear again',
    unmuteOf: (name: string) => `Hear ${name} again`,
    unmuted: (name: string) => `You hear ${name} again.`,
  },
} as const;
