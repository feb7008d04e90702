/** Every rule that the table names is in the rulebook. */
import { expect, test } from 'vitest';
import { ruleFor } from '../outlook/ruleFor.ts';
import rules from '../rules.en.md?raw';

test('the rule of the main phase is in the rulebook', () => {
  expect(rules).toContain(`- **${ruleFor('main')}** `);
});

test('the rulebook has an anchor for every rule and ruling', () => {
  const sections = [4, 8, 6, 9, 6, 10, 7, 4, 10, 5, 5, 6, 9, 5, 3, 7, 8, 3, 8, 4, 8];
  const ids = sections.flatMap((count, i) => Array.from({ length: count }, (_, n) => `MS-${i + 1}.${n + 1}`));
  const rulings = Array.from({ length: 66 }, (_, n) => `MS-R${n + 1}`);
  for (const id of [...ids, ...rulings]) expect(rules).toContain(`- **${id}** `);
});
