/** How a server's process ends, for whoever started it. */
export const EXIT = {
  left: 0,
  died: 1,
  /** A flag or a setting is wrong: starting again would change nothing. */
  misconfigured: 2,
  /** It cannot start as things are: no free port, or another one runs on the same data. */
  cannotStart: 3,
  /** It was asked to end, and ended before everything under way was finished. */
  hurried: 4,
} as const;

/** Said by the server to whoever watches over it, once it listens. */
export interface Up {
  readonly up: number;
}

/** Said to the server: answer what is under way, and end. */
export const LEAVE = 'leave';
