/** The answer to a press on what is not possible: what is missing and where it is, as far as rules and table know. */
import type { Kit } from '#engine';
import type { GameTable, WhyNot } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { words } from '../text/en.ts';

/** The kind of message that says why something cannot be done. */
export const WHY_NOT = 'why-not';

interface At<K extends Kit> {
  readonly match: Feed<K>;
  readonly table: GameTable<K>;
}

export function answered<K extends Kit>({ match, table }: At<K>, action: K['action'], why: WhyNot): WhyNot {
  if (why.rule === 'mission') return why;
  // The kernel knows only that it is not the time for it.
  if (why.rule === 'table') return { ...why, message: notNow(match) };
  const missing = table.missing?.(action, match.view.value, match.viewer.value);
  return missing ? { ...why, missing } : why;
}

function notNow<K extends Kit>(match: Feed<K>): string {
  const { game, decision, view, others } = match;
  if (decision.value) return words.table.notNow(game.words.prompt(decision.value.prompt, view.value));
  const { value: work } = others.work;
  return words.table.notYours(work.status === 'thinking' ? work.seats.map((seat) => match.called(seat)) : []);
}
