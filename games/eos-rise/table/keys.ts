/** The keyboard on the board: Escape lets go, T shows the threat, P stops or goes on, shift and a number picks up a figure. */
import type { TargetedKeyboardEvent } from 'preact';
import { CHARACTERS } from '../content/characters.ts';
import type { Desk } from './desk.ts';

const CALM: readonly string[] = ['stop', 'pass', 'standBy', 'ready'];

export function boardKeys(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape' && (desk.picked || desk.die !== undefined || desk.route)) {
    event.stopPropagation();
    if (desk.picked) desk.close();
    else if (desk.die !== undefined) desk.takeDie(undefined);
    else desk.plan(undefined);
    return;
  }
  if (event.key.toLowerCase() === 't') {
    const toggle = event.currentTarget.querySelector<HTMLElement>('[data-key="t"]');
    if (toggle) event.preventDefault();
    toggle?.click();
    return;
  }
  if (!desk.props.decision) return;
  const digit = /^Digit([1-4])$/.exec(event.code)?.[1];
  if (event.shiftKey && digit) {
    const who = CHARACTERS[Number(digit) - 1];
    if (who === undefined) return;
    event.preventDefault();
    const kind = desk.figure?.who === who && desk.figure.kind === 'character' ? 'assistant' : 'character';
    desk.take({ who, kind });
    return;
  }
  if (event.key.toLowerCase() === 'p') {
    const calm = desk.choices.find(({ action }) => CALM.includes(action.type));
    if (!calm) return;
    event.preventDefault();
    desk.perform(calm);
  }
}
