/** What an operation answers: its result, or an error with one of the protocol's codes. */
import { REFUSAL_CODES, type Refusal, type RefusalCode, type SayingOf, worded } from '#engine';
import type { CliWords } from '../words.ts';

export const ERROR_CODES = [
  ...REFUSAL_CODES,
  'bad-json',
  'unknown-op',
  'unknown-game',
  'unknown-match',
] as const;
export type ErrorCode = RefusalCode | 'bad-json' | 'unknown-op' | 'unknown-game' | 'unknown-match';

export type EngineWords = CliWords['engine'];

interface ProtocolError {
  readonly code: ErrorCode;
  readonly saying: SayingOf<EngineWords>;
  readonly field?: string;
  readonly rule?: string;
}

export type Reply =
  | { readonly ok: true; readonly [key: string]: unknown }
  | { readonly ok: false; readonly error: ProtocolError };

export function answer(result: Readonly<Record<string, unknown>> = {}): Reply {
  return { ok: true, ...result };
}

export function fail(
  code: ErrorCode,
  saying: SayingOf<EngineWords>,
  more: { field?: string; rule?: string } = {},
): Reply {
  return { ok: false, error: { code, saying, ...more } };
}

export function refused({ code, message, field, rule }: Refusal): Reply {
  return fail(code, ['asTold', message], {
    ...(field === undefined ? {} : { field }),
    ...(rule === undefined ? {} : { rule }),
  });
}

/** As it is sent. */
export function inWords(reply: Reply, words: EngineWords): Readonly<Record<string, unknown>> {
  if (reply.ok) return reply;
  const { code, saying, ...more } = reply.error;
  return { ok: false, error: { code, message: worded(words, saying), ...more } };
}
