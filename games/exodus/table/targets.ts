/** The systems that an open decision is about. */
import type { ExodusAction } from '../action.ts';

export function systemOf(action: ExodusAction): number | undefined {
  switch (action.type) {
    case 'scan':
      return action.system;
    case 'use':
      return action.system;
    case 'ballot':
    case 'demand': {
      const [, to] = action.stake.split('@');
      return to === undefined || !/^\d+$/.test(to) ? undefined : Number(to);
    }
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
