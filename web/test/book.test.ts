/** Rulebooks: anchors at every rule, links between them, search, and no markup from outside. */
import { expect, test } from 'vitest';
import { readBook, searchBook } from '../rules/book.ts';

const BOOK = readBook(`# A game

## XX-1 Terms

- **XX-1.1** A *founder* is a card. See XX-2.1.
- **XX-1.2** A ghost is never seen.

## XX-2 Turns

- **XX-2.1** Everyone moves <b>once</b>:
  - first the old,
  - then the young.
`);

test('every rule has one anchor, and other rules lead to it', () => {
  for (const id of ['XX-1', 'XX-1.1', 'XX-1.2', 'XX-2', 'XX-2.1'])
    expect(BOOK.html.split(`id="${id}"`)).toHaveLength(2);
  expect(BOOK.html).toContain('data-rule="XX-2.1"');
});

test('markup in a book is shown as text', () => {
  expect(BOOK.html).not.toContain('<b>once');
  expect(BOOK.html).toContain('&lt;b>once');
});

test('the search finds what stands below a rule under that rule, and marks the hit', () => {
  const [found] = searchBook(BOOK, 'young');
  expect(found?.id).toBe('XX-2.1');
  expect(found?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['young']);
});

test('a rule named by its id comes first', () => {
  expect(searchBook(BOOK, 'XX-2.1')[0]?.id).toBe('XX-2.1');
  expect(searchBook(BOOK, '   ')).toEqual([]);
  expect(searchBook(BOOK, '(*')).toEqual([]);
});
