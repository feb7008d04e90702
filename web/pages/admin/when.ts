/** Times and people as the console names them. */
import { language } from '../../language.ts';

const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

export const when = (at: number): string => moment.format(at);

/** Turns to one person, or to all of them. */
export type LookAt = (player: string | undefined) => void;
