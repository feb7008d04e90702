/**
 * The keyboard on the board: shift and a number for a character, letters for places and rooms, O swaps what is large, P
 * stops, T shows the threat, Escape lets go.
 */
import type { TargetedKeyboardEvent } from 'preact';
import { CHARACTERS } from '../content/characters.ts';
import type { Desk } from './desk.ts';

export function boardKeys(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk, swap: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  const { currentTarget: board } = event;
  const click = (selector: string): boolean => {
    const button = board.querySelector<HTMLElement>(selector);
    button?.click();
    return button !== null;
  };
  const letter = (): boolean =>
    /^[a-z]$/.test(key) &&
    click(`.o-live[aria-keyshortcuts="${key}"], .er-split [aria-keyshortcuts="${key}"]`);
  const digit = event.shiftKey ? /^Digit([1-4])$/.exec(event.code)?.[1] : undefined;
  const who = CHARACTERS[Number(digit) - 1];
  let done = true;
  if (key === 'escape') done = letGo(desk);
  else if (key === 'o') {
    swap();
    // What had the focus may be gone with its lens.
    board.focus();
  } else if (key === 't') done = click('[data-key="t"]');
  else if (key === 'p') done = stop(desk);
  else if (who) desk.press(desk.picked?.spot === `crew:${who}` ? `assistant:${who}` : `crew:${who}`);
  else done = letter();
  if (!done) return;
  event.preventDefault();
  if (key === 'escape') event.stopPropagation();
}

function letGo(desk: Desk): boolean {
  if (desk.picked) desk.close();
  else if (desk.route.length > 0) desk.plan(undefined);
  else return false;
  return true;
}

function stop(desk: Desk): boolean {
  const choice = desk.choices.find(({ action }) => action.type === 'stop');
  if (choice) desk.perform(choice);
  return choice !== undefined;
}
