/**
 * The keyboard on the board: shift and a number picks up a figure or names a character, letters press icons and rooms, P
 * stops or goes on, T shows the threat, Escape lets go.
 */
import type { TargetedKeyboardEvent } from 'preact';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import type { CrewAction, HullRoom } from '../content/rooms.ts';
import type { Spot } from './choices.ts';
import type { Desk } from './desk.ts';

const CALM: readonly string[] = ['stop', 'pass', 'standBy', 'ready'];

/** None is a key of the page or of this board, but B, which is not needed by whoever is on the board already. */
export const SLOT_LETTERS: Readonly<Record<CrewAction, string>> = {
  training: 'a',
  build: 'e',
  repair: 'r',
  'basic-treatment': 'i',
  'charge-1': 'x',
  'charge-2': 'y',
  'charge-3': 'z',
  'advanced-treatment': 'm',
  technology: 'f',
  contract: 'c',
  'mining-station': 'n',
  scan: 's',
  lottery: 'j',
  drydock: 'q',
  brokers: 'g',
  tutors: 'w',
  leave: 'v',
  escort: 'b',
  'advanced-room': 'o',
};

export const ROOM_LETTERS: Readonly<Record<HullRoom, string>> = {
  command: 'c',
  engine: 'e',
  medical: 'm',
  crafting: 'f',
  'cargo-bay': 'g',
  'mining-control': 'n',
  scanner: 's',
};

export function boardKeys(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'escape') {
    if (letGo(desk)) event.stopPropagation();
    return;
  }
  if (key === 't') {
    if (click(event, '[data-key="t"]')) event.preventDefault();
    return;
  }
  if (!desk.props.decision) return;
  if (key === 'p' ? calm(desk) : event.shiftKey ? name(event, desk) : letter(event, desk, key))
    event.preventDefault();
}

function letGo(desk: Desk): boolean {
  if (desk.picked) desk.close();
  else if (desk.die !== undefined) desk.takeDie(undefined);
  else if (desk.route) desk.plan(undefined);
  else return false;
  return true;
}

function calm(desk: Desk): boolean {
  const choice = desk.choices.find(({ action }) => CALM.includes(action.type));
  if (choice) desk.perform(choice);
  return choice !== undefined;
}

/** A character: whose figure is taken in hand, the second time the Assistant's, or who is chosen. */
function name(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk): boolean {
  const digit = /^Digit([1-4])$/.exec(event.code)?.[1];
  const who: CharacterId | undefined = CHARACTERS[Number(digit) - 1];
  if (who === undefined) return false;
  const spot = `crew:${who}` as const;
  if (desk.at(spot).length > 0) {
    desk.press(spot);
    return true;
  }
  const kind = desk.figure?.who === who && desk.figure.kind === 'character' ? 'assistant' : 'character';
  desk.take({ who, kind });
  return true;
}

/** The icon or room of a letter; rooms are pressed by their button, which asks about a last point once more. */
function letter(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk, key: string): boolean {
  const spot = spotOf(desk, key);
  if (spot === undefined) return false;
  if (spot === 'slot:advanced-room') desk.offer(spot, desk.at(spot));
  else return click(event, `[data-spot="${spot}"]`);
  return true;
}

function spotOf(desk: Desk, key: string): Spot | undefined {
  const spots = new Set(desk.choices.flatMap((choice) => choice.spots));
  for (const [action, own] of Object.entries(SLOT_LETTERS)) {
    const spot = `slot:${action as CrewAction}` as const;
    if (own === key && spots.has(spot)) return spot;
  }
  for (const [room, own] of Object.entries(ROOM_LETTERS)) {
    const spot = `room:${room as HullRoom}` as const;
    if (own === key && spots.has(spot)) return spot;
  }
  return undefined;
}

function click({ currentTarget }: TargetedKeyboardEvent<HTMLElement>, selector: string): boolean {
  const button = currentTarget.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}
