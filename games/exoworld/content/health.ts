/** The six issues of health (XW-4.4): what cures each, and what it does to its character. */
import type { Resource } from './resources.ts';

export const HEALTH_IDS = [
  'hypoxia',
  'dehydration',
  'malnutrition',
  'radiation-sickness',
  'broken-wrist',
  'parasites',
] as const;
export type HealthId = (typeof HEALTH_IDS)[number];

export interface HealthIssue {
  /** Three cards of this colour in hand cure it. */
  readonly cure: Resource;
  /** Speed is this, whatever else says (XW-10). */
  readonly speed?: number;
  readonly handLimit?: number;
  readonly actions?: number;
  /** How many actions a deployment takes. */
  readonly deploying?: number;
  /** The character takes no part in transfers. */
  readonly apart?: boolean;
  /** What is lost at the start of the character's turn. */
  readonly drains?: { readonly resource: Resource; readonly amount: number };
}

export const HEALTH: Readonly<Record<HealthId, HealthIssue>> = {
  hypoxia: { cure: 'oxygen', speed: 1 },
  dehydration: { cure: 'water', handLimit: -2 },
  malnutrition: { cure: 'food', actions: -1 },
  'radiation-sickness': { cure: 'energy', actions: -1 },
  'broken-wrist': { cure: 'oxygen', deploying: 2 },
  parasites: { cure: 'water', apart: true, drains: { resource: 'food', amount: 1 } },
};
