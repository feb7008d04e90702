/** Links carry a whole match there and back; a damaged one is refused in words. */
import { expect, test } from 'vitest';
import { Match, recordText } from '#engine';
import { exoship } from '#games/exoship/index.ts';
import { mothership } from '#games/mothership/index.ts';
import { pack, readRecord, unpack } from '../match/share.ts';

function played() {
  const begun = Match.start(exoship, { seats: 1, random: { kind: 'keyed', seed: 'link' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  begun.match.act(0, { type: 'freeSway', generation: 'young' });
  begun.match.act(0, { type: 'end' });
  return begun.match.record();
}

test('a record comes out of its link as it went in', async () => {
  const link = await pack(played());
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpack(link)).toEqual({ record: played() });
});

test('a board of one’s own goes along', async () => {
  const board = 'name Yard\nradius 7\nstations -5,0 5,0\nminerals 0,0 -2,-1 2,1';
  const options = { layout: 'own', board };
  const begun = Match.start(mothership, { seats: 2, options, random: { kind: 'keyed', seed: 'link' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const unpacked = await unpack(await pack(begun.match.record()));
  if ('problem' in unpacked) throw new Error(unpacked.problem.reason);
  const replayed = Match.replay(mothership, unpacked.record);
  expect(replayed.ok && replayed.match.state.layout).toContain('name Yard; radius 7');
});

test.each([
  ['cut off', async () => (await pack(played())).slice(0, -12)],
  ['not a link at all', async () => 'hello, world'],
  ['empty', async () => ''],
])('a link that is %s is refused', async (_, link) => {
  const unpacked = await unpack(await link());
  expect(unpacked).toMatchObject({ problem: { field: 'link' } });
});

test('a link that unfolds without end is refused', async () => {
  const bomb = { ...played(), actions: Array.from({ length: 400_000 }, () => [0, { type: 'end' }] as const) };
  expect(await unpack(await pack(bomb))).toMatchObject({ problem: { field: 'link' } });
});

test('a file is read, or refused with the field that is wrong', () => {
  expect(readRecord(recordText(played()), 'file')).toEqual({ record: played() });
  expect(readRecord('{', 'file')).toMatchObject({ problem: { field: 'file' } });
  expect(readRecord('{"orrery":1}', 'file')).toMatchObject({
    problem: { field: 'game', reason: 'is missing' },
  });
});
