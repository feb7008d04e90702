/** What a step that asks is about. */
import type { Game, Kit } from '#engine';

export function verbsOf<K extends Kit>(
  { steps }: Game<K>,
  step: K['frame']['step'],
): readonly K['action']['type'][] {
  const found = (steps as Readonly<Record<string, object>>)[step];
  return found !== undefined && 'verbs' in found ? (found.verbs as readonly K['action']['type'][]) : [];
}
