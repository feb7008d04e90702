/** `orrery engine`: the protocol on standard input and output. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { GameWithBots } from '#engine';
import { LINE_LIMIT, linesOf } from '#lab';
import { type EngineWords, fail, inWords } from './reply.ts';
import { Session } from './session.ts';

export interface EngineStreams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Writable;
  readonly words: { readonly engine: EngineWords };
}

const TOO_LONG = fail('bad-request', ['lineTooLong', LINE_LIMIT / 1024 / 1024], { field: 'line' });

/** Answers every line, in order, until the input ends or nobody reads the output any more. */
export async function converse(
  games: readonly GameWithBots[],
  version: string,
  { input, output, words }: EngineStreams,
): Promise<void> {
  const session = new Session(games, version, words.engine);
  const tooLong = JSON.stringify({ id: null, ...inWords(TOO_LONG, words.engine) });
  let gone = false;
  output.on('error', () => {
    gone = true;
  });
  for await (const line of linesOf(input)) {
    if (gone) return;
    const text = 'tooLong' in line ? tooLong : session.respond(line.text);
    if (!output.write(`${text}\n`)) await drained(output);
  }
}

async function drained(output: Writable): Promise<void> {
  try {
    await once(output, 'drain');
  } catch {
    // The reader went away: the handler of `error` has noted it.
  }
}
