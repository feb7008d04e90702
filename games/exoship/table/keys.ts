/** Letters of the table ask for an action, Escape lets go. */
import type { TargetedKeyboardEvent } from 'preact';
import { focusBy, menuStep } from '#ui/menu.ts';
import type { ExoshipAction } from '../action.ts';
import type { FounderId } from '../content/founders.ts';
import { inView } from '../view.ts';
import { type Choice, founderSpot } from './choices.ts';
import type { Desk } from './desk.ts';

type Kind = 'sway' | 'ability' | 'replace';
const KINDS: Readonly<Record<string, Kind>> = { s: 'sway', a: 'ability', r: 'replace' };

export const kindOf = (key: string): Kind | undefined => KINDS[key.toLowerCase()];

/** Letters, wherever on the board the focus is. */
export function boardKeys(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, currentTarget, target } = event;
  if (key === 'Escape' && desk.picked) {
    event.stopPropagation();
    desk.close();
    return;
  }
  if (!desk.props.decision || !(target instanceof HTMLElement)) return;
  const kind = kindOf(key);
  if (key !== 'e' && key !== 'c' && kind === undefined) return;
  event.preventDefault();
  if (key === 'e') currentTarget.querySelector<HTMLElement>('[data-spot="end"]')?.focus();
  else if (key === 'c') desk.press('destination');
  else if (kind) ask(desk, kind, target.dataset.spot);
}

/** Opens the menu of the founder in focus at an action of this kind, or says why there is none. */
function ask(desk: Desk, kind: Kind, spot: string | undefined): void {
  const founder = inView(desk.view).find(({ id }) => founderSpot(id) === spot);
  if (founder === undefined) return;
  const offered = desk.at(founderSpot(founder.id));
  const first = offered.find(({ action }) => action.type === kind);
  if (first) {
    desk.open(founderSpot(founder.id), offered, first);
    return;
  }
  const why = desk.props.why(meant(kind, founder.id, founder.target));
  if (why) desk.props.complain(why);
}

function meant(kind: Kind, id: FounderId, target: FounderId | undefined): ExoshipAction {
  if (kind === 'sway') return { type: 'sway', by: id, target: target ?? id };
  return kind === 'ability' ? { type: 'ability', by: id } : { type: 'replace', founder: id };
}

/** In an open menu: arrows go round, letters jump to an action of that kind. */
export function menuKeys(event: TargetedKeyboardEvent<HTMLElement>, choices: readonly Choice[]): void {
  const kind = kindOf(event.key);
  if (kind === undefined) {
    focusBy(event, menuStep(event));
    return;
  }
  const keys = choices.filter(({ action }) => action.type === kind).map((choice) => choice.key);
  const wanted = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')].filter((item) =>
    keys.includes(item.dataset.choice ?? ''),
  );
  event.stopPropagation();
  focusBy(event, wanted[(wanted.indexOf(event.target as HTMLElement) + 1) % wanted.length]);
}
