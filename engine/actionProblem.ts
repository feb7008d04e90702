/** What is malformed about something that claims to be an action: its type and fields; whether it is legal is for the verb. */
import { type AnyFields, fieldsProblem } from './fields.ts';
import type { Game, Kit } from './game.ts';
import { isRecord } from './json.ts';
import type { Problem } from './shape.ts';

/** `field` is where it stands in what came. */
export function actionProblem<K extends Kit>(
  game: Game<K>,
  action: unknown,
  field: string,
): Problem | undefined {
  if (!isRecord(action)) return { field, reason: 'must be an object with a type' };
  const { type, ...fields } = action;
  const known = typeof type === 'string' ? fieldsOf(game, type) : undefined;
  return known === undefined
    ? { field: `${field}.type`, reason: `must be one of ${Object.keys(game.verbs).join(', ')}` }
    : fieldsProblem(fields, known, field);
}

/** The fields of one kind of action besides its type; undefined for a kind that the game does not have. */
export function fieldsOf<K extends Kit>({ shapes }: Game<K>, type: string): AnyFields | undefined {
  const { variants } = shapes.action;
  return Object.hasOwn(variants, type) ? variants[type] : undefined;
}
