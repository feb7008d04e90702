/** The systems that an open decision is about. */
import type { ExodusAction } from '../action.ts';
import { courseOf } from '../text/stakes.ts';

export function systemOf(action: ExodusAction): number | undefined {
  switch (action.type) {
    case 'scan':
      return action.system;
    case 'use':
      return action.system;
    case 'ballot':
    case 'demand':
      return courseOf(action.stake).to;
    default:
      return undefined;
  }
}

export function targetsOf(actions: readonly ExodusAction[]): ReadonlySet<number> {
  return new Set(
    actions.flatMap((action) => {
      const system = systemOf(action);
      return system === undefined ? [] : [system];
    }),
  );
}
