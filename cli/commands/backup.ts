/** `orrery backup` and `orrery restore`: the online tables as a file, and back. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { progressBar } from '#server/progress.ts';
import { Fault } from '../fault.ts';
import { type Shell, say } from '../shell.ts';

export interface StoreFlags {
  readonly data?: string;
}

/** What is under way, shown as it grows. */
function shown(shell: Shell) {
  let bar: ReturnType<typeof progressBar>;
  let begun = false;
  return {
    progress(done: number, total: number) {
      if (!begun) bar = progressBar(shell.errors, total, shell.words.backup.progress);
      begun = true;
      bar?.update(done);
    },
    stop: () => bar?.stop(),
  };
}

export async function backUp(shell: Shell, file: string | undefined, flags: StoreFlags): Promise<void> {
  const { backup, rowsIn } = await import('#server');
  const to = file ?? `orrery-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.backup`;
  const { progress, stop } = shown(shell);
  const head = await inWords(shell, () =>
    backup({ place: placeOf(shell, flags), file: to, progress }),
  ).finally(stop);
  const size = Math.ceil(statSync(to).size / 1024);
  const matches = head.tables.find(({ name }) => name === 'matches')?.rows ?? 0;
  say(shell, shell.words.backup.made(to, matches, rowsIn(head), size));
}

export async function putBack(shell: Shell, file: string, flags: StoreFlags): Promise<void> {
  const { restore, rowsIn } = await import('#server');
  const place = placeOf(shell, flags);
  const { progress, stop } = shown(shell);
  const { head, aside } = await inWords(shell, () => restore({ place, file, progress })).finally(stop);
  say(shell, shell.words.backup.inPlace(head.made, rowsIn(head)));
  if (aside) say(shell, shell.words.backup.aside(aside));
}

function placeOf({ env }: Shell, { data }: StoreFlags) {
  const folder = resolve(data ?? (env.ORRERY_DATA || 'data'));
  const url = data === undefined && env.DATABASE_URL ? env.DATABASE_URL : undefined;
  return { url, file: join(folder, 'orrery.db') };
}

/** What a person can put right is said in one line. */
async function inWords<T>({ language }: Shell, work: () => Promise<T>): Promise<T> {
  const { BadBackup, StoreAway, troubleSaid } = await import('#server');
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadBackup) throw new Fault(['asTold', troubleSaid(error.trouble, language)]);
    const cause = error instanceof StoreAway ? error.cause : error;
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') {
      throw new Fault(['asTold', cause.message || cause.code]);
    }
    throw error;
  }
}
