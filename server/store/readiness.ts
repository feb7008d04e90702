/** Whether the store answers and takes what is written, told within a moment and at little cost however often it is asked. */
import type { Marks } from './marks.ts';
import type { Sql } from './sql.ts';

/** How long an answer is waited for. */
const WITHIN = 1500;
/** What was found is good for so long. */
const FRESH = 2000;
/** So long after something could not be written the store is not trusted, though a small thing may fit in again. */
const WARY = 5000;
/** As much as a longer line of a record: what has room for this has room for the next move. */
const BODY = ' '.repeat(4000);

export class Readiness {
  readonly #sql: Sql;
  readonly #marks: Marks;
  #asked: Promise<string | undefined> | undefined;
  #at = Number.NEGATIVE_INFINITY;
  /** When the last look was done; none while one is under way. */
  #done: number | undefined;

  constructor(sql: Sql, marks: Marks) {
    this.#sql = sql;
    this.#marks = marks;
  }

  /** Nothing when all is well, else what is wrong. */
  problem(): Promise<string | undefined> {
    const now = Date.now();
    const { failed = Number.NEGATIVE_INFINITY } = this.#sql;
    // What the look itself could not write says nothing new.
    const isOld = this.#done !== undefined && (now - this.#at > FRESH || failed > this.#done);
    if (this.#asked === undefined || isOld) {
      this.#at = now;
      this.#done = undefined;
      this.#asked = this.#look().finally(() => {
        this.#done = Date.now();
      });
    }
    return this.#asked;
  }

  async #look(): Promise<string | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('the store does not answer'), WITHIN);
    });
    const writing = this.#write();
    const found = await Promise.race([writing, silence]);
    clearTimeout(timer);
    return found;
  }

  async #write(): Promise<string | undefined> {
    try {
      await this.#marks.set('ready', Date.now(), BODY);
    } catch (error) {
      return `the store cannot be written to: ${error instanceof Error ? error.message : error}`;
    }
    const { failed } = this.#sql;
    const wary = failed !== undefined && Date.now() - failed < WARY;
    return wary ? 'the store could not be written to a moment ago' : undefined;
  }
}
