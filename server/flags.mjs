// The server's flags. Plain JavaScript, because `npm start` reads them before anything is installed or built.
import { parseArgs } from 'node:util';

const DEFAULT_PORT = '4040';
const LOOPBACK = '127.0.0.1';
const DATA = 'data';

export const USAGE = `Serves the Orrery table.

Usage: npm start -- [--port <number>] [--host <address>] [--data <folder>]

  --port <number>   where to listen; the next free port when it is taken (default ${DEFAULT_PORT}, or PORT)
  --host <address>  which address to listen on; 0.0.0.0 opens the table to the network (default ${LOOPBACK}, or HOST)
  --data <folder>   where online matches are kept (default ${DATA}, or ORRERY_DATA); not used with DATABASE_URL
  --help            this text

DATABASE_URL (PostgreSQL) and REDIS_URL let several servers share their tables: see docs/hosting.md.
`;

/**
 * @param {string[]} argv @param {Record<string, string | undefined>} env
 * @returns {{ port: number, host: string, data: string, help: boolean } | { error: string }}
 */
export function readFlags(argv, env) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const port = values.port ?? (env.PORT || DEFAULT_PORT);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
      return { error: `The port must be a number from 0 to 65535, not "${port}".` };
    }
    const host = values.host ?? (env.HOST || LOOPBACK);
    if (host === '') return { error: 'The host must not be empty.' };
    const data = values.data ?? (env.ORRERY_DATA || DATA);
    if (data === '') return { error: 'The folder for data must not be empty.' };
    return { port: Number(port), host, data, help: values.help ?? false };
  } catch (slip) {
    const [sentence] = (slip instanceof Error ? slip.message : String(slip)).split(
      /\.?\s+(?:To specify|Did you)|\n/,
    );
    return { error: `${sentence?.replace(/\.$/, '')}. Try --help.` };
  }
}
