/** Presses around a show: on the board they do nothing else, beside it and by key they are heard at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shield, swallow } from './shield.ts';

class Piece extends EventTarget {
  readonly #onBoard: boolean;
  constructor(onBoard: boolean) {
    super();
    this.#onBoard = onBoard;
  }
  closest(): Piece | null {
    return this.#onBoard ? this : null;
  }
}

class Press extends Event {
  readonly detail: number;
  readonly #at: Piece;
  constructor(type: 'pointerdown' | 'click', at: Piece, detail = 1) {
    super(type, { cancelable: true });
    this.#at = at;
    this.detail = detail;
  }
  override get target(): EventTarget {
    return this.#at;
  }
}

const ON_BOARD = new Piece(true);
const BESIDE = new Piece(false);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Piece);
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses there, and tells whether the click was heard. */
function press(at: Piece, { detail = 1, released = at } = {}): boolean {
  document.dispatchEvent(new Press('pointerdown', at));
  return document.dispatchEvent(new Press('click', released, detail));
}

test('the click of a press that went on with a show does nothing on the board', () => {
  swallow(new Press('pointerdown', ON_BOARD));
  expect(document.dispatchEvent(new Press('click', ON_BOARD))).toBe(false);
  // The next is a press of its own.
  expect(press(ON_BOARD)).toBe(true);
});

test('a press beside the board is heard', () => {
  swallow(new Press('pointerdown', BESIDE));
  expect(document.dispatchEvent(new Press('click', BESIDE))).toBe(true);
});

test('a click without a pointer is heard, and the one that was awaited is not', () => {
  swallow(new Press('pointerdown', ON_BOARD));
  expect(document.dispatchEvent(new Press('click', ON_BOARD, 0))).toBe(true);
  expect(document.dispatchEvent(new Press('click', ON_BOARD))).toBe(false);
});

test('as a show closes the board hears no press for half a second', () => {
  shield();
  expect(press(ON_BOARD)).toBe(false);
  expect(press(BESIDE)).toBe(true);
  expect(press(ON_BOARD, { released: BESIDE })).toBe(true);
  vi.advanceTimersByTime(499);
  expect(press(ON_BOARD)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(press(ON_BOARD)).toBe(true);
});
