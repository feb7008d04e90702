/** Who sits at the table: a person at this screen, or a bot of some level. */
import type { Level } from '#bots';
import { words } from '../text/en.ts';

export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: Level };

export const HUMAN: Player = { kind: 'human' };

export function isPlayer(value: unknown): value is Player {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return (
    value.kind === 'human' ||
    (value.kind === 'bot' &&
      'level' in value &&
      typeof value.level === 'string' &&
      Object.hasOwn(words.setUp.levels, value.level))
  );
}
