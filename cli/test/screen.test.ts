import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { type GameWithBots, Match } from '#engine';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { Screen } from '../play/screen.ts';
import type { Seating } from '../play/seating.ts';
import { Terminal } from '../play/terminal.ts';
import { words } from '../text/en.ts';

async function sitDown(game: GameWithBots, seating: Seating, lines: readonly string[]): Promise<string> {
  let out = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      out += chunk;
      done();
    },
  });
  const begun = Match.start(game, { seats: seating.length, random: { kind: 'fast', seed: 'table' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const signal = new AbortController().signal;
  const terminal = new Terminal({ input, output, errors: output, env: {}, signal });
  await new Screen(game, begun.match, { seating, terminal, words }).run();
  terminal.close();
  return out;
}

test('people share the screen, each asked in turn', async () => {
  const out = await sitDown(ticTacToe, [undefined, undefined], ['1', '1', 'q']);
  expect(out).toMatch(/seat 0 > 1\n/);
  expect(out).toMatch(/seat 1 > 1\n/);
  expect(out).toMatch(/O marks cell 2\./);
});

test('a bot answers a person, and undo does not reach past it', async () => {
  const out = await sitDown(ticTacToe, [undefined, 'random'], ['1', 'u', 'q']);
  expect(out).toMatch(/> 1\n/);
  expect(out).toMatch(/Seat 1 \(random\): Mark cell \d/);
  expect(out).toMatch(/Nothing can be taken back/);
});

test('what a bot chooses in secret is not told', async () => {
  const ones = Array.from({ length: 40 }, () => '1');
  const out = await sitDown(sealedBids, [undefined, 'easy', 'random'], [...ones, 'q']);
  expect(out).toMatch(/Seat 1 \(easy\) has chosen\./);
  expect(out).toMatch(/round: 1/);
});

test('bots alone play to the end and the outcome is shown', async () => {
  const out = await sitDown(ticTacToe, ['random', 'random'], ['l', 'q']);
  expect(out).toMatch(/[XO] wins|A draw/);
});
