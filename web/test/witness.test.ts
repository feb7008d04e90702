// What a browser saw of a match's seed while it was on.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fingerprintSeen, noteFingerprint } from '../online/witness.ts';

beforeAll(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('the first fingerprint of a match is the one that counts, and old matches make room', () => {
  expect(fingerprintSeen('m1')).toBeUndefined();
  noteFingerprint('m1', 'aa');
  noteFingerprint('m1', 'bb');
  expect(fingerprintSeen('m1')).toBe('aa');
  expect(fingerprintSeen('toString')).toBeUndefined();
  for (let i = 0; i < 200; i++) noteFingerprint(`later ${i}`, 'cc');
  expect(fingerprintSeen('m1')).toBeUndefined();
  expect(fingerprintSeen('later 199')).toBe('cc');
});
