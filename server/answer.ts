/** Answers to requests: a result, or a refusal with a code, words for a person, and the field or the rule. */
import type { Answer, WireError } from '#client/protocol.ts';
import { byId, type Language, type Problem, REFUSAL_CODES, type Refusal } from '#engine';
import { type Saying, said } from './words.ts';

/** Every code and the HTTP status that goes with it. */
export const CODES = {
  ...byId(REFUSAL_CODES, () => 400),
  'bad-record': 409,
  stale: 409,
  over: 409,
  'illegal-action': 409,
  'not-your-turn': 409,
  'nothing-to-undo': 409,
  'bad-json': 400,
  'unknown-op': 400,
  'unknown-game': 404,
  'unknown-match': 404,
  'unknown-page': 404,
  'not-signed-in': 401,
  forbidden: 403,
  banned: 403,
  'not-started': 409,
  'seat-taken': 409,
  paused: 409,
  outdated: 426,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 409,
  'too-busy': 503,
  'work-needed': 428,
  unavailable: 503,
} as const;
export type Code = keyof typeof CODES;

export type Failure = {
  readonly ok: false;
  readonly error: WireError & { readonly code: Code };
  /** What it says in any language; it stays here (`inLanguage`). */
  readonly saying?: Saying;
};

type More = Pick<WireError, 'field' | 'rule' | 'after' | 'work'>;

export function fail(code: Code, saying: Saying, more: More = {}): Failure {
  return { ok: false, error: { code, message: said(saying), ...more }, saying };
}

/** A refusal that names the field and what is wrong with it. */
export function malformed({ field, reason }: Problem): Failure {
  return fail('bad-request', ['problem', field, reason], { field });
}

/** A refusal whose words come from elsewhere: a game's, or those of a program that read what came. */
export function failWith(code: Code, message: string, more: More = {}): Failure {
  return { ok: false, error: { code, message, ...more } };
}

/** An answer as it is sent: a refusal in the language of whoever asked. */
export function inLanguage<T extends object>(reply: Reply<T>, language: Language): Reply<T> {
  if (reply.ok || reply.saying === undefined) return reply;
  const { saying, ...failure } = reply;
  return { ...failure, error: { ...failure.error, message: said(saying, language) } };
}

export function refused({ code, message, field, rule }: Refusal): Failure {
  return failWith(code, message, { ...(field ? { field } : {}), ...(rule ? { rule } : {}) });
}

export type Reply<T = object> = Extract<Answer<T>, { ok: true }> | Failure;

export function isFailure(result: object): boolean {
  return 'ok' in result && result.ok === false;
}

export const DONE = { ok: true } as const;
