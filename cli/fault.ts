/** What a person did wrong on the command line: one clear line on standard error, and exit code 2. */
export class Fault extends Error {
  override name = 'Fault';
}

/** Stopped on purpose, with Ctrl-C: no complaint, exit code 130. */
export class Stopped extends Error {
  override name = 'Stopped';
}
