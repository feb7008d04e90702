/** Keys of the table: numbers take cards, letters ask for an action, Escape lets go. */
import type { TargetedKeyboardEvent } from 'preact';
import { cardsOf } from './cardsOf.ts';
import { type Group, handSpot } from './choices.ts';
import type { Desk } from './desk.ts';

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
