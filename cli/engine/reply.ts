/** What an operation answers: its result, or an error with one of the protocol's codes. */
import { REFUSAL_CODES, type Refusal, type RefusalCode } from '#engine';

export const ERROR_CODES = [
  ...REFUSAL_CODES,
  'bad-json',
  'unknown-op',
  'unknown-game',
  'unknown-match',
] as const;
export type ErrorCode = RefusalCode | 'bad-json' | 'unknown-op' | 'unknown-game' | 'unknown-match';

export interface ProtocolError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
  readonly rule?: string;
}

export type Reply =
  | { readonly ok: true; readonly [key: string]: unknown }
  | { readonly ok: false; readonly error: ProtocolError };

export function answer(result: Readonly<Record<string, unknown>> = {}): Reply {
  return { ok: true, ...result };
}

export function fail(code: ErrorCode, message: string, more: { field?: string; rule?: string } = {}): Reply {
  return { ok: false, error: { code, message, ...more } };
}

export function refused({ code, message, field, rule }: Refusal): Reply {
  return fail(code, message, {
    ...(field === undefined ? {} : { field }),
    ...(rule === undefined ? {} : { rule }),
  });
}
