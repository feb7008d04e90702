/**
 * Long work in short pieces. A turn of the event loop does pieces for a few milliseconds, everyone who waits in turn, so
 * that whatever else the server has to do waits no longer than that, and nobody's long work waits behind another's.
 */
import { Rota } from '../rota.ts';

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

/** So much is done in a turn of the event loop. */
const TURN = { most: 16, lasts: 6 };

export class Slices {
  readonly #rota = new Rota(TURN);

  /** Does a short piece of work when its turn has come. */
  do<T>(errand: Errand, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#rota.add(errand.owner, () => {
        if (errand.gone?.()) {
          reject(new Gone('nobody waits for this any more'));
          return;
        }
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  }
}
