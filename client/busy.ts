/** A busy server puts off what can wait, before it has done anything of it: so it can always be asked again. */
import type { Answer, WireError } from './protocol.ts';

/** How often, before the refusal stands. */
export const BUSY_TRIES = 4;

type PutOff = { readonly ok: false; readonly error: WireError };

export function isPutOff(answer: Answer): answer is PutOff {
  return !answer.ok && answer.error.code === 'too-busy';
}

/** Not all at the same moment. */
export function pauseFor({ after = 1 }: WireError): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, after * 1000 * (1 + Math.random()));
  });
}
