/** `orrery bot`: one of the bots as a program for tournaments, the other side of the engine protocol. */
import { botOf, decide, type Intent, LEVELS, questionOf } from '#bots';
import { type Core, type GameWithBots, isOneOf, isRecord } from '#engine';
import { findGame } from '#games';
import { linesOf } from '#lab';
import { Fault } from '../fault.ts';
import { readNumber } from '../given.ts';
import type { Shell } from '../shell.ts';
import { nearest } from '../suggest.ts';
import { version } from '../version.ts';

interface Sat {
  readonly seed: string;
  decisions: number;
  intent?: Intent | undefined;
}

type Answer = Readonly<Record<string, unknown>>;
type Player = (request: Readonly<Record<string, unknown>>) => Answer;

/** Answers every line until the input ends. */
export async function playAsProgram(shell: Shell, level: string, flags: { budget?: string }): Promise<void> {
  const answer = playerOf(level, flags.budget);
  for await (const line of linesOf(shell.input)) {
    const request: unknown = 'tooLong' in line ? undefined : parsed(line.text);
    if (!isRecord(request)) continue;
    shell.output.write(`${JSON.stringify({ id: request.id, ...answer(request) })}\n`);
  }
}

export function playerOf(level: string, iterations?: string): Player {
  if (!isOneOf(LEVELS, level)) throw new Fault(['level', 'bot', LEVELS, level, nearest(level, LEVELS)]);
  const budget =
    iterations === undefined
      ? {}
      : { budget: { iterations: readNumber('--budget', iterations, 1, 10_000_000) } };
  const matches = new Map<unknown, Sat>();
  let game: GameWithBots | undefined;
  return (request) => {
    const { op, match, seat, seed, position, actions } = request;
    switch (op) {
      case 'hello':
        game = findGame(String(request.game));
        return { ok: game !== undefined && game.version === request.rules, name: level, version };
      case 'start':
        matches.set(match, { seed: String(seed), decisions: 0 });
        return { ok: true };
      case 'end':
        matches.delete(match);
        return { ok: true };
      case 'choose': {
        const sat = matches.get(match);
        if (!game || !sat || !isPosition(position) || !Array.isArray(actions)) return { ok: false };
        const question = questionOf(game, position, Number(seat), { legal: actions, intent: sat.intent });
        const thought = decide(botOf(level), question, { seed: `${sat.seed}/${sat.decisions++}`, ...budget });
        sat.intent = thought.intent;
        return { ok: true, action: thought.action };
      }
      default:
        return { ok: false };
    }
  };
}

/** What the laboratory sends is a state of the game: it comes from the same rules, by their version. */
function isPosition(value: unknown): value is Core {
  return isRecord(value) && Array.isArray(value.stack);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
