/** What a sound player would put down now: one answer after the other, up to where others decide or luck has its say. */
import {
  blankDraft,
  type Draft,
  type Game,
  type Kit,
  open,
  putDown,
  type Seat,
  stream,
  type Thinker,
} from '#engine';

/** Longer than any sheet of answers that a game lets one put down. */
const MOST = 40;

export function proposal<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  thinks: Thinker<K>,
): readonly K['action'][] {
  const random = stream('a proposal');
  let draft: Draft<K> = blankDraft(game, state, seat);
  for (let at = 0; at < MOST; at++) {
    const { actions } = open(game, seat, draft);
    if (actions.length === 0) break;
    const action = thinks.choose(draft.state, seat, actions, random);
    const next = putDown(game, seat, draft, action);
    if (next === undefined) return [...draft.actions, action];
    draft = next;
  }
  return draft.actions;
}
