/** A person at a terminal, or lines from a pipe: says things and asks for one line at a time. */

import { createInterface, type Interface } from 'node:readline';
import { type Paint, paintFor } from '../paint.ts';
import { type Streams, widthOf } from '../shell.ts';
import { shown } from '../shown.ts';
import { wrap } from '../wrap.ts';

export class Terminal {
  readonly paint: Paint;
  readonly width: number;
  readonly live: boolean;
  /** Whether Ctrl-C ended it. */
  interrupted = false;
  readonly #shell: Streams;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #ended = false;
  #waiting: ((line: string | undefined) => void) | undefined;

  constructor(shell: Streams) {
    this.#shell = shell;
    this.paint = paintFor(shell.output, shell.env);
    this.width = widthOf(shell);
    this.live = Boolean(shell.input.isTTY && shell.output.isTTY);
    this.#reader = createInterface({ input: shell.input, ...(this.live ? { output: shell.output } : {}) });
    this.#reader.on('line', (line) => this.#heard(line));
    this.#reader.on('close', () => this.#end());
    this.#reader.on('SIGINT', () => this.#interrupt());
    shell.signal.addEventListener('abort', () => this.#interrupt(), { once: true });
  }

  say(text = ''): void {
    this.#shell.output.write(`${shown(text)}\n`);
  }

  /** Long text, broken to the width. Colours would be counted as letters, so it takes none. */
  tell(text: string, indent = ''): void {
    for (const line of wrap(indent + text, this.width, indent)) this.say(line);
  }

  clear(): void {
    if (this.live) this.#shell.output.write('\x1b[2J\x1b[3J\x1b[H');
  }

  /** The next line, trimmed; undefined when there is none to come. */
  ask(prompt: string): Promise<string | undefined> {
    this.#shell.output.write(shown(prompt));
    const line = this.#lines.shift();
    if (line !== undefined || this.#ended) {
      this.say(line);
      return Promise.resolve(line);
    }
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }

  #heard(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (!waiting) {
      this.#lines.push(line.trim());
      return;
    }
    // A terminal echoes what is typed; from a pipe it is shown, so that what was answered can be read afterwards.
    if (!this.live) this.say(line.trim());
    waiting(line.trim());
  }

  #end(): void {
    this.#ended = true;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (!waiting) return;
    this.say();
    waiting(undefined);
  }

  #interrupt(): void {
    this.interrupted = true;
    this.#lines.length = 0;
    this.#reader.close();
  }
}
