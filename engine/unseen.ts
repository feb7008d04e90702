/** What a game asks unseen: the others are told neither who is asked nor who answered, unless something is heard of it. */
import type { Game } from './game.ts';

const known = new WeakMap<Game, ReadonlySet<string>>();

/** The kinds of action that answer nothing but unseen questions. */
export function unseenActions(game: Game): ReadonlySet<string> {
  const found = known.get(game);
  if (found !== undefined) return found;
  const asked = Object.values(game.steps).flatMap((step) => ('verbs' in step ? [step] : []));
  const unseen = asked.filter((step) => step.unseen);
  const open = new Set(asked.filter((step) => !step.unseen).flatMap(({ verbs }) => verbs));
  const actions = new Set(unseen.flatMap(({ verbs }) => verbs).filter((type) => !open.has(type)));
  known.set(game, actions);
  return actions;
}
