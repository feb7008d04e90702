/** What is malformed about something that claims to be an action: its type and fields; whether it is legal is for the verb. */
import type { Game, Kit } from './game.ts';
import { fieldsProblem, type Problem } from './shape.ts';

/** `field` is where it stands in what came. */
export function actionProblem<K extends Kit>(
  game: Game<K>,
  action: unknown,
  field: string,
): Problem | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) {
    return { field, reason: 'must be an object with a type' };
  }
  const { type, ...fields } = action as Record<string, unknown>;
  const verbs: Readonly<Record<string, { fields: Parameters<typeof fieldsProblem>[1] }>> = game.verbs;
  const verb = typeof type === 'string' && Object.hasOwn(verbs, type) ? verbs[type] : undefined;
  return verb === undefined
    ? { field: `${field}.type`, reason: `must be one of ${Object.keys(verbs).join(', ')}` }
    : fieldsProblem(fields, verb.fields, field);
}
