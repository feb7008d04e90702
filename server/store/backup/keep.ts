/** The copy that is made by itself before a newer version changes the embedded database. The last three are kept. */
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup } from './backup.ts';

const KEPT = 3;
const NAME = /^before-upgrade-.*\.backup$/;

export async function keepCopy(file: string, say: (words: string) => void): Promise<void> {
  const folder = join(dirname(file), 'backups');
  const copy = join(folder, `before-upgrade-${stamp(new Date())}.backup`);
  await backup({ place: { file }, file: copy });
  say(`The database is brought up to date; a backup of it as it was is at ${copy}`);
  const older = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -KEPT);
  for (const name of older) rmSync(join(folder, name));
}

/** A moment as part of a file's name. */
export function stamp(time: Date): string {
  return time.toISOString().slice(0, 23).replaceAll(':', '').replace('T', '-').replace('.', '-');
}
