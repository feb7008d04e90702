import type { FaultSaying } from './words.ts';

/** What a person did wrong on the command line: one clear line on standard error, and exit code 2. */
export class Fault extends Error {
  override name = 'Fault';
  readonly saying: FaultSaying;

  constructor(saying: FaultSaying) {
    super(typeof saying === 'string' ? saying : saying.join(' '));
    this.saying = saying;
  }
}

/** Stopped on purpose, with Ctrl-C: no complaint, exit code 130. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** What was asked to be checked does not hold, and that has been said: exit code 1. */
export class Failed extends Error {
  override name = 'Failed';
}
