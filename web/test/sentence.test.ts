import { expect, test } from 'vitest';
import { sentence } from '../text/sentence.ts';

test('what stands alone begins with a capital and ends with one full stop', () => {
  expect(sentence('the host of this server has shut you out: threats')).toBe(
    'The host of this server has shut you out: threats.',
  );
  expect(sentence('the host has shut you out: Be nice!')).toBe('The host has shut you out: Be nice!');
  expect(sentence('ähnlich')).toBe('Ähnlich.');
});
