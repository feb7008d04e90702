/** Reading a file of text, and why a file cannot be read or written, by the code of the system. */
import { readFileSync } from 'node:fs';
import { Fault } from './fault.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Fault(['cannotRead', file, codeOf(error)]);
  }
}

export function codeOf(error: unknown): string {
  return (error instanceof Error && 'code' in error && String(error.code)) || String(error);
}
