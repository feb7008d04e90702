// Writes .br and .gz beside every text file of the built app, so that the server only picks one and sends it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest|md|txt)$/;
const WORTHWHILE = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @param {string} folder */
export async function compress(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(folder, file))));
}

/** @param {string} path */
async function compressFile(path) {
  const plain = await readFile(path);
  if (plain.length < WORTHWHILE) return;
  const [br, gz] = await Promise.all([toBrotli(plain), toGzip(plain, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
