/** Where a command reads from and writes to. Handed in, so that tests can stand in for a person. */
import type { Readable, Writable } from 'node:stream';
import type { Language } from '#engine';
import { shown } from './shown.ts';
import type { CliWords } from './words.ts';

export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C, or by whoever ends programs. */
  readonly signal: AbortSignal;
}

/** The same, and the words of whoever sits there. */
export interface Shell extends Streams {
  readonly language: Language;
  readonly words: CliWords;
}

export function say(shell: Streams, text: string): void {
  shell.output.write(`${shown(text)}\n`);
}

/** Boards are drawn for 80 columns. */
const NARROWEST = 80;
const WIDEST = 100;

export function widthOf({ output }: Streams): number {
  return Math.max(NARROWEST, Math.min(WIDEST, output.columns ?? NARROWEST));
}
