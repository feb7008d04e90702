/** The rule that a step which asks carries out: the one to read first. */
import type { ExoworldFrame } from '../frame.ts';

const RULES: Readonly<Partial<Record<ExoworldFrame['step'], string>>> = {
  characters: 'XW-1.4',
  companions: 'XW-9.3',
  actions: 'XW-3.1',
  pay: 'XW-3.4',
  consent: 'XW-3.3',
  alsoRepair: 'XW-3.8',
  sealing: 'XW-6.2',
  respond: 'XW-6.2',
  placing: 'XW-4.3',
  tiring: 'XW-4.3',
  choosing: 'XW-4.1',
  naming: 'XW-4.1',
  discarding: 'XW-4.1',
  handLimits: 'XW-6.3',
};

export function ruleFor(prompt: ExoworldFrame['step']): string {
  return RULES[prompt] ?? 'XW-6.2';
}
