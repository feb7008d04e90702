/** A shell for tests: lines to type, and what was said. */
import { Readable, Writable } from 'node:stream';
import { run } from '../program.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

class Paper extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs a command line in this process, with these lines typed. */
export async function typed(
  args: readonly string[],
  lines: readonly string[] = [],
  signal = new AbortController().signal,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const output = new Paper();
  const errors = new Paper();
  const input = Readable.from(lines.map((line) => Buffer.from(`${line}\n`)));
  const code = await run(args, { input, output, errors, env, signal });
  return { code, out: output.text, err: errors.text };
}
