/** `orrery engine`: the protocol on standard input and output. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { GameWithBots } from '#engine';
import { LINE_LIMIT, linesOf } from './lines.ts';
import { fail } from './reply.ts';
import { Session } from './session.ts';

export interface EngineStreams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Writable;
}

const TOO_LONG = JSON.stringify({
  id: null,
  ...fail('bad-request', `the line is longer than ${LINE_LIMIT / 1024 / 1024} MiB`, { field: 'line' }),
});

/** Answers every line, in order, until the input ends or nobody reads the output any more. */
export async function converse(
  games: readonly GameWithBots[],
  version: string,
  { input, output }: EngineStreams,
): Promise<void> {
  const session = new Session(games, version);
  let gone = false;
  output.on('error', () => {
    gone = true;
  });
  for await (const line of linesOf(input)) {
    if (gone) return;
    const text = 'tooLong' in line ? TOO_LONG : session.respond(line.text);
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
