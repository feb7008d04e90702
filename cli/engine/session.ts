/** One conversation: the matches that are open in it, and the way from a line to its answer. */
import { type GameWithBots, isRecord, type Kit, type Match } from '#engine';
import { nearest } from '../suggest.ts';
import { operations } from './operations.ts';
import { type EngineWords, fail, inWords, type Reply } from './reply.ts';
import { isId, requestProblem, tooDeep } from './request.ts';

export type AnyMatch = Match<Kit>;

const MATCH_LIMIT = 10_000;

export class Session {
  readonly games: readonly GameWithBots[];
  readonly version: string;
  readonly words: EngineWords;
  readonly #matches = new Map<string, AnyMatch>();
  #opened = 0;

  constructor(games: readonly GameWithBots[], version: string, words: EngineWords) {
    this.games = games;
    this.version = version;
    this.words = words;
  }

  /** The answer to one line, as text without the newline. Never throws. */
  respond(line: string): string {
    const { id, reply } = this.#handle(line);
    try {
      return JSON.stringify({ id: id ?? null, ...inWords(reply, this.words) });
    } catch (error) {
      return JSON.stringify({ id: id ?? null, ...inWords(brokeDown(error), this.words) });
    }
  }

  match(id: string): AnyMatch | undefined {
    return this.#matches.get(id);
  }

  /** Keeps a match under a new name. */
  open(match: AnyMatch, more: Readonly<Record<string, unknown>> = {}): Reply {
    if (this.#matches.size >= MATCH_LIMIT) {
      return fail('bad-request', ['tooManyMatches', MATCH_LIMIT], { field: 'match' });
    }
    const id = `m${++this.#opened}`;
    this.#matches.set(id, match);
    return { ok: true, match: id, version: match.version, ...more };
  }

  /** Whether there was such a match. */
  close(id: string): boolean {
    return this.#matches.delete(id);
  }

  #handle(line: string): { id?: string | number; reply: Reply } {
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { reply: fail('bad-json', ['notJson', why.slice(0, 200)]) };
    }
    if (!isRecord(request)) {
      return { reply: fail('bad-json', 'noObject') };
    }
    const { id } = request;
    if (id !== undefined && !isId(id)) {
      return {
        reply: fail('bad-request', 'badId', { field: 'id' }),
      };
    }
    try {
      return {
        ...(id === undefined ? {} : { id }),
        reply: this.#perform(request),
      };
    } catch (error) {
      return { ...(id === undefined ? {} : { id }), reply: brokeDown(error) };
    }
  }

  #perform(request: Record<string, unknown>): Reply {
    const { op } = request;
    if (typeof op !== 'string') return fail('bad-request', 'opMissing', { field: 'op' });
    const operation = operations.get(op);
    if (!operation) {
      const names = [...operations.keys()];
      return fail('unknown-op', ['noOp', op.slice(0, 60), nearest(op, names), names], { field: 'op' });
    }
    for (const [field, value] of Object.entries(request)) {
      if (tooDeep(value)) return fail('bad-request', ['tooDeep', field], { field });
    }
    const problem = requestProblem(request, operation.fields);
    if (problem)
      return fail('bad-request', ['problem', problem.field, problem.reason], { field: problem.field });
    return operation.run(this, request);
  }
}

/** A bug of ours, or a loaded position that no rule foresees. Matches change only when an action went through whole. */
function brokeDown(error: unknown): Reply {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return fail('bad-request', ['brokeDown', why.slice(0, 300)]);
}
