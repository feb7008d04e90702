/** Every rule that the table names must be in the rulebook. */
import { expect, test } from 'vitest';
import type { BareStep, Variants } from '#engine';
import { type ExodusFrame, FRAMES } from '../frame.ts';
import { ruleFor } from '../rules/ruleFor.ts';
import rules from '../rules.en.md?raw';

function isBare(step: string): step is BareStep<ExodusFrame> {
  const args: Variants = FRAMES.variants;
  return Object.values(args[step] ?? {}).every(({ optional }) => optional);
}

test('whatever is asked, the rule to read first is in the rulebook', () => {
  for (const step of Object.keys(FRAMES.variants).filter(isBare))
    expect(rules).toContain(`- **${ruleFor(step, {})}** `);
  for (const phase of ['resolve', 'disposition', 'course', 'landfall'] as const)
    expect(rules).toContain(`- **${ruleFor('poll', { frame: { step: 'poll', phase } })}** `);
});
