/** What decisions share: windows open to several seats, and verbs that only go on. */
import type { ActionOf, Seat, Verb } from '#engine';
import type { EosAction } from '../action.ts';
import type { CharacterId } from '../content/characters.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { seatOf } from '../rules/crew.ts';
import type { EosRise, G, State } from '../state.ts';

export type EosVerb<T extends EosAction['type']> = Verb<EosRise, ActionOf<EosRise, T>>;

/** Frames of a window that several seats can use. */
export type WindowFrame = Extract<EosFrame, { passed: number }>;

export function hasPassed({ passed }: { readonly passed: number }, seat: Seat): boolean {
  return (passed & (1 << seat)) !== 0;
}

export const NOBODY: readonly Seat[] = [];

const MAX_SEATS = 4;

/** The seats of every set of bits, in their order. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, bits) =>
  [0, 1, 2, 3].filter((seat) => (bits & (1 << seat)) !== 0),
);

export function seatsIn(bits: number): readonly Seat[] {
  return SEATS[bits] ?? NOBODY;
}

/** A seat that is ready or stands by may still act, and the Facilitator may move on. */
export function passedSeats(s: State, { passed }: { readonly passed: number }): readonly Seat[] {
  return seatsIn(passed | (1 << s.facilitator));
}

/** ER-11.2, R65 a seat acts only for its own characters. */
export function owns(s: State, seat: Seat, who: CharacterId) {
  return seatOf(s, who) === seat ? undefined : objection('R65', 'notYours', { who });
}

/** An action that needs nothing but its name. */
function bare<T extends 'ready' | 'standBy' | 'stop' | 'pass'>(type: T): readonly { readonly type: T }[] {
  return [{ type }];
}

const READY = bare('ready');
const STAND_BY = bare('standBy');
const PASS = bare('pass');

/** A seat lets a window pass; the others may still use it. */
function letPass(frame: EosFrame, seat: Seat): WindowFrame | undefined {
  if (!('passed' in frame)) return undefined;
  const passed = frame.passed | (1 << seat);
  return frame.step === 'overcharge' ? { ...frame, passed } : { step: frame.step, passed };
}

/** Goes on without using what is offered. */
export const pass: EosVerb<'pass'> = {
  options: () => PASS,
  check: () => undefined,
  do: (g, _, seat, frame) => passBy(g, seat, frame),
};

function passBy(g: G, seat: Seat, frame: EosFrame): void {
  const again = letPass(frame, seat);
  if (again !== undefined) g.then(again);
}

/** D02 a seat is done with planning. */
export const ready: EosVerb<'ready'> = {
  options: (_, seat, frame) => ('passed' in frame && hasPassed(frame, seat) ? [] : READY),
  check: (_, _action, seat, frame) =>
    'passed' in frame && hasPassed(frame, seat) ? objection('ER-11', 'nothingToDo') : undefined,
  do: (g, _, seat, frame) => passBy(g, seat, frame),
};

/** D03 a seat leaves its other figures where they are. */
export const standBy: EosVerb<'standBy'> = {
  options: (_, seat, frame) => ('passed' in frame && hasPassed(frame, seat) ? [] : STAND_BY),
  check: (_, _action, seat, frame) =>
    'passed' in frame && hasPassed(frame, seat) ? objection('ER-13.2', 'nothingToDo') : undefined,
  do: (g, _, seat, frame) => passBy(g, seat, frame),
};
