/** Refusals: why a host turned a request down. Values with words for the person who meets them. */
import type { Game, Kit, Objection, TableProblem } from './game.ts';
import type { Play } from './play.ts';
import type { Seat } from './seat.ts';
import type { Problem } from './shape.ts';

export const REFUSAL_CODES = [
  'bad-request',
  'bad-option',
  'bad-record',
  'illegal-action',
  'stale',
  'not-your-turn',
  'over',
  'nothing-to-undo',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly field?: string;
  readonly rule?: string;
}

export type Result<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: Refusal };

export function refuse(code: RefusalCode, message: string, more: { field?: string; rule?: string } = {}) {
  return { ok: false, refusal: { ...more, code, message } } as const;
}

export function refuseProblem(code: RefusalCode, { field, reason }: Problem) {
  return refuse(code, `${field} ${reason}`, { field });
}

/** An answer to another version than the one the match is at. */
export function staleRefusal(given: number, at: number): Refusal {
  return refuse('stale', `this answers version ${given}; the match is at ${at}`).refusal;
}

/** What speaks against a well-formed action of a seat: that it has nothing to decide now, or a rule. */
export function objectionTo<K extends Kit>(
  play: Play<K>,
  seat: Seat,
  action: K['action'],
): Objection | undefined {
  if (play.over || !play.invited().includes(seat)) return { rule: 'table', code: 'not-your-turn' };
  return play.objection(seat, action);
}

/** The words for an objection; the kernel's own ones have the rule `table`. */
export function objectionWords<K extends Kit>(game: Game<K>, objection: Objection): string {
  if (objection.rule !== 'table') return game.words.objection(objection);
  return objection.code === 'not-now'
    ? `“${objection.about?.type}” is not one of the things to decide now`
    : 'it is not this seat’s turn to decide';
}

/** The words for what a table's seats and options forbid together. */
export function tableProblemWords<K extends Kit>({ words }: Game<K>, problem: TableProblem): string {
  return words.tableProblem?.(problem) ?? problem.code;
}
