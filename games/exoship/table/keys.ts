/** Letters of the table, for who has the board in focus: verbs of the founder one is at, the course, tomorrow. */
import type { TargetedKeyboardEvent } from 'preact';
import type { ExoshipAction } from '../action.ts';
import type { SeenFounder } from '../view.ts';
import { founderAtSpot, founderSpot, type Spot } from './choices.ts';
import type { Desk } from './desk.ts';

type Verb = 'sway' | 'ability' | 'replace';
const VERBS: Readonly<Record<string, Verb>> = { s: 'sway', a: 'ability', r: 'replace' };

export function boardKeys(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  if (key === 'Escape' && (desk.picked || desk.showsTomorrow)) {
    event.stopPropagation();
    desk.close();
    desk.setTomorrow(false);
    return;
  }
  const verb = VERBS[key];
  const founder = founderAtSpot(desk.view, desk.picked?.spot ?? (target.dataset.spot as Spot | undefined));
  if (key === 'n' && !event.repeat) desk.setTomorrow(!desk.showsTomorrow);
  else if (desk.props.decision && key === 'c') desk.press('destination');
  else if (desk.props.decision && verb && founder) ask(desk, verb, founder);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Does what the founder in focus can do of this kind, offers it, or says why there is nothing. */
function ask(desk: Desk, verb: Verb, { id, side, target }: SeenFounder): void {
  const spot = founderSpot(id);
  const own = desk.at(spot).filter(({ action }) => action.type === verb);
  const [first] = own;
  if (first && verb === 'sway') desk.perform(first);
  else if (first && verb === 'ability') desk.aimAbility(spot, true);
  else if (first) desk.open(spot, desk.at(spot), first);
  else {
    const wish: ExoshipAction =
      verb === 'replace'
        ? { type: 'replace', founder: id }
        : verb === 'ability'
          ? { type: 'ability', by: id }
          : { type: 'sway', by: id, target: side === 'rift' && target ? target : id };
    const why = desk.props.why(wish);
    if (why) desk.props.complain(why);
  }
}
