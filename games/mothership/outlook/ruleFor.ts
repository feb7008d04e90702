/** The rule to read first while a step asks. */
import type { StepName } from '../frame.ts';

const RULES: Partial<Record<StepName, string>> = {
  main: 'MS-3.2',
  split: 'MS-5.2',
  energy: 'MS-5.3',
  moveTo: 'MS-4.5',
  land: 'MS-4.6',
  guardianOrder: 'MS-9.5',
  strikeOrder: 'MS-9.4',
  deployBlock: 'MS-16.4',
  escape: 'MS-6.5',
  declare: 'MS-6.5',
  rolled: 'MS-6.5',
  lost: 'MS-6.5',
  planetDefend: 'MS-7.4',
  planetRolled: 'MS-7.4',
  counter: 'MS-13.6',
  captureCard: 'MS-7.7',
  moonRoll: 'MS-18.2',
  sell: 'MS-13.8',
};

export function ruleFor(prompt: StepName): string {
  return RULES[prompt] ?? 'MS-3.1';
}
