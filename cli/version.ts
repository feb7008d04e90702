/** The version of the package this command belongs to, whether it runs from the sources or bundled. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package. */
export const home = findHome(dirname(fileURLToPath(import.meta.url)));

export const version = readPackage(home)?.version ?? '0.0.0';

function findHome(folder: string): string {
  const above = dirname(folder);
  return readPackage(folder)?.name === 'orrery' || above === folder ? folder : findHome(above);
}

function readPackage(folder: string): { name?: string; version?: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name?: string;
      version?: string;
    };
  } catch {
    return undefined;
  }
}
