/** Reading a file of text, and why a file cannot be read or written, in plain words. */
import { readFileSync } from 'node:fs';
import { Fault } from './fault.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Fault(`cannot read ${file}: ${whyNot(error)}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

export function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (code || String(error));
}
