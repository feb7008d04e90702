/** Where a command reads from and writes to. Handed in, so that tests can stand in for a person. */
import type { Readable, Writable } from 'node:stream';
import { shown } from './shown.ts';

export interface Shell {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C, or by whoever ends programs. */
  readonly signal: AbortSignal;
}

export function say(shell: Shell, text: string): void {
  shell.output.write(`${shown(text)}\n`);
}

/** Boards are drawn for 80 columns. */
const NARROWEST = 80;
const WIDEST = 100;

export function widthOf({ output }: Shell): number {
  return Math.max(NARROWEST, Math.min(WIDEST, output.columns ?? NARROWEST));
}
