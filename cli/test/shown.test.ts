// A terminal does nothing that a record asks it to.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Match } from '#engine';
import { exoship } from '#games/exoship/index.ts';
import { paintFor } from '../paint.ts';
import { shown } from '../shown.ts';
import { typed } from './shell.ts';

const EVIL = '\x1b[2J\x1b]0;owned\x07\x9b31m\r\u202eabc\x7f';

function fileOf(change: object): string {
  const begun = Match.start(exoship, { seats: 1, random: { kind: 'keyed', seed: 'shown' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const file = join(mkdtempSync(join(tmpdir(), 'orrery-shown-')), 'record.json');
  writeFileSync(file, JSON.stringify({ ...begun.match.record(), ...change }));
  return file;
}

test('controls are shown, lines and colours of our own stay', () => {
  expect(shown(EVIL)).toBe('␛[2J␛]0;owned␇<U+009B>31m␍<U+202E>abc␡');
  const paint = paintFor({ isTTY: true }, { FORCE_COLOR: '1' });
  for (const tone of ['title', 'key', 'good', 'bad', 'warn', 'quiet', 'strong'] as const)
    expect(shown(paint(tone, 'a\n\tb'))).toBe(paint(tone, 'a\n\tb'));
  expect(shown('\x1b[8mhidden\x1b[0m')).toBe('␛[8mhidden␛[0m');
});

test.each([
  ['rules', { rules: `0.9${EVIL}` }],
  ['game', { game: EVIL }],
  ['options', { options: { origin: EVIL } }],
])('replaying a record with escapes in its %s', async (_, change) => {
  const { out, err } = await typed(['replay', fileOf(change)]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through.
  expect(out + err).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]/);
  expect(out + err).toContain('owned');
});

test('playing on with one', async () => {
  const { out, err } = await typed(['play', '--load', fileOf({ rules: `0.9${EVIL}` })]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through.
  expect(out + err).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]/);
});
