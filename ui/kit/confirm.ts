/** What happens when something is pressed: it is done, asked about once more where it stands, or in a dialog. */

/** 1 something may be lost, 2 the game may be lost, 3 it is lost for certain. */
export type Danger = 0 | 1 | 2 | 3;

export interface Stakes {
  /** Gives up, leaves or deletes for good. */
  readonly givesUp: boolean;
  readonly danger: Danger;
  /** What it leads to was on screen long enough before the press to be read. */
  readonly shown: boolean;
  readonly endsTurn: boolean;
  readonly actionsLeft: number;
  /** Costs much that does not come back, and no odds or preview tell it. */
  readonly costly: boolean;
  /** Something new would be learnt. */
  readonly final: boolean;
  /** Nothing else can be done. */
  readonly only: boolean;
}

/** `grace`: it is done after a moment in which it can be taken back. */
type How = 'act' | 'dialog' | 'inline' | 'grace';

export interface Answer {
  /** Which rule decided; the first that matches does. */
  readonly row: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly how: How;
}

/** `more` is the setting to be asked more often. */
export function answerTo(stakes: Stakes, more: boolean): Answer {
  const { givesUp, danger, shown, endsTurn, actionsLeft, costly, final, only } = stakes;
  const early = endsTurn && actionsLeft > 0;
  if (givesUp) return { row: 1, how: 'dialog' };
  if (!only) {
    if (danger === 3) return { row: 2, how: 'dialog' };
    // With actions left a loss may still be averted, however long one has looked at it.
    if (danger === 2 && early) return { row: 5, how: 'inline' };
    if (danger === 2) return shown ? { row: 4, how: 'act' } : { row: 3, how: 'inline' };
    // What a game names as lost by it is asked about; what is merely left undone can be taken back.
    if (costly) return { row: 7, how: 'inline' };
    if (early) return { row: 6, how: more ? 'inline' : 'grace' };
    if (final) return { row: 8, how: more ? 'inline' : 'act' };
  }
  return { row: final ? 8 : 9, how: 'act' };
}
