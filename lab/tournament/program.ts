/**
 * A program that plays: started here, asked one JSON object a line, answering one a line. It may hang, die, flood us or
 * talk nonsense; whatever it does, whoever asks gets an answer in time.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { isRecord } from '#engine';
import { linesOf } from '../lines.ts';

export type Answer =
  | { readonly ok: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly why: 'late' | 'dead' | 'nonsense' };

interface Waiting {
  readonly id: number;
  settle(answer: Answer): void;
}

/** Lines that nobody asked for: more than these between two questions, and the program is ended. */
const UNASKED_LINES = 10_000;

export class Program {
  readonly #child: ChildProcess;
  #waiting: Waiting | undefined;
  #asked = 0;
  #unasked = 0;
  #dead = false;

  constructor(command: string) {
    // In a group of its own, so that ending it ends what its shell has started.
    this.#child = spawn(command, {
      shell: true,
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
    });
    this.#child.on('error', () => this.#gone());
    this.#child.on('close', () => this.#gone());
    this.#child.stdin?.on('error', () => undefined);
    void this.#listen();
  }

  get dead(): boolean {
    return this.#dead;
  }

  ask(op: string, fields: Readonly<Record<string, unknown>>, ms: number): Promise<Answer> {
    if (this.#dead) return Promise.resolve({ ok: false, why: 'dead' });
    const id = ++this.#asked;
    this.#unasked = 0;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle({ ok: false, why: 'late' }), ms);
      this.#waiting = {
        id,
        settle(answer) {
          clearTimeout(timer);
          resolve(answer);
        },
      };
      this.#child.stdin?.write(`${JSON.stringify({ id, op, ...fields })}\n`);
    });
  }

  kill(): void {
    const { pid } = this.#child;
    this.#gone();
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  async #listen(): Promise<void> {
    const { stdout } = this.#child;
    if (stdout === null) return;
    try {
      for await (const line of linesOf(stdout)) {
        if (this.#dead) return;
        if ('tooLong' in line) this.#settle({ ok: false, why: 'nonsense' });
        else this.#hear(line.text);
      }
    } catch {
      // Its output broke off: `close` tells.
    }
  }

  #hear(text: string): void {
    const reply = parsed(text);
    const waiting = this.#waiting;
    if (waiting === undefined || (reply !== undefined && reply.id !== waiting.id)) {
      // An answer that came too late, or nothing to do with us.
      if (++this.#unasked > UNASKED_LINES) this.kill();
      return;
    }
    if (reply === undefined || reply.ok !== true) this.#settle({ ok: false, why: 'nonsense' });
    else this.#settle({ ok: true, fields: reply });
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.settle(answer);
  }

  #gone(): void {
    this.#dead = true;
    this.#settle({ ok: false, why: 'dead' });
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
