// The databases of the cluster tests: Debian's PostgreSQL and Redis, installed where we may, started by whoever needs them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apt } from './debian.mjs';
import { say } from './tools.mjs';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs. @returns {string | undefined} */
export function findPostgres() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** @returns {string | undefined} */
export function findRedis() {
  return ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));
}

/** Installs what is missing where that is possible; elsewhere the tests that need it say that they were skipped. */
export function ensureDatabases() {
  const missing = [findPostgres() ? '' : 'postgresql', findRedis() ? '' : 'redis-server'].filter(Boolean);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say(`Installing the Debian packages ${missing.join(' and ')} for the tests`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...missing);
}
