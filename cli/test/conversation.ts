/** A conversation with the engine, for tests: requests as objects, answers as objects. */
import type { GameWithBots } from '#engine';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { GAMES } from '#games';
import { Session } from '../engine/session.ts';
import { engineWords } from '../text/engine.ts';

export interface Answer {
  readonly id: unknown;
  readonly ok: boolean;
  readonly error?: { code: string; message: string; field?: string; rule?: string };
  readonly [key: string]: unknown;
}

export interface Talk {
  (request: Readonly<Record<string, unknown>>): Answer;
  /** A line as it is. */
  line(text: string): Answer;
}

/** All games, and two small ones with several seats. */
const TABLE: readonly GameWithBots[] = [...GAMES, ticTacToe, sealedBids];

export function talk(): Talk {
  const session = new Session(TABLE, '1.2.3', engineWords);
  const line = (text: string) => JSON.parse(session.respond(text)) as Answer;
  let id = 0;
  return Object.assign(
    (request: Readonly<Record<string, unknown>>) => line(JSON.stringify({ id: ++id, ...request })),
    {
      line,
    },
  );
}

export function newMatch(ask: Talk, more: Readonly<Record<string, unknown>> = {}): string {
  const answer = ask({ op: 'new', game: 'exoship', seats: 1, seed: 'test', ...more });
  if (!answer.ok) throw new Error(answer.error?.message);
  return answer.match as string;
}

interface Decision {
  readonly seat: number;
  readonly prompt: string;
  readonly text: string;
  readonly awaited: boolean;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

export function decisionsOf(ask: Talk, match: string): Decision[] {
  return (ask({ op: 'decisions', match }).decisions ?? []) as Decision[];
}

/** Takes the first legal action until the game is over. */
export function playOut(ask: Talk, match: string): void {
  for (let first = decisionsOf(ask, match)[0]; first; first = decisionsOf(ask, match)[0]) {
    ask({ op: 'act', match, seat: first.seat, action: first.actions[0] });
  }
}
