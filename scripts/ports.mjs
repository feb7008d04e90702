// Ports for servers of tests.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those a system gives away by itself: someone who knocks at a server that was killed may be given its very port
 * for their own end of the line, and then it cannot be started there again.
 */
const OURS = { from: 15_000, to: 32_000 };

/** A port of loopback that nobody has, and nobody is given while its server is away. @returns {Promise<number>} */
export async function freePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(OURS.from, OURS.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port of ${OURS.from} to ${OURS.to} is free`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
