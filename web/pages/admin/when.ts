/** Times and people as the console names them. */
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const when = (at: number): string => moment.format(at);

/** Turns to one person, or to all of them. */
export type LookAt = (player: string | undefined) => void;
