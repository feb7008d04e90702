/** The keyboard on the board: arrows walk the base, numbers take cards, letters ask for an action, Escape lets go. */
import type { TargetedKeyboardEvent } from 'preact';
import { cardsOf } from './cardsOf.ts';
import { type Group, handSpot } from './choices.ts';
import type { Desk } from './desk.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far the arrows look for the next place over a gap. */
const FAR = 8;

/** Walks from place to place; over a gap to the next one, or to the nearest in that direction. */
export function baseKeys(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
  if (step === undefined || cell === undefined) return;
  event.preventDefault();
  const [x = 0, y = 0] = cell.split(',').map(Number);
  const [dx, dy] = step;
  for (let far = 1; far <= FAR; far++) {
    for (const aside of [0, -1, 1]) {
      const key = `${x + dx * far + dy * aside},${y + dy * far + dx * aside}`;
      const next = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${key}"]`);
      if (next) {
        next.focus();
        return;
      }
    }
  }
}

/** Letters that neither the shell nor a screen reader's list needs. */
export const LETTERS: Readonly<Record<Group, string>> = {
  draw: 'w',
  deploy: 'y',
  move: 'm',
  produce: 'p',
  repair: 'r',
  shutDown: 's',
  transfer: 't',
  skill: 'f',
  card: 'c',
  table: 'o',
  end: 'e',
  answer: 'a',
};

/** Letters and numbers, wherever on the board the focus is. */
export function boardKeys(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === 'Escape' && desk.picked) {
    event.stopPropagation();
    desk.close();
    return;
  }
  if (!desk.props.decision) return;
  if (/^[1-9]$/.test(key)) {
    const card = cardsOf(desk.view.hands[desk.me]?.known ?? [])[Number(key) - 1];
    if (card === undefined) return;
    event.preventDefault();
    focusOn(event.currentTarget, handSpot(desk.me, card.card));
    desk.press(handSpot(desk.me, card.card));
    return;
  }
  const group = (Object.keys(LETTERS) as Group[]).find((one) => LETTERS[one] === key.toLowerCase());
  if (group === undefined) return;
  const button = event.currentTarget.querySelector<HTMLElement>(`[data-spot="do:${group}"]`);
  if (button === null) return;
  event.preventDefault();
  button.focus();
  if (group !== 'end') desk.press(`do:${group}`);
}

function focusOn(board: HTMLElement, spot: string): void {
  board.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.focus();
}
