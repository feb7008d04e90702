/** The longest press that a seat can send somewhere in a match, and a match that stands where it can be sent. */
import { sensible } from '#bots';
import { blankDraft, type Draft, type GameWithBots, type Kit, MOST_PRESSED, open, putDown } from '#engine';
import { type LongMatch, writeLongMatch } from '#server/fault/longMatch.ts';
import type { Store } from '#server/store/index.ts';

export interface LongPress {
  readonly match: string;
  readonly actions: readonly object[];
}

/** Who sends it. */
const SEAT = 0;
/** Looked for after every so many actions of the match. */
const EVERY = 7;

export async function writeLongPress(store: Store, terms: LongMatch): Promise<LongPress> {
  const { states } = await writeLongMatch(store, terms);
  let [most, actions]: [number, readonly object[]] = [0, []];
  for (let at = 0; at < states.length; at += EVERY) {
    const state = states[at];
    const found = state && !state.outcome ? longestFrom(terms.game, state) : [];
    if (found.length > actions.length) [most, actions] = [at, found];
  }
  const { id } = await writeLongMatch(store, { ...terms, most });
  return { match: id, actions };
}

function longestFrom(game: GameWithBots, state: Readonly<Kit['state']>): readonly object[] {
  let draft: Draft<Kit> | undefined = blankDraft(game, state, SEAT);
  let actions: readonly object[] = [];
  while (draft && draft.actions.length < MOST_PRESSED) {
    actions = draft.actions;
    draft = further(game, draft);
  }
  return draft?.actions ?? actions;
}

/** With the first action after which it can still go on. */
function further(game: GameWithBots, draft: Draft<Kit>): Draft<Kit> | undefined {
  for (const action of sensible(game, open(game, SEAT, draft).actions)) {
    const next = putDown(game, SEAT, draft, action);
    if (next) return next;
  }
  return undefined;
}
