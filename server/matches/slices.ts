/**
 * Long work in short pieces. A turn of the event loop does pieces for a few milliseconds, everyone who waits in turn, so
 * that whatever else the server has to do waits no longer than that, and nobody's long work waits behind another's.
 */

/** On whose behalf something long is done. */
export interface Errand {
  /** Who shares a place in the line. */
  readonly owner: string;
  /** Whether nobody waits for the answer any more. */
  gone?(): boolean;
  /** Told how much was done, in actions played. */
  spend?(actions: number): void;
}

/** Work that the house does for itself. */
export const OWN: Errand = { owner: '' };

/** Nobody waits for the answer any more: what was to be done is dropped. */
export class Gone extends Error {
  override name = 'Gone';
  readonly code = 'unavailable';
}

interface Piece {
  readonly errand: Errand;
  work(): void;
  drop(): void;
}

/** So long a turn of the event loop is spent on pieces, in milliseconds; a piece should be shorter. */
const TURN = 8;

export class Slices {
  readonly #lines = new Map<string, Piece[]>();
  #running = false;

  /** Does a short piece of work when its turn has come. */
  do<T>(errand: Errand, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const piece: Piece = {
        errand,
        work() {
          try {
            resolve(work());
          } catch (error) {
            reject(error);
          }
        },
        drop: () => reject(new Gone('nobody waits for this any more')),
      };
      const line = this.#lines.get(errand.owner);
      if (line) line.push(piece);
      else this.#lines.set(errand.owner, [piece]);
      if (this.#running) return;
      this.#running = true;
      setImmediate(() => void this.#turn());
    });
  }

  async #turn(): Promise<void> {
    const until = performance.now() + TURN;
    do {
      this.#next();
      // What follows from a piece comes to the end of its line before the next one's turn.
      await Promise.resolve();
    } while (this.#lines.size > 0 && performance.now() < until);
    if (this.#lines.size > 0) setImmediate(() => void this.#turn());
    else this.#running = false;
  }

  #next(): void {
    const [first] = this.#lines;
    if (first === undefined) return;
    const [owner, line] = first;
    const piece = line.shift();
    // Whoever had a piece done goes to the end.
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    if (piece?.errand.gone?.()) piece.drop();
    else piece?.work();
  }
}
